"""The tests that `make test` runs inside Pyodide too, and why: `python -m tests.in_pyodide`.

Our code is the same there, so a test is worth its time in Pyodide only if something below our code
differs: the version of Python, the width of C's integers, the mathematical library, the depth of
the stack, the memory, or how fast objects are freed.  What the page does with its Python is tested
in Chromium.  `make prove` runs all tests there.
"""

from __future__ import annotations

SAMPLE = {
    "random numbers come from another build of hashlib, in arrays of C's integers": [
        "tests/test_rng.py",
        "tests/test_golden_draws.py",
    ],
    "every generator step for step, and in the forms that work on whole rows and large integers": [
        "tests/test_golden_mazes.py",
        "tests/test_whole.py",
    ],
    "every shape, generator, solver and change, by the digest of what a link shows": [
        "tests/test_share.py::test_links_mean_the_same_for_ever",
        "tests/test_share.py::test_each_bad_value_is_repaired_with_a_sentence",
    ],
    "every solver step for step, as it is run at once": [
        "tests/test_solvers.py::test_a_recipe_solves_the_same_stepped_and_run",
    ],
    "engines for tilings: wide integers, large dictionaries, numbers beyond 32 and 64 bits": [
        "tests/test_pentomino_search.py::test_golden_tilings",
        "tests/test_pentomino_engines.py::test_all_engines_list_the_same_tilings",
        "tests/test_pentomino_engines.py::test_dominoes_are_counted_as_kasteleyn_counts_them",
        "tests/test_pentomino_engines.py::test_large_numbers_are_drawn_without_bias",
        "tests/test_pentomino_engines.py::test_two_halves_of_a_drawn_board",
        "tests/test_stats.py::test_spanning_trees_of_squares_are_those_published",
        "tests/test_stats.py::test_large_grids_give_a_power_of_ten",
    ],
    "depth and memory: nothing recurses, no deep chain is freed, large mazes stay small": [
        "tests/test_generators.py::test_ten_thousand_cells_and_more",
        "tests/test_kept.py",
        "tests/test_large_mazes.py",
        "tests/test_player.py",
    ],
    "geometry and text made of floating-point numbers by another mathematical library": [
        "tests/test_shapes.py::test_a_maze_on_every_shape",
        "tests/test_shapes.py::test_arithmetic_shapes_are_the_ones_made_of_polygons",
        "tests/test_pointing.py::test_the_center_of_a_cell_means_that_cell",
        "tests/test_render.py",
    ],
    "frames, code objects, regular expressions and messages of another Python": [
        "tests/test_tracing.py",
        "tests/test_language.py",
        "tests/test_params.py",
    ],
}


def names() -> list[str]:
    return [name for group in SAMPLE.values() for name in group]


if __name__ == "__main__":
    print(*names())

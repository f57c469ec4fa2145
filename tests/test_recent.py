"""The last states of lists: what is undone is what was there."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from maze.recent import NOTHING, Recent, difference

LISTS = st.lists(st.integers(0, 3), max_size=6).map(tuple)
STATES = st.dictionaries(st.sampled_from(["stack", "sets"]), LISTS, max_size=2)


@given(LISTS, LISTS)
def test_a_difference_leads_back(before, after):
    assert difference(before, after).undo(after) == before


def test_a_difference_of_one_entry_is_small():
    assert len(difference((1, 2, 3, 4), (1, 2, 9, 4)).places) == 1
    assert len(difference((1, 2, 3), (1, 2, 3, 4)).places) == 0      # what was pushed is cut off
    assert difference((1, 2, 3), (1, 2)).places == (2,)


@given(st.lists(STATES, min_size=1, max_size=12), st.lists(st.integers(0, 14), max_size=8))
def test_any_order_of_questions_gets_the_states_that_were_added(states, questions):
    recent = Recent(8, 1000)
    for position, state in enumerate(states):
        recent.add(position, state)
    first = max(0, len(states) - 8)
    assert recent.first == first
    for position in questions:
        kept = first <= position < len(states)
        assert (position in recent) == kept
        assert recent.at(position) == (states[position] if kept else NOTHING)


def test_a_state_is_the_same_object_until_another_is_asked_for():
    recent = Recent(8, 1000)
    for position in range(5):
        recent.add(position, {"stack": (position,) * position})
    assert recent.at(2) is recent.at(2)


def test_numbers_are_bounded_and_the_last_state_stays():
    recent = Recent(100, 40)
    for position in range(30):
        recent.add(position, {"sets": (position,) * 10})   # everything differs: twenty numbers each
        assert recent.numbers <= 40
    assert recent.first == 28
    recent.add(30, {"sets": (0,) * 100})
    assert recent.first == 30 and recent.at(30) == {"sets": (0,) * 100} and recent.numbers == 100

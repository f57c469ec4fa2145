"""Difficulty: how much work an exhaustive search of a puzzle is, counted once and kept as data.

The search is Algorithm X of this project (``maze.pentomino.solvers.algorithm_x``) for all tilings.
Its nodes are the placements that it tries. A placement is forced if a square, or a piece, had no
other way left. ``tests/test_pentomino_collections.py`` counts again.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Difficulty(NamedTuple):
    """``tilings`` counts turned and mirrored ones too; ``forced`` are some of the ``nodes``."""

    different: int
    tilings: int
    nodes: int
    forced: int

    @property
    def tries(self) -> int:
        """Placements that are tried for each tiling: how well the tilings are hidden."""
        return round(self.nodes / self.tilings)

    @property
    def forced_percent(self) -> int:
        """How much of the search leaves no choice."""
        return round(100 * self.forced / self.nodes)


@cache
def difficulties() -> dict[str, Difficulty]:
    """By the id of a named board, or of a challenge on one of the ladders."""
    return {id_: Difficulty(*numbers) for id_, numbers in COUNTED.items()}


COUNTED = {                                                # different, all, nodes, forced
    "3x20": (2, 8, 13520, 1308),
    "4x15": (368, 1472, 486068, 56521),
    "5x12": (1010, 4040, 1736690, 190632),
    "6x10": (2339, 9356, 3498471, 402111),
    "8x8-a1.4": (5027, 10054, 3576092, 399856),
    "8x8-b1.4": (3207, 3207, 1222017, 138809),
    "8x8-c1.4": (1839, 1839, 737704, 84738),
    "8x8-c2.4": (1662, 1662, 840762, 98520),
    "8x8-d1.4": (1288, 2576, 1841429, 219021),
    "8x8-b2.4": (987, 1974, 1030158, 115925),
    "8x8-d3.4": (768, 1536, 583847, 68176),
    "8x8-d2.4": (721, 1442, 928367, 109520),
    "8x8-c3.4": (582, 1164, 460568, 53078),
    "8x8-d4.4": (65, 520, 286380, 32956),
    "8x8-a1.a8.h1.h8": (2170, 17360, 6323024, 699716),
    "8x8-a7.b1.g8.h2": (190, 760, 907573, 99347),
    "8x8-b2.b7.g2.g7": (188, 1504, 1525448, 174211),
    "8x8-c5.d3.e6.f4": (126, 504, 225489, 28102),
    "8x8-b5.d2.e7.g4": (85, 340, 224652, 25475),
    "8x8-a5.d1.e8.h4": (64, 256, 409145, 42615),
    "8x8-b6.c2.f7.g3": (56, 224, 196586, 24948),
    "8x8-a6.c1.f8.h3": (54, 216, 464899, 51129),
    "8x8-c3.c6.f3.f6": (21, 168, 142101, 18397),
    "together-4x5.4x10": (40, 80, 56813, 6819),
    "together-5x6.5x6": (16, 64, 103404, 9720),
    "together-5x5.5x7": (16, 32, 80267, 8658),
    "together-5x3.5x9": (8, 16, 146227, 12070),
    "hexagon-6x11": (4951, 9902, 2955747, 331825),
    "hexagon-8x10": (2197, 4394, 2843709, 318032),
    "wedge-5x14": (3318, 3318, 880785, 113414),
    "octagon-8x9": (1595, 6380, 2876845, 316394),
    "octagon-7x12": (449, 1796, 1357255, 150042),
    "hexagon-5x16": (233, 466, 313296, 40865),
    "trapezium-5x16": (192, 384, 312612, 40300),
    "octagon-6x12": (149, 596, 726814, 71378),
    "hexagon-4x18": (138, 276, 127623, 16646),
    "octagon-4x16": (44, 176, 232672, 22996),
    "hexagon-3x22": (2, 4, 13724, 1329),
    "trapezium-3x22": (2, 4, 13723, 1330),
    "double-P": (15, 15, 137, 19),
    "double-N": (5, 5, 56, 7),
    "double-U": (5, 10, 91, 13),
    "double-W": (5, 10, 109, 13),
    "double-Z": (4, 8, 86, 8),
    "double-Y": (2, 2, 46, 4),
    "double-T": (1, 2, 49, 8),
    "triple-F": (125, 125, 14392, 1356),
    "triple-I": (19, 76, 13680, 1138),
    "triple-L": (113, 113, 9696, 1009),
    "triple-N": (68, 68, 10416, 1122),
    "triple-P": (497, 497, 43728, 4718),
    "triple-T": (106, 212, 19405, 1862),
    "triple-U": (48, 96, 11931, 1351),
    "triple-V": (63, 126, 12555, 1252),
    "triple-W": (91, 182, 15540, 1746),
    "triple-X": (15, 120, 18827, 1454),
    "triple-Y": (86, 86, 10703, 988),
    "triple-Z": (131, 262, 20096, 2181),
    "letter-C": (22, 44, 16462, 1812),
    "letter-E": (25, 50, 32575, 3090),
    "letter-F": (26, 26, 30851, 2956),
    "letter-H": (14, 28, 6834, 703),
    "letter-L": (15, 15, 18534, 1865),
    "letter-S": (17, 34, 18111, 1999),
    "letter-T": (13, 26, 27325, 2779),
    "letter-U": (22, 44, 16042, 1825),
    "letter-Z": (3, 6, 7565, 711),
    "picture-pyramid": (34, 68, 42141, 5511),
    "picture-cross": (119, 238, 136484, 12534),
    "picture-heart": (26, 52, 171122, 14203),
    "picture-ring": (9, 36, 20261, 2354),
    "picture-ship": (60, 60, 37180, 4475),
    "picture-tree": (1, 2, 37347, 4331),
    "picture-arrow": (136, 272, 216863, 18974),
    "picture-stairs": (154, 308, 231391, 26950),
    "penta3-FPU": (1, 4, 24, 6),
    "penta3-LNV": (1, 4, 16, 8),
    "penta3-LPV": (1, 4, 32, 10),
    "penta3-LTY": (1, 4, 15, 6),
    "penta3-NPU": (1, 4, 26, 6),
    "penta3-PUV": (1, 4, 36, 4),
    "penta3-PUY": (1, 4, 28, 8),
    "penta4-FIPU": (2, 8, 52, 12),
    "penta4-ILTY": (2, 8, 34, 12),
    "penta4-IPUV": (2, 8, 76, 8),
    "penta4-IPUY": (2, 8, 60, 16),
    "penta4-LNPU": (2, 8, 133, 27),
    "penta4-LNVZ": (2, 8, 73, 24),
    "penta4-LPTV": (4, 16, 124, 33),
    "penta5-FIPUY": (2, 16, 238, 64),
    "penta5-ILNPU": (4, 32, 554, 106),
    "penta5-ILNVZ": (4, 32, 302, 96),
    "penta5-ILPTV": (8, 64, 504, 130),
    "penta5-ILPTY": (2, 16, 532, 86),
    "penta5-INPUY": (2, 16, 324, 68),
    "penta5-IPUVZ": (2, 16, 224, 54),
    "penta6-FIPTUY": (6, 24, 675, 137),
    "penta6-ILNPUZ": (12, 48, 1016, 140),
    "penta6-ILNUVZ": (4, 16, 780, 116),
    "penta6-ILPTVY": (6, 24, 1314, 200),
    "penta6-INPUYZ": (7, 28, 746, 104),
    "penta6-IPUVYZ": (2, 8, 626, 94),
    "penta7-FILPTUY": (34, 136, 5653, 660),
    "penta7-FIPUVYZ": (19, 76, 2901, 414),
    "penta7-ILNPUYZ": (9, 36, 6128, 788),
    "penta7-ILNTUVZ": (6, 24, 2073, 278),
    "penta7-ILPTUVY": (31, 124, 5569, 720),
    "penta7-INPUVYZ": (13, 52, 3854, 471),
    "penta8-FILPTUVY": (92, 368, 30831, 4664),
    "penta8-FILPUVYZ": (67, 268, 28223, 3964),
    "penta8-ILNPTUVZ": (30, 120, 21198, 2969),
    "penta8-ILNPUVYZ": (141, 564, 38654, 5934),
    "penta9-FILNPUVYZ": (276, 1104, 173310, 23345),
    "penta9-FILPTUVWY": (574, 2296, 116213, 17186),
    "penta9-ILNPTUVYZ": (135, 540, 142759, 19349),
    "penta10-FILNPTUVYZ": (1166, 4664, 681082, 87619),
    "penta10-FILPTUVWYZ": (717, 2868, 350396, 47503),
    "penta11-FILNPTUVWYZ": (1615, 6460, 2437479, 300367),
    "penta12-FILNPTUVWXYZ": (1010, 4040, 1736690, 190632),
}

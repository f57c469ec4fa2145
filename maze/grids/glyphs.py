"""Capital letters and digits as strokes: for pictures without fonts (PNG) and for mazes in letters.

Each letter is drawn on a grid 4 wide and 6 high, (0, 0) top left: strokes separated by spaces, a
stroke is its points, two digits each.
"""

from __future__ import annotations

STROKES = {
    "A": "062046 1434", "B": "00063645443303 3342413000", "C": "4130100105163645",
    "D": "0006264542412000", "E": "40000646 0333", "F": "400006 0333", "G": "41301001051636454323",
    "H": "0006 4046 0343", "I": "1030 2026 1636", "J": "404536160504", "K": "0006 4003 0346",
    "L": "000646", "M": "0600234046", "N": "06004640", "O": "103041453616050110",
    "P": "06003041423303",
    "Q": "103041453616050110 3446", "R": "06003041423303 2346", "S": "4130100102334445361605",
    "T": "0040 2026", "U": "000516364540", "V": "002640", "W": "0016233640", "X": "0046 4006",
    "Y": "002340 2326", "Z": "00400646", "+": "2125 0343",
    "0": "103041453616050110", "1": "012026 1636", "2": "01103041420646",
    "3": "011030414233 23334445361605", "4": "36300444", "5": "400003334445361605",
    "6": "413010010516364544331304", "7": "004016",
    "8": "103041423313020110 133344453616050413", "9": "051636454130100102133342",
}


def strokes(letter: str) -> list[list[tuple[float, float]]]:
    """Polylines in a box one high, centered on (0, 0); [] for what is not drawn."""
    return [[(int(run[i]) / 6 - 1 / 3, int(run[i + 1]) / 6 - 1 / 2) for i in range(0, len(run), 2)]
            for run in STROKES.get(letter.upper(), "").split()]

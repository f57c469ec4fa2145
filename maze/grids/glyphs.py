"""Capital letters and digits as strokes: for pictures without fonts (PNG) and for mazes in letters.

Each letter is drawn on a grid 4 wide and 6 high, (0, 0) top left: strokes separated by spaces, a
stroke is its points, two digits each. A letter with a mark above it is a plain letter and a mark;
together there are the letters of all languages that the page speaks.
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
    "Γ": "400006", "Δ": "20064620", "Θ": "103041453616050110 1333", "Λ": "062046",
    "Ξ": "0040 1333 0646", "Π": "06004046", "Σ": "4000230646",
    "Φ": "113142443515040211 2026", "Ψ": "000314344340 2026",
    "Ω": "061615030110304143353646",
    "Ą": "062046 1434 463748", "Ę": "40000646 0333 463748", "Ł": "000646 0422",
    "ẞ": "0601104023 233344453626",
    "8": "103041423313020110 133344453616050413", "9": "051636454130100102133342",
}

LOOK = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True))    # Greek like Latin letters
STROKES |= {greek: STROKES[latin] for greek, latin in LOOK.items()}

# Marks stand above a letter, from 2 to 3 above its top; a stroke is its points, y counted upward.
MARKS = {"acute": "2233", "double": "1223 3243", "dots": "1212 3232", "dot": "2222",
         "caron": "132233", "tilde": "02133243"}
MARKED: dict[str, tuple[str, str]] = {                     # letter -> the plain letter, the mark
    letter: (plain, mark) for mark, pairs in {
        "acute": "ÁAÉEÍIÓOÚUÝYĆCŃNŚSŹZΆAΈEΉHΊIΌOΎYΏΩ", "double": "ŐOŰU", "dots": "ÄAÖOÜUΪIΫY",
        "dot": "ŻZ", "caron": "ŠSŽZČC", "tilde": "ÕO"}.items()
    for letter, plain in zip(pairs[::2], pairs[1::2], strict=True)}
LETTERS = {letter for letter in {*STROKES, *MARKED} if letter.isalnum()}


def strokes_of(letter: str) -> list[list[tuple[int, int]]]:
    """The strokes of a letter, with its mark if it has one: points, y negative above its top."""
    plain, mark = MARKED.get(letter, (letter, ""))
    above = [[(x, -y) for x, y in run] for run in _runs(MARKS.get(mark, ""))]
    return _runs(STROKES[plain]) + above


def _runs(text: str) -> list[list[tuple[int, int]]]:
    return [[(int(run[i]), int(run[i + 1])) for i in range(0, len(run), 2)]
            for run in text.split()]


def strokes(letter: str) -> list[list[tuple[float, float]]]:
    """Polylines in a box one high, centered on (0, 0); [] for what is not drawn."""
    return [[(int(run[i]) / 6 - 1 / 3, int(run[i + 1]) / 6 - 1 / 2) for i in range(0, len(run), 2)]
            for run in STROKES.get(letter.upper(), "").split()]

"""Color by numbers: contrast, lightness, distance, and how colors look to other eyes.

    contrast      WCAG 2, relative luminance
    lightness     CIE L*, 0 to 100
    difference    CIEDE2000 (Gaurav Sharma, Wencheng Wu, Edul Dalal, "The CIEDE2000 color-difference
                  formula: implementation notes", 2005)
    seen          full dichromacy (Gustavo Machado, Manuel Oliveira, Leandro Fernandes, "A
                  physiologically-based model for simulation of color vision deficiency", 2009)

Colors are ``#RRGGBB``.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]

WHITE = (0.95047, 1.0, 1.08883)                            # D65
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750),
          (0.0193339, 0.1191920, 0.9503041))
VISIONS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
               (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
               (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
               (0.004733, 0.691367, 0.303900)),
}


def linear(color: str) -> Triple:
    """Linear light of an sRGB color."""
    parts = (int(color[i:i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return r, g, b


def luminance(color: str) -> float:
    r, g, b = linear(color)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """1 to 21."""
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def lab(color: str, vision: str = "normal") -> Triple:
    """CIE L*a*b* of a color as it is seen."""
    seen = [min(max(part, 0.0), 1.0) for part in _times(VISIONS[vision], linear(color))]
    x, y, z = (_root(part / white) for part, white in zip(_times(TO_XYZ, seen), WHITE))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def lightness(color: str) -> float:
    return lab(color)[0]


def difference(one: str, other: str, vision: str = "normal") -> float:
    """How far apart two colors look, in CIEDE2000: 1 is just seen."""
    return ciede2000(lab(one, vision), lab(other, vision))


def ciede2000(one: Triple, other: Triple) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, other
    middle = (hypot(a1, b1) + hypot(a2, b2)) / 2
    grey = 1.5 - 0.5 * sqrt(middle ** 7 / (middle ** 7 + 25 ** 7))
    c1, h1 = hypot(a1 * grey, b1), degrees(atan2(b1, a1 * grey)) % 360
    c2, h2 = hypot(a2 * grey, b2), degrees(atan2(b2, a2 * grey)) % 360
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    turn, hue = _turn(c1, h1, c2, h2)
    t = (1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6)
         - 0.20 * _cos(4 * hue - 63))
    weigh_l = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    weigh_c, weigh_h = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    bend = -2 * sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) * sin(
        radians(60 * exp(-((hue - 275) / 25) ** 2)))
    dl, dc = (l2 - l1) / weigh_l, (c2 - c1) / weigh_c
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / weigh_h
    return sqrt(dl ** 2 + dc ** 2 + dh ** 2 + bend * dc * dh)


def _turn(c1: float, h1: float, c2: float, h2: float) -> tuple[float, float]:
    """The angle from one hue to the other, and the hue between them."""
    if not c1 * c2:
        return 0.0, h1 + h2
    turn = (h2 - h1 + 180) % 360 - 180
    if abs(h1 - h2) <= 180:
        return h2 - h1, (h1 + h2) / 2
    return turn, ((h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2)


def _cos(angle: float) -> float:
    return cos(radians(angle))


def _root(share: float) -> float:
    return share ** (1 / 3) if share > (6 / 29) ** 3 else share / (3 * (6 / 29) ** 2) + 4 / 29


def _times(matrix, vector) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]

"""Zooming: buttons, keys, wheel and fingers that choose which part of a picture is seen."""

"""Playing pentominoes by hand: pure state, reasons, hints and progress; no page."""

"""The page: clock, canvas, controls and address bar.  The only part that knows a browser."""

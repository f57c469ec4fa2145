"""What the page uses of Pyodide."""

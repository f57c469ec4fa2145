"""Programs that search for tilings: checked step by step, run, and proved."""

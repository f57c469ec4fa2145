"""Our lessons in German."""

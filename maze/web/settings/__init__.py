"""Settings: what a visitor wishes for on this device; never part of a picture or its link."""

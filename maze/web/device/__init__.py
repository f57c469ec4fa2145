"""Device: what the page keeps on this device between visits, to be saved, loaded, deleted."""

"""Work that takes long: between frames, or in a worker."""

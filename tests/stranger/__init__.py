"""Four files as a newcomer would write them, one of each kind: see tests/test_stranger.py."""

"""Quests: keys and doors, or points to be passed in order, in a maze of any shape."""

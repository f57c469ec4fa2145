"""Made to order: mazes that are searched for because somebody has asked for certain properties."""

"""Made to order: mazes that are searched for, because somebody wishes them so and not otherwise."""

"""What several generators share."""

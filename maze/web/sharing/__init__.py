"""Sharing: links with what was ticked, frames for other pages, and the page as such a frame."""

"""Lessons on the page: gone through by a pupil, put together by a teacher."""

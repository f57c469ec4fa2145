"""All records of the page.  Whoever changes the form of a record's texts raises its version."""

from maze.web.device.records import Record

SETTINGS = Record("settings", 1)           # choice -> word; "language" is of static/words.mjs
PLAYED = Record("played", 1)               # digest of a maze -> the best result
PLAYS = Record("plays", 1)                 # digest of a maze's link and a number -> one play of it
UNFINISHED = Record("unfinished", 1)       # digest of a maze's link -> a game as it stands
UNFINISHED_TILINGS = Record("unfinished-tilings", 1)  # digest of a puzzle's link -> a position
ALBUM = Record("album", 1)                 # digest of a puzzle's link -> solutions found
FENCES = Record("fences", 1)                # rule -> the position of the best fence
OWN_SETS = Record("own-sets", 1)            # digest of a link -> its age and the link
CHALLENGES = Record("challenges", 1)       # challenge -> fewest hints it was solved with
TRACKS = Record("tracks", 1)               # digest of an unfinished game's link -> its track
DAYS = Record("days", 1)                   # place and date -> how the puzzle of that day was solved
PROGRAMS = Record("programs", 1)           # name of a program -> its text
EXERCISES_DONE = Record("exercises", 1)    # exercise -> the program that passed
SHOW_LEFT = Record("show-left", 1)         # mode of pentominoes -> whether pieces left are shown
LESSONS = Record("lessons", 1)             # digest of a lesson -> how far somebody is
DRAFT = Record("draft", 1)                 # "lesson" -> the one that is being made

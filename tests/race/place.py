"""The place: what a file in ``maze/places/`` would hold, or a package of its own there."""

from maze.place import Place

PLACE = Place(
    id="race", title="Race", order=9, page_title="Meander: a race",
    fields="tests.race.recipe", files="tests.race.recipe", workshop="tests.race.workshop:Races",
    modes=("watch", "slow"), board=False, buttons="race", needs=("tests.race",))

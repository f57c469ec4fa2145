"""FencePanel: a fence laid by hand on the page: its referee, what is known, one's own best.

The best fence of each rule is kept on the device as a position; the referee measures it again each
time, so a number nobody has laid is never shown.
"""

from __future__ import annotations

from collections.abc import Callable

from maze.errors import RecipeError
from maze.message import Message, Said, joined
from maze.pentomino.fence import Plane, is_whole_set, judge
from maze.pentomino.fence_words import known_area, known_laid, report_words, rule_words
from maze.pentomino.position import Laid, parse_position
from maze.pentomino.recipe import TilingRecipe
from maze.web.device.known import FENCES
from maze.web.device.records import Records
from maze.web.markup import put
from maze.web.page import Page
from maze.web.tilings.fence_surface import FenceSurface
from maze.web.tilings.game_buttons import show_game
from maze.web.tilings.hand_panel import HandPanel
from maze.web.tilings.unfinished import UnfinishedTilings
from maze.web.tilings.words import GOES_ON, progress_words, where_it_is
from maze.web.voice import Voice

BOX = "fence-box"
COPIED = 6                             # pieces that lie as they were shown: then it does not count
WORDS = {"title": "The field", "area": "Fenced in", "known": "Largest known to us",
         "best": "Your best", "show_best": "Lay my best fence",
         "show_known": "Lay the largest known"}
MARKUP = """
<h3 id="fence-title">[title]</h3>
<dl class="numbers"><div><dt>[area]</dt><dd id="fence-area">–</dd></div>
<div><dt>[known]</dt><dd id="fence-known">–</dd></div>
<div><dt>[best]</dt><dd id="fence-best">–</dd></div></dl>
<p id="fence-rule" class="hint"></p>
<button id="fence-show-best" type="button">[show_best]</button>
<button id="fence-show-known" type="button">[show_known]</button>
"""


class FencePanel(HandPanel[FenceSurface]):
    """``moved`` is called for each new position; see ``game_panel.GamePanel`` for other puzzles."""

    def __init__(self, page: Page, voice: Voice, records: Records, kept: UnfinishedTilings,
                 redraw: Callable[[], None], moved: Callable[[str], None]) -> None:
        super().__init__(page, redraw)
        self.voice, self.records, self.kept, self.moved = voice, records, kept, moved
        self._recipe = TilingRecipe()
        self._best = 0                                     # squares
        self._is_there = False                             # whether the box is in the document

    @property
    def plane(self) -> Plane:
        return self.surface.plane

    def begin(self, recipe: TilingRecipe) -> FenceSurface:
        """Lay a recipe's fence; one that stands there, or was left there, goes on."""
        puzzle = recipe.but(place="")
        if puzzle != self._recipe or self.game.position() != recipe.place:
            game, _ = self.kept.open(recipe)
            self._recipe = puzzle
            self.surface = FenceSurface(game, self.redraw, self._changed)
            if game.laid and not recipe.place:
                self.surface.said = Message(GOES_ON)
        self.is_on, self._best = True, judge(self.plane, self.best()).area
        self._furnish()
        return self.surface

    def stop(self) -> None:
        """Something else is done."""
        self.is_on = False
        self.page.attribute(BOX, "hidden", "")
        self.page.attribute("", "data-fence", None)

    # --- the best --------------------------------------------------------------------------------

    def best(self) -> list[Laid]:
        """The best fence of this device; none if there is none, or none that can be read."""
        recipe = self._recipe
        try:
            return parse_position(self.records.read(FENCES, self.plane.rule), recipe.board,
                                  recipe.pieces) if self._is_whole else []
        except RecipeError:
            return []

    @property
    def _is_whole(self) -> bool:
        """Whether these are the twelve, so that fences can be compared."""
        return is_whole_set(self._recipe.pieces)

    def _changed(self) -> None:
        game, area = self.game, self.surface.report.area
        self.kept.keep(self._recipe, game, 0)
        self.moved(game.position())
        if self._is_whole and area > self._best and not self._is_copied():
            self._best = area
            self.records.write(FENCES, self.plane.rule, game.position())
            self.surface.said = joined([self.surface.said, Message("Your best so far.")])

    def _is_copied(self) -> bool:
        """Whether what lies there is the known fence, or most of it."""
        known = set(known_laid(self.plane, self._recipe.pieces))
        return len(known.intersection(self.game.laid)) >= COPIED

    def _show_best(self) -> None:
        if best := self.best():
            self._lay(best, "Laid. Undo takes it back.")

    def _show_known(self) -> None:
        if self._is_whole:
            self._lay(known_laid(self.plane, self._recipe.pieces),
                      "Laid. It does not count as yours; Undo takes it back.")

    def _lay(self, laid: list[Laid], said: str) -> None:
        self.game.lay(laid)
        self.surface.said = Message(said)
        self._changed()
        self.redraw()
        self.say()

    # --- telling ---------------------------------------------------------------------------------

    def say(self) -> None:
        """Aloud: what has happened, and what came of it."""
        self.voice.say(self.words(brief=True))

    def words(self, *, brief: bool = False) -> Said:
        """The line above the board."""
        surface, game = self.surface, self.game
        said = surface.said
        if game.hand is not None and not brief:
            said = where_it_is(game.pieces[game.hand].letter, surface.verdict())
        return joined([said, progress_words(game, said), report_words(
            self.plane, game.pieces, len(game.laid), surface.report)])

    def _furnish(self) -> None:
        """The box of numbers, which comes with the first fence."""
        if not self._is_there:
            put(self.page, BOX, "fence-title", MARKUP, WORDS)
            self.page.on("fence-show-best", "click", self._show_best)
            self.page.on("fence-show-known", "click", self._show_known)
            self._is_there = True
        self.page.attribute(BOX, "hidden", None)
        self.page.attribute("", "data-fence", "")
        self.page.write("fence-rule", rule_words(self.plane))

    def show(self) -> None:
        """Bring the numbers and buttons up to date, after a frame."""
        show_game(self.page, self.game, 0, dead=False, heat=False, lost=False)
        whole, best = self._is_whole, self._best
        for name, text in (("area", str(self.surface.report.area)), ("best", str(best or "–")),
                           ("known", str(known_area(self.plane)) if whole else "–")):
            self.page.write(f"fence-{name}", text)
        for name, can in (("best", best), ("known", whole)):
            self.page.attribute(f"fence-show-{name}", "aria-disabled", None if can else "true")

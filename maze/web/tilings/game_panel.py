"""GamePanel: a game on the page, with its buttons, keys, hints and what is said of it."""

from __future__ import annotations

from collections.abc import Callable

from maze.message import Message, Said, joined
from maze.pentomino.engines.hints import Hint
from maze.pentomino.pieces import letters_by_name
from maze.pentomino.play.help import Help, sentence
from maze.pentomino.play.oracle import Left
from maze.pentomino.position import Laid
from maze.pentomino.recipe import TilingRecipe
from maze.web.page import Page
from maze.web.tilings.advice import Advice
from maze.web.tilings.album import Album
from maze.web.tilings.game_buttons import show_game
from maze.web.tilings.hand_panel import HandPanel
from maze.web.tilings.library import Library
from maze.web.tilings.playing import GameSurface
from maze.web.tilings.timed import Timed
from maze.web.tilings.unfinished import UnfinishedTilings
from maze.web.tilings.words import CHOOSE, GOES_ON, SHOWN, left_words, progress_words, where_it_is
from maze.web.voice import Voice


class GamePanel(HandPanel[GameSurface]):
    """``moved`` is called for each new position; ``won``, with the number of hints, at the end."""

    def __init__(self, page: Page, voice: Voice, library: Library, kept: UnfinishedTilings,
                 album: Album, timed: Timed, redraw: Callable[[], None],
                 moved: Callable[[str], None], won: Callable[[int], Said]) -> None:
        super().__init__(page, redraw)
        self.voice, self.library, self.kept = voice, library, kept
        self.album, self.timed, self.moved, self.won = album, timed, moved, won
        self.shows_left, self.shows_heat = True, False
        self.advice: Advice
        self.help, self._recipe = Help(), TilingRecipe()   # as the game began
        self._puzzle: tuple[object, ...] = ()
        self._heard_left = False                           # whether what is left was told
        self._told: Said = ""                              # what was asked for, and answered

    def commands(self) -> dict[str, Callable[[], None]]:
        """By the ids of the buttons."""
        return {**super().commands(), "tip": lambda: self.act(self.surface.tip),
                "dead": lambda: self.act(self.surface.show_dead),
                "heat": lambda: self.act(self.toggle_heat),
                "tile-hint": self.hint, "fill": self.fill, "rescue": self.rescue}

    def begin(self, recipe: TilingRecipe) -> GameSurface:
        """Play a recipe's puzzle; a game that stands there, or was left there, goes on."""
        puzzle = (recipe.board, recipe.pieces, recipe.use, recipe.challenge)
        said: Said = ""                                    # what was said before is over
        if puzzle != self._puzzle or self.game.position() != recipe.place:
            game, hints = self.kept.open(recipe)
            said = Message(GOES_ON) if game.laid and not recipe.place else ""
            self._puzzle, self.help, self._recipe = puzzle, Help(hints), recipe
            if game.solved:
                self.help.show(game.laid)                  # it came with the link
            self.surface = GameSurface(game, self.redraw, self._changed)
            self.advice = Advice(game, self.library.oracle(recipe), self.library, self._counted)
            self.timed.begin(recipe, game)
        else:
            self.timed.meet()
        self.is_on, self.surface.said = True, said
        self._ask()
        return self.surface

    def stop(self) -> None:
        """Something else is done with the puzzle."""
        self.is_on = False
        self.timed.stop()

    # --- asking ----------------------------------------------------------------------------------

    def hint(self) -> None:
        """One rung more."""
        if not self.game.solved:
            self._tell("Looking for a hint…")
            self.advice.hint(self._give)

    def _give(self, hint: Hint) -> None:
        spot, game = hint.spot, self.game
        rung = self.help.next(game.position(), lost=not hint.remaining)
        self.kept.keep(self._recipe, game, self.help.given)
        letters = letters_by_name(game.pieces)
        text: Said = sentence(hint, rung, self.surface.aspect, letters)
        if rung == 4 and spot is not None and hint.piece:
            squares = self.advice.oracle.puzzle.squares(spot)
            piece = next(one for one in game.beside() if game.name(one) == hint.piece)
            game.lay([*game.laid, (piece, squares)])
            self._changed()
        if game.solved:
            text = self.surface.said                       # it is won: that is the news
        elif rung > 1:
            self.surface.ring = hint.square
        self._tell(text)

    def fill(self) -> None:
        """Show a solution from here."""
        if not self.game.solved:
            self._tell("Solving…")
            self.advice.solution(self._filled)

    def _filled(self, laid: list[Laid] | None) -> None:
        if laid is None:
            self._tell("No solution is left. Undo to the last solvable position.")
            return
        self.help.given += 1
        self.help.show(laid)
        self.game.lay(laid)
        self._changed()
        self._tell("Solved. Undo takes it back.")

    def rescue(self) -> None:
        """Back to the last position that can be solved, as one change."""
        self._tell(Message("Looking…"))
        self.advice.solvable(self._rescued)

    def _rescued(self, count: int) -> None:
        self.game.lay(self.game.laid[:count])
        self._changed()
        self._tell(Message("Back to the last solvable position: {count} placed.", count=count))

    def toggle_heat(self) -> None:
        """Show where the piece in the hand can still go, or no longer."""
        self.shows_heat = not self.shows_heat
        self.surface.said = CHOOSE if self.shows_heat and self.game.hand is None else ""
        self.redraw()

    def show_left(self, shown: bool) -> None:
        """Whether the number of solutions left is told."""
        self.shows_left = shown
        if self.is_on:
            self._ask()
            self.redraw()

    def _ask(self) -> None:
        self.advice.stop()
        self.advice.left = None
        if self.shows_left or self.shows_heat:
            self.advice.count()

    def _counted(self) -> None:
        self.redraw()
        if self.surface.said and not self._heard_left:
            self.say()

    def _changed(self) -> None:
        """The position is another."""
        game = self.game
        self.surface.ring = None
        self._ask()
        self.kept.keep(self._recipe, game, self.help.given)
        self.timed.changed(game)
        self.moved(game.position())
        if game.solved:
            if self.help.has_shown(game.laid):
                self.surface.said = Message(SHOWN)
            else:
                self.surface.said = self.won(self.help.given)
                self.album.solved(self._recipe, self.advice.oracle, game.laid, self._found)

    def _found(self, said: Said) -> None:
        """Which solution it was."""
        if self.game.solved:
            self._tell(joined([self.surface.said, said]))

    # --- telling ---------------------------------------------------------------------------------

    def _tell(self, text: Said) -> None:
        self.surface.said = self._told = text
        self.redraw()
        self.say()

    def say(self) -> None:
        """Aloud: what has happened, and what came of it."""
        self._heard_left = self.shows_left and self.advice.left is not None
        self.voice.say(self.words(brief=True))

    def words(self, *, brief: bool = False) -> Said:
        """The line above the board; an answer stays until the piece in the hand does something."""
        game, said = self.surface.game, self.surface.said
        answered = said and said == self._told
        if game.hand is not None and not brief and not answered:
            letter, verdict = game.pieces[game.hand].letter, self.surface.verdict()
            said = where_it_is(letter, verdict)
        return joined([said, progress_words(game, said), self._left(),
                       "" if brief or game.solved else self.timed.line()])

    def _left(self) -> Said:
        if not self.shows_left or self.game.solved:
            return ""
        return left_words(self.advice.left)

    def is_lost(self) -> bool:
        """Whether it is known, and told, that no solution is left."""
        left = self.advice.left
        return self.shows_left and left == Left(0) and bool(self.game.laid)

    def show(self) -> None:
        """Bring the buttons up to date, after a frame."""
        show_game(self.page, self.game, self.help.given, dead=self.surface.dead,
                  heat=self.shows_heat, lost=self.is_lost())
        self.timed.show()
        self._show_heat()

    def _show_heat(self) -> None:
        """The map of the piece in the hand, as soon as it is known."""
        hand = self.game.hand if self.shows_heat else None
        heat = {} if hand is None else self.advice.heat(self.game.name(hand)) or {}
        if heat != self.surface.heat:
            self.surface.heat = heat
            self.redraw()

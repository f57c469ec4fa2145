"""Pages that have started Python, for one test after the other.

To start Python takes seconds, to follow a link a tenth of one.  So a page is lent to a test and
taken back when the test is over: it is led back to where it was (``RESET``), and then compared with
itself as it was when it had just started, in everything a test can change (``everything.js``).  A
page that is not the same again is thrown away, and another one started.

What the lab, the sheets, the articles and some dialogs hold (``ASIDES``) is not led back, for few
tests go there.  A test says which of them it enters, if the link that it begins with does not, and
gets a page on which nobody has entered these yet.

Three things are not as at the first visit: something has been undone and something can be gone back
to, the speed is set by hand (to ``USUAL``), and both workshops have been seen.  A test of these,
of starting, of the cache or of scripts that run before the page's own asks for a fresh page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page, TimeoutError

from tests.browser.pages import GO, USUAL, closed, idle
from tools import browser as chrome

DESKTOP = (1280, 800)
LIMIT = 120_000                                            # ms for whatever a test waits for
SOON = 500                                                 # ms until numbers are as they were
MOST = 4                                                   # pages that wait to be lent, or Python's
                                                           # many megabytes would be too many
# Nothing plays and nothing is finished there, for then numbers and announcements would come later.
MAZE = "#maze?v=1&shape=square&size=3x3&by=prim&seed=anew&solve=breadth_first&play=0"
OTHER = "#maze?v=1&shape=square&size=3x3&by=prim&seed=other&play=0"
PUZZLE = "#pentomino?v=1&board=4x5&pieces=LPVY&play=0"     # left behind in the workshop
RUNG = "#pentomino?v=1&board=5x3&pieces=PUV&challenge=penta3-PUV&mode=challenges"
EVERYTHING = "(asides) =>" + (Path(__file__).parent / "everything.js").read_text(
    encoding="utf-8").split("(asides) =>", 1)[1]
# Places and dialogs that are not led back, and what belongs to each.
ASIDES = {place: f'[data-for^="{place}"], [data-for^="{place}"] *, #go-{place}'
          for place in ("lab", "print", "learn")}
ASIDES |= {dialog: f"#{dialog}, #{dialog} *" for dialog in (
    "writing", "picture-dialog", "order-dialog", "dare-dialog", "own-dialog")}
# What a page can be told to look like, whatever context it is in.
SEEN = {"color_scheme": "light", "reduced_motion": "no-preference", "forced_colors": "none",
        "contrast": "no-preference"}
# What nothing on the page shows: which rooms were entered since it was lent, for what they hold is
# filled in again only by entering them, and how many games were left before their end, for they
# would go on when their mazes are played again.
NOTICE = """() => {
    const root = document.documentElement;
    const moves = () => document.getElementById("play-moves").textContent;
    let mode = root.dataset.mode;
    globalThis.gamesLeft = 0;
    globalThis.entered = Object.assign(new Set(), { print });
    new MutationObserver(() => {
        const over = !document.getElementById("play-new").hidden;
        const left = mode === "play" && root.dataset.mode !== mode;
        if (left && parseInt(moves()) && !over) gamesLeft++;
        mode = root.dataset.mode;
        entered.add(root.dataset.place === "maze" ? mode : `pentomino ${mode}`);
        entered.add(root.dataset.place);
        if (root.dataset.map) entered.add("map");
    }).observe(root, { attributeFilter: ["data-mode", "data-place", "data-map"] });
    const hear = (kind, room) => document.addEventListener(kind, ({ target }) =>
        entered.add(target.id === "code-box" ? "code" : room).add(target.id), { capture: true });
    hear("shown", "dialogs");
    hear("toggle", "dialogs");
    addEventListener("beforeprint", () => entered.add("dialogs"));
}"""
RESET = """async (speed) => {
    const root = document.documentElement, $ = (id) => document.getElementById(id);
    for (const one of document.querySelectorAll("dialog[open]")) one.close();
    localStorage.clear();
    sessionStorage.clear();
    dispatchEvent(new StorageEvent("storage"));            // the settings are read again
    if (root.dataset.mode === "play") {
        $("play-again").click();                           // or the game would be kept
        while ("busy" in root.dataset) await new Promise(requestAnimationFrame);
    }
    if (root.dataset.mode !== "watch") $("mode-watch").click();
    if ($("bottlenecks").checked) $("bottlenecks").click();
    const choose = (name, value, event) => {
        $(name).value = value;
        $(name).dispatchEvent(new Event(event));
    };
    choose("speed", speed, "input");
    for (const name of ["what", "as", "colors"]) $(`export-${name}`).selectedIndex = 0;
    $("qr").replaceChildren();                             // drawn when it is unfolded
    $("qr").removeAttribute("viewBox");
    for (const one of document.querySelectorAll("details[open]")) one.open = false;
    getSelection().removeAllRanges();
    document.activeElement?.blur();
    for (const one of document.querySelectorAll("*")) if (one.scrollTop || one.scrollLeft)
        one.scrollTo(0, 0);
    scrollTo(0, 0);
    globalThis.watching?.disconnect();                     // what several tests use
    for (const name of ["watching", "told", "seen", "tapped", "printed", "copied"])
        delete globalThis[name];
    for (const bar of document.querySelectorAll("[role=toolbar]"))       // its first stop of Tab
        bar.querySelector("button")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    window.print = entered.print;                          // several tests listen to these
    delete navigator.clipboard;
    delete document.execCommand;
    for (const name of ["pushState", "replaceState"]) delete history[name];
    for (const one of document.getAnimations()) one.finish();
}"""
TEXT = """() => document.body.textContent.replace(
    document.getElementById("announce").textContent, "")"""
AGAIN = f"""(text) => {{
    const {{ state, busy }} = document.documentElement.dataset;
    return state === "ready" && busy === undefined && document.getAnimations().length === 0
        && (!text || ({TEXT})() === text);
}}"""
# What was filled in when something was opened is filled in anew by opening it again.
MODE = """document.getElementById("mode-{}").click();"""
MAP = """{{ const map = document.getElementById("map");
    map.selectedIndex = {};
    map.dispatchEvent(new Event("change")); }}"""
DIALOGS = """for (const [button, dialog] of [["#share", "share-dialog"],
        ["#settings", "settings-dialog"], ["#help", "help-dialog"], ["#export", "export-dialog"],
        ["[data-sheet=generate]", "sheet"]]) {
    document.querySelector(button).click();
    document.getElementById(dialog).close();
}
dispatchEvent(new Event("beforeprint"));"""
CODE = """const box = document.getElementById("code-box");
box.open = {};
await new Promise((done) => box.addEventListener("toggle", done, {{ once: true }}));"""
ROOMS = {"play": [*map(MODE.format, ("play", "watch"))],
         "edit": [*map(MODE.format, ("edit", "watch"))], "map": [*map(MAP.format, (1, 0))],
         "dialogs": [DIALOGS], "code": [*map(CODE.format, ("true", "false"))]}
PUZZLES = {"pentomino challenges": RUNG, **{
    f"pentomino {mode}": f"{PUZZLE}&mode={mode}" for mode in ("edit", "count", "play", "watch")}}
LADDERS = "document.getElementById('ladder').options.length > 1"   # once all rungs are counted
EVERYWHERE = frozenset({*PUZZLES, *ROOMS})
PLACE = "document.documentElement.dataset.place"
ENTERED = "() => { const rooms = [...entered]; entered.clear(); return rooms; }"
# What the dialog of exports says of the picture is written by every choice in it, too.
FILLED = "() => document.getElementById('export-dialog').dispatchEvent(new Event('shown'))"
Line = tuple[str, str]                                     # its aside, or "", and its text


@dataclass
class Watch:
    """What went wrong in the pages of one test, and what they asked the network for."""

    errors: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    starts: int = 0                                        # of Python, in all tests

    def on(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: message.type == "error"
                and self.errors.append(f"{message.text} ({message.location.get('url', '')})"))
        page.on("request", lambda request: self._asked(request.url))

    def _asked(self, url: str) -> None:
        self.requests.append(url)
        self.starts += url.endswith("/static/runtime.mjs")

    def foreign(self, home: str, base: str) -> list[str]:
        """Requests that go anywhere but to the site."""
        ours = (home, "data:", "blob:" + home.removesuffix(base))
        return [url for url in self.requests if not url.startswith(ours)]

    def forget(self) -> None:
        """Another test begins."""
        self.errors.clear()
        self.requests.clear()


class Shared:
    """A page that is lent again and again, and what everything about it was like at first."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.entered: set[str] = set()                     # the asides that tests have entered
        self.may_enter: set[str] = set()                   # and those for which it is lent now
        self.spoiled = False                               # whether the test says that it spoils it
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        for name in ("add_init_script", "expose_function", "expose_binding"):
            setattr(page, name, refuse)
        self.prepare()
        self.first = self.rest()
        self.text = page.evaluate(TEXT)

    def prepare(self) -> None:
        """From a page that has started to one that can be lent."""
        self.page.evaluate(NOTICE)
        self.page.evaluate(RESET, USUAL)
        self.open(OTHER)                                   # something can be undone from now on
        self.lead_back(EVERYWHERE)

    def lead_back(self, rooms: Collection[str]) -> None:
        """To the beginning of a small maze, through some rooms of the page.

        In the workshop of pentominoes the same puzzle is always left behind, and what its board
        says aloud: whoever was there goes to be played and to be watched at last.
        """
        for room, link in PUZZLES.items():
            if room in rooms:
                self.open(link)
                if link is RUNG:
                    self.page.wait_for_function(LADDERS)
        for room in ROOMS.keys() & rooms:
            self.open(MAZE)
            for act in ROOMS[room]:
                self.page.evaluate(f"async () => {{ {act} }}")
                closed(self.page)
                idle(self.page)
        self.open(MAZE)
        self.page.evaluate(FILLED)
        self.page.evaluate(ENTERED)

    def open(self, link: str) -> None:
        self.page.evaluate(GO, [link, OTHER])
        self.page.wait_for_function(AGAIN, arg="")

    def rest(self) -> list[Line]:
        """Everything, once it stays as it is: some numbers come a moment later."""
        before: list[Line] = []
        now = self.everything()
        while now != before:
            self.page.evaluate("new Promise((done) => setTimeout(done, 300))")
            before, now = now, self.everything()
        return now

    def everything(self) -> list[Line]:
        """The page as lines of text; how many listeners there are is known to the debugger only."""
        lines = self.page.evaluate(EVERYTHING, ASIDES)
        return [*((aside, line) for aside, line in lines), *self.listeners()]

    def listeners(self) -> list[Line]:
        kinds: Counter[str] = Counter()
        for name in ("window", "document"):
            one = self.cdp.send("Runtime.evaluate", {"expression": name})["result"]["objectId"]
            found = self.cdp.send("DOMDebugger.getEventListeners", {"objectId": one, "depth": 1})
            kinds.update(f"{name} hears {listener['type']}" for listener in found["listeners"])
        return [("", f"{kind}: {count}") for kind, count in sorted(kinds.items())]

    def reset(self) -> list[str]:
        """Put everything back; returns what could not be."""
        page = self.page
        page.bring_to_front()                              # one behind another is hardly drawn
        page.unroute_all()
        page.context.clear_cookies()
        page.context.clear_permissions()
        page.context.set_offline(False)
        page.set_default_timeout(LIMIT)
        page.mouse.move(0, 0)
        page.emulate_media(media="null", **SEEN)
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        if page.evaluate("globalThis.gamesLeft === undefined"):          # it was loaded anew
            self.entered = {page.evaluate(PLACE)} & ASIDES.keys()
            self.prepare()
        page.evaluate(RESET, USUAL)
        closed(page)                                       # or its entry would lead elsewhere
        entered = {*page.evaluate(ENTERED)}
        self.entered |= entered & ASIDES.keys()
        if entered & PUZZLES.keys():
            entered |= {"pentomino play", "pentomino watch"}
        for rooms in (entered, EVERYWHERE):
            self.lead_back(rooms)
            if not self.differs():
                return []
            self.wait_for_text()
            if not (left := self.differs()):
                return []
        return left

    def wait_for_text(self) -> None:
        """Some numbers come a moment later: until the page reads as at first, or does not."""
        with suppress(TimeoutError):
            self.page.wait_for_function(AGAIN, arg=self.text, timeout=SOON)

    def throw_away(self) -> None:
        if not self.page.is_closed():
            forget_storage(self.page)
            self.page.close()

    def differs(self) -> list[str]:
        """What is not as it was at first, but for the asides that were entered."""
        was, now = (Counter(line for aside, line in lines if aside not in self.entered)
                    for lines in (self.first, self.everything()))
        return [*(f"- {line}" for line in (was - now)), *(f"+ {line}" for line in (now - was))]


def forget_storage(page: Page) -> None:
    """What the pages of one context have in common."""
    if page.url.startswith("http"):
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")


def refuse(*_: Any, **__: Any) -> None:
    raise AssertionError("This page is for other tests, too: open it with fresh=True.")


class Started:
    """All pages of one process, by the options of their contexts.

    ``watch`` hears what happens in them; ``thrown_away`` is why pages had to go.
    """

    def __init__(self, browser: Browser, url: str, watch: Watch) -> None:
        self.browser, self.url, self.watch = browser, url, watch
        self.thrown_away: list[str] = []
        self.lent = 0
        self._contexts: dict[str, BrowserContext] = {}
        self._waiting: list[Shared] = []                   # the longest first

    def context(self, **options: Any) -> BrowserContext:
        """One context for each set of options: its warm cache halves the time of a start."""
        name = repr(sorted(options.items()))
        if name not in self._contexts:
            self._contexts[name] = self.browser.new_context(
                **{"service_workers": "block", **options})
        return self._contexts[name]

    def lend(self, enters: Collection[str] = (), spoils: bool = False, **options: Any) -> Shared:
        """A started page, as if nobody had seen it before.

        enters   the asides that the test enters          spoils   whether it changes what cannot be
                                                                   put back: nobody tries to
        """
        self.lent += 1
        name = repr(sorted(options.items()))
        fitting = (shared for shared in self._waiting
                   if shared.name == name and shared.entered.isdisjoint(enters))
        shared = next(fitting, None)
        if shared:
            self._waiting.remove(shared)
        else:
            shared = Shared(self._start(**options), name)
        shared.may_enter, shared.spoiled = shared.entered | {*enters}, spoils
        return shared

    def _start(self, **options: Any) -> Page:
        page = self.context(**options).new_page()
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        page.set_default_timeout(LIMIT)
        self.watch.on(page)
        page.goto(self.url + MAZE)
        chrome.wait_until_settled(page, self.watch.errors)
        return page

    def take_back(self, shared: Shared, whose: str) -> None:
        """After a test, whose name it is: keep the page if it can be made as it was.

        Raises AssertionError if the test entered an aside and did not say so, for it may get a page
        where another test was there before.
        """
        try:
            left = ["spoiled, as the test said"] if shared.spoiled else shared.reset()
        except Error as broken:                            # closed, crashed, hangs, is elsewhere
            left = [str(broken).split("\n", 1)[0]]
        if left:
            self.thrown_away.append(f"{whose}: {'; '.join(left)}")
            shared.throw_away()
            return
        self._waiting.append(shared)
        if len(self._waiting) > MOST:
            self._waiting.pop(0).throw_away()
        astray = shared.entered - shared.may_enter
        assert not astray, f"open the page with enters={sorted(astray)}: the test goes there"

    def close(self) -> None:
        for context in self._contexts.values():
            context.close()

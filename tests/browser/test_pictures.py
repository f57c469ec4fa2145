"""A picture of the visitor's becomes a maze: decoded by the browser, kept in the link."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from maze.render.layers import Layer
from maze.render.png import png
from maze.share import decode
from tests.browser.conftest import PHONE
from tests.browser.pages import KATAMINO, SMALL, go, overflow, small_targets

FACE = png([Layer("M0 0H40V30H0Z", fill="#ffffff"), Layer("M4 4H36V26H4Z", fill="#204080")],
           (0, 0, 40, 30), unit=1)
CUT = FACE[:len(FACE) // 2]                                # a good header, and half of the rest


def drop(page: Page, file: Path, x: float = 180, y: float = 200) -> None:
    """Drag a file over the page, and let it go there, as far as the page takes it."""
    mouse = page.context.new_cdp_session(page)
    data = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        mouse.send("Input.dispatchDragEvent", {"type": kind, "x": x, "y": y, "data": data})
    mouse.detach()


def test_a_file_becomes_a_hidden_picture_and_a_damaged_one_a_sentence(open_page, violations,
                                                                          tmp_path):
    page = open_page(SMALL, PHONE, enters={"picture-dialog"}, reduced_motion="reduce")
    page.click("[data-sheet=generate]")
    page.click("#more-options summary")
    page.click("#picture-open")
    page.wait_for_selector("#picture-make:enabled")        # one of ours to begin with
    assert violations(page) == [] and small_targets(page) == [] and overflow(page)[0] == 0
    for across, content in enumerate((b"\x89PNG, or so", b"", b"<svg>", CUT), 20):
        page.fill("#picture-source-across", str(across))   # another sentence comes first
        page.wait_for_function(
            "document.getElementById('picture-said').textContent.includes('dark')")
        page.set_input_files("#picture-file", {"name": "a.png", "mimeType": "image/png",
                                               "buffer": content})
        page.wait_for_function(
            "document.getElementById('picture-said').textContent.includes('not a picture')")
    page.click("#picture-dialog [data-close]")
    (tmp_path / "a.png").write_bytes(FACE)
    drop(page, tmp_path / "a.png")                         # on the maze: the dialog opens for it
    page.wait_for_function("document.getElementById('picture-source-what').value === 'file'"
                           " && !document.getElementById('picture-make').disabled")
    page.fill("#picture-source-across", "20")
    page.wait_for_function(
        "document.getElementById('picture-said').textContent.startsWith('20×15')")
    page.click("#picture-make")
    page.wait_for_function("location.hash.includes('&hide=rect')")
    recipe = decode(page.evaluate("location.hash")).recipe
    picture = recipe.picture()
    assert recipe.size == (20, 15)
    assert len(picture.path or ()) == 4 * len(picture.maze.grid.board) == 4 * 16 * 11
    go(page, KATAMINO)                                       # where a picture can be nothing
    drop(page, tmp_path / "a.png")
    assert not page.is_visible("dialog[open]")
    assert "#pentomino" in page.evaluate("location.hash")  # the browser would show the file

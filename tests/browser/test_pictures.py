"""A picture of the visitor's becomes a maze: decoded by the browser, kept in the link."""

from __future__ import annotations

from base64 import b64encode

from maze.render.layers import Layer
from maze.render.png import png
from maze.share import decode
from tests.browser.conftest import PHONE
from tests.browser.pages import SMALL, overflow, small_targets

FACE = png([Layer("M0 0H40V30H0Z", fill="#ffffff"), Layer("M4 4H36V26H4Z", fill="#204080")],
           (0, 0, 40, 30), unit=1)


CUT = FACE[:len(FACE) // 2]                                # a good header, and half of the rest
DROP = """content => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
    data.items.add(new File([bytes], "a.png", { type: "image/png" }));
    const send = (kind) => document.getElementById("picture-said").dispatchEvent(
        new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
    return [send("dragover"), send("drop")];
}"""


def test_a_file_becomes_a_hidden_picture_and_a_damaged_one_a_sentence(open_page, violations):
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
    taken = page.evaluate(DROP, b64encode(FACE).decode())  # the browser must not open it
    assert taken == [False, False]
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

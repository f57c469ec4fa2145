"""What the dialog of one's own pieces has in the document.  A word in brackets is one of WORDS."""

from __future__ import annotations

WORDS = {
    "sheet": "Sheet", "add": "Add to the set", "wipe": "Wipe", "set": "The set",
    "clear": "Remove all", "shown": "Take the pieces shown", "board": "Board",
    "use": "Use these pieces",
    "keys": "Arrows move, Space fills a square or wipes it.",
}

MARKUP = """
<div class="own-half">
<div id="own-sheet" class="own-sheet" role="grid" aria-label="[sheet]"></div>
<p id="own-drawn" class="hint" role="status"></p>
<p class="row"><button id="own-add" type="button">[add]</button>
<button id="own-wipe" type="button">[wipe]</button></p>
<p class="hint by-keys">[keys]</p>
</div>
<div class="own-half">
<h3 id="own-set">[set]</h3>
<div id="own-pieces" class="own-pieces" role="group" aria-labelledby="own-set"></div>
<p id="own-covered" class="hint" role="status"></p>
<p class="row"><button id="own-shown" type="button">[shown]</button>
<button id="own-clear" type="button">[clear]</button></p>
<label id="own-board-box" class="field wide"><span>[board]</span>
<select id="own-board"></select></label>
<p class="row"><button id="own-use" class="primary" type="button">[use]</button></p>
</div>
"""

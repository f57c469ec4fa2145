"""What a calendar has in the document, below its board's set-up.  A word in brackets is one of
WORDS."""

from __future__ import annotations

WORDS = {
    "date": "Date", "month": "Month", "day": "Day", "year": "Year", "today": "Today",
    "hardest": "Hardest date", "easiest": "Easiest date",
    "tilings": "Ways to fill the board", "tries": "Tries for each way",
    "tries_help": "Pieces that Algorithm X lays until it has found every tiling, for each tiling",
    "rank": "Place among all dates, the hardest first",
    "all": "All dates", "count": "Count every date", "counting": "Counting the dates",
    "own": "A calendar of your own",
    "as_text": "Rows from the top down, with an underscore between them",
    "grammar": "1-8 are days, m1-3 months, w1-7 days of the week from Monday, x a hole, o a square "
               "that is always covered; dots stand between them.",
    "use": "Use this calendar", "back": "Back to our calendar",
}

MARKUP = """
<h3 id="calendar-title">[date]</h3>
<div class="fields">
<label class="field"><span>[month]</span><select id="calendar-month"></select></label>
<label class="field"><span>[day]</span><select id="calendar-day"></select></label>
<label id="calendar-year-box" class="field" hidden=""><span>[year]</span><input id="calendar-year"
type="number" inputmode="numeric" min="1" max="9999"/></label>
</div>
<p id="calendar-date-wrong" class="hint wrong" role="status"></p>
<p class="row"><button id="calendar-today" type="button">[today]</button>
<button id="calendar-hardest" type="button">[hardest]</button>
<button id="calendar-easiest" type="button">[easiest]</button></p>
<dl class="numbers"><div><dt>[tilings]</dt><dd id="calendar-tilings">–</dd></div>
<div id="calendar-tries-box" title="[tries_help]"><dt>[tries]</dt>
<dd id="calendar-tries">–</dd></div>
<div title="[rank]"><dt>[rank]</dt><dd id="calendar-rank">–</dd></div></dl>
<details class="more"><summary>[all]</summary>
<p id="calendar-said" class="hint"></p>
<div id="calendar-map"></div>
<progress id="calendar-progress" max="1" value="0" aria-label="[counting]" hidden=""></progress>
<button id="calendar-count" type="button" hidden="">[count]</button>
</details>
<details class="more"><summary>[own]</summary>
<label class="field wide"><span>[as_text]</span><textarea id="calendar-text" rows="5"
spellcheck="false" translate="no"></textarea></label>
<p class="hint">[grammar]</p>
<p id="calendar-wrong" class="hint wrong" role="status"></p>
<p class="row"><button id="calendar-use" type="button">[use]</button>
<button id="calendar-back" type="button">[back]</button></p>
</details>
"""

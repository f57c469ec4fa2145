"""What the teacher's view has in the document.  A word in brackets is one of WORDS."""

from __future__ import annotations

WORDS = {
    "make_a_lesson": "Make a lesson",
    "a_moment_is": (
        "A moment is a picture at a step, with a text and a question. In "
        "the workshops, Share has a link that puts what you see here. "
        "Everything stays on this device until you give the link away."),
    "title": "Title",
    "moments": "Moments",
    "no_moment_yet": "No moment yet",
    "add_a_moment": "Add a moment",
    "move_up": "Move up",
    "move_down": "Move down",
    "remove": "Remove",
    "link_of_the": "Link of the picture",
    "it_stands_at": "It stands at step (empty: the end)",
    "played_from_step": "Played from step (empty: still)",
    "take_the_step": "Take the step that is shown",
    "text": "Text",
    "question": "Question",
    "no_question": "No question",
    "what_is_asked": "What is asked",
    "words_of_the": "Words of the question",
    "answer_a": "Answer A",
    "said_to_whoever": "Said to whoever takes it",
    "answer_b": "Answer B",
    "answer_c": "Answer C",
    "answer_d": "Answer D",
    "right_is": "Right is",
    "try_it_as": "Try it as a pupil",
    "save_as_a": "Save as a file",
    "the_link_of": "The link of the lesson",
    "copy_link": "Copy link",
    "html_for_a": "HTML for a page of yours",
    "receipt_of_a": "Receipt of a pupil",
    "read_the_receipt": "Read the receipt",
    "begin_an_empty": "Begin an empty lesson",
    "open_a_file": "Open a file",
    "all_lessons": "All lessons",
}

ANSWER = """\
<div class="make-answer"><label class="field"><span>[answer_{letter}]</span>
<input id="make-answer-{at}" type="text" maxlength="160" autocomplete="off"/></label>
<label class="field"><span>[said_to_whoever]</span>
<input id="make-why-{at}" type="text" maxlength="400" autocomplete="off"/></label></div>
"""
ANSWERS = "".join(ANSWER.format(at=at, letter=letter) for at, letter in enumerate("abcd"))

MARKUP = """
<h2 id="make-head">[make_a_lesson]</h2>
<p class="hint">[a_moment_is]</p>
<label class="field wide"><span>[title]</span>
<input id="make-title" type="text" maxlength="80" autocomplete="off"/></label>
<label class="field wide"><span>[moments]</span><select id="make-moments" size="5">
<option value="">[no_moment_yet]</option></select></label>
<p class="row"><button id="make-add" type="button">[add_a_moment]</button> <button id="make-up"
type="button">[move_up]</button> <button id="make-down" type="button">[move_down]</button>
<button id="make-remove" type="button">[remove]</button></p>
<p id="make-note" class="hint wrong" role="status"></p>
<div id="make-moment" class="make-moment" hidden="">
<label class="field wide"><span>[link_of_the]</span>
<input id="make-link" type="text" dir="ltr" maxlength="2000" autocomplete="off"
spellcheck="false"/></label>
<div class="fields">
<label class="field"><span>[it_stands_at]</span>
<input id="make-step" type="text" inputmode="numeric" maxlength="7" autocomplete="off"/></label>
<label class="field"><span>[played_from_step]</span>
<input id="make-from" type="text" inputmode="numeric" maxlength="7" autocomplete="off"/></label>
</div>
<button id="make-here" type="button">[take_the_step]</button>
<label class="field wide"><span>[text]</span><textarea id="make-text" rows="5" maxlength="1500">
</textarea></label>
<label class="field wide"><span>[question]</span><select id="make-kind">
<option value="">[no_question]</option></select></label>
<label id="make-what-box" class="field wide" hidden=""><span>[what_is_asked]</span>
<select id="make-what"><option></option></select></label>
<label id="make-ask-box" class="field wide" hidden=""><span>[words_of_the]</span>
<input id="make-ask" type="text" maxlength="300" autocomplete="off"/></label>
<div id="make-answers-box" class="make-answers" hidden="">
""" + ANSWERS + """\
<label class="field"><span>[right_is]</span><select id="make-right"><option value="0">A</option>
<option value="1">B</option><option value="2">C</option><option value="3">D</option></select>
</label>
</div>
</div>
<div id="make-out" class="make-out" hidden="">
<p class="row"><button id="make-try" class="primary" type="button">[try_it_as]</button> <button
id="make-save" type="button">[save_as_a]</button></p>
<label class="field wide"><span>[the_link_of]</span>
<input id="make-share" type="text" readonly="" dir="ltr" spellcheck="false"/></label>
<p class="row"><button id="make-copy" type="button">[copy_link]</button> <span id="make-copied"
role="status"></span></p>
<p id="make-length" class="hint"></p>
<label class="field wide"><span>[html_for_a]</span>
<textarea id="make-embed" rows="3" readonly="" dir="ltr" spellcheck="false"></textarea></label>
<label class="field wide"><span>[receipt_of_a]</span>
<input id="make-code" type="text" dir="ltr" maxlength="40" autocomplete="off"
spellcheck="false"/></label>
<p class="row"><button id="make-read" type="button">[read_the_receipt]</button></p>
<p id="make-told" role="status"></p>
<p class="row"><button id="make-new" type="button">[begin_an_empty]</button></p>
</div>
<label class="field wide"><span>[open_a_file]</span>
<input id="make-file" type="file" accept=".json,application/json"/></label>
<textarea id="make-file-text" hidden=""></textarea>
<p><a class="onward" href="#learn?v=1&amp;mode=lesson">[all_lessons]</a></p>
"""

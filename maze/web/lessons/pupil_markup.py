"""What the pupil's view has in the document.  A word in brackets is one of WORDS."""

from __future__ import annotations

WORDS = {
    "how_far_you": "How far you are",
    "lessons": "Lessons",
    "each_lesson_is": (
        "Each lesson is a row of moving pictures with questions. What "
        "comes after a question opens when it is answered. Nobody is "
        "asked for a name."),
    "make_a_lesson": "Make a lesson of your own",
    "moment_1": "Moment 1",
    "your_number": "Your number",
    "check": "Check",
    "show_the_answer": "Show the answer",
    "receipt": "Receipt",
    "your_teacher_can": (
        "Your teacher can read from this code how the lesson went. It"
        " holds no name, and anybody can copy it."),
    "begin_again": "Begin again",
    "previous": "Previous",
    "next": "Next",
    "open_in_the": "Open in the workshop",
    "all_lessons": "All lessons",
}

MARKUP = """
<h2 id="lesson-title" dir="auto">[lessons]</h2>
<p id="lesson-by" class="hint"></p>
<div id="lesson-list">
<p>[each_lesson_is]</p>
<ol class="lesson-own"><li><a id="lesson-own-0" href="#learn" translate="no"></a></li><li>
<a id="lesson-own-1" href="#learn" translate="no"></a></li><li>
<a id="lesson-own-2" href="#learn" translate="no"></a></li><li>
<a id="lesson-own-3" href="#learn" translate="no"></a></li><li>
<a id="lesson-own-4" href="#learn" translate="no"></a></li><li>
<a id="lesson-own-5" href="#learn" translate="no"></a></li></ol>
<p><a class="onward" href="#learn?v=1&amp;mode=build">[make_a_lesson]</a></p>
</div>
<div id="lesson-card" hidden="">
<h3 id="lesson-at" tabindex="-1">[moment_1]</h3>
<progress id="lesson-way" max="1" value="0" aria-label="[how_far_you]"></progress>
<p id="lesson-text" class="lesson-text" dir="auto"></p>
<p id="lesson-ask" class="lesson-ask" dir="auto"></p>
<div id="lesson-answers" class="lesson-answers" role="group" aria-labelledby="lesson-ask"
dir="auto"><button id="lesson-answer-0" type="button" hidden=""></button>
<button id="lesson-answer-1" type="button" hidden=""></button>
<button id="lesson-answer-2" type="button" hidden=""></button>
<button id="lesson-answer-3" type="button" hidden=""></button></div>
<div id="lesson-number-box" class="row" hidden=""><label class="field">
<span>[your_number]</span><input id="lesson-number" type="text" inputmode="numeric" maxlength="7"
autocomplete="off"/></label><button id="lesson-check" type="button">[check]</button></div>
<p id="lesson-why" class="lesson-why" role="status" dir="auto"></p>
<p class="row"><button id="lesson-show" type="button" hidden="">[show_the_answer]</button></p>
<div id="lesson-end" class="lesson-end" hidden="">
<p id="lesson-score"></p>
<label class="field"><span>[receipt]</span>
<input id="lesson-receipt" type="text" readonly="" dir="ltr" spellcheck="false"/></label>
<p class="hint">[your_teacher_can]</p>
<button id="lesson-again" type="button">[begin_again]</button>
</div>
<p class="row lesson-turn"><button id="lesson-back" type="button">[previous]</button> <button
id="lesson-on" class="primary" type="button">[next]</button></p>
<p><a id="lesson-open" class="onward" href="#maze">[open_in_the]</a> <a class="onward"
href="#learn?v=1&amp;mode=lesson">[all_lessons]</a></p>
</div>
"""

"""What a device keeps: keys of our own, tabs that write at once, refusal, save, load, delete."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maze.errors import MazeError
from maze.web.device.backup import Loaded, backup, restore
from maze.web.device.known import CHALLENGES, PLAYED, PLAYS, SETTINGS
from maze.web.device.merging import merged
from maze.web.device.records import NOT_KEPT, Record, Records
from maze.web.device.sheet import DELETED, FILE, NOT_DELETED, DeviceSheet
from maze.web.device.storage import Refused
from tests.fake_page import FakePage, FakeStorage, fake_records

OTHERS = {"meander": "x", "meander-tools": "x", "/ meander settings 1 theme": "x",
          "/maze/meander settings 1 theme": "x", "/maze/2/ meander settings 1 theme": "x",
          "/maze/ meanders settings 1 theme": "x", "": "x"}


def tabs(storage: FakeStorage, path: str = "/maze/") -> tuple[Records, Records, list[str]]:
    told: list[str] = []
    return Records(storage, path, told.append), Records(storage, path, told.append), told


def test_a_key_begins_with_the_path_of_the_page_and_names_a_version():
    storage = FakeStorage()
    tabs(storage)[0].write(SETTINGS, "theme", "dark")
    assert storage.kept == {"/maze/ meander settings 1 theme": "dark"}
    assert tabs(storage, "/other/")[0].read(SETTINGS, "theme") == ""


def test_an_entry_is_forgotten_by_an_empty_text():
    records = fake_records({"settings 1 theme": "dark"})
    records.write(SETTINGS, "theme", "")
    assert records.storage.kept == {}


def test_a_record_is_cleared_and_no_other():
    records = fake_records({"played 1 a": "x", "played 10 a": "y", "played-on 1 a": "z"})
    assert records.entries(PLAYED) == {"a": "x"} and records.entries(Record("played", 10)) == {
        "a": "y"}
    records.clear(PLAYED)
    assert dict(records.all()) == {"played 10 a": "y", "played-on 1 a": "z"}


def test_two_tabs_that_write_at_once_lose_nothing():
    one, other, _ = tabs(FakeStorage())
    for number in range(20):
        [one, other][number % 2].write(CHALLENGES, f"penta3-{number}", str(number))
    assert one.entries(CHALLENGES) == other.entries(CHALLENGES)
    assert len(one.entries(CHALLENGES)) == 20


def test_deleting_takes_all_of_ours_and_nothing_else():
    storage = FakeStorage(dict(OTHERS))
    one, other, _ = tabs(storage)
    one.write(SETTINGS, "theme", "dark")
    other.write(Record("of-a-later-version", 7), "an entry", "x")
    changed = []
    one.watch(lambda: changed.append(1))
    one.delete()
    assert storage.kept == OTHERS and changed == [1]


@pytest.mark.parametrize("how", ["full", "off"])
def test_refused_storage_is_told_once_and_lasts_as_long_as_the_page(how):
    storage = FakeStorage()
    setattr(storage, how, True)
    records, _, told = tabs(storage)
    assert records.read(SETTINGS, "theme") == "" and told == []        # reading is no news
    records.write(SETTINGS, "theme", "dark")
    records.write(PLAYED, "0123456789abcdef", "[1,2,3]")
    assert told == [NOT_KEPT]
    assert records.read(SETTINGS, "theme") == "dark" and dict(records.all()) == {
        "settings 1 theme": "dark", "played 1 0123456789abcdef": "[1,2,3]"}
    records.delete()
    assert dict(records.all()) == {} and told == [NOT_KEPT]


def test_when_there_is_room_again_it_is_kept():
    storage = FakeStorage()
    storage.full = True
    records, other, _ = tabs(storage)
    records.write(SETTINGS, "theme", "dark")
    storage.full = False
    records.write(SETTINGS, "theme", "light")
    assert other.read(SETTINGS, "theme") == "light"


# --- a file --------------------------------------------------------------------------------------


KEPT = {"settings 1 theme": "dark", "settings 1 language": "pl", "played 1 00ff": "[37,21,0]",
        "challenges 1 penta3-LPV": "2", "show-left 1 play": "0", "of-later 12 thing": "{[\"ů\"]}"}


def test_saved_and_loaded_elsewhere_it_is_the_same():
    there = fake_records(path="/elsewhere/")
    assert restore(there, backup(fake_records(KEPT))) == Loaded(len(KEPT), 0, 0)
    assert dict(there.all()) == KEPT
    assert restore(there, backup(there)) == Loaded(0, len(KEPT), 0)


@pytest.mark.parametrize(("name", "here", "new", "kept"), [
    ("settings 1 theme", "dark", "light", "light"),
    ("settings 1 theme", "dark", "sepia", None),
    ("settings 1 sound", "", "loud", None),
    ("settings 1 language", "", "<b>", None),
    ("settings 2 theme", "", "sepia", "sepia"),
    ("settings 2 theme", "bright", "sepia", "bright"),
    ("played 1 00ff", "[37,21,0]", "[36,90,0]", "[36,90,0]"),
    ("played 1 00ff", "[37,21,0]", "[36,90,1]", "[37,21,0]"),
    ("played 1 00ff", "damaged", "[36,90,1]", "[36,90,1]"),
    ("played 1 00ff", "[37,21,0]", "damaged", None),
    ("challenges 1 penta3-LPV", "2", "10", "2"),
    ("challenges 1 penta3-LPV", "10", "2", "2"),
    ("challenges 1 penta3-LPV", "", "7", "7"),
    ("challenges 1 penta3-LPV", "1", "x", None),
    ("show-left 1 play", "1", "0", "0"),
    ("show-left 1 play", "1", "2", None),
    ("settings theme", "", "dark", None),
    ("of-later 1 x", "", "y" * 10_001, None),
    ("of-later 1 x", "", "", None),
    ("of-later 1 " + "x" * 100, "", "y", None)])
def test_the_better_of_two_entries_stays(name, here, new, kept):
    assert merged(name, here, new) == kept


def test_plays_of_two_devices_are_all_kept():
    """Each device numbers its own from 1; a play that both have counts once, however often."""
    one, other, third = (f"[{n},21,0] #maze?v=1&by=prim" for n in (37, 99, 12))
    records = fake_records({"plays 1 deadbeef-1": one, "plays 1 deadbeef-2": third})
    file = backup(fake_records({"plays 1 deadbeef-1": other, "plays 1 deadbeef-2": one,
                                "plays 1 deadbeef-3": one, "plays 1 deadbeef-4": "junk"}))
    assert restore(records, file) == Loaded(2, 1, 1)
    assert sorted(records.entries(PLAYS).values()) == sorted([one, one, other, third])
    assert restore(records, file) == Loaded(0, 3, 1)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '{"program":"meander"}', "\ud800",
                                  '{"program":"other","format":1,"entries":{}}', "[" * 100_000,
                                  '{"program":"meander","entries":[]}'])
def test_what_is_no_backup_changes_nothing(text):
    records = fake_records(KEPT)
    with pytest.raises(MazeError, match="holds no records"):
        restore(records, text)
    assert dict(records.all()) == KEPT


@given(st.dictionaries(st.text(), st.one_of(st.text(), st.integers(), st.none())))
def test_a_hostile_file_writes_no_key_but_ours(entries):
    storage = FakeStorage(dict(OTHERS))
    records = tabs(storage)[0]
    loaded = restore(records, json.dumps({"program": "meander", "format": 1, "entries": entries}))
    assert sum(loaded) == len(entries)
    records.delete()
    assert storage.kept == OTHERS


# --- the dialog ----------------------------------------------------------------------------------


class FakeFiles:
    """What was saved; what is chosen; how often the copies were deleted."""

    def __init__(self) -> None:
        self.saved: list[tuple[str, str, bytes]] = []
        self.text = ""
        self.deleted = 0
        self.stubborn = False                              # a copy that cannot be deleted

    def save(self, name: str, kind: str, content: bytes) -> None:
        self.saved.append((name, kind, content))

    def chosen(self, control: str, then) -> None:
        then(self.text)

    def delete_copies(self, then) -> None:
        self.deleted += 1
        then(not self.stubborn)


class StubbornStorage(FakeStorage):
    """Gives, and does not let go."""

    def remove(self, key: str) -> None:
        raise Refused(key)


def test_the_buttons_save_load_and_delete_and_say_so():
    page, files, records = FakePage(), FakeFiles(), fake_records(KEPT)
    DeviceSheet(page, records, files)
    page.fire("records-save", "click")
    (name, kind, content), = files.saved
    assert (name, kind) == (FILE, "application/json") and FILE in page.read("settings-said")
    page.fire("records-delete", "click")
    assert page.read("settings-said") == DELETED and files.deleted == 1
    assert records.storage.kept == {}
    files.text = content.decode()
    page.fire("records-file", "change")
    assert page.read("settings-said") == ("Loaded. New or better: 6. Here already: 0. "
                                          "Not understood: 0.")
    assert dict(records.all()) == KEPT
    files.text = "x"
    page.fire("records-file", "change")
    assert page.read("settings-said").startswith("That file holds no records")
    page.fire("settings-dialog", "shown")
    assert page.read("settings-said") == ""


@pytest.mark.parametrize("what", ["records", "copies"])
def test_what_could_not_be_deleted_is_not_said_to_be(what):
    page, files = FakePage(), FakeFiles()
    storage = (StubbornStorage if what == "records" else FakeStorage)()
    files.stubborn = what == "copies"
    records = tabs(storage)[0]
    records.write(SETTINGS, "theme", "dark")
    DeviceSheet(page, records, files)
    page.fire("records-delete", "click")
    assert page.read("settings-said") == NOT_DELETED


def test_two_releases_in_two_tabs_keep_what_is_of_the_other():
    """A later release has another version of a record; each reads and forgets its own."""
    storage = FakeStorage()
    now, later, _ = tabs(storage)
    after = PLAYED._replace(version=PLAYED.version + 1)
    later.write(after, "00ff", '{"moves": 30}')
    now.write(PLAYED, "00ff", "[37,21,0]")
    assert now.read(PLAYED, "00ff") == "[37,21,0]"
    now.clear(PLAYED)
    assert later.entries(after) == {"00ff": '{"moves": 30}'}
    kept = backup(later)
    now.delete()
    restore(now, kept)
    assert later.entries(after) == {"00ff": '{"moves": 30}'}

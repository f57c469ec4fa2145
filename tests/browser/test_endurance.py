"""A lesson in one tab, in small: nothing grows with every maze.  In full: `make endurance`."""

from __future__ import annotations

from tools import browser as chrome
from tools import endurance


def test_nothing_grows_with_every_maze(new_page, site_url, watch):
    page = new_page(fresh=True)
    page.add_init_script(endurance.COUNTED)
    page.goto(site_url)
    chrome.wait_until_settled(page, watch.errors)
    work = list(endurance.links(mazes=24, solves=12, tilings=6, moves=8))
    before, after = endurance.endure(page, work, report=lambda _: None)
    assert after["listeners"] == before["listeners"]
    # The memory of WebAssembly grows by a fifth at a time: once at most, for objects are counted.
    assert after["python heap, MB"] < before["python heap, MB"] * 1.25
    assert after["python objects"] < before["python objects"] * 1.05
    assert after["js heap, MB"] - before["js heap, MB"] < 3
    assert after["nodes"] - before["nodes"] < 400
    assert after["py proxies made"] - before["py proxies made"] > 300      # it does count
    assert after["py proxies"] - before["py proxies"] <= 20                # some wait for a timer
    assert after["js proxies"] - before["js proxies"] <= 20


def test_the_count_of_proxies_sees_what_is_kept_destroyed_and_collected(new_page):
    page = new_page(fresh=True)
    page.add_init_script(endurance.COUNTED)
    page.goto("about:blank")
    live = page.evaluate("""() => {
        globalThis.registry = new FinalizationRegistry(() => {});
        const make = (one) => { registry.register(one, { ptr: 8 }, one); return one; };
        globalThis.kept = [make({}), make({})];
        make({});
        registry.register({}, "none of Pyodide's");
        registry.unregister(kept.pop());
        return [proxies.made, proxies.live]; }""")
    assert live == [3, 2]
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    page.wait_for_function("proxies.live === 1")

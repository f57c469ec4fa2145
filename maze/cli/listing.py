"""``python -m maze list``: what there is to choose from, with ids, needs and parameters."""

from __future__ import annotations

import argparse
import json
from typing import Any

from maze.catalog import DEFAULT
from maze.cli.output import VOICE, write
from maze.message import Message, Said
from maze.params import Choice, Param, Whole
from maze.pentomino.named import NamedBoard, named_boards
from maze.registry import CLAIMS, Entry

KINDS = ("shapes", "generators", "solvers", "transforms", "searches", "boards")


def add(commands: Any) -> None:
    """Add the command to a parser."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "list", help="list " + ", ".join(KINDS), allow_abbrev=False)
    parser.add_argument("kind", nargs="?", choices=KINDS, help="only these")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the list."""
    kinds = [options.kind] if options.kind else KINDS
    lists = {kind: _items(kind) for kind in kinds}
    if options.json:
        found = lists[options.kind] if options.kind else lists
        write(json.dumps(found, indent=2, ensure_ascii=False, default=str))
    else:
        write("\n\n".join(_block(kind, items) for kind, items in lists.items()))
    return 0


def _items(kind: str) -> list[dict[str, Any]]:
    if kind == "boards":
        return [_board(one) for one in named_boards().values()]
    return [_item(entry) for entry in DEFAULT.room(kind).values()]


def _board(one: NamedBoard) -> dict[str, Any]:
    return {"id": one.id, "title": one.title, "summary": one.summary, "needs": [],
            "parameters": [], "board": str(one.board), "pieces": one.pieces, "use": one.use}


def _item(entry: Entry) -> dict[str, Any]:
    return {"id": entry.id, "title": entry.title, "summary": entry.summary,
            "needs": sorted(entry.needs),
            "parameters": [_parameter(param) for param in entry.params],
            "claims": {claim: CLAIMS[claim] for claim in entry.claims}}


def _parameter(param: Param) -> dict[str, Any]:
    item: dict[str, Any] = {"name": param.name, "title": param.title, "default": param.default}
    if isinstance(param, Whole):
        item |= {"from": param.low, "to": param.high}
    if isinstance(param, Choice):
        item["options"] = {word: str(title) for word, title in param.options.items()}
    return item


def _block(kind: str, items: list[dict[str, Any]]) -> str:
    lines = [kind]
    for item in items:
        lines.append(f"  {item['id']:24}{VOICE.say(item['title'])}")
        told: list[Said] = [item["summary"]]
        if item["needs"]:
            told.append(Message("needs: {traits}", traits=", ".join(item["needs"])))
        told += item.get("claims", {}).values()
        for param in item["parameters"]:
            span = f" {param['from']}..{param['to']}" if "from" in param else ""
            told.append(Message("{name} (default {value})", name=f"{param['name']}{span}",
                                value=str(param["default"])))
        lines += [f"  {'':24}{VOICE.say(words)}" for words in told]
    return "\n".join(lines)

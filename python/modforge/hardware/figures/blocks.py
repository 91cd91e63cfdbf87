"""Draw the block diagram of a core from ``figures/blocks.toml`` in its folder.

The description places blocks and ports on a grid and says what runs from where to where::

    [blocks.adder]
    box = [4, 1, 6, 3]                        # left, top, width, height
    text = ["serial adder", "`bit_d`"]        # `…` is a name as in the source
    kind = "register"                         # or "logic", which is the default, or "module"

    [ports]
    a_i = [0, 2, "in"]                        # where its arrow ends or begins, and "in" or "out"

    [[wires]]
    path = ["a_i", "adder.left"]              # a port, a side of a block, or a place [x, y]
    label = "`a_q`"                           # with at = [x, y], unless it goes over the first level piece

A side is the middle of its block's edge, or where it says: ``adder.left@2.5``. Pieces that are not level turn once at
a right angle, or twice half-way where both ends want to leave their sides straight.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

GRID = 20
"""Pixels of a unit."""

MARGIN = 12
FONT = 13
LABEL_FONT = 12
LETTERS = (0.52, 0.61)
"""Width of a letter, of its size, at most on the whole: of plain text, and of text with names, in the fixed font."""

KINDS = {"logic": "#ffffff", "register": "#ddeefc", "module": "#f3f3e3"}
"""The sorts of blocks, and their colours: combinational, one with registers, a module of its own."""

SIDES = {"left": (0, 0.5), "right": (1, 0.5), "top": (0.5, 0), "bottom": (0.5, 1)}
OUTWARDS = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}

ANCHOR = re.compile(r"(\w+)\.(left|right|top|bottom)(?:@([\d.]+))?")
NAME = re.compile(r"`([^`]+)`")

STYLE = f"""\
text {{ font: {FONT}px Helvetica, Arial, sans-serif; fill: #1f2328; text-anchor: middle; }}
.name {{ font-family: Menlo, Consolas, "DejaVu Sans Mono", monospace; }}
.small {{ font-size: {LABEL_FONT}px; }}
.start {{ text-anchor: start; }}
.end {{ text-anchor: end; }}
rect {{ stroke: #1f2328; stroke-width: 1.2; }}
.wire {{ fill: none; stroke: #1f2328; stroke-width: 1.2; }}
.plain {{ fill: #ffffff; stroke: none; }}
.mark {{ fill: #1f2328; stroke: none; }}
"""

Point = tuple[float, float]


class DiagramError(ValueError):
    """A description that cannot be drawn."""


@dataclass(frozen=True)
class End:
    """A place where a wire begins, ends or turns, and the direction in which it leaves that."""

    at: Point
    outwards: Point | None = None


def block_diagram(source: Path) -> str:
    """Return the SVG that a description gives."""
    return Diagram(tomllib.loads(source.read_text(encoding="utf-8"))).svg()


def names(source: Path) -> set[str]:
    """Return the names in a description that the sources have, too: ports, and what stands between backquotes."""
    told = tomllib.loads(source.read_text(encoding="utf-8"))
    texts = [line for block in told["blocks"].values() for line in block["text"]]
    texts += [wire.get("label", "") for wire in told["wires"]] + [f"`{port}`" for port in told["ports"]]
    return {word for text in texts for name in NAME.findall(text) for word in re.findall(r"[A-Za-z]\w+", name)}


class Diagram:
    """A block diagram."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        """Take a description as it was read."""
        self.blocks: Mapping[str, Any] = told["blocks"]
        self.ports: Mapping[str, Any] = told["ports"]
        self.wires: Sequence[Mapping[str, Any]] = told["wires"]
        self.faults: list[str] = []
        self.low = [float("inf")] * 2
        self.high = [float("-inf")] * 2

    def svg(self) -> str:
        """Return the drawing."""
        wires = [part for wire in self.wires for part in self._wire(wire)]
        blocks = [part for block in self.blocks.values() for part in self._block(block)]
        ports = [self._port(name, *place) for name, place in self.ports.items()]
        labels = [self._label(wire) for wire in self.wires if "label" in wire]
        if self.faults:
            raise DiagramError("; ".join(dict.fromkeys(self.faults)))
        (left, top), (right, bottom) = self.low, self.high
        box = f"{left - MARGIN:g} {top - MARGIN:g} {right - left + 2 * MARGIN:g} {bottom - top + 2 * MARGIN:g}"
        x, y, width, height = box.split()
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}" height="{height}">',
                f"<style>\n{STYLE}</style>",
                f'<rect class="plain" x="{x}" y="{y}" width="{width}" height="{height}"/>',
                *wires,
                *blocks,
                *ports,
                *labels,
                "</svg>",
                "",
            ]
        )

    def _see(self, *points: Point) -> None:
        for point in points:
            for axis in (0, 1):
                self.low[axis] = min(self.low[axis], point[axis])
                self.high[axis] = max(self.high[axis], point[axis])

    def _block(self, block: Mapping[str, Any]) -> list[str]:
        x, y, width, height = (GRID * value for value in block["box"])
        self._see((x, y), (x + width, y + height))
        kind = block.get("kind", "logic")
        parts = [f'<rect fill="{KINDS[kind]}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="3"/>']
        if kind == "register":
            parts.append(f'<path class="wire" d="M{x:g} {y + height - 12:g} l6 4 l-6 4"/>')
        lines = block["text"]
        for number, line in enumerate(lines):
            size = FONT if number == 0 else LABEL_FONT
            if _width(line, size) > width - 6:
                self.faults.append(f"{line!r} needs a block of {(_width(line, size) + 6) / GRID:.1f}")
            middle = y + height / 2 + (number - (len(lines) - 1) / 2) * (FONT + 4) + FONT * 0.35
            parts.append(_text(line, (x + width / 2, middle), "" if number == 0 else "small"))
        return parts

    def _port(self, name: str, x: float, y: float, way: str) -> str:
        at = (GRID * x + (-4 if way == "in" else 4), GRID * y + LABEL_FONT * 0.35)
        width = _width(f"`{name}`", LABEL_FONT)
        self._see(at, (at[0] + (-width if way == "in" else width), at[1]))
        return _text(f"`{name}`", at, "small end" if way == "in" else "small start")

    def _end(self, told: str | Sequence[float]) -> End:
        """Return the place that a part of a path names."""
        if not isinstance(told, str):
            return End((GRID * told[0], GRID * told[1]))
        if told in self.ports:
            x, y, way = self.ports[told]
            return End((GRID * x, GRID * y), (1, 0) if way == "in" else (-1, 0))
        found = ANCHOR.fullmatch(told)
        if not found or found[1] not in self.blocks:
            raise DiagramError(f"{told!r} is neither a port nor a side of a block")
        x, y, width, height = self.blocks[found[1]]["box"]
        right, below = OUTWARDS[found[2]]
        across, down = SIDES[found[2]]
        at = [x + across * width, y + down * height]
        if found[3]:
            at[0 if below else 1] = float(found[3])
        return End((GRID * at[0], GRID * at[1]), (right, below))

    def _points(self, wire: Mapping[str, Any]) -> list[Point]:
        ends = [self._end(each) for each in wire["path"]]
        points = [ends[0].at]
        for one, other in pairwise(ends):
            points += [*_turns(one, other), other.at]
        for (x1, y1), (x2, y2) in pairwise(points):
            if 0 < abs(x1 - x2) + abs(y1 - y2) < 0.45 * GRID:
                self.faults.append(f"the wire {wire['path']} has a piece that is too short")
        return points

    def _wire(self, wire: Mapping[str, Any]) -> list[str]:
        points = self._points(wire)
        self._see(*points)
        parts = [f'<path class="wire" d="M{" L".join(f"{x:g} {y:g}" for x, y in points)}"/>']
        for (x, y), told in ((points[0], wire["path"][0]), (points[-1], wire["path"][-1])):
            if not isinstance(told, str):
                parts.append(f'<circle class="mark" cx="{x:g}" cy="{y:g}" r="2.6"/>')
        if isinstance(wire["path"][-1], str):
            parts.append(_arrow(points[-2], points[-1]))
        return parts

    def _label(self, wire: Mapping[str, Any]) -> str:
        text = wire["label"]
        width = _width(text, LABEL_FONT)
        if "at" in wire:
            x, y = (GRID * value for value in wire["at"])
        else:
            points = self._points(wire)
            level = [pair for pair in pairwise(points) if pair[0][1] == pair[1][1]]
            (x1, y), (x2, _) = max(level, key=lambda pair: abs(pair[1][0] - pair[0][0]))
            x, y = (x1 + x2) / 2, y - 0.65 * LABEL_FONT
        self._see((x - width / 2, y - LABEL_FONT / 2), (x + width / 2, y + LABEL_FONT / 2))
        for name, block in self.blocks.items():
            left, top, across, down = (GRID * value for value in block["box"])
            if abs(2 * x - 2 * left - across) < width + across and abs(2 * y - 2 * top - down) < LABEL_FONT - 2 + down:
                self.faults.append(f"the label {text!r} meets the block {name}")
        return _text(text, (x, y + LABEL_FONT * 0.3), "small")


def _turns(one: End, other: End) -> list[Point]:
    """Return where a wire turns between two places."""
    (x1, y1), (x2, y2) = one.at, other.at
    if x1 == x2 or y1 == y2:
        return []
    level_first = one.outwards[1] == 0 if one.outwards else not (other.outwards and other.outwards[1] == 0)
    level_last = other.outwards[1] == 0 if other.outwards else not level_first
    if level_first and level_last:
        return [((x1 + x2) / 2, y1), ((x1 + x2) / 2, y2)]
    if not level_first and not level_last:
        return [(x1, (y1 + y2) / 2), (x2, (y1 + y2) / 2)]
    return [(x2, y1)] if level_first else [(x1, y2)]


def _arrow(before: Point, tip: Point) -> str:
    (x1, y1), (x, y) = before, tip
    right, down = (x > x1) - (x < x1), (y > y1) - (y < y1)
    corners = [
        (x, y),
        (x - 8 * right - 3.5 * down, y - 8 * down - 3.5 * right),
        (x - 8 * right + 3.5 * down, y - 8 * down + 3.5 * right),
    ]
    return f'<path class="mark" d="M{" L".join(f"{a:g} {b:g}" for a, b in corners)} Z"/>'


def _width(text: str, size: int) -> float:
    """Return an upper estimate of the width of a text in pixels."""
    return size * LETTERS["`" in text] * len(text.replace("`", ""))


def _text(text: str, at: Point, classes: str) -> str:
    classes = f"{classes} name" if "`" in text else classes
    which = f' class="{classes.strip()}"' if classes else ""
    return f'<text{which} x="{at[0]:g}" y="{at[1]:g}">{escape(text.replace("`", ""))}</text>'

"""Place and route a core on a device and read how fast its clock may be: measured on routed wires, not estimated.

The core is routed out of context: its ports end in no pads, the clock is ideal, and only paths from register to
register count. All outputs of the cores come from registers and all inputs end in registers, so nothing of the core
itself is left out, and no frame of registers is put around it. Nets of the ports have no wires: what the surroundings
add is theirs.

Placement begins at random, so one frequency says little: each seed is a result of its own.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from modforge.cores.model.core import Core
from modforge.cores.model.errors import ConfigurationError
from modforge.cores.model.parameters import NO_SETTINGS, label
from modforge.files import write_file
from modforge.hardware.children import logged
from modforge.hardware.errors import DoesNotFitError, PlacementError
from modforge.hardware.place.alone import alone
from modforge.hardware.place.devices import DEVICES
from modforge.hardware.place.endpoints import endpoints
from modforge.hardware.place.method import DEFAULT, Method
from modforge.hardware.rows import core_inputs, subject
from modforge.hardware.synthesize import JSON, NAMED, mapped, mapping, named
from modforge.hardware.tools import child_environment, package_version
from modforge.results import Question, Results, Row, content_hash, keep_for_people

NO_ROOM = ("no BELs remaining", "Unable to find a placement location", "Failed to expand region")
"""The messages of nextpnr when a design does not fit."""


@dataclass(frozen=True)
class Placement:
    """Area and frequency of one core on one device, with each of several seeds."""

    core: str
    device: str
    method: Method
    bits: int
    settings: dict[str, int]
    rows: tuple[Row, ...]
    """One for each seed."""

    known: int
    """The number of them that an earlier call has routed."""

    @property
    def frequencies(self) -> list[float]:
        """The frequency of each seed in MHz, lowest first."""
        return sorted(row.outputs["mhz"] for row in self.rows)

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return {
            "core": self.core,
            "device": self.device,
            **asdict(self.method),
            "bits": self.bits,
            "settings": self.settings,
            "tools": self.rows[0].tools,
            "median_mhz": statistics.median(self.frequencies),
            "low_mhz": self.frequencies[0],
            "high_mhz": self.frequencies[-1],
            **{name: self.rows[0].outputs[name] for name in ("comb", "ff", "dsp")},
            "known": self.known,
            "seeds": [{"seed": row.inputs["seed"], **row.outputs} for row in self.rows],
        }


def inputs(
    core: Core, bits: int, settings: Mapping[str, int], device: str, seed: int, method: Method = DEFAULT
) -> dict[str, Any]:
    """Return the inputs of the row of one seed."""
    if device not in DEVICES:
        raise ConfigurationError(f"no device is named {device!r}; there are {', '.join(DEVICES)}")
    if method.placer not in DEVICES[device].placers:
        raise ConfigurationError(f"nextpnr has no placer {method.placer} for {device}; leave it out")
    flow = content_hash(mapping(core, DEVICES[device].family), _options(device, method))[:16]
    return core_inputs(core, bits, settings) | {"device": device, "seed": seed, "flow": flow} | method.chosen


def _options(device: str, method: Method) -> tuple[str, ...]:
    """Return nextpnr's options but for the size."""
    return (*DEVICES[device].options, *method.options, "--timing-allow-fail")


def tools(device: str) -> dict[str, str]:
    """Return the tools for a device with their versions."""
    return {"yosys": package_version("pyosys"), "nextpnr": package_version(DEVICES[device].package)}


def question(
    core: Core,
    bits: int,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    device: str = "ecp5-85k",
    method: Method = DEFAULT,
    seed: int = 1,
    folder: Path,
    logs: Path,
) -> Question:
    """Return the question how fast ``core`` is with one seed.

    ``folder`` is for work: seeds that share it share the netlist. The log is kept in ``logs``.
    """
    asked = inputs(core, bits, settings, device, seed, method)
    parameters = core.parameters(bits, settings)
    own = "".join(f"-{name}{label(value)}" for name, value in core.own(parameters).items())
    chosen = "".join(f"-{value}" for value in method.chosen.values())
    name = f"{core.name}-{bits}{own}-{device}{chosen}"

    def find() -> dict[str, Any]:
        family = DEVICES[device].family
        mapped(core, bits, settings, family, folder)
        named(core, bits, settings, family, folder)
        return _route(core.name, folder, device, method, seed, logs, name)

    return Question("place", subject(core), asked, tools(device), find)


def place(
    core: Core,
    bits: int,
    *,
    settings: Mapping[str, int] = NO_SETTINGS,
    device: str = "ecp5-85k",
    method: Method = DEFAULT,
    seeds: Iterable[int] = range(1, 6),
    results: Results,
    logs: Path,
    folder: Path | None = None,
    progress: Callable[[int], object] = lambda _seeds: None,
) -> Placement:
    """Place and route ``core`` once for each seed that ``results`` does not know, and store each row as it comes.

    ``folder`` is for work: whoever simulates the netlist, too, shares it and runs Yosys once.
    The log of each run is kept in the folder ``logs``; ``progress`` is called after each seed with how many are done.
    Raises a :class:`~modforge.cores.model.errors.HardwareError` that says what is missing or wrong.
    """
    parameters = core.parameters(bits, settings)
    core.check_family(parameters, DEVICES[device].family)
    rows: list[Row] = []
    stored = 0
    with tempfile.TemporaryDirectory(prefix="modforge-place-") as name:
        for seed in seeds:
            asked = question(
                core,
                bits,
                settings=settings,
                device=device,
                method=method,
                seed=seed,
                folder=folder or Path(name),
                logs=logs,
            )
            stored += results.known(asked) is not None
            rows.append(results.answer(asked))
            progress(len(rows))
    return Placement(core.name, device, method, bits, core.own(parameters), tuple(rows), stored)


def _route(top: str, folder: Path, device: str, method: Method, seed: int, logs: Path, name: str) -> dict[str, Any]:
    """Run nextpnr in ``folder``, which holds the netlist of the module ``top``, and return the figures."""
    began = time.monotonic()
    said = folder / "nextpnr.log"
    chosen, netlist = DEVICES[device], folder / JSON
    if chosen.clock is not None:
        netlist = folder / "alone.json"
        alone(folder / JSON, top, chosen.clock, netlist)
    files = ("--json", netlist.name, "--report", "report.json", "--seed", str(seed))
    command = [sys.executable, "-c", chosen.run, *chosen.size, *_options(device, method), *files]
    status = logged(command, said, environment=child_environment(), folder=folder)
    log = write_file(logs / f"{name}-seed{seed}.log", said.read_bytes())
    if status != 0:
        raise _failure(name, status, log)
    report = json.loads((folder / "report.json").read_text())
    used = {cell: figures["used"] for cell, figures in report["utilization"].items()}
    (clock,) = report["fmax"].values()
    return {
        "mhz": round(clock["achieved"], 2),
        "comb": sum(used[tables] for tables in chosen.tables),
        "ff": used[chosen.flip_flops],
        "dsp": used[chosen.multipliers],
        "path": _path(report["critical_paths"], folder / NAMED, top),
        "seconds": round(time.monotonic() - began, 1),
    }


def _path(paths: list[dict[str, Any]], names: Path, top: str) -> dict[str, Any]:
    """Return the parts of the longest path from register to register, and where it begins and ends."""
    longest = next(path["path"] for path in paths if path["from"] == path["to"])
    wires = [step for step in longest if step["type"] == "routing"]
    return {
        "ns": round(sum(step["delay"] for step in longest), 2),
        "wires_ns": round(sum(step["delay"] for step in wires), 2),
        "longest_wire_ns": round(max(step["delay"] for step in wires), 2),
        "cells": sum(step["type"] == "logic" for step in longest),
        **endpoints(names, top, longest),
    }


def _failure(name: str, status: int, log: Path) -> PlacementError:
    lines = log.read_text(errors="replace").splitlines()
    reason = next((line for line in reversed(lines) if line.startswith("ERROR")), f"exit status {status}")
    if any(text in reason for text in NO_ROOM):
        return DoesNotFitError(f"{name}: the core does not fit the device: {reason}")
    return PlacementError(f"{name}: {reason} (the whole log: {keep_for_people(log)})")

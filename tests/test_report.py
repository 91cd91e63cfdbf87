"""The report page from made-up results: every figure below is invented, none was measured."""

import re
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from modforge import report
from modforge.plan import make_plan, parse_modulus
from modforge.results import Results

TOOLS = {"cpu": "Example CPU 3000", "python": "3.11.7", "modforge": "0.1.0"}

INVENTED_TIMES = {
    "2^255 - 19": {
        "multiply": {
            "modforge field C": 14.0,
            "modforge field Rust": 16.0,
            "modforge portable": 31.0,
            "GMP": 28.0,
            "OpenSSL": 29.0,
            "crypto-bigint": 42.0,
        },
        "square": {"modforge field C": 11.0, "modforge portable": 30.0, "GMP": 24.0},
    },
    "2^521 - 1": {
        "multiply": {
            "modforge field C": 36.0,
            "modforge avx512ifma": 52.0,
            "GMP": 33.0,
            "OpenSSL": 80.0,
            "crypto-bigint": 120.0,
        },
    },
    "rsa-2048": {
        "multiply": {
            "modforge avx512ifma": 200.0,
            "modforge portable": 1100.0,
            "GMP": 800.0,
            "OpenSSL": 950.0,
            "crypto-bigint": 1200.0,
        },
        "power": {"modforge avx512ifma": 500_000.0, "GMP": 1_600_000.0, "OpenSSL": 1_750_000.0},
    },
}


def entry(text: str, *, field: bool = False, families: tuple[str, ...] = ("xcup", "xc7")) -> dict[str, Any]:
    """Return an entry as ``results.json`` holds it, with invented figures."""
    modulus = parse_modulus(text)
    plan = make_plan(modulus, ifma=True)
    with Results.open() as results:
        outcome = {"cases": 10_000, "edge_cases": 144, "seconds": 0.42, "against": "Python integers"}
        for subject in ("engine", "field C", "field Rust") if field else ("engine",):
            results.put("check", subject, {"modulus": hex(modulus.value)}, TOOLS, outcome)
        cycles = plan.bits + 2
        simulated = {"cases": 40, "edge_cases": 25, "cycles": cycles, "expected_cycles": cycles, "seconds": 3.1}
        inputs = {"bits": plan.bits, "simulator": "verilator"}
        results.put("simulate", "core mont_csa42", inputs, TOOLS | {"verilator": "5.48.0"}, simulated)
        for family in families:
            cells = 9 * plan.bits + 22 if family == "xcup" else 10 * plan.bits + 31
            area = {"lut": cells, "ff": 9 * plan.bits, "carry": 3, "dsp": 0, "cells": {}, "seconds": 20.5}
            inputs = {"bits": plan.bits, "family": family}
            results.put("synthesize", "core mont_csa42", inputs, TOOLS | {"pyosys": "0.70"}, area)
        for operation, contestants in INVENTED_TIMES.get(text, {}).items():
            for contestant, median in contestants.items():
                results.put(
                    "measure",
                    contestant,
                    {"operation": operation, "bits": plan.bits, "modulus": hex(modulus.value)},
                    TOOLS | ({"GMP": "6.3.0"} if contestant == "GMP" else {}),
                    {"median_ns": median, "low_ns": 0.97 * median, "high_ns": 1.12 * median, "rounds": 31},
                )
        return {
            "name": modulus.name,
            "text": text,
            "modulus": hex(modulus.value),
            "bits": plan.bits,
            "plan": plan.as_dict(),
            "rows": [row.as_dict() for row in results.rows()],
            "files": ["results.json", "core/mont_csa42.sv", *(["field.h", "field.c", "field.rs"] if field else [])],
        }


def all_entries() -> list[dict[str, Any]]:
    return [entry("2^255 - 19", field=True), entry("2^521 - 1", field=True), entry("rsa-2048")]


def page(directory: Path, entries: list[Mapping[str, Any]]) -> str:
    return report.write(directory, entries).read_text(encoding="utf-8")

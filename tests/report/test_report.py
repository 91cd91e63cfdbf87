"""The report page from made-up results: every figure below is invented, none was measured."""

import json
import re
import sys
from collections.abc import Mapping
from functools import cache
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
            "modforge pseudo_mersenne": 19.0,
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


KERNELS = ("portable", "adx", "avx512ifma")


def entry(
    text: str, *, field: bool = False, families: tuple[str, ...] = ("xcup", "xc7"), kernels: tuple[str, ...] = KERNELS
) -> dict[str, Any]:
    """Return an entry as ``results.json`` holds it, with invented figures."""
    modulus = parse_modulus(text)
    plan = make_plan(modulus, kernels=kernels)
    with Results.open() as results:
        outcome = {"cases": 10_000, "edge_cases": 144, "seconds": 0.42, "against": "Python integers"}
        for subject in ("engine", "field C", "field Rust") if field else ("engine",):
            results.put("check", subject, {"modulus": hex(modulus.value)}, TOOLS, outcome)
        cycles = plan.bits + 2
        simulated = {"cases": 65, "edge_cases": 25, "cycles": cycles, "expected_cycles": cycles, "seconds": 3.1}
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


def page(entries: list[Mapping[str, Any]]) -> str:
    return rendered(json.dumps(entries))


@cache
def rendered(entries: str) -> str:
    """Plots take a second, so that each page is drawn once."""
    return report.render(json.loads(entries), "out")


class Shape(HTMLParser):
    """Collects what a page loads, its ids, its scripts and whether its elements close."""

    VOID = frozenset({"meta", "link", "img", "br", "hr", "input"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)
        self._attributes(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self._attributes(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def _attributes(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            assert not name.startswith("on")
            if name == "id":
                self.ids.append(value or "")
            if name in ("src", "srcset", "data", "action", "poster") or (name.endswith("href") and tag != "a"):
                self.loads.append(value or "")


def test_the_page_is_self_contained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    html = report.render(all_entries(), tmp_path.name)
    shape = Shape(html)
    assert not shape.open
    assert all(loaded.startswith("#") for loaded in shape.loads)
    assert not {"script", "link", "iframe", "object", "embed", "img"} & set(shape.tags)
    assert "@import" not in html and "@font-face" not in html
    assert all(url.startswith("#") for url in re.findall(r"url\(([^)]*)\)", html))
    # The only addresses are the names of XML vocabularies, which nothing loads.
    assert set(re.findall(r"https?://[^\s\"'<]+", html)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert not list(tmp_path.iterdir())


def test_references_inside_the_page_exist_once() -> None:
    html = page(all_entries())
    shape = Shape(html)
    assert len(shape.ids) == len(set(shape.ids))
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', html)) and all(
        (inside or clip) in shape.ids for inside, clip in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', html)
    )


def test_the_same_results_give_the_same_page() -> None:
    entries = all_entries()
    assert report.render(entries, "out") == page(entries)


def test_without_matplotlib_the_page_has_no_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "modforge.report.plots", None)
    monkeypatch.delattr(report, "plots", raising=False)
    html = report.render(all_entries(), "out")
    assert "<svg" not in html.partition("<table")[0]
    assert '<div class="plot">' not in html


def test_plots_take_the_colours_of_the_page() -> None:
    html = page(all_entries())
    drawn = "".join(re.findall(r"<svg.*?</svg>", html, flags=re.DOTALL))
    assert html.count("<svg") == 2
    assert not re.search(r"#[0-9a-fA-F]{6}\b", drawn)
    defined = set(re.findall(r"--(\w+):", html))
    assert set(re.findall(r"var\(--(\w+)\)", html)) <= defined


def test_links_to_files() -> None:
    html = page([entry("2^255 - 19", field=True) | {"files": ["a b.c", 'core/"x".sv']}])
    assert 'href="p2_255_19/a%20b.c"' in html
    assert 'href="p2_255_19/core/%22x%22.sv"' in html


HOSTILE = "<script>alert(1)</script>\"'&$\\frac{"


def test_hostile_texts_stay_texts() -> None:
    data = entry("2^255 - 19", field=True)
    for row in data["rows"]:
        row["subject"] = (HOSTILE if row["kind"] != "measure" else "modforge ") + HOSTILE
        row["tools"] = {HOSTILE: HOSTILE, "cpu": HOSTILE}
        row["inputs"] |= {"family": HOSTILE, "simulator": HOSTILE}
    data |= {"name": HOSTILE, "text": HOSTILE, "modulus": HOSTILE, "files": [HOSTILE, "javascript:alert(1)"]}
    data["plan"] |= {"known": HOSTILE}
    data["plan"]["structure"]["description"] = HOSTILE
    html = page([data])
    shape = Shape(html)
    assert "script" not in shape.tags
    assert 'href="javascript' not in html
    assert HOSTILE in shape.text


@pytest.mark.parametrize("missing", [{"check"}, {"simulate"}, {"synthesize"}, {"measure"}, {"synthesize", "measure"}])
def test_missing_kinds_leave_their_part_out(missing: set[str]) -> None:
    entries = all_entries()
    for data in entries:
        data["rows"] = [row for row in data["rows"] if row["kind"] not in missing]
    text = Shape(page(entries)).text
    assert ("Times" in text) == ("measure" not in missing)
    assert ("not routed" in text) == ("synthesize" not in missing)
    assert "None" not in text


def test_without_any_row_the_page_says_so() -> None:
    html = page([entry("rsa-2048") | {"rows": [], "files": []}])
    text = Shape(html).text
    assert "Nothing was checked." in text
    assert text.count("Not checked") == 3
    assert "<svg" not in html


def test_a_long_modulus_has_no_field_code() -> None:
    text = Shape(page([entry("modp-6144")])).text
    assert "Not made" in text
    assert "Generated up to 4096 bits" in text


def test_everything_passed() -> None:
    text = Shape(page([entry("2^255 - 19", field=True)])).text
    assert "Everything that was checked passed: 4 checks, 30\N{NARROW NO-BREAK SPACE}040 cases, 457 edge cases." in text
    assert "Passed; 257 cycles a multiplication, as the formula says" in text
    assert "Checked with 20\N{NARROW NO-BREAK SPACE}000 cases" in text


def test_failures_are_told() -> None:
    data = entry("2^255 - 19", field=True)
    for row in data["rows"]:
        if row["subject"] == "field C" and row["kind"] == "check":
            row["outputs"]["failures"] = 3
        if row["kind"] == "simulate":
            row["outputs"]["cycles"] = 300
    text = Shape(page([data])).text
    assert "2 checks of 4 failed." in text
    assert "Everything that was checked passed" not in text
    assert "3 wrong" in text
    assert "Failed; 300 cycles a multiplication, but 257 by the formula" in text
    assert text.count("1 check failed") == 2


def test_ratios_are_to_the_fastest_of_ours() -> None:
    html = page([entry("2^521 - 1", field=True)])
    rows = re.findall(r"<tr[^>]*><td>([^<]*)</td>(?:<td class=\"n[^\"]*\">([^<]*)</td>){3}</tr>", html)
    assert rows[:5] == [
        ("GMP", "0.92"),
        ("modforge field C", "1.00"),
        ("modforge avx512ifma, as planned", "1.44"),
        ("OpenSSL", "2.22"),
        ("crypto-bigint", "3.33"),
    ]


def test_the_page_says_who_is_faster() -> None:
    text = Shape(page(all_entries())).text
    assert "GMP is faster: modforge field C takes 1.09 times as long." in text
    assert "modforge field C is the fastest; GMP, the best of the others, takes 2.00 times as long." in text
    assert "modforge avx512ifma is the fastest; GMP, the best of the others, takes 3.20 times as long." in text
    assert text.count("(faster)") == 1


def test_the_page_names_what_the_plan_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    """For 2^521 − 1 in plain Rust that is a reduction, not a kernel; no row is marked where it was not measured."""

    def marked() -> list[str]:
        made = page([entry("2^521 - 1", field=True, kernels=("portable",))])
        return re.findall(r"<td>([^<]*), as planned</td>", made)

    assert marked() == []
    times = INVENTED_TIMES["2^521 - 1"]["multiply"] | {"modforge pseudo_mersenne": 60.0}
    monkeypatch.setitem(INVENTED_TIMES["2^521 - 1"], "multiply", times)
    assert marked() == ["modforge pseudo_mersenne"]


def test_the_foot_says_what_it_was_made_with() -> None:
    text = Shape(page(all_entries())).text
    assert "Example CPU 3000" in text
    assert "modforge forge '2^255 - 19' '2^521 - 1' rsa-2048 -o out" in text
    for tool, version in (("GMP", "6.3.0"), ("pyosys", "0.70"), ("python", "3.11.7")):
        assert re.search(rf"{tool}\s*{re.escape(version)}", text)


def test_long_moduli_are_folded() -> None:
    text = str(2**4000 + 1)[:100]
    number = f"{text[:-1]}1"
    html = page([entry(number)])
    name = parse_modulus(number).name
    assert f"<h2>{name}</h2>" in html
    assert number in html.split("<details>")[1].split("</details>")[0]


def test_the_number_alone_has_nothing_to_compare_with() -> None:
    data = entry("rsa-2048")
    data["rows"] = [row for row in data["rows"] if row["kind"] != "measure" or row["subject"] == "GMP"]
    text = Shape(page([data])).text
    assert "Nothing to compare with was measured." in text

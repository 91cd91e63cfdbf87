"""The report page from made-up results: every figure below is invented, none was measured."""

import json
import re
from collections.abc import Mapping
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from cases import first
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
            "modforge pseudo_mersenne": 52.0,
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
    """Most tests look at the same page."""
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


def test_pictures_scale_with_the_page() -> None:
    """All places in them are percentages of the picture, none outside it, and no word can be cut: none is inside."""
    html = page(all_entries())
    pictures = re.findall(r"<svg.*?</svg>", html, flags=re.DOTALL)
    assert pictures and not re.search("<text|<tspan|style=|<title", "".join(pictures))
    places = re.findall(r' (?:x1|x2|cx|x|width)="([^"]*)"', "".join(pictures))
    assert len(places) > 2 * len(pictures)
    assert all(0 <= float(place.removesuffix("%")) <= 100 for place in places)
    assert all(place.endswith("%") or place == "0" for place in places)


def test_charts_take_the_colours_of_the_page() -> None:
    html = page(all_entries())
    assert not re.search(r"#[0-9a-fA-F]{6}\b", html.partition("<body>")[2])
    defined = set(re.findall(r"--(\w+):", html))
    assert set(re.findall(r"var\(--(\w+)\)", html)) <= defined


def charted(html: str) -> list[str]:
    """Return the words before the marks of all charts."""
    found = re.findall(r'<th scope="row">(.*?)</th>', html)
    return [" ".join(re.sub("<[^>]*>", "", label).split()) for label in found]


def test_charts_show_what_the_plan_names_and_the_fastest(monkeypatch: pytest.MonkeyPatch) -> None:
    times = INVENTED_TIMES["2^521 - 1"]["multiply"] | {f"modforge m{n}": 70.0 + n for n in range(5)}
    times |= {f"peer {n}": 90.0 + n for n in range(5)} | {"modforge pseudo_mersenne": 200.0}
    monkeypatch.setitem(INVENTED_TIMES["2^521 - 1"], "multiply", times)
    labels = charted(page([entry("2^521 - 1", field=True, families=(), kernels=("portable", "adx"))]))
    assert labels == [
        "GMP",
        "modforge field C",
        "modforge m0",
        "modforge m1",
        "OpenSSL",
        "peer 0",
        "modforge pseudo_mersenne as planned",
    ]


def test_one_time_alone_is_a_chart() -> None:
    data = entry("rsa-2048", families=())
    data["rows"] = [row for row in data["rows"] if row["kind"] == "measure" and row["subject"] == "GMP"][:1]
    data["rows"][0]["outputs"] |= {"median_ns": 5.0, "low_ns": 5.0, "high_ns": 5.0}
    assert 'cx="50.0%"' in page([data])


def test_the_summary_has_every_operation_and_the_multiple() -> None:
    html = page(all_entries())
    summary = re.search(r'<table class="summary">.*?</table>', html, flags=re.DOTALL)
    assert summary
    text = " ".join(Shape(summary[0].replace("<br>", " ")).text.split())
    assert "14.0 ns field C ×2.00 GMP, 28.0 ns library as planned: 19.0 ns 11.0 ns field C ×2.18 GMP, 24.0 ns" in text
    assert "36.0 ns field C ×0.92 GMP, 33.0 ns (faster) library as planned: 52.0 ns" in text
    assert "500 µs avx512ifma, as planned ×3.20 GMP, 1.60 ms" in text


def test_the_page_names_the_libraries_that_were_not_there() -> None:
    said = "Not in this run: AWS-LC, s2n-bignum, FLINT, Crypto++, dashu, Go and ruint."
    assert said in Shape(page(all_entries())).text
    data = entry("rsa-2048")
    for row in data["rows"]:
        row["subject"] = {"GMP": "GMP of the system", "OpenSSL": "OpenSSL, no IFMA"}.get(row["subject"], row["subject"])
    assert said in Shape(page([data])).text


def test_print_breaks_no_chart_card_or_row() -> None:
    rules = page(all_entries()).partition("@media print")[2].partition("</style>")[0]
    kept = re.search(r"([^{}]*){ break-inside: avoid; }", rules)
    assert kept and {".form", "figure", "pre", "tr"} <= {name.strip() for name in kept[1].split(",")}


def test_the_readme_of_the_core_is_first_and_licences_are_folded() -> None:
    files = [
        "core/LICENSE",
        "core/add.sv",
        "core/mont.md",
        "core/mont.svg",
        "core/mont_255.md",
        "field/f.c",
        "field/f.h",
    ]
    html = page([entry("2^255 - 19", field=True) | {"files": files}])
    links = re.findall(r'<li><a href="p2_255_19/([^"]*)">', html)
    assert links == [
        "core/mont_255.md",
        "core/mont.md",
        "core/add.sv",
        "core/LICENSE",
        "core/mont.svg",
        "field/f.h",
        "field/f.c",
    ]
    folded = re.search(r"<details><summary>Licences and drawings</summary>(.*?)</details>", html)
    assert folded and folded[1].count("<li>") == 2


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


@pytest.mark.parametrize(
    "missing", first(2, [{"check"}, {"simulate"}, {"synthesize"}, {"measure"}, {"synthesize", "measure"}])
)
@pytest.mark.long
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
    assert '<table class="chart">' not in html


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
        ("modforge pseudo_mersenne, as planned", "1.44"),
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

    times = INVENTED_TIMES["2^521 - 1"]["multiply"]
    assert marked() == ["modforge pseudo_mersenne"]
    others = {subject: time for subject, time in times.items() if subject != "modforge pseudo_mersenne"}
    monkeypatch.setitem(INVENTED_TIMES["2^521 - 1"], "multiply", others)
    assert marked() == []


def test_the_foot_says_what_it_was_made_with() -> None:
    text = Shape(page(all_entries())).text
    assert "Example CPU 3000" in text
    assert "modforge forge '2^255 - 19' '2^521 - 1' rsa-2048 -o out" in text
    for tool, version in (("GMP", "6.3.0"), ("pyosys", "0.70"), ("python", "3.11.7")):
        assert re.search(rf"{tool}\s*{re.escape(version)}", text)


def test_the_foot_has_the_options_and_the_folder_of_the_command() -> None:
    html = report.render([entry("2^61 - 1")], "there/out", ("--without", "core"))
    assert "modforge forge '2^61 - 1' --without core -o there/out" in Shape(html).text


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


def core_form(text: str, lines: list[tuple[str, int, int, float, bool]]) -> dict[str, Any]:
    """Return an entry whose plan chose from these cores: name, LUT, DSP, ns, whether it was chosen."""
    made = entry(text)
    form = next(form for form in made["plan"]["forms"] if form["form"] == "hardware core")
    form["candidates"] = [
        {"core": core, "settings": {}, "bits": 64, "cycles": 66, "mhz": 100.0, "seeds": 5}
        | {"ns": ns, "rate": 1e9 / ns, "lut": lut, "ff": 1, "dsp": dsp, "chosen": chosen}
        for core, lut, dsp, ns, chosen in lines
    ]
    return made


def test_the_cores_to_choose_from() -> None:
    """A dot is full where no other core is as good in all and better in one."""
    lines = [("small", 800, 0, 900.0, False), ("quick", 1800, 0, 400.0, True), ("worse", 1900, 0, 500.0, False)]
    html = page([core_form("2^61 - 1", [*lines, ("blocks", 700, 9, 450.0, False)])])
    found = re.findall(r'<circle class="(chosen|best|other)" cx="([0-9.]+)%" cy="([0-9.]+)%"', html)
    assert [kind for kind, _, _ in found] == ["best", "best", "chosen", "other"]
    assert all(0 < float(place) < 100 for _, *places in found for place in places)
    ticks = re.findall(r'<span class="at ([xy])" style="(?:left|top): ([0-9.]+)%">([^<]+)</span>', html)
    thin = "\N{NARROW NO-BREAK SPACE}"
    assert [(axis, said) for axis, _, said in ticks] == [("x", f"1{thin}000"), ("y", "500 ns")]
    # The number stands where a core with it does.
    (worse,) = [y for kind, _, y in found if kind == "other"]
    assert ticks[1][1] == worse
    text = Shape(html).text
    assert "quick, chosen" in text
    assert "hardware core quick of 64 bits at 100 MHz" in text
    assert "40.0 %" in text


@pytest.mark.parametrize("text", ["2^127 - 1", "2^255 - 19", "rsa-2048"])
def test_the_plan_marks_the_core_that_it_chose(text: str) -> None:
    form = next(form for form in entry(text)["plan"]["forms"] if form["form"] == "hardware core")
    (chosen,) = [one for one in form["candidates"] if one["chosen"]]
    assert chosen["core"] in form["method"]
    assert min(one["ns"] for one in form["candidates"] if not one["dsp"]) == chosen["ns"]


def test_drawings_of_the_core_are_shown() -> None:
    html = page([entry("2^61 - 1") | {"files": ["core/m_blocks.svg", "core/m_timing.svg", "core/m.sv"]}])
    assert re.findall(r'<img src="([^"]+)"', html) == ["p2_61_1/core/m_blocks.svg", "p2_61_1/core/m_timing.svg"]

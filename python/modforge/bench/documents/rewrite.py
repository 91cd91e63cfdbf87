"""Rewrite the figures of the documentation from the rows that come with the package.

    python -m modforge.bench.documents.rewrite

A page marks the place of a table by two comments, ``<!-- figures: NAME -->`` and ``<!-- end -->``; the tables are:
``engine RUN`` and ``field_code RUN`` (see :mod:`modforge.bench.documents.published`), ``cores TITLE`` for each table of
``modforge bench cores``, ``cores status``, ``cores at a glance``, ``cores offered`` and ``speed at a glance``;
``asic TITLE`` for each table of :mod:`modforge.bench.asic`; ``faces RUN run`` and ``faces RUN TITLE`` for each table of
``modforge bench faces``; ``primitives RUN`` and ``table1 RUN`` (see :mod:`modforge.bench.documents.primitives`),
``primes RUN``, ``python RUN``, ``scale JOB``, ``tls RUN`` and ``tls reductions RUN``. Pictures are in ``docs/images``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from modforge.bench import asic, cores
from modforge.bench.asic.plot import area_and_throughput
from modforge.bench.cores.garg_vig_plot import garg_vig
from modforge.bench.cores.glance import glance, offered
from modforge.bench.cores.redundant_plot import latencies
from modforge.bench.cores.status import status
from modforge.bench.documents import dropin, faces, primes, primitives, python, scale, tls
from modforge.bench.documents.chart import multiplication
from modforge.bench.documents.plot import ratios
from modforge.bench.documents.published import SUBJECTS, duration, is_distance, run, runs
from modforge.bench.program.checkout import find_crate
from modforge.files import write_file

CHART_RUN = "zen-4"
"""The run that the README shows: the one against the most libraries, on a CPU with AVX-512 IFMA and mulx/adx."""

SHOWN = (
    ("avx512ifma", "multiply", 2048),
    ("avx512ifma", "power", 4096),
    ("avx512ifma", "rsa_private", 2048),
    ("adx", "rsa_private", 2048),
    ("adx", "power", 1024),
)
"""The rows of the engine that the README shows: class of CPU, operation, bits."""

OPERATIONS = {"multiply": "product", "power": "power, constant time", "rsa_private": "RSA private operation"}
INSTRUCTIONS = {"avx512ifma": "AVX-512 IFMA", "adx": "mulx/adx only"}

_PLACE = re.compile(r"<!-- figures: (.*?) -->\n\n(.*?)\n\n<!-- end -->", re.DOTALL)


def tables() -> dict[str, str]:
    """Return every table as Markdown, by its name."""
    found = {f"{subject} {one.name}": one.markdown() for subject in SUBJECTS for one in runs(subject)}
    figures = cores.figures(cores.published()[0])
    for sheet in cores.sheets(figures, cores.targets(figures)):
        found[f"cores {sheet.title}"] = sheet.markdown()
    for sheet in asic.sheets(asic.published()):
        found[f"asic {sheet.title}"] = sheet.markdown()
    found["cores at a glance"] = glance(figures).lines()
    found["cores offered"] = offered(figures).lines()
    found["cores status"] = status(cores.published()[0]).lines()
    found["speed at a glance"] = speed()
    found |= dropin.tables() | faces.tables() | primes.tables() | primitives.tables()
    return found | python.tables() | scale.tables() | tls.tables()


def speed() -> str:
    """Return wins and losses of one run of the engine and one of the field code as Markdown."""
    engine, fields = (run(subject, CHART_RUN) for subject in SUBJECTS)
    rows = [row for key in SHOWN for row in engine.rows if key == (row["cpu_class"], row["operation"], row["bits"])]
    header: tuple[str, ...] = ("operation", "with", "time, CPU above", "times as fast as", "")
    lines = [header, ("---",) * len(header)]
    for row in (row for row in rows if not is_distance(row)):
        operation = f"{OPERATIONS[row['operation']]}, {row['bits']} bits"
        lines.append((operation, INSTRUCTIONS[row["cpu_class"]], duration(row["median_ns"]), *_times(row)))
    [row] = [row for row in fields.rows if (row["prime"], row["operation"]) == ("2^255 - 19", "multiply")]
    lines.append(("product modulo 2^255 − 19", "generated C, assembly", duration(row["median_ns"]), *_times(row)))
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _times(row: Mapping[str, Any]) -> tuple[str, str]:
    return row["against"], f"**{row['measured']:.2f}**" if row["measured"] >= 1 else f"{row['measured']:.2f}, slower"


def pictures() -> dict[str, str]:
    """Return every picture as SVG, by the name of its file."""
    figures = cores.figures(cores.published()[0])
    engine = run("engine", CHART_RUN)
    targets = ratios(engine.verdicts())
    assert targets is not None
    return {
        "multiplication.svg": multiplication(engine),
        "engine.svg": targets,
        "asic.svg": area_and_throughput(asic.published()),
        "garg_vig.svg": garg_vig(figures),
        "redundant.svg": latencies(figures),
    }


def pages(root: Path) -> Iterator[tuple[Path, str, str]]:
    """Yield each page that has tables: its path, its text, and the text that it should have."""
    found = tables()
    for page in (root / "README.md", *sorted((root / "docs").rglob("*.md"))):
        text = page.read_text(encoding="utf-8")
        if _PLACE.search(text):
            yield page, text, _PLACE.sub(lambda place: _filled(place[1], found), text)


def places(root: Path) -> list[str]:
    """Return the names of all tables that the pages ask for."""
    return [name for _, text, _ in pages(root) for name, _ in _PLACE.findall(text)]


def _filled(name: str, found: dict[str, str]) -> str:
    return f"<!-- figures: {name} -->\n\n{found[name]}\n\n<!-- end -->"


def main() -> None:
    """Rewrite tables and pictures in the checkout."""
    root = find_crate().parent.parent
    for page, _, wanted in pages(root):
        write_file(page, wanted)
    for name, picture in pictures().items():
        write_file(root / "docs" / "images" / name, picture)


if __name__ == "__main__":
    main()

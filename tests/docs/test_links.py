"""Links between the pages of the repository lead somewhere."""

import re
import unicodedata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *ROOT.glob("*.md"),
    *ROOT.glob("docs/**/*.md"),
    *ROOT.glob("examples/**/*.md"),
    *ROOT.glob("python/modforge/**/*.md"),
    *ROOT.glob("tests/**/*.md"),
]

FILE = re.compile(r"`((?:crates|docs|examples|fuzz|python|scripts|tests)/[^`\s:]*)`")
MADE = {"fuzz/artifacts"}
"""What a command makes."""

LINK = re.compile(r"\]\(([^)\s]+)\)")


def anchors(page: Path) -> set[str]:
    """Return the anchors of the headings of a page, as code hosts name them."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    return {anchor(heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


def anchor(heading: str) -> str:
    kept = (c for c in heading.lower() if c in "-_ " or unicodedata.category(c)[0] in "LN")
    return "".join(kept).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if link.startswith(("https://", "http://")):
            continue
        target, _, place = link.partition("#")
        file = page.parent / target if target else page
        assert file.exists(), f"{page.name} links to {target}"
        if place:
            assert place in anchors(file), f"{page.name} links to {link}"


def test_every_page_of_docs_can_be_reached_from_the_readme():
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached or page.suffix != ".md":
            continue
        reached.add(page)
        links = (link.partition("#")[0] for link in LINK.findall(page.read_text(encoding="utf-8")))
        waiting += [(page.parent / link).resolve() for link in links if link and "://" not in link]
    assert set(ROOT.glob("docs/**/*.md")) <= reached


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_that_are_named_exist(page):
    """A path in code, from the root of the repository; words in capitals stand for a name."""
    for path in FILE.findall(page.read_text(encoding="utf-8")):
        if path not in MADE and not re.search(r"[A-Z]{3}|…|<", path):
            assert any(ROOT.glob(path.rstrip("/"))), f"{page.name} names {path}"


def test_anchors_are_those_of_code_hosts():
    assert anchor("Garg & Vig") == "garg--vig"
    assert anchor("`fe25519`: what, and why?") == "fe25519-what-and-why"

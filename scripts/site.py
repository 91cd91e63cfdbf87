"""Lay out the pages of the site and build it: every Markdown page of the repository and every file that one links to.

    python scripts/site.py

The pages keep their places, so links between them work on a code host and on the site alike. Broken links fail.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "pages"
CONFIGURATION = ROOT / "mkdocs.yml"
STYLE = ROOT / "docs" / "site.css"

LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")


def linked_files() -> list[Path]:
    """Return the README, and all files of the repository that it leads to."""
    found: list[Path] = []
    waiting = [ROOT / "README.md"]
    while waiting:
        file = waiting.pop()
        if file in found or not file.is_file():
            continue
        found.append(file)
        if file.suffix == ".md":
            links = LINK.findall(file.read_text(encoding="utf-8"))
            waiting += [(file.parent / link).resolve() for link in links if "://" not in link]
    return found


def lay_out() -> None:
    """Copy the pages, and the style that the configuration names."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for file in [*linked_files(), STYLE]:
        copy = PAGES / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)


def main() -> int:
    """Build the site in build/site and return the exit status."""
    lay_out()
    return subprocess.run(["zensical", "build", "--strict", "--clean", "--config-file", CONFIGURATION]).returncode


if __name__ == "__main__":
    sys.exit(main())

"""``make docs`` builds the site, and a link that leads nowhere stops it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long
def test_site_is_built():
    done = subprocess.run([sys.executable, ROOT / "scripts" / "site.py"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    for page in ("index.html", "docs/start/researcher.html", "docs/reference/cores.html"):
        assert (ROOT / "build" / "site" / page).is_file()
    assert (ROOT / "build" / "site" / "docs" / "site.css").is_file()


def test_index_and_menu_have_every_page():
    index, menu = ((ROOT / name).read_text(encoding="utf-8") for name in ("docs/README.md", "mkdocs.yml"))
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").glob("*/*.md")]
    assert [page for page in pages if f"docs/{page}" not in menu] == []
    listed = [
        page for page in pages if page.startswith(("start/", "how-to/", "reference/", "explanation/", "figures/"))
    ]
    assert len(listed) > 40
    assert [page for page in listed if f"({page})" not in index] == []


@pytest.mark.long
def test_a_broken_link_stops_the_build(tmp_path: Path):
    (tmp_path / "mkdocs.yml").write_text("site_name: broken\n", encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[there](nowhere.md)\n", encoding="utf-8")
    done = subprocess.run(["zensical", "build", "--strict"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode != 0
    assert "page does not exist" in done.stdout + done.stderr

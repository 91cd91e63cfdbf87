"""``make docs`` builds the site, and a link that leads nowhere stops it."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_site_is_built():
    done = subprocess.run([sys.executable, ROOT / "scripts" / "site.py"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    for page in ("index.html", "docs/start/researcher.html", "docs/reference/cores.html"):
        assert (ROOT / "build" / "site" / page).is_file()


def test_a_broken_link_stops_the_build(tmp_path: Path):
    (tmp_path / "mkdocs.yml").write_text("site_name: broken\n", encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[there](nowhere.md)\n", encoding="utf-8")
    done = subprocess.run(["zensical", "build", "--strict"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode != 0
    assert "page does not exist" in done.stdout + done.stderr

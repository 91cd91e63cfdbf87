"""The page in a browser: nothing is wider than the screen, nothing is cut, on a telephone and on a desk."""

import json
import re
import shutil
import subprocess
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from test_report import all_entries

from modforge import report

BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

# What is wider than its place: nothing may be, but for boxes that scroll.
LOOK = """
<script>
const wide = [...document.querySelectorAll("body *")].filter(one => {
  const style = getComputedStyle(one);
  const scrolls = style.overflowX === "auto" || one.closest(".wide") !== null || one.closest("svg") !== null;
  return !scrolls && style.display !== "inline" && one.scrollWidth > one.clientWidth + 1;
}).map(one => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`);
const shaded = [...document.querySelectorAll(".wide")].filter(one => one.scrollWidth > one.clientWidth + 1).map(one =>
  getComputedStyle(one).backgroundAttachment);
parent.postMessage(JSON.stringify({width: innerWidth, page: document.documentElement.scrollWidth, wide,
  shaded: [...new Set(shaded)]}), "*");
</script>
"""

# A frame may be narrower than a window.
FRAME = """
<!doctype html>
<body>
<script>onmessage = message => document.body.append(Object.assign(document.createElement("output"), {
  textContent: message.data }));</script>
<iframe src="page.html" style="border: 0; width: WIDTHpx; height: 3000px"></iframe>
"""


def look(html: str, width: int, folder: Path) -> dict[str, Any]:
    assert BROWSER is not None
    (folder / "page.html").write_text(html.replace("</body>", f"{LOOK}</body>"), encoding="utf-8")
    path = folder / "frame.html"
    path.write_text(FRAME.replace("WIDTH", str(width)), encoding="utf-8")
    command = [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder / 'profile'}"]
    command += ["--hide-scrollbars", "--virtual-time-budget=5000", "--dump-dom", path.as_uri()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    found = re.search("<output>(.*)</output>", done.stdout)
    assert found, done.stderr
    seen: dict[str, Any] = json.loads(unescape(found[1]))
    return seen


@pytest.mark.skipif(BROWSER is None, reason="needs a browser: chromium")
@pytest.mark.parametrize("width", [400, 1280])
@pytest.mark.few(1)
def test_nothing_is_cut(tmp_path: Path, width: int) -> None:
    html = report.render(all_entries(), "out")
    seen = look(html, width, tmp_path)
    # A table that goes on has a shadow there, which what is before it covers at its end.
    shaded = ["local, local, scroll, scroll"] if width == 400 else []
    assert seen == {"width": width, "page": width, "wide": [], "shaded": shaded}
    long = html.replace("</header>", "<pre style='white-space: pre; width: 90rem'>long</pre></header>")
    assert look(long, width, tmp_path)["page"] > width

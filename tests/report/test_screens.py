"""The page in a browser: nothing is wider than the screen, nothing is cut, and all texts can be read.

On a telephone and on a desk, light and dark, and on paper.
"""

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
addEventListener("load", () => {
const wide = [...document.querySelectorAll("body *")].filter(one => {
  const style = getComputedStyle(one);
  const scrolls = style.overflowX === "auto" || one.closest(".wide") !== null || one.closest("svg") !== null;
  return !scrolls && style.display !== "inline" && one.scrollWidth > one.clientWidth + 1;
}).map(one => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`);
const shaded = [...document.querySelectorAll(".wide")].filter(one => one.scrollWidth > one.clientWidth + 1).map(one =>
  getComputedStyle(one).backgroundAttachment);
// Texts that stand out too little from what is behind them (WCAG 2.2, 1.4.3: 4.5, of large ones 3).
const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
const shares = colour => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].map(part => part / 255);
};
const light = ([r, g, b]) => [r, g, b].map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
const behind = one => {
  for (; one; one = one.parentElement) {
    const colour = shares(getComputedStyle(one).backgroundColor);
    if (colour[3] === 1) return colour;
  }
  return [1, 1, 1, 1];
};
const faint = [...document.querySelectorAll("body *")].filter(one => {
  const said = [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (!said || !one.getClientRects().length || ["SCRIPT", "STYLE"].includes(one.tagName)) return false;
  const style = getComputedStyle(one);
  const pair = [light(shares(style.color)), light(behind(one))];
  const contrast = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
  return contrast < (parseFloat(style.fontSize) >= 24 ? 3 : 4.5);
}).map(one => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`);
// How much smaller than they are drawings are shown, the words in them too.
const drawn = [...document.images].map(one => Math.round(100 * one.width / one.naturalWidth));
const paper = behind(document.body);
parent.postMessage(JSON.stringify({width: innerWidth, page: document.documentElement.scrollWidth, wide,
  shaded: [...new Set(shaded)], faint, dark: light(paper) < 0.2, drawn}), "*");
});
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


DARK, PRINT = "screen and (prefers-color-scheme: dark)", "print"

PAPER = 680
"""Pixels between the margins of a page of A4."""


DRAWINGS = {"blocks": 1038, "timing": 540}
"""The drawings of a core that the widest of them has, and how wide they are."""


def with_drawings(folder: Path) -> str:
    """Return the page of all kinds of moduli, with drawings that a browser finds."""
    entries = all_entries()
    (folder / "p2_255_19" / "core").mkdir(parents=True)
    for name, width in DRAWINGS.items():
        entries[0]["files"] = [*entries[0]["files"], f"core/m_{name}.svg"]
        drawing = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="90"/>'
        (folder / "p2_255_19" / "core" / f"m_{name}.svg").write_text(drawing, encoding="utf-8")
    return report.render(entries, "out").replace(' loading="lazy"', "")


def only(media: str, html: str) -> str:
    """Return the page with the rules for these media alone, which then hold wherever it is looked at."""
    for one in (DARK, PRINT):
        assert f"@media {one} {{" in html
        html = html.replace(f"@media {one} {{", f"@media {'all' if one == media else 'not all'} {{")
    return html


@pytest.mark.skipif(BROWSER is None, reason="needs a browser: chromium")
@pytest.mark.parametrize(
    ("width", "media"),
    [(400, "light"), (1280, "light"), (400, DARK), (PAPER, PRINT)],
    ids=["telephone", "desk", "dark", "paper"],
)
@pytest.mark.few(1)
def test_nothing_is_cut_or_faint(tmp_path: Path, width: int, media: str) -> None:
    html = only(media, with_drawings(tmp_path))
    seen = look(html, width, tmp_path)
    # A table that goes on has a shadow there, which what is before it covers at its end.
    shaded = ["local, local, scroll, scroll"] if width == 400 else []
    assert seen == {
        "width": width,
        "page": width,
        "wide": [],
        "shaded": shaded,
        "faint": [],
        "dark": media == DARK,
        # Words in a drawing have 13 pixels: on paper two thirds of that.
        "drawn": [66, 100] if media == PRINT else [100, 100],
    }


@pytest.mark.long
@pytest.mark.skipif(BROWSER is None, reason="needs a browser: chromium")
def test_what_is_cut_or_faint_is_seen(tmp_path: Path) -> None:
    html = report.render(all_entries(), "out")
    wrong = "<pre style='white-space: pre; width: 90rem'>long</pre><p style='color: #999; background: #fff'>faint</p>"
    seen = look(html.replace("</header>", f"{wrong}</header>"), 400, tmp_path)
    assert seen["page"] > 400 and seen["faint"] == ["P  faint"]

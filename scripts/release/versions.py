"""``versions.py``: print the version, and where it stands differently. ``versions.py 0.2.0``: set it everywhere.

It stands in ``Cargo.toml``, once for the crates and once for each crate that others of the workspace name, in the
entries of ``Cargo.lock``, and in the newest heading of ``CHANGELOG.md``, which may be ``[Unreleased]`` instead.
Everything else takes it from there.
"""

import datetime
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FORM = re.compile(r"\d+\.\d+\.\d+(-(alpha|beta|rc)\.\d+)?")
PLACES = re.compile(r'(?m)^((?:version = |modforge[\w-]* = \{ path = "[^"]+", version = )")([^"]+)(")')
UNRELEASED = "Unreleased"
HEADING = re.compile(r"(?m)^## \[([^]]+)\](?: - (\S+))?$")


def found(root: Path = ROOT) -> dict[str, str]:
    """Return the version at each place where one stands."""
    workspace = tomllib.loads((root / "Cargo.toml").read_text(encoding="utf-8"))["workspace"]
    places = {"Cargo.toml": workspace["package"]["version"]}
    for name, given in workspace["dependencies"].items():
        if isinstance(given, dict) and "path" in given and "version" in given:
            places[f"Cargo.toml, {name}"] = given["version"]
    for package in tomllib.loads((root / "Cargo.lock").read_text(encoding="utf-8"))["package"]:
        if "source" not in package:
            places[f"Cargo.lock, {package['name']}"] = package["version"]
    newest = HEADING.search((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    places["CHANGELOG.md"] = newest[1] if newest else "nothing"
    if places["CHANGELOG.md"] == UNRELEASED:
        places["CHANGELOG.md"] = places["Cargo.toml"]
    return places


def dated(root: Path = ROOT) -> bool:
    """Return whether the newest heading of the change log says when that version was released."""
    newest = HEADING.search((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    try:
        return newest is not None and bool(datetime.date.fromisoformat(newest[2] or ""))
    except ValueError:
        return False


def disagreements(places: dict[str, str]) -> list[str]:
    """Return a line for each place that says something else than the workspace."""
    version = places["Cargo.toml"]
    return [f"{place} says {other}, Cargo.toml {version}" for place, other in places.items() if other != version]


def change(version: str, root: Path = ROOT) -> None:
    """Write another version everywhere; in the change log in place of ``Unreleased``, or as a new heading."""
    manifest = root / "Cargo.toml"
    manifest.write_text(PLACES.sub(rf"\g<1>{version}\g<3>", manifest.read_text(encoding="utf-8")), encoding="utf-8")
    log = root / "CHANGELOG.md"
    text = log.read_text(encoding="utf-8")
    newest = HEADING.search(text)
    if newest and newest[1] != version:
        rest = text[newest.end() :].lstrip("\n") if newest[1] == UNRELEASED else text[newest.start() :]
        log.write_text(f"{text[: newest.start()]}## [{version}]\n\n{rest}", encoding="utf-8")
    subprocess.run(["cargo", "update", "--quiet", "--offline", "--workspace"], cwd=root, check=True)


def main(arguments: list[str]) -> int:
    """Check, or set the version that is given; return the status of the command."""
    if len(arguments) > 1 or not all(map(FORM.fullmatch, arguments)):
        print("versions.py [VERSION], as in 1.2.3 or 1.2.3-rc.1", file=sys.stderr)
        return 2
    for version in arguments:
        change(version)
    places = found()
    for line in disagreements(places):
        print(line, file=sys.stderr)
    print(places["Cargo.toml"])
    return 1 if disagreements(places) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

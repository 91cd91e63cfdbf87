"""Manifests of crates: what a registry shows of them, and versions that stand in one place."""

import json
import subprocess
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
OURS = (
    "modforge",
    "modforge-build",
    "modforge-crypto",
    "modforge-fields",
    "modforge-fields-dstu",
    "modforge-lanes",
    "modforge-rustls",
)


@cache
def packages() -> list[dict[str, Any]]:
    command = ["cargo", "metadata", "--format-version=1", "--offline", "--locked"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
    return json.loads(listed)["packages"]


@pytest.mark.parametrize("name", OURS)
def test_a_published_crate_describes_itself(name):
    package = next(package for package in packages() if package["name"] == name)
    assert all(
        package[field] for field in ("description", "license", "readme", "keywords", "categories", "rust_version")
    )
    assert package["metadata"]["docs"]["rs"]["rustdoc-args"] == ["--cfg", "docsrs"]
    folder = Path(package["manifest_path"]).parent
    for text in ("LICENSE-MIT", "LICENSE-APACHE"):
        assert (folder / text).read_bytes() == (ROOT / text).read_bytes()


@pytest.mark.parametrize("name", OURS)
def test_a_package_holds_what_its_users_need(name):
    """Sources and licences, and not the vectors that tests read: a registry takes 10 MB, and everybody loads them."""
    command = ["cargo", "package", "--list", "--allow-dirty", "--offline", "-p", name]
    files = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    assert {"Cargo.toml", "LICENSE-APACHE", "LICENSE-MIT", "README.md", "src/lib.rs"} <= set(files)
    folder = ROOT / "crates" / name
    assert sum((folder / file).stat().st_size for file in files if (folder / file).exists()) < 6_000_000
    assert name != "modforge-crypto" or not [file for file in files if file.startswith("tests/")]


def test_versions_stand_in_the_workspace():
    for path in sorted(ROOT.glob("crates/*/Cargo.toml")):
        manifest = tomllib.loads(path.read_text(encoding="utf-8"))
        tables = [manifest, *manifest.get("target", {}).values()]
        for table in tables:
            for kind in ("dependencies", "dev-dependencies", "build-dependencies"):
                for name, given in table.get(kind, {}).items():
                    # A crate on itself, for the features that its tests take.
                    itself = kind == "dev-dependencies" and name == path.parent.name and given.get("path") == "."
                    assert itself or given.get("workspace") is True, f"{path.parent.name}: {name}"

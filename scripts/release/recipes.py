"""``recipes.py FOLDER``: fill in the recipes of ``packaging`` for what ``make release`` put into the folder."""

import re
import sys
import tomllib
from pathlib import Path

import versions
from provenance import sha256

TEMPLATES = ("homebrew/modforge.rb", "conda-forge/recipe.yaml")


def facts(folder: Path) -> dict[str, str]:
    """Return what stands in the recipes for each ``@NAME@``; without an address that name stays."""
    workspace = tomllib.loads((versions.ROOT / "Cargo.toml").read_text(encoding="utf-8"))["workspace"]
    python = tomllib.loads((versions.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    version = versions.found()["Cargo.toml"]
    repository = {"REPOSITORY": workspace["package"]["repository"]} if "repository" in workspace["package"] else {}
    return repository | {
        "VERSION": version,
        "C_SHA256": sha256(folder / "c" / f"modforge-c-{version}.tar.gz"),
        "SDIST_SHA256": sha256(folder / "python" / f"modforge-{version}.tar.gz"),
        "MATURIN": python["build-system"]["requires"][0].replace("==", " "),
        "DEPENDENCIES": "\n".join(
            f"    - {re.sub(r'(?=[<>=])', ' ', one, count=1)}" for one in python["project"]["dependencies"]
        ),
        "SUMMARY": python["project"]["description"],
    }


def main(folder: Path) -> None:
    """Write them to ``FOLDER/recipes``."""
    known = facts(folder)
    (folder / "recipes").mkdir(exist_ok=True)
    for name in TEMPLATES:
        text = (versions.ROOT / "packaging" / name).read_text(encoding="utf-8")
        filled = re.sub(r"@([A-Z_0-9]+)@", lambda found: known.get(found[1], found[0]), text)
        (folder / "recipes" / Path(name).name).write_text(filled, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

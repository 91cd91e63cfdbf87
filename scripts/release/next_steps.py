"""``next_steps.py``: print what a person does after ``make release``, first what is still missing."""

import tomllib

import published
import versions


def missing() -> list[str]:
    """Return what has to be written down before the first upload."""
    workspace = tomllib.loads((versions.ROOT / "Cargo.toml").read_text(encoding="utf-8"))["workspace"]
    project = tomllib.loads((versions.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = []
    if not versions.dated():
        found.append("CHANGELOG.md: version and day of the release, as in `## [1.2.3] - 2027-01-31`")
    if "repository" not in workspace["package"]:
        found.append("Cargo.toml: `repository`, the address of this repository, and in each crate's `[package]`")
    if "urls" not in project:
        found.append("pyproject.toml: `[project.urls]` with the same address")
    return found


def commands() -> list[str]:
    """Return the commands that publish, in their order."""
    version = versions.found()["Cargo.toml"]
    return [
        f"git tag --sign v{version} --message 'modforge {version}' && git push origin v{version}",
        f"cargo publish {' '.join(f'-p {name}' for name in published.crates())}",
    ]


if __name__ == "__main__":
    if lines := missing():
        print("Before anything else, write down and commit:", *(f"  {line}" for line in lines), sep="\n")
    print("Then, as RELEASING.md explains:", *(f"  {command}" for command in commands()), sep="\n")

"""``provenance.py FOLDER``: write what the files of a release were made from: a statement of in-toto in SLSA's words.

Nobody has signed it: it tells a person how to make the same files again. The statements that the workflow makes for
what it publishes are signed.
"""

import hashlib
import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
NAME = "provenance.json"
TOOLS = {"cargo": "cargo --version", "rustc": "rustc --version", "maturin": "maturin --version", "cc": "cc --version"}


def output(command: str) -> str:
    """Return the first line that a command prints."""
    done = subprocess.run(command.split(), cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.split("\n", 1)[0]


def sha256(path: Path) -> str:
    """Return the digest of a file in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def statement(folder: Path) -> dict[str, Any]:
    """Return the statement about all files in the folder."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name not in (NAME, "SHA256SUMS")]
    locks = [{"uri": name, "digest": {"sha256": sha256(ROOT / name)}} for name in ("Cargo.lock", "requirements.lock")]
    commit = {"uri": "git+.", "digest": {"gitCommit": output("git rev-parse HEAD")}}
    return {
        "_type": "https://in-toto.io/Statement/v1",
        "subject": [
            {"name": path.relative_to(folder).as_posix(), "digest": {"sha256": sha256(path)}} for path in files
        ],
        "predicateType": "https://slsa.dev/provenance/v1",
        "predicate": {
            "buildDefinition": {
                "buildType": "urn:modforge:make-release",
                "externalParameters": {"command": "make release"},
                "internalParameters": {
                    **{name: output(command) for name, command in TOOLS.items()},
                    "system": f"{platform.system()} {platform.machine()}, {' '.join(platform.libc_ver())}",
                },
                "resolvedDependencies": [commit, *locks],
            },
            "runDetails": {"builder": {"id": "urn:modforge:a-checkout"}},
        },
    }


if __name__ == "__main__":
    given = Path(sys.argv[1])
    (given / NAME).write_text(json.dumps(statement(given), indent=2) + "\n", encoding="utf-8")

"""Nothing of a user's is removed or replaced: each place that removes or renames is listed with the reason."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

PYTHON = {
    "python/modforge/columns/parts.py": {
        "_begin: unlink": "a part, by its whole name, in a folder with a job of ours; another job needs --restart",
        "remove: unlink": "a part or the job, by its whole name, in a folder with a job of ours",
        "remove: rmdir": "the empty folder of the parts",
    },
    "python/modforge/cores/model/request.py": {"add: replace": "a report that only this process writes, in its folder"},
    "python/modforge/crypto/keys.py": {"write_keys: unlink": "made by the call itself, which never replaces a file"},
    "python/modforge/files/beside.py": {
        "_remove: rmtree": "the folder that is given out, in one with a manifest of ours that names it",
        "_remove: unlink": "that manifest",
        "_remove: rmdir": "the empty folder around both",
    },
    "python/modforge/files/cache.py": {
        "cached: rename": "to a name that nobody has: a rename onto a folder with files, or a file, fails",
        "_make_way: rename": "to a name that nobody has; it is removed only with a list of ours in it",
    },
    "python/modforge/files/own.py": {
        "write: unlink": "in the list of ours with the hash that it still has",
        "write: rmdir": "an empty folder of such files",
    },
    "python/modforge/files/write.py": {
        "_take_place: replace": "the file that the caller names, with its rights; OwnFiles asks its list before",
        "_take_place: truncate": "the same where the file has other names, which are to have the new content",
        "_take_free_place: replace": "the empty file that the call itself just made",
        "_take_free_place: unlink": "the same",
        "_remove_empty: rmdir": "an empty folder that the call itself made",
    },
    "python/modforge/hardware/prove/proof.py": {
        "prove_checker: unlink": "the waves of the same core and width, in a folder of build products",
    },
    "python/modforge/hardware/run_time.py": {
        "make: rename": "from one to another folder inside a temporary one of ours",
        "make: rmtree": "a folder that the function made in it",
    },
    "python/modforge/hardware/simulate/benches.py": {
        "run_benches: replace": "the waves of the same design, in a folder of the cache with its hash",
        "_build: unlink": "the log of the same design, in the cache under a name with its hash",
    },
    "python/modforge/bench/faces/clusters.py": {"once: rmtree": "a folder in the temporary one of this run"},
    "python/modforge/results/cache.py": {"end: rmtree": "the temporary folder that this process made"},
    "scripts/leaks.py": {"copied: rmtree": "build/leaks of the checkout, which is a copy"},
    "scripts/site.py": {"lay_out: rmtree": "build/pages of the checkout, which is a copy"},
}
RUST = {
    "crates/constant-time/src/memcheck.rs": {"remove_file": "a file that the test itself made"},
    "crates/modforge-crypto/src/vdf/files/text.rs": {
        "remove_file": "the file that the call itself made; or an abandoned one, by its name and its first line",
        "fs::rename": "the file that the caller names, with its rights; whoever calls has read that it is ours",
    },
    "crates/modforge-crypto/src/vdf/files/evaluation.rs": {"set_len": "powers, which begin with the line of their job"},
    "crates/modforge-build/src/lib.rs": {"fs::write": "a file of ours in cargo's OUT_DIR"},
    "crates/modforge-bench/build.rs": {"fs::write": "files of ours in cargo's OUT_DIR"},
}
MAKE = {
    "Makefile": {
        "$(VENV) target build demo python/modforge/*.so": "what make builds in the checkout",
        "$(VENV)/.engine*": "the marks of make itself that say which engine is installed",
    },
    "crates/modforge-c/Makefile": {
        "$(SHARED) $(BUILD)/modforge.pc $(BUILD)/modforgeConfig.cmake $(BUILD)/modforgeConfigVersion.cmake": "each made"
    },
    "examples/c/Makefile": {"$(BUILD)": "the folder build of the example"},
    "examples/fusesoc/Makefile": {"build": "the folder build of the example"},
    "examples/library/Makefile": {"$(BUILD)": "the folder build of the example"},
}

REMOVING = {"rmtree", "unlink", "rmdir", "removedirs", "rename", "renames", "move", "truncate"}


def removals(tree: ast.AST, function: str = "") -> Iterator[str]:
    """Give the function and the name of each call that removes a file or gives it the name of another."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            name, of = node.func.attr, ast.unparse(node.func.value)
            # A text has two arguments to replace, and a list removes, too.
            if (
                name in REMOVING
                or (name == "replace" and len(node.args) == 1)
                or (of == "os" and name in "remove replace")
            ):
                yield f"{function}: {name}"
        inside = node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else function
        yield from removals(node, inside)


def test_of_python() -> None:
    found = {}
    for path in sorted([*(ROOT / "python").rglob("*.py"), *(ROOT / "scripts").glob("*.py")]):
        if calls := {*removals(ast.parse(path.read_text(encoding="utf-8")))}:
            found[str(path.relative_to(ROOT))] = calls
    assert found == {path: {*reasons} for path, reasons in PYTHON.items()}


def test_of_rust() -> None:
    """Also what writes where something may be."""
    calls = re.compile(
        r"\b(remove_file|remove_dir(?:_all)?|fs::rename|fs::write|File::create|set_len|truncate\(true)\b"
    )
    found = {}
    for path in sorted((ROOT / "crates").glob("*/src/**/*.rs")) + sorted((ROOT / "crates").glob("*/build.rs")):
        text = path.read_text(encoding="utf-8")
        if "fs::" in text and (names := {*calls.findall(text)}):
            found[str(path.relative_to(ROOT))] = names
    assert found == {path: {*reasons} for path, reasons in RUST.items()}


def test_of_make() -> None:
    found: dict[str, Counter[str]] = {}
    for path in sorted([ROOT / "Makefile", *ROOT.glob("crates/*/Makefile"), *ROOT.glob("examples/*/Makefile")]):
        if names := re.findall(r"^\t.*\brm -\w+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE):
            found[str(path.relative_to(ROOT))] = Counter(names)
    assert found == {path: Counter(reasons.keys()) for path, reasons in MAKE.items()}

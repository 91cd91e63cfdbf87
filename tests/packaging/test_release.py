"""What `make release` makes: the scripts that need no compiler run; the others are tried with ``--long``."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RELEASE = ROOT / "scripts" / "release"


def run(*command: str | Path, cwd: Path = ROOT, **environment: str | Path) -> str:
    surroundings = os.environ | {name: str(value) for name, value in environment.items()}
    done = subprocess.run([*map(str, command)], cwd=cwd, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def published() -> list[str]:
    return run(sys.executable, RELEASE / "published.py").split()


def need(program: str) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files that hold versions, what cargo asks for beside them, and the script."""
    for pattern in ("Cargo.toml", "Cargo.lock", "CHANGELOG.md", "crates/*/Cargo.toml", "scripts/release/*.py"):
        for path in ROOT.glob(pattern):
            target = tmp_path / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    for manifest in tmp_path.glob("crates/*/Cargo.toml"):
        for source in (ROOT / manifest.parent.relative_to(tmp_path)).glob("src/**/*.rs"):
            if source.name in ("lib.rs", "main.rs"):
                target = tmp_path / source.relative_to(ROOT)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.touch()
    return tmp_path


def test_one_version() -> None:
    version = run(sys.executable, RELEASE / "versions.py").strip()
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    assert "version" not in re.findall(
        r"^(\w+) = ", (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE
    )


def test_a_version_is_set_everywhere(copy: Path) -> None:
    assert run(sys.executable, copy / "scripts/release/versions.py", "7.8.9-rc.1") == "7.8.9-rc.1\n"
    assert run(sys.executable, copy / "scripts/release/versions.py") == "7.8.9-rc.1\n"
    assert changes(copy)[0] == "7.8.9-rc.1"


def changes(folder: Path) -> list[str]:
    return re.findall(r"^## \[(.*)\]", (folder / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_a_new_heading_leaves_those_of_releases(copy: Path) -> None:
    (copy / "CHANGELOG.md").write_text("# Changelog\n\n## [0.0.9] - 2026-01-31\n\n- One\n", encoding="utf-8")
    run(sys.executable, copy / "scripts/release/versions.py", "7.8.9")
    assert changes(copy) == ["7.8.9", "0.0.9"]
    (copy / "CHANGELOG.md").write_text("# Changelog\n\n## [Unreleased]\n\n- Two\n", encoding="utf-8")
    run(sys.executable, copy / "scripts/release/versions.py", "8.0.0")
    assert (copy / "CHANGELOG.md").read_text(encoding="utf-8") == "# Changelog\n\n## [8.0.0]\n\n- Two\n"


@pytest.mark.parametrize("file", ["Cargo.toml", "Cargo.lock", "CHANGELOG.md"])
def test_another_version_in_one_place_is_found(copy: Path, file: str) -> None:
    path = copy / file
    old, new = {
        "Cargo.toml": (r'(modforge-lanes = .*version = ")', r"\g<1>9"),
        "Cargo.lock": (r'(name = "modforge-c"\nversion = ")', r"\g<1>9"),
        "CHANGELOG.md": (r"## \[", "## [9"),
    }[file]
    path.write_text(re.sub(old, new, path.read_text(encoding="utf-8"), count=1), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, copy / "scripts/release/versions.py"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith(file)


@pytest.mark.parametrize("argument", ["1.2", "v1.2.3", "1.2.3.4", "1.2.3-dev"])
def test_what_is_not_a_version_is_refused(argument: str) -> None:
    assert subprocess.run([sys.executable, RELEASE / "versions.py", argument], capture_output=True).returncode == 2


def test_crates_are_listed_after_those_they_need() -> None:
    """In the order in which a registry takes them, and RELEASING.md names them so."""
    order = published()
    for name in order:
        needs = re.findall(r"^(modforge[\w-]*)(?:\.| =)", manifest_part(name), re.MULTILINE)
        assert all(order.index(other) < order.index(name) for other in needs)
    (listed,) = re.findall(r"those that are missing:\n((?:.|\n)*?)\.\n", (ROOT / "RELEASING.md").read_text("utf-8"))
    assert re.findall(r"`([\w-]+)`", listed) == order


def manifest_part(name: str) -> str:
    """The dependencies of a crate that are not for its tests."""
    text = (ROOT / "crates" / name / "Cargo.toml").read_text(encoding="utf-8")
    return "".join(re.findall(r"^\[dependencies\]\n((?:[^\[\n].*\n|\n)*)", text, re.MULTILINE))


def test_the_program_on_the_packages_uses_all_of_them() -> None:
    program = (RELEASE / "program" / "src" / "main.rs").read_text(encoding="utf-8")
    for name in published():
        assert re.search(rf"\b{name.replace('-', '_')}::", program), name


def test_it_says_what_is_missing_and_what_publishes() -> None:
    said = run(sys.executable, RELEASE / "next_steps.py")
    assert "cargo publish -p modforge " in said
    assert ("repository" in said) == ("repository =" not in (ROOT / "Cargo.toml").read_text(encoding="utf-8"))


def test_what_is_not_committed_is_not_released(tmp_path: Path) -> None:
    shutil.copytree(RELEASE, tmp_path / "scripts" / "release")
    run("git", "init", "-q", cwd=tmp_path)
    done = subprocess.run(
        [tmp_path / "scripts" / "release" / "release.sh"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "Commit this first" in done.stderr
    assert not (tmp_path / "build").exists()


def test_provenance_names_commit_and_files(tmp_path: Path) -> None:
    need("maturin")
    (tmp_path / "python").mkdir()
    (tmp_path / "python" / "a.whl").write_bytes(b"abc")
    run(sys.executable, RELEASE / "provenance.py", tmp_path)
    statement = json.loads((tmp_path / "provenance.json").read_text(encoding="utf-8"))
    (subject,) = statement["subject"]
    assert subject["name"] == "python/a.whl"
    assert subject["digest"]["sha256"].startswith("ba7816bf8f01cfea")
    dependencies = statement["predicate"]["buildDefinition"]["resolvedDependencies"]
    assert dependencies[0]["digest"]["gitCommit"] == run("git", "rev-parse", "HEAD").strip()


def test_the_interface_of_each_crate_is_listed() -> None:
    lists = {path.stem: path.read_text(encoding="utf-8").splitlines() for path in RELEASE.glob("interfaces/*.txt")}
    assert set(lists) == set(published())
    for name, lines in lists.items():
        assert lines[0] == f"pub mod {name.replace('-', '_')}"


@pytest.mark.long
def test_the_interfaces_are_those_listed() -> None:
    run(RELEASE / "interfaces.sh", "--check")


@pytest.mark.long
def test_a_program_on_the_packed_crates(tmp_path: Path) -> None:
    assert run(RELEASE / "crates.sh", tmp_path, "--allow-dirty").startswith("The packed crates work")
    assert len(list(tmp_path.glob("*.crate"))) == len(published())


@pytest.fixture(scope="session")
def c_source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive for C."""
    folder = tmp_path_factory.mktemp("c")
    run(RELEASE / "c_source.sh", folder, "--allow-dirty")
    (archive,) = folder.glob("*.tar.gz")
    return archive


@pytest.mark.long
def test_the_archive_for_c(c_source: Path, tmp_path: Path) -> None:
    """Built outside of the repository, and used."""
    with tarfile.open(c_source) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.glob("modforge-c-*")
    prefix = tmp_path / "installed"
    options = (f"PREFIX={prefix}", f"BUILD={tmp_path / 'parts'}")
    run("make", "install", *options, cwd=source, MAKEFLAGS="", CARGO_TARGET_DIR=ROOT / "target" / "c-source")
    check_installed(prefix, prefix / "lib", tmp_path)


def check_installed(prefix: Path, libraries: Path, folder: Path) -> None:
    """Compile and run a program with the shared and with the static library that were installed there."""
    source = ROOT / "crates" / "modforge-c" / "tests" / "c" / "interface.c"
    options = ["-std=c99", "-D_POSIX_C_SOURCE=200809L", f"-I{prefix / 'include'}", "-o", folder / "program", source]
    run("cc", *options, f"-L{libraries}", "-lmodforge")
    run(folder / "program", LD_LIBRARY_PATH=libraries)
    run("cc", *options, libraries / "libmodforge.a", "-lpthread", "-ldl", "-lm")
    run(folder / "program")


@pytest.mark.long
def test_the_lists_of_what_is_in_it(c_source: Path, tmp_path: Path) -> None:
    run(RELEASE / "sbom.sh", tmp_path, c_source)
    lists = {path.name.removesuffix(".cdx.json"): json.loads(path.read_bytes()) for path in tmp_path.glob("*.cdx.json")}
    assert set(lists) == {*published(), "modforge-c", "modforge-gmp"}
    assert {one["bomFormat"] for one in lists.values()} == {"CycloneDX"}
    assert {one["name"] for one in lists["modforge-c"]["components"]} >= {"modforge", "zeroize", "rayon"}
    assert "serde" not in {one["name"] for one in lists["modforge-c"]["components"]}
    assert str(ROOT) not in json.dumps(lists)


@pytest.mark.long
def test_the_package_for_debian(tmp_path: Path) -> None:
    need("dpkg-deb")
    run(RELEASE / "deb.sh", tmp_path)
    (package,) = tmp_path.glob("libmodforge-dev_*.deb")
    assert "libc6 (>=" in run("dpkg-deb", "--field", package, "Depends")
    root = tmp_path / "root"
    run("dpkg-deb", "--extract", package, root)
    (libraries,) = root.glob("usr/lib/*-linux-gnu*")
    check_installed(root / "usr", libraries, tmp_path)
    assert (libraries / "pkgconfig" / "modforge.pc").is_file()
    # Everything is listed with its digest.
    run("dpkg-deb", "--control", package, tmp_path / "control")
    run("md5sum", "--check", "--strict", "--quiet", tmp_path / "control" / "md5sums", cwd=root)


@pytest.mark.long
def test_an_empty_debian(tmp_path: Path) -> None:
    need("mmdebstrap")
    if os.getuid() != 0:
        pytest.skip("a Debian in a folder is made by root")
    run(RELEASE / "deb.sh", tmp_path / "deb")
    run(ROOT / "scripts" / "wheel.sh", tmp_path / "python")
    said = run(RELEASE / "fresh_root.sh", tmp_path)
    assert " checks\n" in said
    assert "/made/field/fe25519.c" in said

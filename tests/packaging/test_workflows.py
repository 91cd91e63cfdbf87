"""The workflows name what is there, and the recipes for other people's packages can be filled in."""

import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = ROOT / "scripts" / "release"


def steps(workflow: Path) -> list[dict]:
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_is_well_formed(workflow: Path) -> None:
    if shutil.which("actionlint") is None:
        pytest.skip("actionlint is not installed: go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12")
    done = subprocess.run(["actionlint", workflow], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_steps_run_scripts_that_are_there(workflow: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    ran = [step["run"] for step in steps(workflow) if "run" in step]
    assert ran
    for command in ran:
        for script in re.findall(r"scripts/[\w./-]+", command):
            assert (ROOT / script).is_file(), script
        for target in re.findall(r"\bmake ([\w-]+)", command):
            assert re.search(rf"^{target}\b.*:", makefile, re.MULTILINE), target
        for pattern, file in re.findall(r"grep -om1 '(.*?)' (\S+?)\)", command):
            assert re.search(pattern, (ROOT / file).read_text(encoding="utf-8")), pattern


def test_only_the_job_that_a_person_approves_may_write() -> None:
    """A tag alone publishes nothing."""
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    assert [name for name, job in workflow["jobs"].items() if "permissions" in job] == ["publish"]
    assert workflow["jobs"]["publish"]["environment"] == "release"
    assert set(workflow["jobs"]["publish"]["needs"]) == set(workflow["jobs"]) - {"publish"}


def test_every_system_has_a_wheel() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
    targets = [one["target"] for one in workflow["jobs"]["wheels"]["strategy"]["matrix"]["include"]]
    systems = ("unknown-linux-gnu", "unknown-linux-musl", "apple-darwin", "pc-windows-msvc")
    assert sorted(targets) == sorted(
        f"{processor}-{system}" for processor in ("x86_64", "aarch64") for system in systems
    )


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """What the jobs leave, as far as it is put together: names, and no contents."""
    version = subprocess.run([sys.executable, RELEASE / "versions.py"], capture_output=True, text=True, check=True)
    for name in (
        *(f"wheels-{target}/modforge-1-{target}.whl" for target in ("a", "b")),
        f"release/python/modforge-{version.stdout.strip()}.tar.gz",
        "gmp-a/libmodforge-gmp.dylib",
        "release/python/modforge-1-local.whl",
        f"release/c/modforge-c-{version.stdout.strip()}.tar.gz",
        "release/crates/modforge.crate",
        "release/deb/libmodforge-dev.deb",
        "release/sbom/modforge.cdx.json",
        "release/provenance.json",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="ascii")
    subprocess.run([sys.executable, RELEASE / "recipes.py", tmp_path / "release"], check=True)
    return tmp_path


def test_what_is_put_together_for_the_page(made: Path) -> None:
    published = made / "published"
    subprocess.run([RELEASE / "gather.sh", made, published], check=True)
    wheels = {path.name for path in (published / "python").glob("*.whl")}
    assert wheels == {"modforge-1-a.whl", "modforge-1-b.whl"}
    assert len(list((published / "python").glob("*.tar.gz"))) == 1
    with tarfile.open(published / "page" / "modforge-gmp-a.tar.gz") as archive:
        files = {name.removeprefix("./") for name in archive.getnames()}
    assert {"libmodforge-gmp.dylib", "README.md", "LICENSE-MIT"} <= files
    # A page has no folders, so the sums are of names alone.
    everything = {path.name: path for path in published.glob("*/*") if path.name != "SHA256SUMS"}
    listed = (published / "page" / "SHA256SUMS").read_text(encoding="ascii").splitlines()
    assert {line.split("  ")[1] for line in listed} == set(everything)


def test_recipes_are_filled_in(made: Path) -> None:
    recipe = yaml.safe_load((made / "release" / "recipes" / "recipe.yaml").read_text(encoding="utf-8"))
    assert re.fullmatch(r"[0-9a-f]{64}", recipe["source"]["sha256"])
    assert {"rich >=14", "click >=8.1,<9"} <= set(recipe["requirements"]["run"])
    assert any(re.fullmatch(r"maturin \d+\.\d+\.\d+", one) for one in recipe["requirements"]["host"])
    formula = (made / "release" / "recipes" / "modforge.rb").read_text(encoding="utf-8")
    assert re.search(r'sha256 "[0-9a-f]{64}"', formula)
    # Nothing is open but the address, until it is written down.
    left = set(re.findall(r"@[A-Z_0-9]+@", formula + str(recipe)))
    assert left == (set() if "repository =" in (ROOT / "Cargo.toml").read_text(encoding="utf-8") else {"@REPOSITORY@"})

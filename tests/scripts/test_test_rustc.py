"""What cargo calls in ``make test`` in place of rustc."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

WRAPPER = Path(__file__).resolve().parents[2] / "scripts" / "test-rustc.sh"


@pytest.mark.skipif(shutil.which("cargo") is None, reason="needs cargo")
def test_a_program_of_tests_is_compiled_once(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "lib.rs").write_text("#[test]\nfn nothing() {}\n")
    (tmp_path / "Cargo.toml").write_text('[package]\nname = "once"\nedition = "2024"\n[workspace]\n')

    def compiled() -> bool:
        done = subprocess.run(
            ["cargo", "test", "--offline", "--release", "--lib", "--no-run", "-v"],
            cwd=tmp_path,
            env={**os.environ, "RUSTC_WORKSPACE_WRAPPER": str(WRAPPER), "CARGO_TARGET_DIR": str(tmp_path / "target")},
            check=True,
            capture_output=True,
            text=True,
        )
        return f"Running `{WRAPPER} " in done.stderr

    assert [compiled(), compiled()] == [True, False]

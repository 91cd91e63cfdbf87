"""The verifiable delay function from Python and as a command."""

import functools
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

import modforge
from modforge import vdf
from modforge.cli import main
from modforge.files import NotAFileError
from modforge.plan import parse_modulus

N = parse_modulus("rsa-1024").value
T = 20_000


def run(*arguments):
    return CliRunner().invoke(main, ["vdf", *map(str, arguments)])


def data(*arguments):
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def refused(*arguments, status=1):
    result = run(*arguments)
    assert result.exit_code == status, result.output
    (message,) = result.stderr.splitlines()
    assert message.startswith("Error: ")
    return message


@pytest.fixture(scope="module")
def evaluation(tmp_path_factory):
    path = tmp_path_factory.mktemp("vdf") / "delay.json"
    vdf.evaluate(path, N, 7, T)
    return path


def canonical(number, n):
    return min(number % n, -number % n)


def test_the_result_is_that_of_plain_integers(evaluation):
    statement = vdf.evaluate(evaluation, N, 7, T)
    assert statement == vdf.Statement(x=7, y=canonical(pow(7, 1 << T, N), N), n=N, t=T)
    assert json.loads(evaluation.read_text())["y"] == f"0x{statement.y:0256x}"


def test_progress_is_told_from_the_begin(tmp_path):
    heard = []
    vdf.evaluate(tmp_path / "delay.json", N, 7, T, heard.append)
    assert heard[0] == 0
    heard.clear()
    vdf.evaluate(tmp_path / "delay.json", N, 7, T, heard.append)
    assert heard == [T]


def test_an_exception_ends_the_work_with_a_checkpoint(tmp_path):
    def enough(done):
        if done:
            raise RuntimeError("enough")

    path = tmp_path / "delay.json"
    with pytest.raises(RuntimeError, match="enough"):
        vdf.evaluate(path, N, 7, 2**40, enough)
    saved = json.loads(path.read_text())
    assert saved["done"] > 0
    assert int(saved["value"], 16) == modforge.Modulus(N).square_times(7, saved["done"])


@pytest.mark.parametrize("scheme", vdf.SCHEMES)
def test_prove_and_verify(evaluation, tmp_path, scheme):
    proof = tmp_path / "proof.json"
    statement = vdf.prove(evaluation, proof, scheme, threads=2)
    assert vdf.verify(proof) == statement
    written = json.loads(proof.read_text())
    assert written["scheme"] == scheme
    for name in ("n", "x", "y", "proof"):
        digits = written[name]
        for place in (2, len(digits) // 2, len(digits) - 1):
            other = "1" if digits[place] == "0" else "0"
            proof.write_text(json.dumps(written | {name: digits[:place] + other + digits[place + 1 :]}))
            with pytest.raises(vdf.VdfError):
                vdf.verify(proof)
    for t in (0, 1, T - 1, T + 1, 2**64 - 1, 2**64, -1, 0.5, None):
        proof.write_text(json.dumps(written | {"t": t}))
        with pytest.raises(vdf.VdfError):
            vdf.verify(proof)


def test_a_message_is_hashed():
    x = vdf.canonical_start(N, b"block 17")
    assert 2**900 < x <= (N - 1) // 2
    assert x == vdf.canonical_start(N, x) == vdf.canonical_start(N, N - x)
    assert x != vdf.canonical_start(N, b"block 18")


@pytest.mark.parametrize(
    ("n", "start", "t", "says"),
    [
        (2**1024, 7, 9, "modulus: has the factor 2"),
        (2**1279 - 1, 7, 9, "modulus: is a prime"),
        (2**1024 + 1, 7, 9, "modulus: is no prime, but passes a test that primes pass"),
        (91, 7, 9, "modulus: has 7 bits"),
        (-N, 7, 9, "modulus: must not be negative"),
        (N, 1, 9, "start: is 1 or -1"),
        (N, -1, 9, "start: is 1 or -1"),
        (N, 0, 9, "start: has a common factor"),
        (N, 7, 0, "squarings: 0 is out of range"),
        (N, 7, 2**48 + 1, "squarings: 281474976710657 is out of range"),
        (N, 7, -1, "squarings: -1 is out of range"),
    ],
)
def test_bad_arguments(tmp_path, n, start, t, says):
    with pytest.raises(vdf.VdfError, match=says):
        vdf.evaluate(tmp_path / "delay.json", n, start, t)
    assert not list(tmp_path.iterdir())


def test_the_three_commands(tmp_path):
    evaluation, proof = tmp_path / "delay.json", tmp_path / "delay.wesolowski.json"
    made = data("eval", "rsa-1024", T, "--message", "block 17", "-o", evaluation)
    assert (made["t"], made["n"], made["squarings_now"]) == (T, hex(N), T)
    assert data("eval", "rsa-1024", T, "--message", "block 17", "-o", evaluation)["squarings_now"] == 0
    assert data("prove", evaluation)["file"] == str(proof)
    asked = ["--modulus", "rsa-1024", "--message", "block 17", "--squarings", T]
    checked = data("verify", proof, *asked)
    assert (checked["valid"], checked["not_compared"], checked["y"]) == (True, [], made["y"])
    text = run("verify", proof).stdout
    assert "valid: y = x^(2^20000) modulo rsa-1024" in text and "not compared with yours: --modulus" in text
    for place, other in [(1, "rsa-2048"), (3, "block 18"), (5, T + 1)]:
        message = refused("verify", proof, *asked[:place], other, *asked[place + 1 :])
        assert "a valid proof, but of another" in message


def test_numbers_from_files_and_expressions(tmp_path):
    (tmp_path / "n.txt").write_text(f"{N:#x}\n")
    (tmp_path / "x.txt").write_text("7\n")
    made = data("eval", f"@{tmp_path}/n.txt", "2^10", "--start", f"@{tmp_path}/x.txt", "-o", tmp_path / "delay.json")
    assert (made["n"], made["x"], made["t"]) == (hex(N), "0x7", 1024)


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["eval", "rsa-1024", "10", "-o", "{}"], 2, "one of --start and --message is needed"),
        (["eval", "rsa-1024", "10", "-o", "{}", "--start", "3", "--message", "a"], 2, "exclude each other"),
        (["eval", "rsa-1024", "1e6", "-o", "{}", "--start", "3"], 2, 'squarings "1e6": '),
        (["eval", "rsa-1024", "10", "-o", "{}", "--start", "three"], 2, 'start "three": '),
        (["eval", "rsa-1024", "0", "-o", "{}", "--start", "3"], 2, "squarings: 0 is out of range"),
        (["eval", "@{}", "10", "-o", "{}", "--start", "3"], 1, "No such file"),
        (["eval", "2^61 - 1", "10", "-o", "{}", "--start", "3"], 1, "modulus: has 61 bits"),
        (["eval", "rsa-1024", "10", "-o", "{}/delay.json", "--start", "3"], 1, "No such file"),
        (["prove", "{}"], 1, "No such file"),
        (["prove", "{}", "-o", "{}"], 2, "which is read here and would be replaced"),
        (["verify", "{}"], 1, "No such file"),
    ],
)
def test_refused_in_one_line(tmp_path, arguments, status, says):
    path = str(tmp_path / "none")
    assert says in refused(*(argument.replace("{}", path) for argument in arguments), status=status)
    assert not list(tmp_path.iterdir())


def test_damaged_and_foreign_checkpoints(evaluation, tmp_path):
    again = ["eval", "rsa-1024", T, "--start", 7, "-o", tmp_path / "delay.json"]
    good, powers = evaluation.read_bytes(), (evaluation.parent / "delay.json.powers").read_bytes()

    def put(checkpoint, stored):
        (tmp_path / "delay.json").write_bytes(checkpoint)
        (tmp_path / "delay.json.powers").write_bytes(stored)

    put(good, powers)
    assert run(*again).exit_code == 0
    assert "another evaluation, its start differs" in refused(*again[:4], 8, *again[5:])
    assert "another evaluation, its t differs" in refused("eval", "rsa-1024", T + 1, *again[3:])
    assert "another evaluation, its modulus differs" in refused("eval", "rsa-2048", *again[2:])
    for checkpoint, stored, says in [
        (good[:-40], powers, "damaged"),
        (good.replace(b'"done": 20000', b'"done": 19999'), powers, "its checksum is wrong"),
        (b"hello", powers, "is not an evaluation"),
        (b"{}", powers, "is not an evaluation"),
        (good, powers[:-1], "its checksum is wrong"),
        (good, powers[:200] + bytes(9) + powers[209:], "its checksum is wrong"),
        (good, b"", "does not belong"),
    ]:
        put(checkpoint, stored)
        assert says in refused(*again)
        assert says in refused("prove", tmp_path / "delay.json")
        assert (tmp_path / "delay.json").read_bytes() == checkpoint


def started(path):
    """A process that squares for days, at its first checkpoint after some squarings."""
    before = json.loads(path.read_text())["done"] if path.exists() else 0
    command = [sys.executable, "-m", "modforge", "vdf", "eval", "rsa-1024", "2^40", "--start", "7", "-o", str(path)]
    # What runs in the background of a shell inherits that it ignores interrupts.
    heed = functools.partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=heed)
    while not path.exists() or json.loads(path.read_text())["done"] <= before:
        assert process.poll() is None, process.stderr.read()
        time.sleep(0.1)
    return process


@pytest.mark.long
def test_killed_at_any_moment_and_resumed(tmp_path):
    path = tmp_path / "delay.json"
    done = 0
    for sent in (signal.SIGKILL, signal.SIGTERM, signal.SIGINT):
        process = started(path)
        os.kill(process.pid, sent)
        _, told = process.communicate()
        saved = json.loads(path.read_text())
        assert saved["done"] > done
        done = saved["done"]
        if sent != signal.SIGKILL:
            assert process.returncode == 128 + sent
            assert re.search(rf"^Stopped after \d+ or more of {2**40} squarings", told, re.MULTILINE)
            assert f"modforge vdf eval rsa-1024 '2^40' --start 7 -o {path}" in told
            assert "Traceback" not in told
        else:
            assert process.returncode == -signal.SIGKILL
    assert int(saved["value"], 16) == modforge.Modulus(N).square_times(7, done)


def test_two_at_once_are_refused(tmp_path):
    path = tmp_path / "delay.json"
    process = started(path)
    try:
        assert "is in use by another process" in refused("eval", "rsa-1024", "2^40", "--start", 7, "-o", path)
    finally:
        process.kill()
        process.communicate()


def test_a_prover_can_be_interrupted(tmp_path):
    path = tmp_path / "delay.json"
    vdf.evaluate(path, N, 7, T)

    def enough(part):
        raise RuntimeError(part)

    with pytest.raises(RuntimeError):
        vdf.prove(path, tmp_path / "proof.json", threads=1, progress=enough)
    assert not (tmp_path / "proof.json").exists()


@pytest.mark.parametrize("threads", [-1, 0, 1025, 2**62, 2**70])
def test_refused_threads(evaluation, tmp_path, threads):
    for scheme in vdf.SCHEMES:
        with pytest.raises(vdf.VdfError, match=r"^threads: must be 1 to 1024$"):
            vdf.prove(evaluation, tmp_path / "proof.json", scheme, threads)
    message = refused("prove", evaluation, "--threads", threads, "-o", tmp_path / "proof.json", status=2)
    assert message.startswith("Error: ") and "--threads" in message and "1024" in message
    assert not (tmp_path / "proof.json").exists()


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_a_proof_replaces_nothing_but_a_proof(evaluation, tmp_path):
    for path in (evaluation, evaluation.with_name("delay.json.powers")):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    delay, default, other = (tmp_path / name for name in ("delay.json", "delay.wesolowski.json", "x.txt"))
    for foreign in (b"precious", b"{}", b"[]", b"null", b"\xff", b"[" * 100_000, bytes(1 << 20), delay.read_bytes()):
        for path, option in ((default, []), (other, ["-o", other])):
            path.write_bytes(foreign)
            said = refused("prove", delay, *option)
            assert said == f"Error: {path}: is there and is not a proof; move it away, or choose another file"
            assert path.read_bytes() == foreign
            path.write_bytes(b"")
            assert data("prove", delay, *option)["file"] == str(path)
            assert data("prove", delay, *option, "--scheme", "pietrzak")["scheme"] == "pietrzak"
            path.unlink()


def test_a_proof_replaces_no_part_of_the_evaluation(evaluation, tmp_path):
    for path in (evaluation, evaluation.with_name("delay.json.powers")):
        (tmp_path / path.name).write_bytes(path.read_bytes())
        (tmp_path / f"link {path.name}").symlink_to(path.name)
        (tmp_path / f"hard {path.name}").hardlink_to(tmp_path / path.name)
    before = contents(tmp_path)
    for output in before:
        assert "would be replaced" in refused("prove", tmp_path / "delay.json", "-o", tmp_path / output, status=2)
    assert contents(tmp_path) == before


@pytest.mark.parametrize("powers", [False, True], ids=["json", "powers"])
@pytest.mark.few(1)
def test_pipes_are_not_opened(evaluation, tmp_path, powers):
    """Whoever opens one waits for the other side, which may never come."""
    delay = tmp_path / "delay.json"
    pipe = tmp_path / "delay.json.powers" if powers else delay
    os.mkfifo(pipe)
    if powers:
        delay.write_bytes(evaluation.read_bytes())
    again = ("eval", "rsa-1024", str(T), "--start", "7", "-o", str(delay))
    for words in (again, ("prove", str(delay)), *(() if powers else [("verify", str(delay))])):
        done = subprocess.run(
            [sys.executable, "-m", "modforge", "vdf", *words], capture_output=True, text=True, timeout=300, check=False
        )
        said = f"Error: {pipe}: is a pipe, where a file is needed; put what it gives into a file first\n"
        assert done.returncode == 1 and done.stderr.endswith(said)  # there may be progress before it
    assert pipe.is_fifo()


def test_devices_and_folders_are_not_proofs(tmp_path):
    for path, kind in (("/dev/zero", "a device"), (tmp_path, "a folder")):
        with pytest.raises(NotAFileError, match=rf"is {kind}, where a file is needed"):
            vdf.verify(Path(path))


def test_a_proof_goes_into_a_pipe(evaluation, tmp_path):
    """While no reader has it open, an interrupt ends the command."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    command = [sys.executable, "-m", "modforge", "vdf", "prove", str(evaluation), "-o", str(pipe)]
    heed = functools.partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE)
    assert subprocess.run(command, capture_output=True, timeout=300, check=False).returncode == 0
    (tmp_path / "proof.json").write_bytes(reader.communicate()[0])
    assert vdf.verify(tmp_path / "proof.json").t == T
    environment = os.environ | {"TMPDIR": str(tmp_path)}
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=heed, env=environment)
    while not [*tmp_path.glob(".modforge-*/*/pipe")]:  # the proof is made
        assert process.poll() is None
        time.sleep(0.05)
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    assert "Stopped; nothing was written." in process.communicate(timeout=300)[1]
    assert process.returncode == 130
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pipe", "proof.json"]

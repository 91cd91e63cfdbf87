"""The command as its users type it."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from cases import first
from limits import bounded
from modforge import bench
from modforge.cli import COMMANDS, main
from modforge.cores.model.errors import ConfigurationError
from modforge.field.certificate import checker
from modforge.field.layouts.layout import OF_PRODUCTS
from modforge.hardware.prove import ProofResult
from modforge.hardware.synthesize import SynthesisResult
from modforge.results import Results


def run(*arguments):
    return CliRunner().invoke(main, arguments)


def data(*arguments):
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.fixture(autouse=True)
def own_results(tmp_path, monkeypatch):
    """Results of a test do not end up among those of the user; what was compiled is shared."""
    monkeypatch.setattr("modforge.cli.arguments.cache_directory", lambda: tmp_path)


@pytest.mark.parametrize(
    ("file", "command"),
    [
        ("Makefile", "field 65521"),
        ("Makefile", "field 65521 --language sv"),
        ("mont_csa42_8.sv", "core emit mont_csa42 --bits 8"),
    ],
)
def test_a_folder_keeps_what_its_user_put_there(tmp_path, file, command):
    mine = tmp_path / "out" / file
    mine.parent.mkdir()
    mine.write_text("mine")
    result = run(*command.split(), "-o", str(mine.parent))
    assert result.exit_code == 1
    assert f"{file} would be overwritten" in result.output
    assert mine.read_text() == "mine"
    mine.unlink()
    for _ in range(2):
        assert run(*command.split(), "-o", str(mine.parent)).exit_code == 0


def all_commands(group=main, path=()):
    for name in group.list_commands(None):
        command = group.get_command(None, name)
        yield (*path, name)
        if isinstance(command, click.Group):
            yield from all_commands(command, (*path, name))


@pytest.mark.parametrize("command", [(), *all_commands()], ids=" ".join)
def test_every_command_has_help(command):
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert "Usage:" in result.output


def test_the_list_of_commands_says_what_they_say():
    """It is written without importing them."""
    for name, (_, line) in COMMANDS.items():
        assert main.get_command(None, name).get_short_help_str(200).startswith(line.removesuffix("."))


def test_a_command_loads_only_what_it_needs():
    """No drawing, no database, no other command."""
    script = "import sys; from modforge.cli import main; main(sys.argv[1:], standalone_mode=False); print(*sys.modules)"
    for arguments, needless in [
        (["--help"], {"modforge.cli.field", "modforge.plan", "rich", "duckdb"}),
        (["field", "2^61 - 1", "--explain"], {"modforge.bench", "modforge.cores", "rich", "duckdb", "matplotlib"}),
        (["moduli", "--json"], {"modforge.field", "modforge.cores", "rich", "duckdb"}),
        (["bench", "--help"], {"duckdb", "matplotlib"}),
    ]:
        command = [sys.executable, "-c", script, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert not needless & {*done.stdout.splitlines()[-1].split()}


@pytest.mark.few(1)
@pytest.mark.parametrize("arguments", [["moduli", "--json"], ["field", "2^255 - 19", "--explain"], ["moduli"]])
def test_a_reader_may_leave(arguments):
    """As `head` does: no word about the broken pipe."""
    with subprocess.Popen(
        [sys.executable, "-m", "modforge", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as command:
        command.stdout.close()
        said = command.stderr.read().lower()  # where the machine is slow, what is being done
        assert b"pipe" not in said and b"error" not in said


@pytest.mark.parametrize(
    "command",
    [
        path
        for path in all_commands()
        if path not in (("batch",), ("core",), ("soc",), ("vdf",), ("completion",)) and path[0] != "crypto"
    ],
    ids=" ".join,
)
def test_every_command_prints_json(command):
    """Of groups their commands.

    ``completion`` prints a script; ``crypto`` makes files of other formats, and its status is the answer of ``verify``.
    """
    assert "--json" in run(*command, "--help").output


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("0", "0"),
        ("1", "1"),
        ("-7", "negative"),
        ("2^2000000 - 1", "1048576"),
        ("2^255 - l9", "character 9"),
        ("rsa-2084", "rsa-2048"),
        ("", "nothing was given"),
    ],
)
def test_nonsense_gives_one_line(text, part):
    result = run("plan", "--", text)
    assert result.exit_code == 2
    (message,) = result.stderr.splitlines()
    assert message.startswith("Error: modulus ")
    assert part in message
    assert "Traceback" not in result.output


def test_plan():
    (plan,) = data("plan", "2^255 - 19", "--json")
    assert plan["bits"] == 255
    assert [form["form"] for form in plan["forms"]] == ["library", "field code", "hardware core"]
    assert "2^255 ≡" in run("plan", "2^255 - 19").output or "2^256 ≡ 38" in run("plan", "2^255 - 19").output


def test_moduli():
    names = {one["name"]: one["bits"] for one in data("moduli", "--json")}
    assert names["rsa-2048"] == 2048
    assert "rsa-2048" in run("moduli").output


def test_field(tmp_path):
    made = data("field", "2^255 - 19", "-o", str(tmp_path / "out"), "--prefix", "fe25519", "--json")
    assert {Path(file).suffix for file in made["files"]} == {".c", ".h", ".rs", ".txt", ""}
    assert "fe25519_mul" in (tmp_path / "out" / "fe25519.h").read_text()
    assert checker.check((tmp_path / "out" / "p2_255_19.certificate.txt").read_text()) == [
        *(name.replace("canonical", "encode") for name in made["counts"]),
        *("mul", "square", *OF_PRODUCTS),  # in rows, for Rust
        *("mul", "square", *OF_PRODUCTS),  # as assembly
    ]
    for arguments, says in [
        (("2^4097 - 1",), "4097 bits"),
        (("2^255 - 2^200 - 1", "--layout", "folded"), "p = 2^255 - 2^200 - 1 has no folded layout"),
        (("2^255 - 21", "--need", "invert"), "p is not prime"),
    ]:
        refused = run("field", *arguments, "--explain")
        assert refused.exit_code == 1
        assert refused.stderr.count("\n") == 1
        assert says in refused.stderr
    badly_named = run("field", "2^130 - 5", "--explain", "--prefix", "9")
    assert badly_named.exit_code == 2
    assert "prefix" in badly_named.stderr


@pytest.mark.long
def test_a_field_is_tuned(tmp_path):
    tuned = data("field", "2^130 - 5", "-o", str(tmp_path / "tuned"), "--language", "c", "--tune", "--json")
    assert all(one["mul_ns"] > 0 for one in tuned["measured"])
    assert len(tuned["measured"]) > 1
    assert tuned["method"] == tuned["measured"][0]["method"]
    header = (tmp_path / "tuned" / "fe_p2_130_5.h").read_text()
    assert f"--layout {tuned['measured'][0]['kind']}" in header
    assert not list((tmp_path / "tuned").glob("*.rs"))


@pytest.mark.parametrize("smallest", ["3", "5", "7", "2^64 + 13"])
@pytest.mark.few(1)
def test_a_field_of_the_smallest_moduli(tmp_path, smallest):
    assert run("field", smallest, "-o", str(tmp_path / "small")).exit_code == 0


@pytest.mark.parametrize(
    ("typed", "file"),
    [
        (["2^255 - 19"], "fe_p2_255_19.c"),
        (["2^255 - 19", "--layout", "unsaturated:1", "--prefix", "fe", "--name", "p"], "p.rs"),
        (["  2**61-1 ", "--need", "sqrt", "--need", "invert", "--word", "32", "--language", "c"], "fe_p2_61_1.h"),
        (["p1305", "--trait", "modforge_fields::Field", "--language", "rust"], "p1305.rs"),
        (["0xb5d2c83e1f7", "--layout", "montgomery", "--prefix", "fe"], "fe.c"),
        (["2^130 - 5", "--language", "sv", "--pipeline", "3"], "fe_p2_130_5_mul.sv"),
        (["2^130 - 5", "--layout", "lanes", "--need", "invert"], "fe_p2_130_5.c"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
@pytest.mark.few(1)
def test_field_files_say_how_they_came_about(tmp_path, monkeypatch, typed, file):
    """The command in them has the options that were typed, and writes the same files again."""
    monkeypatch.chdir(tmp_path)
    assert run("field", *typed, "-o", "first").exit_code == 0
    text = (tmp_path / "first" / file).read_text()
    command = shlex.split(re.search(r"modforge field .*", text)[0])[2:]
    assert command == [" ".join(typed[0].split()), *command[1:]]
    assert sorted(command[1:]) == sorted(typed[1:])
    assert run("field", *command, "-o", "again").exit_code == 0
    first, again = ({path.name: path.read_text() for path in Path(folder).glob("*.*")} for folder in ("first", "again"))
    assert first == again


def test_waiting_is_explained_from_two_seconds_on(monkeypatch):
    monkeypatch.setattr("modforge.cli.screen.progress.SECONDS", 0.0)
    told = run("field", "2^61 - 1", "--explain")
    assert "proof of mul" in told.stderr.splitlines()
    assert "proof of mul" not in told.stdout
    monkeypatch.setattr("modforge.cli.screen.progress.SECONDS", 60.0)
    assert run("field", "2^61 - 1", "--explain").stderr == ""


def test_field_in_systemverilog(tmp_path):
    made = data("field", "2^61 - 1", "--language", "sv", "--pipeline", "2", "-o", str(tmp_path), "--json")
    assert {Path(file).name for file in made["files"]} >= {"fe_p2_61_1_mul.sv", "Makefile", "LICENSE-MIT"}
    assert (made["modulus"], made["bits"], made["method"]) == (hex(2**61 - 1), 61, "folded")
    assert made["clocks"]["fe_p2_61_1_mul"] == 2
    assert "a below is the product" in made["explanation"] and checker.check(made["certificate"])
    told = run("field", "2^61 - 1", "--language", "sv", "--explain")
    assert "2^61 ≡ 1" in told.output and ".sv" not in told.output


def test_sums_of_products_are_not_promised_where_they_are_not_made(tmp_path):
    wanted = ("field", "2^130 - 5", "--language", "c", "--need", "sum_of_products", "-o", str(tmp_path / "out"))
    done = run(*wanted)
    assert done.exit_code == 1
    assert "sum_of_products is made for elements of at most 12 full words alone" in done.stderr
    assert not (tmp_path / "out").exists()
    assert run(*wanted, "--layout", "montgomery").exit_code == 0
    assert "fe_p2_130_5_sum_of_products" in (tmp_path / "out" / "fe_p2_130_5.h").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        ("--language sv --language c", 2, "another --language does not go with --language sv"),
        ("--language sv --word 32", 2, "--word does not go with --language sv"),
        ("--language sv --word 64", 2, "--word does not go with --language sv"),
        ("--language sv --need mul", 2, "--need does not go with --language sv"),
        ("--language sv --tune", 2, "--tune does not go with --language sv"),
        ("--language sv --trait crate::Field", 2, "--trait does not go with --language sv"),
        ("--trait modforge_lanes::LaneField", 2, "--trait modforge_lanes::LaneField does not go with code for one"),
        ("--layout lanes --trait modforge_fields::Field", 2, "--trait modforge_fields::Field does not go with"),
        ("--language c --trait crate::Field", 2, "--trait does not go with --language c alone"),
        ("--layout lanes --name vector", 2, "name = 'vector' must be lower-case letters"),
        (
            "--layout lane",
            2,
            "layout = 'lane' must be one of folded, unsaturated, barrett, montgomery, or lanes (C and Rust)",
        ),
        ("--layout lanes --language c --trait x::Y", 2, "--trait does not go with --language c alone"),
        ("--layout lanes --tune", 2, "--tune does not go with --layout lanes"),
        ("--pipeline 2", 2, "--pipeline does not go with --language c or rust"),
        ("--language sv --pipeline 99", 2, "pipeline = 99 must lie between 0 and 64"),
        ("--language sv --prefix 9", 2, "prefix = '9' must be lower-case letters"),
        ("--prefix=", 2, "prefix = '' must be lower-case letters"),
        ("--name=", 2, "name = '' must be lower-case letters"),
        ("--language sv --name=", 2, "name = '' must be lower-case letters"),
        ("--need root", 2, "need = 'root' is none of mul, "),
        ("--layout lanes --need root", 2, "need = 'root' is none of mul, "),
        ("--trait crate::fn", 2, "trait = 'crate::fn' must be a path in Rust"),
        ("--prefix stdint", 2, "prefix = 'stdint' must be lower-case letters"),
        ("--layout lanes --prefix immintrin", 2, "prefix = 'immintrin' must be lower-case letters"),
        ("--layout folded:0", 2, "layout = 'folded:0' must be folded, or folded:1"),
        ("--trait x-y", 2, "trait = 'x-y' must be a path in Rust"),
        ("--layout nonsense", 2, "layout = 'nonsense' must be one of folded, "),
        ("--language sv --layout unsaturated", 2, "layout = 'unsaturated' must be one of folded, "),
        ("--word 16", 2, "word = 16 must be 32 or 64"),
        ("--nonsense", 2, "No such option"),
        ("--layout folded:x", 2, "layout = 'folded:x' must be folded, or folded:1 for the first of them"),
        ("--layout folded:9", 1, "layout = 'folded:9' must be folded or one of folded:1"),
        ("--need sqrt", 0, ""),
        ("--layout lanes --need sqrt", 0, ""),
    ],
)
def test_field_refuses_in_one_line(tmp_path, arguments, status, says):
    answered = run("field", "2^61 - 1", *arguments.split(), "-o", str(tmp_path / "out"))
    assert answered.exit_code == status
    if status:
        assert answered.stderr.startswith(f"Error: {says}")
        assert answered.stderr.count("\n") == 1
        assert not (tmp_path / "out").exists()


def test_field_refuses_what_a_composite_cannot_have_before_it_works():
    """At 4096 bits the work would take minutes, and the number a thousand digits."""
    with bounded():
        refused = run("field", str(2**4096 - 2**2000 - 3), "--need", "sqrt")
    assert refused.stderr.startswith("Error: sqrt modulo p = ")
    assert refused.stderr.endswith("cannot be made: p is not prime\n")
    assert len(refused.stderr) < 120


def test_field_without_a_folder(tmp_path, monkeypatch):
    """Written into one of its own, but for an explanation alone."""
    monkeypatch.chdir(tmp_path)
    assert "2^61 ≡ 1" in run("field", "2^61 - 1", "--explain").output
    assert not list(tmp_path.iterdir())
    assert "fe_p2_61_1_mul.sv" in run("field", "2^61 - 1", "--language", "sv").output
    run("field", "2^61 - 1", "--language", "c", "--prefix", "fe")
    assert {path.name for path in tmp_path.iterdir()} == {"fe_p2_61_1", "fe"}


@pytest.mark.long
def test_field_in_lanes(tmp_path):
    made = data("field", "2^255 - 19", "--layout", "lanes", "--prefix", "fe_x8", "-o", str(tmp_path), "--json")
    assert {Path(file).name for file in made["files"]} >= {
        "fe_x8.c",
        "fe_x8_test.c",
        "p2_255_19.rs",
        "vector.rs",
        "Makefile",
    }
    assert "mul" in checker.check((tmp_path / "fe_x8.certificate.txt").read_text())
    assert made["counts"]["mul"]["multiplications"] > 0 and made["missing"] == {}
    told = run("field", "2^255 - 19", "--layout", "lanes", "--explain").output
    assert "8 lanes, 5 digits of 52 bits" in told and "mul: " in told and "2^260 ≡ 0x260: digits" in told
    other = data("field", "p256", "--layout", "lanes", "--prefix", "p256_x8", "-o", str(tmp_path / "p256"), "--json")
    assert "(Montgomery)" in other["method"]


def test_core_list_and_show():
    assert data("core", "list", "--json")[0]["name"] == "mont_csa42"
    assert "one bit a clock" in run("core", "list").output
    assert "Montgomery" in run("core", "show", "mont_csa42").output
    unknown = run("core", "show", "mont_cas42")
    assert unknown.exit_code == 2
    assert "mont_csa42" in unknown.stderr


@pytest.mark.long
def test_core_synthesize(tmp_path):
    (found,) = data("core", "synthesize", "mont_csa42", "--bits", "16", "--family", "ecp5", "--json")
    assert found["dsp"] == 0
    assert found["lut"] > 0
    assert (tmp_path / "results.duckdb").exists()


def run_again_without_tools(monkeypatch, room, flow, *arguments):
    """Return what a command says when the flow cannot run."""

    def never(*_, **__):
        raise AssertionError("what is known was run again")

    with monkeypatch.context() as patch:
        patch.setattr(sys.modules[f"modforge.hardware.{room}.question"], flow, never)
        again = run(*arguments)
    assert again.exit_code == 0, again.output
    return again.stdout


@pytest.mark.long
def test_core_synthesize_knows_what_it_has_synthesized(monkeypatch):
    arguments = ("core", "synthesize", "mont_csa42", "--bits", "16", "--family", "ecp5")
    first = run(*arguments)
    assert first.exit_code == 0 and "known from earlier" not in first.stdout
    again = run_again_without_tools(monkeypatch, "synthesize", "synthesize", *arguments)
    assert again == first.stdout.replace(" s; netlist", " s, known from earlier; netlist")


@pytest.mark.long
def test_core_simulate_knows_what_it_has_simulated(monkeypatch):
    arguments = ("core", "simulate", "mont_csa42", "--bits", "5", "--simulator", "icarus", "--cases", "3")
    assert "known from earlier" not in run(*arguments).stdout
    again = run_again_without_tools(monkeypatch, "simulate", "simulate", *arguments)
    assert "5 bits" in again and "known from earlier" in again
    # Other cases are another question.
    assert "known from earlier" not in run(*arguments[:-1], "4").stdout


@pytest.mark.parametrize("harm", first(1, ["damaged", "a folder"]))
@pytest.mark.long
def test_core_shows_its_figures_where_they_cannot_be_stored(tmp_path, harm):
    file = tmp_path / "results.duckdb"
    file.mkdir() if harm == "a folder" else file.write_bytes(b"this is no database" * 1000)
    for arguments, part in (
        (("simulate", "mont_csa42", "--bits", "5", "--simulator", "icarus", "--cases", "3"), "cases right"),
        (("synthesize", "mont_csa42", "--bits", "5", "--family", "ecp5", "--no-verify"), "LUT"),
        (("prove", "mont_csa42", "--bits", "2"), "proved by induction"),
    ):
        done = run("core", *arguments)
        assert done.exit_code == 0, done.output
        assert part in done.stdout
        assert done.stderr.count(f"Not stored: the results in {file} cannot be used") == 1


def test_core_prove(tmp_path):
    found = data("core", "prove", "mont_csa42", "--bits", "2", "--json")
    assert {each["name"]: each["verdict"] for each in found} == dict.fromkeys(
        ("handshake", "step", "product"), "proved"
    )
    assert {each["bits"] for each in found} == {2}
    with Results.open(tmp_path / "results.duckdb") as results:
        assert {row.inputs["property"] for row in results.rows(kind="prove")} == {"handshake", "step", "product"}


def test_core_prove_says_what_is_not_proved(monkeypatch):
    result = ProofResult("step", "no bit is lost", "induction", 8, {}, "false", 5, Path("step.vcd"), 1.0, {})
    monkeypatch.setattr(sys.modules["modforge.hardware.prove.question"], "prove", lambda *_, **__: result)
    refused = run("core", "prove", "mont_csa42", "--bits", "8")
    assert refused.exit_code == 1
    assert "step, 8 bits: FALSE in cycle 5" in refused.stdout
    assert "waveforms: step.vcd" in refused.stdout
    assert refused.stderr.splitlines()[-1] == "Error: mont_csa42: not proved: step"


def test_core_prove_goes_on_after_a_property_that_is_not_for_these_parameters(monkeypatch):
    def fake(_core, _bits, proved, *, settings, **_):
        if proved.name == "step":
            raise ConfigurationError("inv_kaliski: the proof of step needs Chains = 1 or 2, not 8")
        return ProofResult(proved.name, "it", "induction", 64, {**settings}, "proved", 5, None, 1.0, {})

    monkeypatch.setattr(sys.modules["modforge.hardware.prove.question"], "prove", fake)
    refused = run("core", "prove", "inv_kaliski", "--bits", "512", "--set", "Chains=8")
    assert refused.exit_code == 1
    assert [line.split(":")[0] for line in refused.stdout.splitlines()] == [
        "inv_kaliski handshake, 64 bits, Chains=8",
        "inv_kaliski inversion, 64 bits, Chains=8",
        "inv_kaliski inversion, 64 bits, Chains=8",
    ]
    assert "step: NOT PROVED: inv_kaliski: the proof of step needs Chains = 1 or 2, not 8" in refused.stderr
    assert refused.stderr.splitlines()[-1] == "Error: inv_kaliski: not proved: step"


@pytest.mark.parametrize("given", ["ChainBits=1", "ChainBits=12", "Chain=4", "ChainBits=x", "ChainBits"])
def test_a_wrong_parameter_is_wrong_usage(given):
    refused = run("core", "show", "mont_cpa", "--bits", "8", "--set", given)
    assert refused.exit_code == 2
    assert given.partition("=")[0] in refused.stderr


def test_core_simulate_refuses_a_modulus_that_does_not_fit():
    refused = run("core", "simulate", "mont_csa42", "--bits", "8", "--modulus", "257")
    assert refused.exit_code == 1
    assert "9 bits" in refused.stderr


@pytest.mark.parametrize(
    ("settings", "status", "part"),
    [
        (["Cells"], 2, "not 'Cells'"),
        (["=4"], 2, "not '=4'"),
        (["Cells=x"], 2, "not 'Cells=x'"),
        (["Cells=-1"], 2, "not 'Cells=-1'"),
        (["Cells=4"], 2, "no parameter Cells"),
        (["A=1", "A=2"], 2, "twice"),
    ],
)
def test_core_refuses_settings(tmp_path, settings, status, part):
    options = [text for setting in settings for text in ("--set", setting)]
    refused = run("core", "emit", "mont_csa42", "--bits", "8", *options, "-o", str(tmp_path))
    assert refused.exit_code == status
    assert part in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("core", "options", "name"),
    [
        ("square_table", [], "square_table_255_modulus65578d41.sv"),
        ("vdf_core", ["--set", "Squarer=1"], "vdf_core_255_squarer1_modulus65578d41.sv"),
    ],
)
def test_core_is_written_for_a_modulus(tmp_path, core, options, name):
    done = run("core", "emit", core, "--bits", "255", *options, "--modulus", "p25519", "-o", str(tmp_path))
    assert done.exit_code == 0, done.output
    top = (tmp_path / name).read_text()
    assert re.search(rf"\.Modulus *\(255'h{2**255 - 19:x}\)", top)


def test_core_made_for_a_modulus(tmp_path, monkeypatch):
    def synthesize(core, bits, *, settings, family, **_):
        own = core.own(core.parameters(bits, settings))
        return SynthesisResult(family, bits, own, 1, 2, 3, 4, 5, 6, None, {}, 0.1, "0")

    monkeypatch.setattr(sys.modules["modforge.hardware.synthesize.question"], "synthesize", synthesize)
    arguments = ("square_table", "--bits", "255", "--modulus", "p25519", "--family", "xcup", "--no-verify")
    (found,) = data("core", "synthesize", *arguments, "--json")
    assert found["settings"]["Modulus"] == hex(2**255 - 19)
    with Results.open(tmp_path / "results.duckdb") as results:
        (row,) = results.rows(kind="synthesize")
    assert row.inputs["settings"]["Modulus"] == 2**255 - 19


@pytest.mark.parametrize(
    ("core", "options", "status", "part"),
    [
        ("square_table", ["--modulus", "77"], 2, "Modulus of square_table is 2^63 to 2^64 - 1 at 64 bits, not 77"),
        ("square_table", ["--modulus", "2^64 - 59", "--set", "Modulus=77"], 2, "--set and --modulus both"),
        ("mont_csa42", ["--modulus", "77"], 2, "mont_csa42 takes its modulus at run time"),
        ("vdf_core", ["--modulus", "77"], 2, "vdf_core takes its modulus at run time"),
        ("vdf_core", ["--set", "Modulus=77"], 2, "vdf_core has Modulus only with Squarer = 1, and Squarer is 0"),
        ("vdf_core", ["--set", "Squarer=1", "--set", "Cycles=3"], 2, "vdf_core has Cycles only with Squarer = 0"),
    ],
)
def test_core_refuses_to_be_made_for_a_modulus(core, options, status, part):
    for command in ("synthesize", "place", "prove"):
        refused = run("core", command, core, "--bits", "64", *options)
        assert refused.exit_code == status
        assert part in refused.stderr.splitlines()[-1]


def test_core_synthesize_looks_at_every_family_first(monkeypatch):
    monkeypatch.delattr(sys.modules["modforge.hardware.synthesize.question"], "synthesize")
    refused = run("core", "synthesize", "mont_fios", "--bits", "30", "--set", "Primitive=1")
    assert refused.exit_code == 1
    assert "a block of xcup, not of xc7" in refused.stderr


def test_core_emit_tries_several_moduli(tmp_path):
    assert run("core", "emit", "mont_csa_r4", "--bits", "16", "-o", str(tmp_path)).exit_code == 0
    moduli = re.findall("n  = 16'h(\\w+)", (tmp_path / "mont_csa_r4_16_tb.sv").read_text())
    assert {int(n, 16) % 4 for n in moduli} >= {1, 3}


@pytest.mark.parametrize("command", ["engine", "fields"])
def test_bench_draws_into_svg_files_alone(command):
    refused = run("bench", command, "--plot", "ratios.png")
    assert refused.exit_code == 2
    assert "name it ratios.svg" in refused.output


@pytest.mark.parametrize("command", ["engine", "fields", "cores"])
def test_without_matplotlib_a_plot_is_refused_before_any_work(command, monkeypatch, tmp_path):
    monkeypatch.setattr("modforge.cli.bench.arguments.find_spec", lambda _: None)
    refused = run("bench", command, "--plot", str(tmp_path / "ratios.svg"))
    assert refused.exit_code == 1
    assert "matplotlib is missing: pip install 'modforge[plots]'" in refused.output


@pytest.mark.parametrize("sizes", ["ten", "1024,", "1", "20000"])
def test_bench_refuses_sizes(sizes):
    for command in ((), ("compare",), ("engine",)):
        refused = run("bench", *command, "--bits", sizes)
        assert refused.exit_code == 2
        assert "--bits" in refused.stderr


ALONE = [part for peer in bench.PEERS for part in ("--without", peer)]


@pytest.fixture
def built(measuring_program, monkeypatch):
    """What is built for all tests stands for a build with other peers."""
    monkeypatch.setattr(bench, "build", lambda *_, **__: measuring_program)


@pytest.mark.usefixtures("built")
def test_bench_compares_where_no_command_is_named():
    rows = data("bench", "2^61 - 1", "--operation", "square", "--rounds", "1", *ALONE, "--json")
    assert {"modforge portable", "crypto-bigint"} <= {row["subject"] for row in rows}


@pytest.mark.usefixtures("built")
def test_bench_engine(tmp_path):
    options = ["--cpu", "portable", "--bits", "256", "--quick", *ALONE]
    (found,) = data("bench", "engine", *options, "--plot", str(tmp_path / "ratios.svg"), "--json")
    assert (found["operation"], found["bits"], found["peer"]) == ("multiply", 256, "crypto-bigint")
    assert found["reached"] == (round(found["measured"], 2) >= found["ratio"])
    assert "crypto-bigint" in (tmp_path / "ratios.svg").read_text()
    assert (tmp_path / "results.duckdb").exists()
    assert "against" in run("bench", "engine", *options).output


def test_bench_engine_says_when_no_target_is_meant():
    refused = run("bench", "engine", "--cpu", "portable", "--operation", "invert")
    assert refused.exit_code == 2
    assert "no target" in refused.stderr


@pytest.mark.usefixtures("built")
def test_bench_paper(monkeypatch):
    monkeypatch.setattr(bench.paper, "TRIALS", {1024: 100})
    found = data("bench", "paper", "--quick", *ALONE, "--json")
    assert {line["name"] for line in found} >= {
        "openssl",
        "crypto++",
        "redc_1",
        "redc_2",
        "redc_n",
        "new",
        "modforge portable",
    }


def test_a_forced_kernel_shows_in_the_plan(monkeypatch):
    monkeypatch.setenv("MODFORGE_KERNEL", "portable")
    assert "kernel portable" in run("plan", "rsa-2048").output
    monkeypatch.setenv("MODFORGE_KERNEL", "abacus")
    refused = run("plan", "rsa-2048")
    assert refused.exit_code == 1
    assert refused.stderr.startswith('Error: MODFORGE_KERNEL="abacus"')


def test_folders_that_cannot_be_written_give_one_line(tmp_path):
    (tmp_path / "file").write_text("")
    refused = run("field", "p25519", "-o", str(tmp_path / "file" / "below"))
    assert refused.exit_code == 1
    *progress, error = refused.stderr.splitlines()  # where the machine is slow, what was being done
    assert "Not a directory" in error
    assert not any("error" in line.lower() for line in progress)

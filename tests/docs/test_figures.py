"""Tables and pictures of the documentation are those that today's code makes from the stored rows."""

import re
from dataclasses import replace

import pytest

from modforge.bench import faces
from modforge.bench.cores.glance import linked
from modforge.bench.documents import rewrite
from modforge.bench.documents.faces import published as published_faces
from modforge.bench.documents.published import SUBJECTS, duration, is_distance, reached, runs
from modforge.bench.targets import TARGETS
from modforge.plan import make_plan, parse_modulus

ROOT = rewrite.find_crate().parent.parent


def test_tables_are_up_to_date():
    for page, text, wanted in rewrite.pages(ROOT):
        assert text == wanted, f"{page}: run make regenerate"


def test_every_table_is_on_a_page_once():
    places = rewrite.places(ROOT)
    assert len(places) == len(set(places))
    assert set(places) == set(rewrite.tables())


def same_picture(one, other):
    """Whether two pictures differ at most in the last decimals of coordinates, and in names that are hashes of them:
    processors round sums differently."""
    number, name = re.compile(r"-?\d+\.\d+"), re.compile(r"\b[a-z][0-9a-f]{10}\b")
    places = [[float(found) for found in number.findall(picture)] for picture in (one, other)]
    shapes = [number.sub("", name.sub("", picture)) for picture in (one, other)]
    return shapes[0] == shapes[1] and places[0] == pytest.approx(places[1], abs=1e-4)


def test_a_picture_that_differs_is_noticed():
    picture = '<text x="304.540312">5.1 ns</text>'
    assert same_picture(picture, picture.replace("312", "313"))
    for other in (
        '<text x="304.541312">5.1 ns</text>',
        '<text x="304.540312">5.2 ns</text>',
        picture.replace("x", "y"),
    ):
        assert not same_picture(picture, other)


def test_pictures_are_up_to_date():
    images = ROOT / "docs" / "images"
    pictures = rewrite.pictures()
    assert {file.name for file in images.iterdir()} == set(pictures)
    for name, picture in pictures.items():
        assert same_picture((images / name).read_text(encoding="utf-8"), picture), f"{name}: run make regenerate"


def test_a_target_is_reached_by_its_own_sign():
    peer = {"target": 1.0, "measured": 0.99, "against": "GMP"}
    limit = {"target": 1.25, "measured": 1.2, "against": "limit mulx"}
    assert (reached(peer), reached(limit)) == (False, True)
    assert (is_distance(peer), is_distance(limit)) == (False, True)
    assert duration(999.4) == "999.4 ns"


def test_a_run_says_when_its_targets_are_not_those_of_today():
    today = [(one.cpu_class, one.operation, one.bits, one.is_distance, one.ratio) for one in TARGETS]
    for run in runs("engine"):
        rows = [
            (row["cpu_class"], row["operation"], row["bits"], is_distance(row), row["target"]) for row in run.judged()
        ]
        others = sum(row not in today for row in rows)
        says = f"Those are the targets of that day: {others} are others today"
        assert (says in " ".join(run.markdown().split())) == (others > 0)
        assert (
            "targets of that day"
            not in replace(run, rows=[row for row in run.rows if row not in run.other_targets()]).markdown()
        )


def test_rsa_on_avxifma_has_no_verdict():
    """OpenSSL's own code for AVX-IFMA is switched off in its only peer, so that it is none of that class."""
    assert not [one for one in TARGETS if one.cpu_class == "avxifma" and one.operation == "rsa_private"]
    (run,) = [run for run in runs("engine") if run.name == "zen-4"]
    lines = [line.split(" | ") for line in run.markdown().splitlines() if line.startswith("| avxifma | rsa private")]
    assert [(line[2], line[3], line[5]) for line in lines] == [(str(n), "–", "no peer") for n in (2048, 3072, 4096)]


@pytest.mark.parametrize("subject", SUBJECTS)
def test_published_verdicts_are_what_the_rows_say(subject):
    for run in runs(subject):
        for row, verdict in zip(run.judged(), run.verdicts(), strict=True):
            assert verdict.measured == pytest.approx(row["measured"])
            assert verdict.reached == reached(row)


def test_published_verdicts_of_the_faces_are_what_the_rows_say():
    for run in published_faces():
        judged = [one for one in faces.judge(run["rows"]) if one.measured is not None or "parts" not in run]
        assert [one.as_dict() for one in judged] == run["targets"]


def test_the_readme_shows_the_core_that_forge_makes():
    chosen = make_plan(parse_modulus("rsa-2048"), kernels=["portable"]).hardware_core.core.name
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"| {linked(chosen)} |" in readme
    assert f"modforge core emit {chosen} " in readme

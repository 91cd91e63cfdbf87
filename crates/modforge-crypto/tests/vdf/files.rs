//! Checkpoints and proofs on disk.

use super::common::{finished, group, modulus, prove};
use crate::common::long;
use modforge::Cancel;
use modforge_crypto::vdf::{Error, Evaluation, EvaluationFile, Group, ProofFile, Scheme};
use std::fs;
use std::num::NonZeroUsize;
use std::ops::ControlFlow::{Break, Continue};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use tempfile::TempDir;

const T: u64 = 40_000;

fn new() -> Evaluation {
    Evaluation::new(group(), &[7], T).unwrap()
}

fn open(path: &Path) -> Result<EvaluationFile, Error> {
    EvaluationFile::open_or_create(path, new())
}

/// Files of an evaluation that was stopped on its way.
fn stopped() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("delay.json");
    let mut file = open(&path).unwrap();
    let stop = |evaluation: &Evaluation| if evaluation.done() > T / 2 { Break(()) } else { Continue(()) };
    assert!(matches!(file.run(stop), Err(Error::Stopped)));
    (folder, path)
}

fn powers(path: &Path) -> PathBuf {
    path.with_extension("json.powers")
}

fn is_finished_rightly(path: &Path) {
    let mut file = open(path).unwrap();
    file.run(|_| Continue(())).unwrap();
    assert_eq!(file.evaluation().result(), finished(group(), &[7], T).result());
    drop(file);
    let evaluation = Evaluation::read(path).unwrap();
    for scheme in Scheme::ALL {
        prove(&evaluation, scheme, 2);
    }
}

#[test]
fn a_stopped_evaluation_goes_on() {
    let (_folder, path) = stopped();
    let done = open(&path).unwrap().evaluation().done();
    assert!(done > T / 2 && done < T);
    is_finished_rightly(&path);
    // Once more does nothing.
    is_finished_rightly(&path);
}

/// Every state of the files that a kill can leave: the old JSON with powers behind its count, a half-written new one
/// beside it.
#[test]
fn a_killed_evaluation_goes_on() {
    let (_folder, path) = stopped();
    let checkpoint = fs::read(&path).unwrap();
    let stored = fs::read(powers(&path)).unwrap();
    for extra in [1usize, 140, 141, 142, 5000] {
        fs::write(&path, &checkpoint).unwrap();
        fs::write(powers(&path), [&stored[..], &vec![0xaa; extra]].concat()).unwrap();
        fs::write(path.with_extension("json.tmp"), &checkpoint[..extra.min(checkpoint.len())]).unwrap();
        is_finished_rightly(&path);
    }
    // Before the first checkpoint: the powers may be there, empty, cut or whole, and no JSON.
    for length in [0, 1, 20, stored.len()] {
        fs::remove_file(&path).unwrap();
        fs::write(powers(&path), &stored[..length]).unwrap();
        is_finished_rightly(&path);
    }
}

fn is_refused(path: &Path, says: &str) {
    let files = || (fs::read(path).ok(), fs::read(powers(path)).ok());
    let before = files();
    let error = open(path).unwrap_err().to_string();
    assert!(error.contains(says), "{error}");
    assert!(error.contains("delay.json") && !error.contains('\n'), "{error}");
    assert_eq!(files(), before, "a refused file was changed");
}

#[test]
fn damaged_checkpoints_are_refused() {
    let (_folder, path) = stopped();
    let good = fs::read(&path).unwrap();
    for place in (0..good.len() - 1).step_by(5) {
        let mut bad = good.clone();
        bad[place] ^= 1;
        fs::write(&path, &bad).unwrap();
        let opened = open(&path);
        assert!(matches!(opened, Err(Error::File { .. })), "{place}: {opened:?}");
    }
    for length in (0..good.len() - 1).step_by(97) {
        fs::write(&path, &good[..length]).unwrap();
        is_refused(&path, "is not an evaluation, or damaged");
    }
    fs::write(&path, vec![b' '; 100_000]).unwrap();
    is_refused(&path, "has more than 65536 bytes");
    fs::write(&path, [0xff]).unwrap();
    is_refused(&path, "is not valid UTF-8");
}

#[test]
fn damaged_powers_are_refused() {
    let (_folder, path) = stopped();
    let good = fs::read(powers(&path)).unwrap();
    for place in (0..good.len()).step_by(if long() { 61 } else { 183 }) {
        let mut bad = good.clone();
        bad[place] ^= 0x80;
        fs::write(powers(&path), &bad).unwrap();
        is_refused(&path, if place < 96 { "does not belong to the evaluation" } else { "its checksum is wrong" });
    }
    fs::write(powers(&path), &good[..good.len() - 1]).unwrap();
    is_refused(&path, "its checksum is wrong");
    fs::remove_file(powers(&path)).unwrap();
    is_refused(&path, "No such file");
}

#[test]
fn foreign_files_are_refused() {
    let (folder, path) = stopped();
    let refusal = |evaluation| EvaluationFile::open_or_create(&path, evaluation).unwrap_err().to_string();
    let larger = Group::new(&(modulus() * 65_537u32).to_bytes_be()).unwrap();
    assert!(refusal(Evaluation::new(larger, &[7], T).unwrap()).ends_with("is another evaluation, its modulus differs"));
    assert!(refusal(Evaluation::new(group(), &[8], T).unwrap()).ends_with("its start differs"));
    assert!(refusal(Evaluation::new(group(), &[7], T + 1).unwrap()).ends_with("its t differs"));
    // Powers of another job.
    let other = folder.path().join("other.json");
    EvaluationFile::open_or_create(&other, Evaluation::new(group(), &[8], T).unwrap()).unwrap();
    fs::copy(powers(&other), powers(&path)).unwrap();
    is_refused(&path, "does not belong to the evaluation");
    // A file in the way.
    fs::remove_file(&path).unwrap();
    fs::write(powers(&path), "my diary").unwrap();
    is_refused(&path, "holds something else");
    fs::write(&path, "{}").unwrap();
    is_refused(&path, "is not an evaluation");
}

#[test]
fn evaluation_and_proof_taken_for_each_other() {
    let (folder, path) = stopped();
    let proof_path = folder.path().join("proof.json");
    let evaluation = finished(group(), &[7], 2000);
    let proof = prove(&evaluation, Scheme::Pietrzak, 1);
    ProofFile::write(&proof_path, &evaluation.statement().unwrap(), &proof).unwrap();
    let error = ProofFile::read(&path).unwrap_err().to_string();
    assert!(error.ends_with("delay.json: is an evaluation, not a proof: prove it, and verify the proof"), "{error}");
    fs::rename(&proof_path, &path).unwrap();
    is_refused(&path, "is a proof, not an evaluation: it can be verified");
}

#[test]
fn a_file_in_use_is_refused() {
    let (_folder, path) = stopped();
    let _first = open(&path).unwrap();
    let error = open(&path).unwrap_err().to_string();
    assert!(error.ends_with("is in use by another process"), "{error}");
}

/// Each goes on a little, closes the file, and opens it again while the others do the same.
#[test]
fn nobody_goes_on_from_a_checkpoint_that_is_no_longer_the_last() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("delay.json");
    let done = AtomicU64::new(0);
    let opened = AtomicU64::new(0);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                while opened.load(Relaxed) < if long() { 100 } else { 30 } {
                    if let Ok(mut file) = open(&path) {
                        // Nobody else can write now.
                        assert_eq!(file.evaluation().done(), done.load(Relaxed));
                        let _ = file.run(|_| Break(()));
                        done.store(file.evaluation().done(), Relaxed);
                        opened.fetch_add(1, Relaxed);
                    }
                }
            });
        }
    });
    is_finished_rightly(&path);
}

#[test]
fn several_write_one_proof_while_others_read_it() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("proof.json");
    let evaluation = finished(group(), &[7], 2000);
    let proofs = &Scheme::ALL.map(|scheme| prove(&evaluation, scheme, 1));
    let write = &|proof| ProofFile::write(&path, &evaluation.statement().unwrap(), proof).unwrap();
    write(&proofs[0]);
    thread::scope(|scope| {
        let writers = [0, 1, 2, 3]
            .map(|number| scope.spawn(move || (0..30).for_each(|turn| write(&proofs[(number + turn) % 2]))));
        while writers.iter().any(|writer| !writer.is_finished()) {
            ProofFile::read(&path).unwrap();
        }
    });
    ProofFile::read(&path).unwrap().verify().unwrap();
    assert_eq!(names(folder.path()), ["proof.json"]);
}

#[cfg(unix)]
#[test]
fn a_file_that_is_replaced_keeps_its_rights() {
    use std::os::unix::fs::PermissionsExt;
    let (_folder, path) = stopped();
    for mode in [0o600, 0o640, 0o444] {
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        let _ = open(&path).unwrap().run(|_| Break(()));
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, mode);
    }
}

#[test]
fn abandoned_files_are_removed_and_those_of_others_are_not() {
    let folder = TempDir::new().unwrap();
    let evaluation = finished(group(), &[7], 2000);
    let proof = prove(&evaluation, Scheme::Wesolowski, 1);
    let [used, foreign] = ["proof.json.0123456789abcdef.tmp", "proof.json.fedcba9876543210.tmp"];
    let kept = [used, foreign, "proof.json.mine.tmp", "proof.json.tmp", "proof.txt"];
    for name in kept.iter().chain(&["proof.json.0000000000000000.tmp"]) {
        let half = if *name == foreign { "half of my diary" } else { "{\n  \"format\": \"modforge vdf pro" };
        fs::write(folder.path().join(name), half).unwrap();
    }
    let used = fs::File::open(folder.path().join(used)).unwrap();
    used.lock().unwrap();
    let path = folder.path().join("proof.json");
    ProofFile::write(&path, &evaluation.statement().unwrap(), &proof).unwrap();
    assert_eq!(names(folder.path()), [&["proof.json"], &kept[..]].concat());
    // Where it cannot be written nothing is left either.
    fs::create_dir(folder.path().join("folder")).unwrap();
    let before = names(folder.path());
    let error = ProofFile::write(&folder.path().join("folder"), &evaluation.statement().unwrap(), &proof);
    assert!(error.unwrap_err().to_string().contains("folder: "));
    assert_eq!(names(folder.path()), before);
}

/// The proof goes to where a link leads, and into a device: neither is replaced.
#[test]
#[cfg(unix)]
fn links_and_devices_stay() {
    let folder = TempDir::new().unwrap();
    let evaluation = finished(group(), &[7], 2000);
    let proof = prove(&evaluation, Scheme::Wesolowski, 1);
    let (link, path) = (folder.path().join("link"), folder.path().join("proof.json"));
    fs::write(&path, "old").unwrap();
    std::os::unix::fs::symlink(&path, &link).unwrap();
    ProofFile::write(&link, &evaluation.statement().unwrap(), &proof).unwrap();
    assert!(link.is_symlink());
    ProofFile::read(&path).unwrap().verify().unwrap();
    // Through a link of its own, so that nothing happens to the device itself if this fails.
    let null = folder.path().join("null");
    std::os::unix::fs::symlink("/dev/null", &null).unwrap();
    if !fs::metadata("/dev/null").unwrap().is_file() {
        ProofFile::write(&null, &evaluation.statement().unwrap(), &proof).unwrap();
    }
    assert!(null.is_symlink());
    assert_eq!(names(folder.path()), ["link", "null", "proof.json"]);
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn proofs() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("proof.json");
    let evaluation = finished(group(), &[7], 2000);
    for scheme in Scheme::ALL {
        let proof = prove(&evaluation, scheme, 1);
        ProofFile::write(&path, &evaluation.statement().unwrap(), &proof).unwrap();
        let file = ProofFile::read(&path).unwrap();
        file.verify().unwrap();
        assert_eq!(file.statement().result(), evaluation.result().unwrap());
        let good = fs::read(&path).unwrap();
        // No damage makes it panic or pass, but where it means the same: blanks, and capital letters of hex digits.
        for place in (0..good.len()).step_by(19) {
            for bit in [0, 5, 7] {
                let mut bad = good.clone();
                bad[place] ^= 1 << bit;
                fs::write(&path, &bad).unwrap();
                let accepted = ProofFile::read(&path).is_ok_and(|file| file.verify().is_ok());
                let same = good[place].is_ascii_whitespace() || (bit == 5 && good[place].is_ascii_hexdigit());
                assert!(!accepted || same, "{scheme:?} {place} {bit}");
            }
        }
        for length in (0..good.len() - 1).step_by(50) {
            fs::write(&path, &good[..length]).unwrap();
            assert!(matches!(ProofFile::read(&path), Err(Error::File { .. })));
        }
    }
    fs::write(&path, vec![b' '; 1 << 20]).unwrap();
    assert!(ProofFile::read(&path).unwrap_err().to_string().ends_with("has more than 524288 bytes"));
}

/// A flag that is set ends every call, also those that do little beside the engine's work.
#[test]
fn a_flag_ends_the_work() {
    let (_folder, path) = stopped();
    is_finished_rightly(&path);
    let evaluation = Evaluation::read(&path).unwrap();
    let cancel = Cancel::new();
    cancel.cancel();
    let is_stopped = |result: Option<Option<Error>>| matches!(result, None | Some(Some(Error::Stopped)));
    let n = modulus().to_bytes_be();
    assert!(is_stopped(cancel.run(|| Group::new(&n).err())));
    assert!(is_stopped(cancel.run(|| Evaluation::read(&path).err())));
    let asked = new();
    assert!(is_stopped(cancel.run(|| EvaluationFile::open_or_create(&path, asked).err())));
    for scheme in Scheme::ALL {
        let prove = || evaluation.prove(scheme, NonZeroUsize::MIN, |_| Continue(())).err();
        assert!(is_stopped(cancel.run(prove)));
    }
}

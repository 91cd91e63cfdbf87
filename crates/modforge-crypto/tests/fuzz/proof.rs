//! Proofs of the delay function and files of evaluations, damaged at will, some with checksums that are right again: none
//! shows anything that is not so.

use super::input::Input;
use modforge_crypto::vdf::{Evaluation, EvaluationFile, Group, Proof, ProofFile, Scheme, Statement};
use num_bigint::BigUint;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fs;
use std::num::NonZeroUsize;
use std::ops::ControlFlow::Continue;
use std::path::Path;
use std::sync::LazyLock;
use tempfile::TempDir;

/// Two halvings.
const T: u64 = 1200;
const X: u8 = 7;

/// What was evaluated and proved honestly.
struct Honest {
    y: Vec<u8>,
    evaluation: Vec<u8>,
    powers: Vec<u8>,
    proofs: [Vec<u8>; 2],
    files: [Vec<u8>; 2],
}

static HONEST: LazyLock<Honest> = LazyLock::new(|| {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("delay.json");
    let mut file = EvaluationFile::open_or_create(&path, begun(&[X])).expect("new");
    file.run(|_| Continue(())).expect("nothing stops it");
    let evaluation = file.evaluation();
    let proofs = Scheme::ALL.map(|scheme| prove(evaluation, scheme).expect("finished"));
    let files = [0, 1].map(|scheme| {
        let path = folder.path().join("proof.json");
        ProofFile::write(&path, &evaluation.statement().expect("finished"), &proofs[scheme]).expect("room");
        fs::read(path).expect("written")
    });
    Honest {
        y: evaluation.result().expect("finished"),
        evaluation: fs::read(&path).expect("written"),
        powers: fs::read(powers_path(&path)).expect("written"),
        proofs: proofs.map(|proof| proof.to_bytes()),
        files,
    }
});

fn group() -> Group {
    let one = BigUint::from(1u8);
    let n = ((&one << 521u32) - &one) * ((&one << 607u32) - &one);
    Group::new(&n.to_bytes_be()).expect("two large primes")
}

fn begun(start: &[u8]) -> Evaluation {
    Evaluation::new(group(), start, T).expect("a unit")
}

fn prove(evaluation: &Evaluation, scheme: Scheme) -> Option<Proof> {
    evaluation.prove(scheme, NonZeroUsize::MIN, |_| Continue(())).ok()
}

fn powers_path(path: &Path) -> std::path::PathBuf {
    path.with_extension("json.powers")
}

pub fn run(data: &[u8]) {
    let mut input = Input(data);
    let mode = input.byte();
    let scheme = usize::from(mode >> 4 & 1);
    match mode % 4 {
        0 => proof_bytes(&mut input, scheme),
        1 => proof_file(&mut input, scheme),
        2 => damaged_evaluation(&mut input),
        _ => _ = sealed_evaluation(&mut input),
    }
}

fn damage(bytes: &mut Vec<u8>, input: &mut Input<'_>) {
    while !input.is_empty() {
        let (position, value) = (usize::from(input.byte()) << 8 | usize::from(input.byte()), input.byte());
        match bytes.get_mut(position) {
            Some(byte) => *byte = value,
            None if position % 2 == 0 => bytes.truncate(position % (bytes.len() + 1)),
            None => bytes.push(value),
        }
    }
}

/// Bytes of a proof, and the statement that it is for.
fn proof_bytes(input: &mut Input<'_>, scheme: usize) {
    let group = group();
    let (mut x, mut y, mut t) = (vec![0; HONEST.y.len() - 1], HONEST.y.clone(), T);
    x.push(X);
    match input.byte() % 4 {
        1 => damage(&mut x, &mut Input(input.bytes(6))),
        2 => damage(&mut y, &mut Input(input.bytes(6))),
        3 => t = t.wrapping_add(input.byte().into()),
        _ => {}
    }
    let mut bytes = HONEST.proofs[scheme].clone();
    damage(&mut bytes, input);
    let Ok(statement) = Statement::new(&group, &x, &y, t) else { return };
    let Ok(proof) = Proof::from_bytes(&group, &bytes) else { return };
    assert_eq!(proof.to_bytes(), bytes);
    let is_honest = t == T && x.ends_with(&[X]) && y == HONEST.y && bytes == HONEST.proofs[scheme];
    assert_eq!(statement.verify(&proof).is_ok(), is_honest && x.iter().rev().skip(1).all(|&byte| byte == 0));
}

/// The text of a file with a proof: whatever is accepted says what the honest one does.
fn proof_file(input: &mut Input<'_>, scheme: usize) {
    let mut text = HONEST.files[scheme].clone();
    damage(&mut text, input);
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("proof.json");
    fs::write(&path, &text).expect("room");
    let Ok(file) = ProofFile::read(&path) else { return };
    if file.verify().is_ok() {
        assert_eq!((file.statement().squarings(), file.statement().result()), (T, &*HONEST.y));
    } else {
        assert_ne!(text, HONEST.files[scheme]);
    }
}

/// An evaluation and its powers, with checksums that tell.
fn damaged_evaluation(input: &mut Input<'_>) {
    let (mut text, mut powers) = (HONEST.evaluation.clone(), HONEST.powers.clone());
    let part = input.short_bytes(30);
    damage(&mut text, &mut Input(part));
    damage(&mut powers, input);
    if let Some(evaluation) = read(&text, &powers) {
        assert_eq!((evaluation.done(), evaluation.result().as_ref()), (T, Some(&HONEST.y)));
    }
}

/// An evaluation with other numbers, whose checksums are right: it is refused, or leads to no proof of what is not so.
/// Returns whether it leads to proofs at all.
pub fn sealed_evaluation(input: &mut Input<'_>) -> bool {
    let mut saved: Value = serde_json::from_slice(&HONEST.evaluation).expect("as it was written");
    let length = HONEST.powers.iter().position(|&byte| byte == b'\n').expect("a line") + 1;
    let mut powers = HONEST.powers[length..].to_vec();
    damage(&mut powers, &mut Input(input.short_bytes(12)));
    while !input.is_empty() {
        let field = ["n", "x", "value", "y", "t", "done", "powers"][usize::from(input.byte() % 7)];
        let change = input.byte();
        saved[field] = match &saved[field] {
            Value::String(text) => {
                let mut text = text.clone().into_bytes();
                let position = usize::from(input.byte()) % text.len();
                text[position] = b"0123456789abcdef"[usize::from(change % 16)];
                json!(String::from_utf8(text).expect("ASCII"))
            }
            number => json!(number.as_u64().unwrap_or(0).wrapping_add(change.into()) << (input.byte() % 60)),
        };
    }
    let bytes = |name: &str| -> Option<Vec<u8>> {
        let digits = saved[name].as_str()?.strip_prefix("0x")?;
        digits.as_bytes().chunks(2).map(|pair| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok()).collect()
    };
    let (Some(n), Some(x)) = (bytes("n"), bytes("x")) else { return false };
    let job = Sha256::digest(serde_json::to_vec(&(n, x, &saved["t"])).expect("plain data"));
    let powers = [format!("modforge vdf powers 1 {}\n", hex(&job)).as_bytes(), &powers].concat();
    saved["powers_sha256"] = json!(hex(&Sha256::digest(&powers)));
    let names = ["format", "version", "n", "x", "t", "done", "value", "y", "powers", "powers_sha256"];
    let sealed = serde_json::to_vec(&names.map(|name| &saved[name])).expect("plain data");
    saved["sha256"] = json!(hex(&Sha256::digest(&sealed)));
    let Some(evaluation) = read(saved.to_string().as_bytes(), &powers) else { return false };
    if evaluation.squarings() > 4 * T {
        return false; // years
    }
    let Some(statement) = evaluation.statement() else { return false };
    let mut is_proved = false;
    for scheme in Scheme::ALL {
        if prove(&evaluation, scheme).is_some() {
            let group = Group::new(&statement.group().modulus().to_be_bytes()).expect("as before");
            let mut again = Evaluation::new(group, statement.start(), statement.squarings()).expect("as before");
            again.run(|_| Continue(())).expect("nothing stops it");
            assert_eq!(again.result().as_deref(), Some(statement.result()));
            is_proved = true;
        }
    }
    is_proved
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold("0x".to_owned(), |text, byte| text + &format!("{byte:02x}"))
}

fn read(text: &[u8], powers: &[u8]) -> Option<Evaluation> {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("delay.json");
    fs::write(&path, text).expect("room");
    fs::write(powers_path(&path), powers).expect("room");
    Evaluation::read(&path).ok()
}

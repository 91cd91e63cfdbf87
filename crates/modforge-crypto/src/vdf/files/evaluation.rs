//! An evaluation on disk: its checkpoints while it runs, its result and stored powers afterwards.
//!
//! Two files. `NAME` is JSON: N, x, t, the squarings done, the power reached, y at the end, how many stored powers
//! belong to it with their SHA-256, and a SHA-256 of all that. It is replaced as a whole: written beside, brought to
//! disk, renamed. `NAME.powers` starts with a line that names the job and then only grows, so that a checkpoint writes
//! a few kilobytes however many powers there are; it reaches the disk before the JSON that counts on it. What lies
//! behind the count, from a run that was killed, is cut off.

use super::hex;
use super::text::{EVALUATION_FORMAT, PROOF_FORMAT, damaged, format_of, io, read_text, with_suffix, write_whole};
use crate::vdf::threads::go_on;
use crate::vdf::{Error, Evaluation, Group};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const VERSION: u32 = 1;
/// A run that is killed loses about that much.
const INTERVAL: Duration = Duration::from_secs(1);
/// More than any such file has.
const MAX_BYTES: u64 = 1 << 16;

/// Bytes that are read and hashed between two looks at the flag: milliseconds.
const PIECE: u64 = 1 << 20;

/// The JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    format: String,
    version: u32,
    n: String,
    x: String,
    t: u64,
    done: u64,
    value: String,
    y: Option<String>,
    powers: u64,
    powers_sha256: String,
    /// Of all the rest.
    sha256: String,
}

impl Saved {
    /// The checksum that it must have.
    fn checksum(&self) -> String {
        let Self { format, version, n, x, t, done, value, y, powers, powers_sha256, sha256: _ } = self;
        let text = serde_json::to_vec(&(format, version, n, x, t, done, value, y, powers, powers_sha256));
        hex::write(&Sha256::digest(text.expect("plain data")))
    }
}

/// An evaluation whose checkpoints go to files; nobody else can run it meanwhile.
///
/// ```
/// use modforge_crypto::vdf::{Evaluation, EvaluationFile, Group};
/// use std::ops::ControlFlow::{Break, Continue};
///
/// # let product = (num_bigint::BigUint::from(1u8) << 607u32) - 1u8;
/// # let n = (product * ((num_bigint::BigUint::from(1u8) << 521u32) - 1u8)).to_bytes_be();
/// # let folder = tempfile::tempdir().expect("a folder");
/// let path = folder.path().join("evaluation.json");
/// let begin = || Evaluation::new(Group::new(&n)?, &[3], 20_000);
/// let mut file = EvaluationFile::open_or_create(&path, begin()?)?;
/// let _ = file.run(|_| Break(()));
/// let before = file.evaluation().done();
/// drop(file); // or the process ends
///
/// let mut file = EvaluationFile::open_or_create(&path, begin()?)?;
/// assert_eq!(file.evaluation().done(), before);
/// file.run(|_| Continue(()))?;
/// assert!(Evaluation::read(&path)?.result().is_some());
/// # Ok::<(), modforge_crypto::vdf::Error>(())
/// ```
#[derive(Debug)]
pub struct EvaluationFile {
    path: PathBuf,
    evaluation: Evaluation,
    powers: File,
    /// Bytes of `powers` so far.
    written: usize,
    /// Of the bytes so far.
    hash: Sha256,
}

impl EvaluationFile {
    /// Start an evaluation in new files, or go on with the one that is there if it is the same.
    ///
    /// # Errors
    /// [`Error::File`] for files that are damaged, of another evaluation or in use; [`Error::Io`]; [`Error::Stopped`]
    /// by the flag of a [`Cancel`](modforge::Cancel).
    pub fn open_or_create(path: &Path, evaluation: Evaluation) -> Result<Self, Error> {
        // Looked at before the lock, which would leave a file beside one that is refused; and again after it, as
        // whoever had the lock may have gone on meanwhile.
        find(path, &evaluation)?;
        let powers = lock(&powers_path(path))?;
        let evaluation = find(path, &evaluation)?.unwrap_or(evaluation);
        let mut file = Self { path: path.to_owned(), written: 0, hash: Sha256::new(), evaluation, powers };
        file.start_powers().map_err(|source| io(&powers_path(path), source))??;
        file.save()?;
        Ok(file)
    }

    /// The evaluation as far as it is.
    pub fn evaluation(&self) -> &Evaluation {
        &self.evaluation
    }

    /// As [`Evaluation::run`], with a checkpoint every second and at the end, also when `progress` stops it.
    ///
    /// # Errors
    /// [`Error::Stopped`], [`Error::Io`].
    pub fn run(&mut self, mut progress: impl FnMut(&Evaluation) -> ControlFlow<()>) -> Result<(), Error> {
        loop {
            let started = Instant::now();
            let mut stopped = false;
            let run = self.evaluation.run(|evaluation| {
                stopped = progress(evaluation).is_break();
                if stopped || started.elapsed() >= INTERVAL {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            self.save()?;
            match run {
                Err(Error::Stopped) if !stopped => {}
                result => return result,
            }
        }
    }

    /// Cut the powers to what the evaluation counts on and write what is missing of the head.
    fn start_powers(&mut self) -> std::io::Result<Result<(), Error>> {
        let head = head(&self.evaluation);
        let mut found = Vec::new();
        self.powers.rewind()?;
        (&self.powers).take(head.len() as u64).read_to_end(&mut found)?;
        if !head.starts_with(&found) {
            return Ok(Err(damaged(&powers_path(&self.path), "holds something else, and is in the way")));
        }
        self.written = head.len() + self.evaluation.powers.len();
        self.powers.rewind()?;
        self.powers.write_all(&head)?;
        self.powers.set_len(self.written as u64)?;
        self.powers.sync_all()?;
        self.hash.update(&head);
        Ok(hash_pieces(&mut self.hash, &self.evaluation.powers))
    }

    fn save(&mut self) -> Result<(), Error> {
        self.append_powers().map_err(|source| io(&powers_path(&self.path), source))?;
        let evaluation = &self.evaluation;
        let mut saved = Saved {
            format: EVALUATION_FORMAT.to_owned(),
            version: VERSION,
            n: hex::write(&evaluation.group.modulus().to_be_bytes()),
            x: hex::write(&evaluation.x.0),
            t: evaluation.t,
            done: evaluation.done,
            value: hex::write(&evaluation.value),
            y: evaluation.result().map(|y| hex::write(&y)),
            powers: (evaluation.powers.len() / evaluation.group.width()) as u64,
            powers_sha256: hex::write(&self.hash.clone().finalize()),
            sha256: String::new(),
        };
        saved.sha256 = saved.checksum();
        let text = serde_json::to_string_pretty(&saved).expect("plain data") + "\n";
        write_whole(&self.path, text.as_bytes())
    }

    fn append_powers(&mut self) -> std::io::Result<()> {
        let before = self.written - head(&self.evaluation).len();
        let new = &self.evaluation.powers[before..];
        if !new.is_empty() {
            self.powers.seek(SeekFrom::Start(self.written as u64))?;
            self.powers.write_all(new)?;
            self.powers.sync_data()?;
            self.hash.update(new);
            self.written += new.len();
        }
        Ok(())
    }
}

impl Evaluation {
    /// The evaluation of which an [`EvaluationFile`] holds the last checkpoint.
    ///
    /// # Errors
    /// [`Error::File`], [`Error::Io`]; [`Error::Stopped`] by the flag of a [`Cancel`](modforge::Cancel).
    pub fn read(path: &Path) -> Result<Self, Error> {
        read(path)
    }
}

fn powers_path(path: &Path) -> PathBuf {
    with_suffix(path, ".powers")
}

/// The first line of the stored powers, which names the job.
fn head(evaluation: &Evaluation) -> Vec<u8> {
    let job = (evaluation.group.modulus().to_be_bytes(), &evaluation.x.0, evaluation.t);
    let job = Sha256::digest(serde_json::to_vec(&job).expect("plain data"));
    format!("modforge vdf powers {VERSION} {}\n", hex::write(&job)).into_bytes()
}

/// The evaluation on disk, if there is one; refused if it is another than the one that is asked for.
fn find(path: &Path, asked: &Evaluation) -> Result<Option<Evaluation>, Error> {
    if !path.try_exists().map_err(|source| io(path, source))? {
        return Ok(None);
    }
    let found = read(path)?;
    for (differs, what) in [
        (found.group.modulus().to_be_bytes() != asked.group.modulus().to_be_bytes(), "modulus"),
        (found.x.0 != asked.x.0, "start"),
        (found.t != asked.t, "t"),
    ] {
        if differs {
            return Err(damaged(path, &format!("is another evaluation, its {what} differs")));
        }
    }
    Ok(Some(found))
}

fn lock(path: &Path) -> Result<File, Error> {
    let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
    let file = file.map_err(|source| io(path, source))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(damaged(path, "is in use by another process")),
        Err(TryLockError::Error(source)) => Err(io(path, source)),
    }
}

fn read(path: &Path) -> Result<Evaluation, Error> {
    let text = read_text(path, MAX_BYTES)?;
    if format_of(&text).as_deref() == Some(PROOF_FORMAT) {
        return Err(damaged(path, "is a proof, not an evaluation: it can be verified"));
    }
    let saved: Saved = serde_json::from_str(&text)
        .map_err(|error| damaged(path, &format!("is not an evaluation, or damaged: {error}")))?;
    if saved.format != EVALUATION_FORMAT {
        return Err(damaged(path, "is not an evaluation"));
    }
    if saved.version != VERSION {
        return Err(damaged(path, &format!("has version {}, known is {VERSION}", saved.version)));
    }
    if saved.sha256 != saved.checksum() {
        return Err(damaged(path, "is damaged: its checksum is wrong"));
    }
    let inconsistent = || damaged(path, "is damaged: its numbers do not fit together");
    let number = |text: &str| hex::read(text).ok_or_else(inconsistent);
    let mut evaluation = Evaluation::new(Group::new(&number(&saved.n)?)?, &number(&saved.x)?, saved.t)?;
    evaluation.done = saved.done;
    evaluation.value = number(&saved.value)?;
    if hex::write(&evaluation.x.0) != saved.x
        || saved.done > saved.t
        || saved.powers != Evaluation::powers_stored(saved.t, saved.done)
        || evaluation.result().map(|y| hex::write(&y)) != saved.y
    {
        return Err(inconsistent());
    }
    evaluation.powers = read_powers(&powers_path(path), &evaluation, &saved)?;
    Ok(evaluation)
}

/// Add bytes to a hash; fail in the midst if the flag of this thread has asked for an end.
fn hash_pieces(hash: &mut Sha256, bytes: &[u8]) -> Result<(), Error> {
    bytes.chunks(PIECE as usize).try_for_each(|piece| {
        hash.update(piece);
        go_on()
    })
}

fn read_powers(path: &Path, evaluation: &Evaluation, saved: &Saved) -> Result<Vec<u8>, Error> {
    let head = head(evaluation);
    let length = head.len() + saved.powers as usize * evaluation.group.width();
    let mut bytes = Vec::new();
    let mut hash = Sha256::new();
    let mut file = File::open(path).map_err(|source| io(path, source))?.take(length as u64);
    loop {
        let before = bytes.len();
        let piece = (&mut file).take(PIECE).read_to_end(&mut bytes).map_err(|source| io(path, source))?;
        if piece == 0 {
            break;
        }
        hash_pieces(&mut hash, &bytes[before..])?;
    }
    if !bytes.starts_with(&head) {
        return Err(damaged(path, "does not belong to the evaluation"));
    }
    if bytes.len() < length || hex::write(&hash.finalize()) != saved.powers_sha256 {
        return Err(damaged(path, "is damaged: its checksum is wrong"));
    }
    Ok(bytes.split_off(head.len()))
}

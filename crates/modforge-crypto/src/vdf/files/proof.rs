//! A statement and its proof as JSON.

use super::hex;
use super::text::{EVALUATION_FORMAT, PROOF_FORMAT, damaged, format_of, read_text, write_whole};
use crate::vdf::{Error, Group, Proof, Statement};
use serde::{Deserialize, Serialize};
use std::path::Path;

const VERSION: u32 = 1;
/// More than a proof of 48 elements of 16384 bits.
const MAX_BYTES: u64 = 1 << 19;

/// The JSON: N, x, y and t, and the bytes of the proof in hexadecimal digits.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    format: String,
    version: u32,
    scheme: String,
    n: String,
    x: String,
    t: u64,
    y: String,
    proof: String,
}

/// A statement with its proof, as read from a file and not yet checked.
///
/// ```
/// use modforge_crypto::vdf::{Evaluation, Group, ProofFile, Scheme};
/// use std::{num::NonZeroUsize, ops::ControlFlow::Continue};
///
/// # let product = (num_bigint::BigUint::from(1u8) << 607u32) - 1u8;
/// # let n = (product * ((num_bigint::BigUint::from(1u8) << 521u32) - 1u8)).to_bytes_be();
/// # let folder = tempfile::tempdir().expect("a folder");
/// let path = folder.path().join("proof.json");
/// let mut evaluation = Evaluation::new(Group::new(&n)?, &[3], 1000)?;
/// evaluation.run(|_| Continue(()))?;
/// let proof = evaluation.prove(Scheme::Pietrzak, NonZeroUsize::MIN, |_| Continue(()))?;
/// ProofFile::write(&path, &evaluation.statement().expect("finished"), &proof)?;
///
/// let read = ProofFile::read(&path)?;
/// assert_eq!(read.statement().squarings(), 1000);
/// read.verify()?;
/// # Ok::<(), modforge_crypto::vdf::Error>(())
/// ```
#[derive(Debug)]
pub struct ProofFile {
    group: Group,
    x: Vec<u8>,
    y: Vec<u8>,
    t: u64,
    proof: Proof,
}

impl ProofFile {
    /// Write a statement and its proof, in place of whatever file was there.
    ///
    /// # Errors
    /// [`Error::Io`].
    #[expect(clippy::missing_panics_doc, reason = "never, see the messages")]
    pub fn write(path: &Path, statement: &Statement<'_>, proof: &Proof) -> Result<(), Error> {
        let written = Written {
            format: PROOF_FORMAT.to_owned(),
            version: VERSION,
            scheme: proof.scheme.name().to_owned(),
            n: hex::write(&statement.group.modulus().to_be_bytes()),
            x: hex::write(&statement.x.0),
            t: statement.t,
            y: hex::write(&statement.y.0),
            proof: hex::write(&proof.to_bytes()),
        };
        write_whole(path, (serde_json::to_string_pretty(&written).expect("plain data") + "\n").as_bytes())
    }

    /// Read a file that [`write`](Self::write) wrote.
    ///
    /// # Errors
    /// [`Error::File`], [`Error::Io`], and what is wrong with the modulus, the statement or the proof.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let text = read_text(path, MAX_BYTES)?;
        if format_of(&text).as_deref() == Some(EVALUATION_FORMAT) {
            return Err(damaged(path, "is an evaluation, not a proof: prove it, and verify the proof"));
        }
        let written: Written = serde_json::from_str(&text)
            .map_err(|error| damaged(path, &format!("is not a proof, or damaged: {error}")))?;
        if written.format != PROOF_FORMAT {
            return Err(damaged(path, "is not a proof"));
        }
        if written.version != VERSION {
            return Err(damaged(path, &format!("has version {}, known is {VERSION}", written.version)));
        }
        let number = |text: &str, name: &str| {
            hex::read(text).ok_or_else(|| damaged(path, &format!("{name} is not 0x and pairs of hexadecimal digits")))
        };
        let group = Group::new(&number(&written.n, "n")?)?;
        let proof = Proof::from_bytes(&group, &number(&written.proof, "proof")?)?;
        if written.scheme != proof.scheme.name() {
            return Err(damaged(path, "scheme is not that of the proof"));
        }
        let (x, y) = (number(&written.x, "x")?, number(&written.y, "y")?);
        Statement::new(&group, &x, &y, written.t)?;
        Ok(Self { group, x, y, t: written.t, proof })
    }

    /// The claim.
    #[expect(clippy::missing_panics_doc, reason = "never, see the messages")]
    pub fn statement(&self) -> Statement<'_> {
        Statement::new(&self.group, &self.x, &self.y, self.t).expect("read has looked")
    }

    /// Check the proof.
    ///
    /// # Errors
    /// As [`Statement::verify`].
    pub fn verify(&self) -> Result<(), Error> {
        self.statement().verify(&self.proof)
    }
}

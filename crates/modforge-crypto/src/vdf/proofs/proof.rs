//! Proofs as bytes.

use crate::vdf::Error;
use crate::vdf::group::{Element, Group};

/// A way to prove.
///
/// ```
/// use modforge_crypto::vdf::Scheme;
///
/// let scheme = Scheme::from_name("pietrzak")?;
/// assert_eq!((scheme, scheme.name()), (Scheme::Pietrzak, "pietrzak"));
/// # Ok::<(), modforge_crypto::vdf::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// One element.
    Wesolowski,
    /// An element for each halving of t.
    Pietrzak,
}

impl Scheme {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Wesolowski, Self::Pietrzak];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Wesolowski => "wesolowski",
            Self::Pietrzak => "pietrzak",
        }
    }

    /// The scheme of a name.
    ///
    /// # Errors
    /// [`Error::UnknownScheme`].
    pub fn from_name(name: &str) -> Result<Self, Error> {
        Self::ALL.into_iter().find(|scheme| scheme.name() == name).ok_or(Error::UnknownScheme)
    }

    fn code(self) -> u8 {
        match self {
            Self::Wesolowski => 1,
            Self::Pietrzak => 2,
        }
    }
}

/// A proof of a [`Statement`](crate::vdf::Statement).
///
/// As bytes: `mfvd`, the version 1, the scheme (1 Wesolowski, 2 Pietrzak), then the elements, each as long as N.
///
/// ```
/// use modforge_crypto::vdf::{Evaluation, Group, Proof, Scheme};
/// use std::{num::NonZeroUsize, ops::ControlFlow::Continue};
///
/// # let product = (num_bigint::BigUint::from(1u8) << 607u32) - 1u8;
/// # let n = (product * ((num_bigint::BigUint::from(1u8) << 521u32) - 1u8)).to_bytes_be();
/// let mut evaluation = Evaluation::new(Group::new(&n)?, &[3], 1000)?;
/// evaluation.run(|_| Continue(()))?;
/// let proof = evaluation.prove(Scheme::Wesolowski, NonZeroUsize::MIN, |_| Continue(()))?;
/// let bytes = proof.to_bytes();
/// assert_eq!(bytes.len(), 6 + n.len());
/// assert_eq!(Proof::from_bytes(evaluation.group(), &bytes)?, proof);
/// # Ok::<(), modforge_crypto::vdf::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    pub(in crate::vdf) scheme: Scheme,
    pub(in crate::vdf) elements: Vec<Element>,
}

const MAGIC: [u8; 4] = *b"mfvd";
const VERSION: u8 = 1;
/// A proof for [`MAX_SQUARINGS`](crate::vdf::MAX_SQUARINGS) has fewer.
const MAX_ELEMENTS: usize = 48;

impl Proof {
    pub(in crate::vdf) const HEAD_BYTES: usize = MAGIC.len() + 2;

    /// How it proves.
    pub fn scheme(&self) -> Scheme {
        self.scheme
    }

    /// The proof as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let head = [&MAGIC[..], &[VERSION, self.scheme.code()]].concat();
        self.elements.iter().fold(head, |bytes, element| [bytes, element.0.clone()].concat())
    }

    /// The proof of these bytes, with every element in its one form. Whether it proves anything is for
    /// [`Statement::verify`](crate::vdf::Statement::verify) to say.
    ///
    /// # Errors
    /// [`Error::ProofFormat`], [`Error::ProofVersion`], [`Error::ProofLength`], [`Error::NotCanonical`],
    /// [`Error::NotUnit`].
    pub fn from_bytes(group: &Group, bytes: &[u8]) -> Result<Self, Error> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(Error::ProofFormat)?;
        let (&version, rest) = rest.split_first().ok_or(Error::ProofFormat)?;
        if version != VERSION {
            return Err(Error::ProofVersion { version });
        }
        let (&code, rest) = rest.split_first().ok_or(Error::ProofFormat)?;
        let scheme = Scheme::ALL.into_iter().find(|scheme| scheme.code() == code).ok_or(Error::ProofFormat)?;
        let width = group.width();
        if !rest.len().is_multiple_of(width) || rest.len() > MAX_ELEMENTS * width {
            let expected = format!("{} and at most {MAX_ELEMENTS} times {width}", Self::HEAD_BYTES);
            return Err(Error::ProofLength { bytes: bytes.len(), expected });
        }
        let elements = rest.chunks(width).map(|element| group.element(element, "proof")).collect::<Result<_, _>>()?;
        Ok(Self { scheme, elements })
    }
}

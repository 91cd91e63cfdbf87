//! A signature, which is public.

use signature::SignatureEncoding;

/// A signature of either kind: as many bytes as the modulus of its key has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature(pub(super) Box<[u8]>);

impl SignatureEncoding for Signature {
    type Repr = Box<[u8]>;
}

impl TryFrom<&[u8]> for Signature {
    type Error = signature::Error;

    fn try_from(bytes: &[u8]) -> Result<Self, Self::Error> {
        Ok(Self(bytes.into()))
    }
}

impl From<Signature> for Box<[u8]> {
    fn from(signature: Signature) -> Self {
        signature.0
    }
}

impl AsRef<[u8]> for Signature {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

//! Nonces from the key and the message (RFC 6979, 3.2).

use super::{Scheme, shift_right};
use crate::curve::Curve;
use crate::scalar::Secret;
use digest::{Digest, block_api::BlockSizeUser};
use hmac::{KeyInit, Mac, SimpleHmac};
use modforge_fields::Field;
use zeroize::Zeroizing;

/// HMAC with the hash function of the message, as a value: signing is compiled once for all of them.
#[derive(Clone, Copy)]
pub struct Hmac {
    length: usize,
    of: Keyed,
}

/// HMAC of all parts, one after another, under a key.
type Keyed = fn(&[u8], &[&[u8]]) -> Zeroizing<Vec<u8>>;

impl Hmac {
    pub(super) fn with<D: Digest + BlockSizeUser + Clone>() -> Self {
        Self { length: <D as Digest>::output_size(), of: hmac::<D> }
    }
}

fn hmac<D: Digest + BlockSizeUser + Clone>(key: &[u8], parts: &[&[u8]]) -> Zeroizing<Vec<u8>> {
    let mut mac = SimpleHmac::<D>::new_from_slice(key).expect("HMAC takes keys of all lengths");
    parts.iter().for_each(|part| mac.update(part));
    Zeroizing::new(mac.finalize().into_bytes().to_vec())
}

/// The numbers k of a key and a message, one after another; `extra` is what 3.6 calls additional data.
pub(super) struct Nonces<S: Scheme> {
    hmac: Hmac,
    key: Zeroizing<Vec<u8>>,
    value: Zeroizing<Vec<u8>>,
    scheme: core::marker::PhantomData<S>,
}

impl<S: Scheme> Nonces<S> {
    pub(super) fn new(hmac: Hmac, secret: &S::Scalar, hash: &S::Scalar, extra: &[u8]) -> Self {
        let mut nonces = Self {
            hmac,
            key: Zeroizing::new(vec![0; hmac.length]),
            value: Zeroizing::new(vec![1; hmac.length]),
            scheme: core::marker::PhantomData,
        };
        let secret = Zeroizing::new(secret.to_be_bytes().as_ref().to_vec());
        for separator in [0, 1] {
            nonces.stir(&[&[separator], &secret, hash.to_be_bytes().as_ref(), extra]);
        }
        nonces
    }

    /// K = HMAC(K, V ‖ parts), V = HMAC(K, V).
    fn stir(&mut self, parts: &[&[u8]]) {
        self.key = (self.hmac.of)(&self.key, &[&[self.value.as_slice()], parts].concat());
        self.step();
    }

    fn step(&mut self) {
        self.value = (self.hmac.of)(&self.key, &[&self.value]);
    }

    /// The next number from 1 to n - 1. One that is not in this range is passed over, which shows nothing of the
    /// others.
    pub(super) fn next(&mut self) -> Secret<S::Scalar> {
        type Bytes<S> = <<S as Curve>::Scalar as Field>::Bytes;
        let length = S::Scalar::MODULUS.as_ref().len();
        loop {
            let mut text = Zeroizing::new(Vec::with_capacity(2 * length));
            while text.len() < length {
                self.step();
                text.extend_from_slice(&self.value);
            }
            text.truncate(length);
            shift_right(&mut text, 8 * length as u32 - S::Scalar::BITS);
            let number = Bytes::<S>::try_from(text.as_slice()).ok().and_then(|bytes| S::Scalar::from_be_bytes(&bytes));
            // May be told: which candidates are passed over.
            if let Some(number) = number.filter(|number| !number.is_zero()) {
                return Secret(number);
            }
            self.stir(&[&[0]]);
        }
    }
}

//! Nonces from the key and the message (RFC 6979, 3.2).

use super::{Scheme, shift_right};
use crate::curve::Curve;
use crate::scalar::Secret;
use hmac::{KeyInit, Mac, SimpleHmac};
use modforge_fields::Field;
use sha2::digest::Output;
use zeroize::Zeroizing;

/// The numbers k of a key and a message, one after another; `extra` is what 3.6 calls additional data.
pub(super) struct Nonces<S: Scheme> {
    key: Zeroizing<Vec<u8>>,
    value: Zeroizing<Vec<u8>>,
    scheme: core::marker::PhantomData<S>,
}

impl<S: Scheme> Nonces<S> {
    pub(super) fn new(secret: &S::Scalar, hash: &S::Scalar, extra: &[u8]) -> Self {
        let length = Output::<S::Hash>::default().len();
        let mut nonces = Self {
            key: Zeroizing::new(vec![0; length]),
            value: Zeroizing::new(vec![1; length]),
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
        let mut mac = self.mac();
        mac.update(&self.value);
        parts.iter().for_each(|part| mac.update(part));
        self.key.copy_from_slice(&mac.finalize().into_bytes());
        self.step();
    }

    fn step(&mut self) {
        let mut mac = self.mac();
        mac.update(&self.value);
        self.value.copy_from_slice(&mac.finalize().into_bytes());
    }

    fn mac(&self) -> SimpleHmac<S::Hash> {
        SimpleHmac::new_from_slice(&self.key).expect("HMAC takes keys of all lengths")
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

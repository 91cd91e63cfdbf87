//! The bytes of a fuzzer, read as bytes, numbers and text; zeros follow their end.

use modforge::{Kernel, Modulus, Reduction};
use num_bigint::BigUint;

pub struct Input<'a>(pub &'a [u8]);

impl<'a> Input<'a> {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        self.bytes(1).first().copied().unwrap_or(0)
    }

    /// At most `length` bytes: what there is.
    pub fn bytes(&mut self, length: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        taken
    }

    /// At most `most` < 256 bytes, behind a byte that says how many.
    pub fn short_bytes(&mut self, most: u8) -> &'a [u8] {
        let length = self.byte() % (most + 1);
        self.bytes(length.into())
    }
}

/// The modulus in every kernel of this CPU and with every reduction that takes it; nothing for 0, which all refuse.
pub fn all_ways(bytes: &[u8]) -> Vec<Modulus> {
    let by_kernels = Kernel::ALL.into_iter().map(|kernel| Modulus::with_kernel(bytes, kernel));
    let by_reductions = Reduction::ALL.into_iter().map(|reduction| Modulus::with_reduction(bytes, reduction));
    let made: Vec<_> = by_kernels.chain(by_reductions).filter_map(Result::ok).collect();
    assert_eq!(made.is_empty(), Modulus::from_be_bytes(bytes).is_err());
    made
}

/// The bytes of a number as the engine gives them.
pub fn bytes_of(number: &BigUint, modulus: &Modulus) -> Vec<u8> {
    let bytes = number.to_bytes_be();
    [&vec![0; modulus.byte_length() - bytes.len()], &bytes[..]].concat()
}

//! Numbers modulo the order of a group from bytes of other lengths, and secret ones.

use modforge_fields::Field;

/// The number given by bytes of any length and value, least significant first, modulo p: Σ chunk·2^(8·i·BYTES) over the
/// chunks of as many bytes as p has.
pub(crate) fn reduce_le<F: Field>(bytes: &[u8]) -> F {
    let mut all_ones = F::MODULUS;
    all_ones.as_mut().fill(0xff);
    let radix = F::reduce_le_bytes(&all_ones) + F::ONE;
    let chunks = bytes.chunks(F::MODULUS.as_ref().len());
    chunks.rev().fold(F::ZERO, |sum, chunk| sum * radix + F::reduce_le_bytes(&padded::<F>(chunk)))
}

/// The number given by bytes, least significant first, if it is below p; there may be zeros after those that p has.
pub(crate) fn from_le<F: Field>(bytes: &[u8]) -> Option<F> {
    let (low, high) = bytes.split_at_checked(F::MODULUS.as_ref().len())?;
    F::from_le_bytes(&padded::<F>(low)).filter(|_| high.iter().all(|&byte| byte == 0))
}

/// As many bytes as p has, with zeros at the end.
pub(crate) fn padded<F: Field>(bytes: &[u8]) -> F::Bytes {
    let mut padded = F::MODULUS;
    padded.as_mut().fill(0);
    padded.as_mut()[..bytes.len()].copy_from_slice(bytes);
    padded
}

/// A secret number, zeroed on drop and not printable.
#[derive(Clone)]
pub struct Secret<F: Field>(pub(crate) F);

impl<F: Field> Drop for Secret<F> {
    fn drop(&mut self) {
        self.0 = F::ZERO;
        // Without it the compiler would leave the write out, as nothing reads it.
        core::hint::black_box(&mut self.0);
    }
}

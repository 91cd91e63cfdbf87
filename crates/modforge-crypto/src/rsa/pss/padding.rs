//! EMSA-PSS (RFC 8017, 9.1): a masked block, the hash H of zeros, the message's hash and the salt, and the byte 0xbc.
//!
//! The block is zeros, 1 and the salt, its mask comes from H. The padded number has a bit less than the modulus, so it
//! is below it; it takes a byte less than the modulus where that has 8k + 1 bits.

use crate::rsa::Error;
use crate::rsa::mask::Mask;
use digest::Digest;
use zeroize::Zeroizing;

const LAST: u8 = 0xbc;

/// Bytes of a padded number, and the bits of its first byte.
fn shape(modulus_bits: usize) -> (usize, u8) {
    let bits = modulus_bits - 1;
    (bits.div_ceil(8), 0xff >> (8 * bits.div_ceil(8) - bits))
}

/// The functions as values, so that the padding is compiled once for all of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Functions {
    pub(super) hash_length: usize,
    salted: fn(&[u8], &[u8]) -> Zeroizing<Vec<u8>>,
    add_mask: fn(&mut [u8], &[u8]),
}

impl Functions {
    pub(super) fn new<D: Digest, M: Mask>() -> Self {
        Self { hash_length: <D as Digest>::output_size(), salted: hash_with_salt::<D>, add_mask: M::add_mask }
    }
}

fn hash_with_salt<D: Digest>(hash: &[u8], salt: &[u8]) -> Zeroizing<Vec<u8>> {
    Zeroizing::new(D::new().chain_update([0; 8]).chain_update(hash).chain_update(salt).finalize().to_vec())
}

/// The padded number, as long as the modulus.
pub(super) fn pad(
    functions: &Functions,
    hash: &[u8],
    salt: &[u8],
    modulus_bits: usize,
) -> Result<Zeroizing<Vec<u8>>, Error> {
    let (length, top) = shape(modulus_bits);
    let block_length =
        length.checked_sub(hash.len() + 1).filter(|&length| length > salt.len()).ok_or(Error::KeyTooShort)?;
    let head = modulus_bits.div_ceil(8) - length;
    let mut padded = Zeroizing::new(vec![0; head + length]);
    let (block, rest) = padded[head..].split_at_mut(block_length);
    let salted = (functions.salted)(hash, salt);
    let start = block_length - salt.len();
    block[start - 1] = 1;
    block[start..].copy_from_slice(salt);
    (functions.add_mask)(block, &salted);
    block[0] &= top;
    rest[..hash.len()].copy_from_slice(&salted);
    rest[hash.len()] = LAST;
    Ok(padded)
}

/// Whether the number, as long as the modulus, is the padded hash, with a salt of this length or of any.
pub(super) fn unpad(
    functions: &Functions,
    hash: &[u8],
    padded: &mut [u8],
    modulus_bits: usize,
    salt_length: Option<usize>,
) -> Result<(), Error> {
    let (length, top) = shape(modulus_bits);
    let (head, padded) = padded.split_at_mut(modulus_bits.div_ceil(8) - length);
    let hash_length = functions.hash_length;
    let block_length = length.checked_sub(hash_length + 1).filter(|&length| length > salt_length.unwrap_or(0));
    let (block, rest) = padded.split_at_mut(block_length.ok_or(Error::Verification)?);
    let (salted, last) = rest.split_at(hash_length);
    if head.iter().any(|&byte| byte != 0) || block[0] & !top != 0 || last != [LAST] || hash.len() != hash_length {
        return Err(Error::Verification);
    }
    (functions.add_mask)(block, salted);
    block[0] &= top;
    let one = block.iter().position(|&byte| byte != 0).filter(|&one| block[one] == 1).ok_or(Error::Verification)?;
    let salt = &block[one + 1..];
    if salt_length.is_some_and(|length| length != salt.len()) || *(functions.salted)(hash, salt) != *salted {
        return Err(Error::Verification);
    }
    Ok(())
}

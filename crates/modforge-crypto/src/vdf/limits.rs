//! The sizes that are accepted.

/// Minimum number of bits of a modulus: shorter ones can be factored. Two primes of 512 bits may have a product
/// of 1023.
pub const MIN_BITS: usize = 1023;
/// Maximum number of bits of a modulus.
pub const MAX_BITS: usize = 16_384;
/// Maximum number of squarings: years on any machine of today.
pub const MAX_SQUARINGS: u64 = 1 << 48;
/// Maximum number of powers that are stored: 64 MiB of them modulo a number of 2048 bits.
pub const MAX_POWERS: u64 = 1 << 18;

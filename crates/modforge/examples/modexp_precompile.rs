//! The contract at address 5 of the Ethereum virtual machine, modular exponentiation of bytes (EIP-198, EIP-7823).
//!
//! `cargo run --release --example modexp_precompile [INPUT IN HEXADECIMAL DIGITS]`
//!
//! [`modexp`] is the one function that a client such as revm puts behind its interface; [`precompile`] is the contract
//! without its price in gas.

use std::io::Write;

/// In place of a client's `modexp(base, exponent, modulus)`: the result is as long as the modulus.
pub fn modexp(base: &[u8], exponent: &[u8], modulus: &[u8]) -> Vec<u8> {
    modforge::modexp_vartime(base, exponent, modulus)
}

/// The output for an input: three lengths of 32 bytes each, then base, exponent and modulus; zeros follow its end.
///
/// None where a length is above the bounds of EIP-7823, which consumes all gas.
pub fn precompile(input: &[u8]) -> Option<Vec<u8>> {
    let part = |start: usize, length: usize| {
        let mut bytes = vec![0; length];
        let given = input.get(start..).unwrap_or(&[]);
        let given = &given[..given.len().min(length)];
        bytes[..given.len()].copy_from_slice(given);
        bytes
    };
    let length = |index: usize| {
        let bytes = part(32 * index, 32);
        let (high, low) = bytes.split_at(24);
        let low = low.iter().fold(0, |number: u64, &byte| number << 8 | u64::from(byte));
        if high.iter().any(|&byte| byte != 0) { usize::MAX } else { usize::try_from(low).unwrap_or(usize::MAX) }
    };
    let (base, exponent, modulus) = (length(0), length(1), length(2));
    if !modforge::modexp_lengths_allowed(base, exponent, modulus) {
        return None;
    }
    let (base_at, exponent_at, modulus_at) = (96, 96 + base, 96 + base + exponent);
    Some(modexp(&part(base_at, base), &part(exponent_at, exponent), &part(modulus_at, modulus)))
}

/// The program, apart from its arguments.
pub fn run(input: &str, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let digit = |i: usize| u8::from_str_radix(input.get(i..i + 2).unwrap_or("?"), 16);
    let bytes: Vec<u8> = (0..input.len()).step_by(2).map(digit).collect::<Result<_, _>>()?;
    match precompile(&bytes) {
        Some(output) => {
            let digits: String = output.iter().map(|byte| format!("{byte:02x}")).collect();
            writeln!(out, "output: {digits}")?;
        }
        None => writeln!(out, "refused: a length is above {} bytes", modforge::MODEXP_MAX_BYTES)?,
    }
    Ok(())
}

/// The first example of EIP-198: 3^(p − 1) mod p for p = 2^256 − 2^32 − 977.
pub const EXAMPLE: &str = "\
    0000000000000000000000000000000000000000000000000000000000000001\
    0000000000000000000000000000000000000000000000000000000000000020\
    0000000000000000000000000000000000000000000000000000000000000020\
    03\
    fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2e\
    fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    run(&std::env::args().nth(1).unwrap_or_else(|| EXAMPLE.into()), &mut std::io::stdout())
}

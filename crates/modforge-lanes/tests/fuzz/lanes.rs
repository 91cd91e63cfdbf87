//! One input for all that computes in vectors.

use super::input::Input;
use super::{curve25519, ecdsa, poly1305};

pub fn run(data: &[u8]) {
    poly1305::run(Input(data));
    curve25519::run(Input(data));
    ecdsa::run(Input(data));
}

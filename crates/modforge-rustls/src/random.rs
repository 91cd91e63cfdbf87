//! The random numbers of the operating system.

use rustls::crypto::{GetRandomFailed, SecureRandom};

/// The operating system's source.
#[derive(Debug)]
pub(crate) struct System;

impl SecureRandom for System {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), GetRandomFailed> {
        getrandom::fill(bytes).map_err(|_| GetRandomFailed)
    }
}

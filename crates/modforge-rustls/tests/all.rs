//! The tests of the crate in one program.

mod certificates;
mod common;
mod examples;
mod handshakes;
mod key_shares;
mod keys;
mod openssl;
mod records;
mod resumption;

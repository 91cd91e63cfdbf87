//! Constant time, checked on the machine code that runs: a row for each function that takes secrets, in the file of its
//! subject. How is described in the crate `constant-time`; `tests/structure/test_constant_time_rows.py` compares the
//! rows with the public functions.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod chacha20poly1305;
mod coverage;
mod curves;
mod dstu9041;
mod ec;
mod eddsa;
mod fields;
mod paillier;
mod poly1305;
mod rsa;
mod xdh;

use constant_time::Row;
use modforge::Modulus;
use modforge_crypto::curve::Curve;
use modforge_fields::Field;
use rand_core::{TryCryptoRng, TryRng};
use std::convert::Infallible;

constant_time::tests!(rows());

/// All rows.
fn rows() -> impl Iterator<Item = &'static Row> {
    [
        chacha20poly1305::ROWS,
        curves::ROWS,
        dstu9041::ROWS,
        ec::ROWS,
        eddsa::ROWS,
        fields::ROWS,
        paillier::ROWS,
        poly1305::ROWS,
        rsa::ROWS,
        xdh::ROWS,
    ]
    .into_iter()
    .flatten()
}

/// What another thread makes. Memory of this one, as it is looked at, does not outlive a run, and some things are made
/// once.
fn elsewhere<T: Send + 'static>(make: fn() -> T) -> T {
    std::thread::spawn(make).join().expect("made")
}

/// A number from 2 to two less than the order of a curve, which the standards ask for at most: each of its bits depends
/// on the secret, the first ones too. It stays where it is.
fn in_range<C: Curve>(secret: &[u8]) -> &'static [u8] {
    let mut order = C::Scalar::MODULUS;
    order.as_mut().reverse();
    let order = Modulus::from_be_bytes(order.as_ref()).expect("odd");
    let [two, three] = [2, 3].map(|number| order.reduce_be_bytes(&[number]));
    let three_less = Modulus::from_be_bytes(&three.neg().to_be_bytes()).expect("not 0");
    let number = order.reduce_be_bytes(&three_less.reduce_be_bytes(secret).to_be_bytes());
    number.add(&two).expect("one modulus").to_be_bytes().leak()
}

/// A source of random bytes that gives a secret again and again.
struct Given<'s>(&'s [u8]);

impl TryRng for Given<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        unreachable!("only bytes are drawn")
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        unreachable!("only bytes are drawn")
    }

    fn try_fill_bytes(&mut self, target: &mut [u8]) -> Result<(), Infallible> {
        target.iter_mut().zip(self.0.iter().cycle()).for_each(|(byte, secret)| *byte = *secret);
        Ok(())
    }
}

impl TryCryptoRng for Given<'_> {}

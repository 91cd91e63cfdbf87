//! What is run with secrets: every public function that is constant time has a row, in the file of its subject.
//!
//! `tests/structure/test_constant_time_rows.py` compares the rows with the public functions.

mod batch;
mod inverse;
mod power;
mod residue;
mod windows;

use constant_time::unwatched;
use modforge::{Modulus, MultiExponent, Residue};

/// The call, with the modulus, the bytes of a secret number and as many of another one, all as long as the modulus (which
/// has at least 8 bytes). Gives whatever is made of the secrets, as bytes.
pub type Run = fn(&Modulus, &[u8], &[u8]) -> Vec<u8>;

pub struct Operation {
    /// `Type::function` as the public interface names it.
    pub name: &'static str,
    pub run: Run,
    /// The largest modulus at which it is traced.
    pub max_bits: usize,
}

/// A row that is traced at every size.
const fn operation(name: &'static str, run: Run) -> Operation {
    Operation { name, run, max_bits: usize::MAX }
}

impl Operation {
    /// A row that is not traced above this size: for operations that would take millions of steps through the same code
    /// around products and squares, which are traced there themselves.
    const fn up_to(mut self, bits: usize) -> Self {
        self.max_bits = bits;
        self
    }
}

/// All rows that are wanted.
pub fn all() -> impl Iterator<Item = &'static Operation> {
    let rows = [residue::ROWS, power::ROWS, inverse::ROWS, batch::ROWS].into_iter().flatten();
    constant_time::wanted(rows, |row| row.name).into_iter()
}

/// Those of [`all`] that are powers, with exponents as long as the secrets; for moduli of batches, those of batches.
pub fn with_long_exponents(of_batches: bool) -> impl Iterator<Item = &'static Operation> {
    let names: Vec<_> = all().map(|row| row.name).collect();
    let rows = if of_batches { windows::ROWS_OF_BATCHES } else { windows::ROWS };
    rows.iter().filter(move |row| names.contains(&row.name))
}

/// Whether each reduction does it in its own way.
pub fn is_of_rings(row: &Operation) -> bool {
    let own = [
        "Modulus::reduce_be_bytes",
        "Residue::to_be_bytes",
        "Residue::add",
        "Residue::sub",
        "Residue::mul",
        "Residue::square",
    ];
    own.contains(&row.name)
}

/// The residue of a secret; how it comes about is traced in its own row.
pub fn residue<'m>(modulus: &'m Modulus, secret: &[u8]) -> Residue<'m> {
    unwatched(|| modulus.reduce_be_bytes(secret))
}

/// What comes out; as with [`residue`], the way is not traced.
pub fn bytes(result: &Residue) -> Vec<u8> {
    unwatched(|| result.to_be_bytes())
}

/// A secret that the row itself makes: it stays where it is, and is not among what the engine frees.
fn kept<T>(secret: Vec<T>) -> &'static [T] {
    secret.leak()
}

/// The secret with a first byte of 0. It is changed in its place, so that no part of it goes over the stack.
fn below(secret: &[u8]) -> &'static [u8] {
    let mut below = secret.to_vec();
    below[0] = 0;
    kept(below)
}

/// The product of two bases to the powers of two exponents.
fn power_of_two_bases(modulus: &Modulus, bases: [&[u8]; 2], exponents: [&[u8]; 2]) -> Vec<u8> {
    let bases = bases.map(|base| residue(modulus, base));
    let multi = MultiExponent::new(modulus, &[&bases[0], &bases[1]]).expect("one modulus");
    bytes(&multi.pow(&exponents).expect("two exponents"))
}

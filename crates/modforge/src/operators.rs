//! `+`, `-` and `*` on residues.
//!
//! An operator that panicked on residues of different moduli would be a trap, so the result is a `Result`, as that of
//! the named methods. Expressions may go on with it: the first error comes out at the end. Two results cannot meet in
//! one operator, as `Result + Result` belongs to the standard library; a `?` behind one of them, or a named method, is
//! the way.

use crate::{Error, Residue};
use core::ops::{Add, Mul, Neg, Sub};

/// An operand of an operator.
trait Operand<'m> {
    fn with<T>(self, work: impl FnOnce(&Residue<'m>) -> Result<T, Error>) -> Result<T, Error>;
}

impl<'m> Operand<'m> for &Residue<'m> {
    fn with<T>(self, work: impl FnOnce(&Residue<'m>) -> Result<T, Error>) -> Result<T, Error> {
        work(self)
    }
}

impl<'m> Operand<'m> for Residue<'m> {
    fn with<T>(self, work: impl FnOnce(&Residue<'m>) -> Result<T, Error>) -> Result<T, Error> {
        work(&self)
    }
}

impl<'m> Operand<'m> for Result<Residue<'m>, Error> {
    fn with<T>(self, work: impl FnOnce(&Residue<'m>) -> Result<T, Error>) -> Result<T, Error> {
        work(&self?)
    }
}

macro_rules! operators {
    ($($left:ty, $right:ty;)*) => {$(
        operators!(@ $left, $right, Add add, Sub sub, Mul mul);
    )*};
    (@ $left:ty, $right:ty, $($operator:ident $method:ident),*) => {$(
        impl<'m> $operator<$right> for $left {
            type Output = Result<Residue<'m>, Error>;

            /// As the method of this name.
            fn $method(self, other: $right) -> Self::Output {
                self.with(|a| other.with(|b| Residue::$method(a, b)))
            }
        }
    )*};
}

operators! {
    &Residue<'m>, &Residue<'m>;
    &Residue<'m>, Residue<'m>;
    &Residue<'m>, Result<Residue<'m>, Error>;
    Residue<'m>, &Residue<'m>;
    Residue<'m>, Residue<'m>;
    Residue<'m>, Result<Residue<'m>, Error>;
    Result<Residue<'m>, Error>, &Residue<'m>;
    Result<Residue<'m>, Error>, Residue<'m>;
}

impl<'m> Neg for &Residue<'m> {
    type Output = Residue<'m>;

    fn neg(self) -> Residue<'m> {
        Residue::neg(self)
    }
}

impl<'m> Neg for Residue<'m> {
    type Output = Self;

    fn neg(self) -> Self {
        Self::neg(&self)
    }
}

//! Shared libraries with generated field code.

use super::shared_library::SharedLibrary;
use crate::contestant::timed_once;
use crate::words::{Word, from_words, to_words, words_for};
use crate::{Case, Chain, Contestant, Error, Label, Operation};
use num_bigint::BigUint;

/// A shared library that exports what of the following is asked of it, over words of the CPU, least significant first,
/// as many as hold the modulus:
///
/// - `PREFIX_bench_mul(x, y, n)`: x = x·y, n times;
/// - `PREFIX_bench_square(x, n)`: x = x², n times;
/// - `PREFIX_bench_reduce(x, n)`: x = x·(1 + [`Case::radix`]), n times;
/// - the same with `_streams` behind the name, for [`Case::STREAMS`] numbers one after another in place of x, and the
///   first two with `_lanes`, for [`Case::LANES`];
/// - `PREFIX_bench_invert(x, y, n)`: x = 1/y for the numbers y, of which there are [`Case::UNITS`], in turn, n in all;
/// - `PREFIX_bench_sqrt(x, y, n)`: a square root in place of the inverse.
///
/// Numbers stand for themselves and are below p before and after; how the library holds them in between is its own
/// affair.
pub struct FieldLibrary {
    subject: String,
    prefix: String,
    library: SharedLibrary,
}

type WithOther = unsafe extern "C" fn(*mut Word, *const Word, u64);
type Alone = unsafe extern "C" fn(*mut Word, u64);

impl FieldLibrary {
    /// Loads the library that `SUBJECT=PREFIX=PATH` describes.
    ///
    /// # Errors
    /// Text of another form, a file that cannot be loaded.
    pub fn load(text: &str) -> Result<Self, Error> {
        let parts: Vec<&str> = text.splitn(3, '=').collect();
        let [subject, prefix, path] = parts[..] else {
            return Err(Error::LibraryText(text.to_owned()));
        };
        Ok(Self { subject: subject.to_owned(), prefix: prefix.to_owned(), library: SharedLibrary::load(path)? })
    }

    /// The contestant, for the operations that such libraries have.
    pub(super) fn contestant<'c>(
        &'c self,
        case: &'c Case,
        operation: Operation,
    ) -> Result<Option<Box<dyn Contestant + 'c>>, Error> {
        let name = match operation {
            Operation::Multiply => "bench_mul",
            Operation::Square => "bench_square",
            Operation::Reduce => "bench_reduce",
            Operation::MultiplyStreams => "bench_mul_streams",
            Operation::SquareStreams => "bench_square_streams",
            Operation::ReduceStreams => "bench_reduce_streams",
            Operation::MultiplyLanes => "bench_mul_lanes",
            Operation::SquareLanes => "bench_square_lanes",
            Operation::FieldInvert => "bench_invert",
            Operation::FieldSqrt if case.has_roots() => "bench_sqrt",
            _ => return Ok(None),
        };
        let work = match operation {
            Operation::Multiply
            | Operation::MultiplyStreams
            | Operation::MultiplyLanes
            | Operation::FieldInvert
            | Operation::FieldSqrt => Work::WithOther(self.function(name)?),
            _ => Work::Alone(self.function(name)?),
        };
        let label = Label {
            subject: self.subject.clone(),
            method: format!("{}_{name}", self.prefix),
            version: self.library.file_name(),
        };
        Ok(Some(Box::new(Field { label, case, operation, work, _library: self })))
    }

    fn function<F: Copy>(&self, name: &str) -> Result<F, Error> {
        // SAFETY: the types are those that the documentation of FieldLibrary asks for; the copy lives no longer than
        // the library, which every Field borrows.
        unsafe { self.library.symbol(&format!("{}_{name}", self.prefix)) }
    }
}

enum Work {
    WithOther(WithOther),
    Alone(Alone),
}

struct Field<'c> {
    label: Label,
    case: &'c Case,
    operation: Operation,
    work: Work,
    /// Keeps the functions loaded.
    _library: &'c FieldLibrary,
}

impl Contestant for Field<'_> {
    fn label(&self) -> &Label {
        &self.label
    }

    fn chain(&self, times: u64) -> Chain {
        let count = words_for(self.case.bits());
        let words = |value: &BigUint| to_words(value, count);
        let others = match self.operation {
            Operation::FieldInvert => self.case.operands(u64::MAX).to_vec(),
            Operation::FieldSqrt => self.case.squares(u64::MAX),
            _ => vec![self.case.y.clone()],
        };
        let mut x: Vec<Word> = self.case.starts(self.operation).iter().flat_map(words).collect();
        let y: Vec<Word> = others.iter().flat_map(words).collect();
        // SAFETY: numbers of as many words as hold the modulus, which is what such a library reads and writes, and as
        // many of them as the operation has.
        let elapsed = timed_once(|| unsafe {
            match self.work {
                Work::WithOther(function) => function(x.as_mut_ptr(), y.as_ptr(), times),
                Work::Alone(function) => function(x.as_mut_ptr(), times),
            }
        });
        let value = from_words(&x);
        Chain { value: if self.operation == Operation::FieldSqrt { self.case.smaller(value) } else { value }, elapsed }
    }
}

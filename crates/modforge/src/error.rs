//! The one error type of the crate.

use crate::limbs::MAX_BITS;
use alloc::vec::Vec;
use core::fmt;

/// The largest number of threads that can be asked for.
pub const MAX_THREADS: usize = 1024;

/// Why an input was refused. The message names the argument and the bound.
///
/// ```
/// let error = modforge::Modulus::from_be_bytes(&[0]).unwrap_err();
/// assert_eq!(error.to_string(), "modulus: must be at least 1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The modulus is 0.
    ModulusZero,
    /// The modulus has more than [`MAX_BITS`](crate::MAX_BITS) bits.
    ModulusTooLarge {
        /// Bits of the modulus given.
        bits: usize,
    },
    /// An operand that must be below the modulus is not.
    OperandNotReduced,
    /// Two residues of different moduli meet in one operation, or a stored residue is given to another modulus.
    ModulusMismatch,
    /// The modulus is even where the method needs an odd one.
    ModulusEven,
    /// The number has no inverse, as it and the modulus have a common divisor.
    NotInvertible {
        /// The greatest common divisor, big-endian; for the number 0 it is the modulus.
        gcd: Vec<u8>,
    },
    /// One of several numbers has no inverse.
    ElementNotInvertible {
        /// Index of the first such number, from 0.
        index: usize,
        /// Its greatest common divisor with the modulus, big-endian; for the number 0 it is the modulus.
        gcd: Vec<u8>,
    },
    /// No square root was found. Modulo a prime, none exists.
    NoSquareRoot,
    /// A character that is not a hexadecimal digit.
    InvalidHex {
        /// Index of the byte in the text, from 0.
        position: usize,
    },
    /// The text has no digits.
    EmptyHex,
    /// No kernel has this name.
    UnknownKernel {
        /// The argument that names it: `kernel`, or `MODFORGE_KERNEL`.
        argument: &'static str,
        /// The names there are.
        known: &'static [&'static str],
    },
    /// Rows that are not a [`KernelTable`](crate::KernelTable).
    KernelTable {
        /// The argument that gives them: `kernel table`, or `MODFORGE_KERNEL`.
        argument: &'static str,
        /// Why they are refused.
        reason: &'static str,
    },
    /// No reduction has this name.
    UnknownReduction {
        /// The names there are.
        known: &'static [&'static str],
    },
    /// The reduction asked for does not take this modulus.
    ReductionModulus {
        /// Name of the reduction.
        reduction: &'static str,
        /// The moduli that it takes.
        takes: &'static str,
    },
    /// The CPU lacks the instructions of the kernel asked for.
    KernelNotOnThisCpu {
        /// Name of the kernel.
        kernel: &'static str,
    },
    /// The kernel asked for has no code for this size.
    KernelSize {
        /// Name of the kernel.
        kernel: &'static str,
        /// Bits of the modulus given.
        bits: usize,
        /// Maximum number of bits that the kernel takes.
        max_bits: usize,
    },
    /// The exponent has more bits than the table is made for, or than a table may be made for.
    ExponentTooLong {
        /// Maximum number of bits.
        max_bits: usize,
    },
    /// A number is longer than the function takes.
    NumberTooLarge {
        /// Which number.
        argument: &'static str,
        /// Bits of the number given; at most [`MAX_BITS`](crate::MAX_BITS) are possible.
        bits: usize,
    },
    /// More threads are asked for than [`MAX_THREADS`](crate::MAX_THREADS).
    TooManyThreads {
        /// Threads asked for.
        threads: usize,
    },
    /// There is no memory for a table.
    OutOfMemory {
        /// Bytes of the table.
        bytes: usize,
    },
    /// A product of powers needs one exponent for each base.
    ExponentCount {
        /// Exponents given.
        exponents: usize,
        /// Bases there are.
        bases: usize,
    },
    /// The bytes are not a stored table of a fixed base, or have another version.
    TableFormat,
    /// The bytes of a stored table are too few or too many.
    TableLength {
        /// Bytes given.
        bytes: usize,
        /// Bytes that the table has by its head.
        expected: usize,
    },
    /// A stored table has been damaged.
    TableCorrupt,
    /// A batch and what goes with it have different counts.
    BatchCount {
        /// The argument that was given.
        argument: &'static str,
        /// How many of them.
        given: usize,
        /// The argument that they must match in number.
        counterpart: &'static str,
        /// How many of those there are.
        expected: usize,
    },
    /// Two sets of residues of different batches meet in one operation.
    BatchMismatch,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ModulusZero => write!(f, "modulus: must be at least 1"),
            Self::ModulusTooLarge { bits } => {
                write!(f, "modulus: has {bits} bits, at most {MAX_BITS} are supported")
            }
            Self::OperandNotReduced => write!(f, "operand: must be below the modulus"),
            Self::ModulusMismatch => write!(f, "operands: belong to different moduli"),
            Self::ModulusEven => write!(f, "modulus: must be odd"),
            Self::NotInvertible { gcd } => {
                write!(f, "operand: has no inverse, its gcd with the modulus is 0x")?;
                write_hex(f, gcd)
            }
            Self::ElementNotInvertible { index, gcd } => {
                write!(f, "operand {index}: has no inverse, its gcd with the modulus is 0x")?;
                write_hex(f, gcd)
            }
            Self::NoSquareRoot => {
                write!(f, "operand: has no square root modulo a prime, or none was found modulo a composite")
            }
            Self::InvalidHex { position } => {
                write!(f, "hex text: the character at index {position} is not a hexadecimal digit")
            }
            Self::EmptyHex => write!(f, "hex text: has no digits"),
            Self::UnknownKernel { argument, known } => {
                write!(f, "{argument}: unknown name; known are")?;
                known.iter().try_for_each(|name| write!(f, " {name}"))
            }
            Self::KernelTable { argument, reason } => {
                write!(f, "{argument}: {reason}; an example is 1:adx,16385:portable")
            }
            Self::UnknownReduction { known } => {
                write!(f, "reduction: unknown name; known are")?;
                known.iter().try_for_each(|name| write!(f, " {name}"))
            }
            Self::ReductionModulus { reduction, takes } => {
                write!(f, "reduction {reduction}: this modulus is not one that it takes, which are {takes}")
            }
            Self::KernelNotOnThisCpu { kernel } => {
                write!(f, "kernel {kernel}: this CPU lacks its instructions")
            }
            Self::KernelSize { kernel, bits, max_bits } => {
                write!(f, "kernel {kernel}: takes moduli of at most {max_bits} bits, this one has {bits}")
            }
            Self::ExponentTooLong { max_bits } => write!(f, "exponent: at most {max_bits} bits are possible here"),
            Self::NumberTooLarge { argument, bits } => {
                write!(f, "{argument}: has {bits} bits, at most {MAX_BITS} are supported")
            }
            Self::TooManyThreads { threads } => {
                write!(f, "threads: {threads} given, at most {MAX_THREADS} are possible")
            }
            Self::OutOfMemory { bytes } => write!(f, "table: no memory for {bytes} bytes"),
            Self::ExponentCount { exponents, bases } => write!(f, "exponents: {exponents} given for {bases} bases"),
            Self::TableFormat => write!(f, "table: not the bytes of a fixed-base table, or of another version"),
            Self::TableLength { bytes, expected } => write!(f, "table: has {bytes} bytes, {expected} are needed"),
            Self::TableCorrupt => write!(f, "table: damaged"),
            Self::BatchCount { argument, given, counterpart, expected } => {
                write!(f, "{argument}: {given} given for {expected} {counterpart}")
            }
            Self::BatchMismatch => write!(f, "operands: belong to different batches"),
        }
    }
}

impl core::error::Error for Error {}

/// Big-endian bytes without leading zeros, in hexadecimal digits.
fn write_hex(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    let (first, others) = bytes.split_first().unwrap_or((&0, &[]));
    write!(f, "{first:x}")?;
    others.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

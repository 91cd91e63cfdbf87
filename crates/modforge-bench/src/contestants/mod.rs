//! The contestants: the engine, field code of the generator, the libraries that they are compared with, and limits of
//! the CPU.

#[allow(unsafe_code)] // generated code comes as a C library; every unsafe block gives its reason
mod field_library;
mod fields;
mod from_bytes;
mod libraries;
#[allow(unsafe_code)] // instructions by name; every unsafe block gives its reason
mod limit;
mod modforge;
#[allow(unsafe_code)] // foreign code is loaded; every unsafe block gives its reason
mod shared_library;

pub use field_library::FieldLibrary;

use crate::{Case, Contestant, Error, Label, Operation};

/// The contestants that run.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// Subjects; empty for all.
    pub subjects: Vec<String>,
    /// All variants of a subject, not only the fastest, and the engine's [`reductions`].
    pub variants: bool,
    /// Also the limits that the CPU's multipliers set ([`limits`]).
    pub limits: bool,
}

impl Selection {
    /// Whether it takes this contestant.
    pub fn has(&self, label: &Label) -> bool {
        self.subjects.is_empty() || self.subjects.contains(&label.subject)
    }
}

/// Every contestant that can do `operation` for this modulus: the engine with each kernel and with the reduction that
/// it chooses, the given libraries, the peers.
///
/// # Errors
/// A library that cannot be loaded or lacks a function.
pub fn contestants<'c>(
    case: &'c Case,
    operation: Operation,
    libraries: &'c [FieldLibrary],
) -> Result<Vec<Box<dyn Contestant + 'c>>, Error> {
    let mut all = Vec::new();
    if !operation.is_of_fields() {
        all.extend(modforge::contestants(case, operation));
    }
    for library in libraries {
        all.extend(library.contestant(case, operation)?);
    }
    all.extend(fields::contestants(case, operation));
    if !operation.is_of_fields() {
        all.extend(self::libraries::contestants(case, operation)?);
    }
    Ok(all)
}

/// The engine with each further reduction by name, for products and squares.
pub fn reductions<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    modforge::reductions(case, operation)
}

/// Code that multiplies as often as `operation` needs and does nothing else; see [`Selection::limits`].
///
/// The results mean nothing, so these are not checked.
pub fn limits<'c>(case: &'c Case, operation: Operation) -> Vec<Box<dyn Contestant + 'c>> {
    limit::limits(case, operation)
}

/// The version and build of GMP, when it takes part.
pub fn gmp_version() -> Option<String> {
    #[cfg(feature = "gmp")]
    return Some(libraries::gmp::version());
    #[cfg(not(feature = "gmp"))]
    None
}

/// The version that Cargo.lock holds, for crates that do not tell theirs; the newest, as another crate may bring an
/// older one.
pub fn locked_version(package: &str) -> String {
    let lock = include_str!("../../../../Cargo.lock");
    let after = lock.rsplit_once(&format!("name = \"{package}\"\nversion = \"")).map_or("", |(_, after)| after);
    after.split('"').next().unwrap_or_default().to_owned()
}

//! Field code from a build script: generated when the crate is built, by the command `modforge`.
//!
//! In `build.rs`, a name and a modulus for each field:
//!
//! ```no_run
//! fn main() -> Result<(), modforge_build::Error> {
//!     modforge_build::fields(&[("p383", "2^383 - 187"), ("p414", "2^414 - 17")])
//! }
//! ```
//!
//! and in the crate, which depends on `modforge-fields` for the trait [`Field`] that all elements implement:
//!
//! ```ignore
//! include!(concat!(env!("OUT_DIR"), "/fields.rs"));
//!
//! let four = p383::Element::ONE.square_times(2);
//! ```
//!
//! The C code is in `OUT_DIR`, too, as `fe_p383.c` and `fe_p383.h`. The command is the one that the environment
//! variable `MODFORGE` names, else `modforge` from the path. To build without it, commit what it writes, as
//! `modforge-fields` does.
//!
//! [`Field`]: https://docs.rs/modforge-fields

use std::fmt::{self, Display, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// Why field code could not be made.
#[derive(Debug)]
pub enum Error {
    /// Cargo has not set `OUT_DIR`: this is not a build script.
    NotABuildScript,
    /// The command could not be started.
    NoCommand(String, io::Error),
    /// The command refused the modulus or the name; what it said.
    Refused(String),
    /// A file could not be written.
    NotWritten(PathBuf, io::Error),
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotABuildScript => write!(f, "OUT_DIR is not set: call this from a build script"),
            Self::NoCommand(command, error) => {
                write!(f, "{command}: {error}; install modforge or name it in MODFORGE")
            }
            Self::Refused(said) => write!(f, "{said}"),
            Self::NotWritten(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::NoCommand(_, error) | Self::NotWritten(_, error) => Some(error),
            Self::NotABuildScript | Self::Refused(_) => None,
        }
    }
}

/// Generates a module for each name and modulus, and `fields.rs` that declares them all, in `OUT_DIR`.
///
/// A name is that of the Rust module: lower-case letters, digits and underscores. A modulus is an expression, as
/// `2^255 - 19`: a prime that the generator takes, and not 1 modulo 8, as the trait `Field` has square roots.
///
/// # Errors
///
/// When called outside of a build script, when the command is not there or refuses, when a file cannot be written.
pub fn fields(fields: &[(&str, &str)]) -> Result<(), Error> {
    let directory = PathBuf::from(env::var_os("OUT_DIR").ok_or(Error::NotABuildScript)?);
    let command = env::var("MODFORGE").unwrap_or_else(|_| "modforge".into());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=MODFORGE");
    let mut modules = String::new();
    for (name, modulus) in fields {
        generate(&command, name, modulus, &directory)?;
        let path = directory.join(format!("{name}.rs"));
        writeln!(modules, "#[path = {path:?}]\npub mod {name};").expect("a string grows");
    }
    let path = directory.join("fields.rs");
    fs::write(&path, modules).map_err(|error| Error::NotWritten(path, error))
}

fn generate(command: &str, name: &str, modulus: &str, directory: &Path) -> Result<(), Error> {
    let done = Command::new(command)
        .args(["field", "--name", name, "--trait", "modforge_fields::Field", "-o"])
        .arg(directory)
        .args(["--", modulus])
        .output()
        .map_err(|error| Error::NoCommand(command.into(), error))?;
    if done.status.success() {
        Ok(())
    } else {
        let said = String::from_utf8_lossy(&done.stderr);
        Err(Error::Refused(format!("{name}, {modulus}: {}", said.trim())))
    }
}

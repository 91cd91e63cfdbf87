//! Keys in files.

use super::{KeyFileError, PasswordError, error};
use crate::argument::bytes::Octets;
use crate::argument::refused;
use modforge_crypto::key_files::pkcs8::{EncodePrivateKey, EncodePublicKey, LineEnding};
use modforge_crypto::key_files::{Error, PrivateKey, PublicKey};
use pyo3::Borrowed;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

/// Maximum size of a key file in bytes; real ones are 100 times smaller.
const MAX_CONTENT: usize = 1 << 20;

/// Bytes of a password at most: as many characters as the command takes, of four bytes each.
const MAX_PASSWORD: usize = 1 << 18;

/// A text, or its bytes: a str means those in UTF-8.
pub(crate) struct Text<'a>(pub(super) Octets<'a>);

impl<'a, 'py> FromPyObject<'a, 'py> for Text<'a> {
    type Error = PyErr;

    fn extract(text: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if text.is_instance_of::<PyString>() {
            return text.extract::<&str>().map(|text| Self(text.as_bytes().into()));
        }
        text.extract().map(Self).map_err(|error| refused(&text, "a str, bytes or a buffer of them", error))
    }
}

/// Refuse what is too long for a key: to look through it would take seconds, deaf to signals.
pub(super) fn refuse_long(content: &[u8]) -> PyResult<()> {
    if content.len() <= MAX_CONTENT {
        return Ok(());
    }
    let length = content.len();
    Err(KeyFileError::new_err(format!("key: has {length} bytes, {MAX_CONTENT} at most are read")))
}

/// As [`refuse_long`], for a password, which is hashed.
fn refuse_long_password(password: Option<&Text<'_>>) -> PyResult<()> {
    match password.map(|password| password.0.len()) {
        Some(length) if length > MAX_PASSWORD => {
            let text = format!("password: has {length} bytes in UTF-8, {MAX_PASSWORD} at most are possible");
            Err(PasswordError::new_err(text))
        }
        _ => Ok(()),
    }
}

pub(super) fn refusal(error: Error) -> PyErr {
    match error {
        Error::PasswordNeeded | Error::WrongPassword => PasswordError::new_err(error.to_string()),
        error => KeyFileError::new_err(error.to_string()),
    }
}

pub(super) fn read(py: Python<'_>, content: &[u8], password: Option<Text<'_>>) -> PyResult<PrivateKey> {
    refuse_long(content)?;
    refuse_long_password(password.as_ref())?;
    let password = password.as_ref().map(|password| &*password.0);
    py.detach(|| PrivateKey::read(content, password)).map_err(refusal)
}

/// The private key in a file, if it is of the kind that is needed.
pub(super) fn private_key<T>(
    py: Python<'_>,
    content: &[u8],
    password: Option<Text<'_>>,
    needed: &'static str,
    pick: impl FnOnce(PrivateKey) -> Option<T>,
) -> PyResult<T> {
    let key = read(py, content, password)?;
    let found = key.kind();
    pick(key).ok_or_else(|| refusal(Error::WrongKind { found, needed }))
}

/// The public key in a file, if it is of the kind that is needed.
pub(super) fn public_key<T>(
    content: &[u8],
    needed: &'static str,
    pick: impl FnOnce(PublicKey) -> Option<T>,
) -> PyResult<T> {
    refuse_long(content)?;
    let key = PublicKey::read(content).map_err(refusal)?;
    let found = key.kind();
    pick(key).ok_or_else(|| refusal(Error::WrongKind { found, needed }))
}

/// The call from which pickle makes a public key again.
pub(super) fn reduced<'py>(
    py: Python<'py>,
    key: &impl EncodePublicKey,
) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
    let parse = py.import("modforge._engine")?.getattr("parse_public_key")?;
    Ok((parse, (write_public::der(py, key)?,)))
}

/// Why pickle gets no private key.
pub(super) fn not_pickled() -> PyErr {
    PyTypeError::new_err("a private key is not pickled, as that would write it in clear; use to_pem(password)")
}

pub(super) mod write_public {
    use super::{Bound, EncodePublicKey, LineEnding, PyBytes, PyResult, Python, error};

    pub(crate) fn pem(key: &impl EncodePublicKey) -> PyResult<String> {
        key.to_public_key_pem(LineEnding::LF).map_err(error)
    }

    pub(crate) fn der<'py>(py: Python<'py>, key: &impl EncodePublicKey) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, key.to_public_key_der().map_err(error)?.as_bytes()))
    }
}

pub(super) mod write_private {
    use super::{Bound, EncodePrivateKey, LineEnding, PyBytes, PyResult, Python, Text, error, refuse_long_password};

    pub(crate) fn pem(
        py: Python<'_>,
        key: &(impl EncodePrivateKey + Sync),
        password: Option<Text<'_>>,
    ) -> PyResult<String> {
        refuse_long_password(password.as_ref())?;
        let text = py.detach(|| match &password {
            None => key.to_pkcs8_pem(LineEnding::LF),
            Some(password) => key.to_pkcs8_encrypted_pem(&*password.0, LineEnding::LF),
        });
        text.map(|text| text.to_string()).map_err(error)
    }

    pub(crate) fn der<'py>(
        py: Python<'py>,
        key: &(impl EncodePrivateKey + Sync),
        password: Option<Text<'_>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        refuse_long_password(password.as_ref())?;
        let document = py.detach(|| match &password {
            None => key.to_pkcs8_der(),
            Some(password) => key.to_pkcs8_encrypted_der(&*password.0),
        });
        Ok(PyBytes::new(py, document.map_err(error)?.as_bytes()))
    }
}

//! A key in a file, of whatever kind it is.

use super::key_files::{Text, read, refusal, refuse_long};
use super::{
    PyEcPrivateKey, PyEcPublicKey, PyEd448PrivateKey, PyEd448PublicKey, PyEd25519PrivateKey, PyEd25519PublicKey,
    PyRsaPrivateKey, PyRsaPublicKey, PyX448PrivateKey, PyX448PublicKey, PyX25519PrivateKey, PyX25519PublicKey,
};
use modforge_crypto::key_files::{Error, PrivateKey, PublicKey};
use pyo3::prelude::*;

/// The private key in a file, an object of the class of its kind: PKCS#8, PKCS#1, SEC 1 or
/// OpenSSH's form, in PEM or DER.
#[pyfunction]
#[pyo3(signature = (content, password=None))]
pub(crate) fn parse_private_key(py: Python<'_>, content: Text<'_>, password: Option<Text<'_>>) -> PyResult<Py<PyAny>> {
    Ok(match read(py, &content.0, password)? {
        PrivateKey::Rsa(key) => Py::new(py, PyRsaPrivateKey(key))?.into_any(),
        PrivateKey::Ed25519(key) => Py::new(py, PyEd25519PrivateKey(key))?.into_any(),
        PrivateKey::Ed448(key) => Py::new(py, PyEd448PrivateKey(key))?.into_any(),
        PrivateKey::X25519(key) => Py::new(py, PyX25519PrivateKey(key))?.into_any(),
        PrivateKey::X448(key) => Py::new(py, PyX448PrivateKey(key))?.into_any(),
        PrivateKey::Ec(key) => Py::new(py, PyEcPrivateKey(key))?.into_any(),
    })
}

/// The public key in a file, an object of the class of its kind: SPKI or PKCS#1, in PEM or DER, or that of a private
/// key.
#[pyfunction]
#[pyo3(signature = (content, password=None))]
pub(crate) fn parse_public_key(py: Python<'_>, content: Text<'_>, password: Option<Text<'_>>) -> PyResult<Py<PyAny>> {
    refuse_long(&content.0)?;
    let key = match PublicKey::read(&content.0) {
        Err(Error::IsPrivate) => read(py, &content.0, password)?.public_key(),
        key => key.map_err(refusal)?,
    };
    Ok(match key {
        PublicKey::Rsa(key) => Py::new(py, PyRsaPublicKey(key))?.into_any(),
        PublicKey::Ed25519(key) => Py::new(py, PyEd25519PublicKey(key))?.into_any(),
        PublicKey::Ed448(key) => Py::new(py, PyEd448PublicKey(key))?.into_any(),
        PublicKey::X25519(key) => Py::new(py, PyX25519PublicKey(key))?.into_any(),
        PublicKey::X448(key) => Py::new(py, PyX448PublicKey(key))?.into_any(),
        PublicKey::Ec(key) => Py::new(py, PyEcPublicKey(key))?.into_any(),
    })
}

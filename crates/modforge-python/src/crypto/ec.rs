//! ECDSA and ECDH.

use super::files::{files_of_private_key, files_of_public_key};
use super::hashes::{check_length, hashed, with_hash};
use super::{error, hex, unknown};
use crate::argument::bytes::{Octets, OwnOctets};
use crate::argument::{flag, object, text_if_any, text_of, wrong_type};
use crate::integer::Count;
use crate::interrupt;
use modforge_crypto::ec::RecoveryId;
use modforge_crypto::ec::named::{Curve, Form, PublicKey, SecretKey, verify_each};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PySequence, PyTuple};

const KIND: &str = "P-256, P-384, P-521 or secp256k1";

fn curve(name: &str) -> PyResult<Curve> {
    name.parse().map_err(error)
}

/// A key, a signature and a message.
type Entry<'py> = (PyRef<'py, PyEcPublicKey>, OwnOctets, OwnOctets);

fn entries_of<'py>(value: &Bound<'py, PyAny>) -> PyResult<Vec<Entry<'py>>> {
    let entries = value.cast::<PySequence>();
    let entries = entries.map_err(|_| wrong_type(value, "a list of tuples (key, signature, message)"))?;
    // A sequence may say that it has more than any memory.
    interrupt::each(value.py(), entries.try_iter()?, |entry| {
        let entry = entry?;
        let is_entry = entry.cast::<PyTuple>().is_ok_and(|entry| entry.len() == 3);
        if is_entry { entry.extract() } else { Err(wrong_type(&entry, "a tuple (key, signature, message)")) }
    })
}

fn form_of(name: &str) -> PyResult<Form> {
    match name {
        "der" => Ok(Form::Der),
        "raw" => Ok(Form::Raw),
        _ => Err(unknown("form", "der raw")),
    }
}

/// The name of the hash function of a curve.
fn own_hash(curve: Curve) -> &'static str {
    match curve {
        Curve::P256 | Curve::Secp256k1 => "sha256",
        Curve::P384 => "sha384",
        Curve::P521 => "sha512",
    }
}

/// A public key of P-256, P-384, P-521 or secp256k1.
///
/// >>> key = EcPrivateKey.generate("secp256k1")
/// >>> signature, recovery_id = key.sign_recoverable(b"message")
/// >>> EcPublicKey.recover("secp256k1", signature, b"message", recovery_id) == key.public_key
/// True
#[pyclass(name = "EcPublicKey", module = "modforge.crypto", frozen)]
pub(crate) struct PyEcPublicKey(pub(super) PublicKey);

#[pymethods]
impl PyEcPublicKey {
    /// The key of a point in bytes, as SEC 1 has it, compressed or not.
    #[staticmethod]
    fn from_bytes(#[pyo3(from_py_with = text_of)] curve: &str, data: Octets<'_>) -> PyResult<Self> {
        PublicKey::from_sec1_bytes(self::curve(curve)?, &data).map(Self).map_err(error)
    }

    /// The key that a signature of a message is valid for. The id is the one that sign_recoverable returns.
    #[staticmethod]
    #[pyo3(signature = (curve, signature, message, recovery_id, *, hash=None, form="raw"))]
    fn recover(
        py: Python<'_>,
        #[pyo3(from_py_with = text_of)] curve: &str,
        signature: Octets<'_>,
        message: Octets<'_>,
        recovery_id: Count,
        #[pyo3(from_py_with = text_if_any)] hash: Option<&str>,
        #[pyo3(from_py_with = text_of)] form: &str,
    ) -> PyResult<Self> {
        let (curve, form) = (self::curve(curve)?, form_of(form)?);
        let id = recovery_id.get("recovery_id").ok().and_then(RecoveryId::from_byte);
        let id = id.ok_or_else(|| error("recovery_id: not one from 0 to 3"))?;
        let hash = hashed(py, hash.unwrap_or(own_hash(curve)), &message)?;
        py.detach(|| PublicKey::recover(curve, &hash, &signature, form, id)).map(Self).map_err(error)
    }

    /// The point in bytes, as SEC 1 has it.
    #[pyo3(signature = (*, compressed=false))]
    fn to_bytes<'py>(&self, py: Python<'py>, #[pyo3(from_py_with = flag)] compressed: bool) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &if compressed { self.0.to_compressed_bytes() } else { self.0.to_sec1_bytes() })
    }

    /// The name of the curve.
    #[getter]
    fn kind(&self) -> &'static str {
        self.0.curve().name()
    }

    /// Whether this is a signature of the message. The hash is the curve's unless another one is named: sha1, sha224,
    /// sha256, sha384, sha512 or sha3-224 to sha3-512. The form is der or raw. A signature of secp256k1 must have the
    /// smaller of its two possible numbers s, unless high_s is true: other tools write either.
    #[pyo3(signature = (signature, message, *, hash=None, form="der", high_s=false))]
    fn verify(
        &self,
        py: Python<'_>,
        signature: Octets<'_>,
        message: Octets<'_>,
        #[pyo3(from_py_with = text_if_any)] hash: Option<&str>,
        #[pyo3(from_py_with = text_of)] form: &str,
        #[pyo3(from_py_with = flag)] high_s: bool,
    ) -> PyResult<bool> {
        let hash = hash.unwrap_or(own_hash(self.0.curve()));
        let digest = hashed(py, hash, &message)?;
        self.verify_prehash(py, signature, digest[..].into(), Some(hash), form, high_s)
    }

    /// As verify, of a message that has been hashed.
    #[pyo3(signature = (signature, digest, *, hash=None, form="der", high_s=false))]
    fn verify_prehash(
        &self,
        py: Python<'_>,
        signature: Octets<'_>,
        digest: Octets<'_>,
        #[pyo3(from_py_with = text_if_any)] hash: Option<&str>,
        #[pyo3(from_py_with = text_of)] form: &str,
        #[pyo3(from_py_with = flag)] high_s: bool,
    ) -> PyResult<bool> {
        let (curve, form) = (self.0.curve(), form_of(form)?);
        check_length(hash.unwrap_or(own_hash(curve)), &digest)?;
        let low = if high_s { curve.to_low(&signature, form) } else { None };
        let signature = low.as_deref().unwrap_or(&signature);
        Ok(py.detach(|| self.0.verify_prehash(&digest, signature, form)))
    }

    /// For each entry, a public key, a signature and a message, what verify would say: faster for several keys of P-256
    /// or secp256k1 where the CPU has AVX-512 IFMA.
    ///
    /// >>> key = EcPrivateKey.generate()
    /// >>> signature = key.sign(b"message")
    /// >>> EcPublicKey.verify_each([(key.public_key, signature, b"message"), (key.public_key, signature, b"another")])
    /// [True, False]
    #[staticmethod]
    #[pyo3(signature = (entries, *, hash=None, form="der", high_s=false))]
    fn verify_each(
        py: Python<'_>,
        #[pyo3(from_py_with = entries_of)] entries: Vec<Entry<'_>>,
        #[pyo3(from_py_with = text_if_any)] hash: Option<&str>,
        #[pyo3(from_py_with = text_of)] form: &str,
        #[pyo3(from_py_with = flag)] high_s: bool,
    ) -> PyResult<Vec<bool>> {
        let form = form_of(form)?;
        let mut hashes = Vec::with_capacity(entries.len());
        for (key, _, message) in &entries {
            hashes.push(hashed(py, hash.unwrap_or(own_hash(key.0.curve())), &message.0)?);
        }
        let low = |key: &PublicKey, signature: Vec<u8>| {
            let low = if high_s { key.curve().to_low(&signature, form) } else { None };
            low.unwrap_or(signature)
        };
        let keys: Vec<_> = entries.into_iter().map(|(key, signature, _)| (key.0, low(&key.0, signature.0))).collect();
        let batch: Vec<_> =
            hashes.iter().zip(&keys).map(|(hash, (key, signature))| (&hash[..], &signature[..], *key)).collect();
        Ok(py.detach(|| verify_each(&batch, form)))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0 == other.0
    }

    fn __hash__(&self) -> u64 {
        super::hash_of(&self.0.to_compressed_bytes())
    }

    fn __repr__(&self) -> String {
        format!("EcPublicKey({}, {})", self.kind(), hex(&self.0.to_compressed_bytes()))
    }
}

/// A private key of P-256, P-384, P-521 or secp256k1: signatures (ECDSA) and key agreement (ECDH).
///
/// >>> key = EcPrivateKey.generate("P-384")
/// >>> key.public_key.verify(key.sign(b"message"), b"message")
/// True
/// >>> other = EcPrivateKey.generate("P-384")
/// >>> key.exchange(other.public_key) == other.exchange(key.public_key)
/// True
#[pyclass(name = "EcPrivateKey", module = "modforge.crypto", frozen)]
pub(crate) struct PyEcPrivateKey(pub(super) SecretKey);

#[pymethods]
impl PyEcPrivateKey {
    /// A new key of a curve.
    #[staticmethod]
    #[pyo3(signature = (curve="P-256"))]
    fn generate(#[pyo3(from_py_with = text_of)] curve: &str) -> PyResult<Self> {
        SecretKey::generate(self::curve(curve)?).map(Self).map_err(error)
    }

    /// The key of a number in bytes, most significant first.
    #[staticmethod]
    fn from_bytes(#[pyo3(from_py_with = text_of)] curve: &str, data: Octets<'_>) -> PyResult<Self> {
        SecretKey::from_bytes(self::curve(curve)?, &data).map(Self).map_err(error)
    }

    /// The number in bytes, most significant first.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.to_bytes())
    }

    /// The name of the curve.
    #[getter]
    fn kind(&self) -> &'static str {
        self.0.curve().name()
    }

    /// The public key.
    #[getter]
    fn public_key(&self) -> PyEcPublicKey {
        PyEcPublicKey(self.0.public_key())
    }

    /// The signature of a message, the same for the same message (RFC 6979). The hash is the curve's unless another one
    /// is named: sha1, sha224, sha256, sha384, sha512 or sha3-224 to sha3-512. The form is der or raw.
    #[pyo3(signature = (message, *, hash=None, form="der"))]
    fn sign<'py>(
        &self,
        py: Python<'py>,
        message: Octets<'_>,
        #[pyo3(from_py_with = text_if_any)] hash: Option<&str>,
        #[pyo3(from_py_with = text_of)] form: &str,
    ) -> PyResult<Bound<'py, PyBytes>> {
        Ok(self.sign_recoverable(py, message, hash, form)?.0)
    }

    /// As sign, of a message that has been hashed.
    #[pyo3(signature = (digest, *, hash=None, form="der"))]
    fn sign_prehash<'py>(
        &self,
        py: Python<'py>,
        digest: Octets<'_>,
        #[pyo3(from_py_with = text_if_any)] hash: Option<&str>,
        #[pyo3(from_py_with = text_of)] form: &str,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let hash = hash.unwrap_or(own_hash(self.0.curve()));
        check_length(hash, &digest)?;
        Ok(PyBytes::new(py, &self.signed(py, &digest, hash, form)?.0))
    }

    /// The signature of a message, and the number from 0 to 3 by which its key can be recovered.
    #[pyo3(signature = (message, *, hash=None, form="raw"))]
    fn sign_recoverable<'py>(
        &self,
        py: Python<'py>,
        message: Octets<'_>,
        #[pyo3(from_py_with = text_if_any)] hash: Option<&str>,
        #[pyo3(from_py_with = text_of)] form: &str,
    ) -> PyResult<(Bound<'py, PyBytes>, u8)> {
        let hash = hash.unwrap_or(own_hash(self.0.curve()));
        let digest = hashed(py, hash, &message)?;
        let (signature, id) = self.signed(py, &digest, hash, form)?;
        Ok((PyBytes::new(py, &signature), id.to_byte()))
    }

    /// The bytes that both sides compute from their own private and the other's public key; to be hashed before they
    /// are used as a key.
    fn exchange<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = object)] peer: &PyEcPublicKey,
    ) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, self.0.diffie_hellman(&peer.0).map_err(error)?.as_bytes()))
    }

    fn __repr__(&self) -> String {
        format!("EcPrivateKey({}, ...)", self.kind())
    }
}

impl PyEcPrivateKey {
    fn signed(&self, py: Python<'_>, digest: &[u8], hash: &str, form: &str) -> PyResult<(Vec<u8>, RecoveryId)> {
        let form = form_of(form)?;
        py.detach(|| with_hash!("hash", hash, D => self.0.sign_prehash_of::<D>(digest, form)))
    }
}

files_of_public_key!(PyEcPublicKey, Ec, KIND, "SPKI (RFC 5480).", "SPKI.");
files_of_private_key!(
    PyEcPrivateKey,
    Ec,
    KIND,
    "PKCS#8, which may be encrypted with a password, or SEC 1.",
    "PKCS#8, which may be encrypted with a password, or SEC 1."
);

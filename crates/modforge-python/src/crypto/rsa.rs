//! RSA.

use super::files::{files_of_private_key, files_of_public_key};
use super::hashes::{check_length, hashed, with_hash};
use super::{error, generate, hash_of, not_negative, unknown};
use crate::argument::bytes::Octets;
use crate::argument::{text_if_any, text_of};
use crate::integer::{Count, Integer, to_int};
use crate::interrupt::{self, LONG, message_cost};
use modforge_crypto::key_files::pkcs8::EncodePublicKey;
use modforge_crypto::random::SystemRandom;
use modforge_crypto::rsa::signature::hazmat::{PrehashSigner, PrehashVerifier};
use modforge_crypto::rsa::{
    Error, RsaPrivateKey, RsaPublicKey, Signature, generate_with_progress, oaep, pkcs1v15, pss, signature,
};
use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyInt, PyString};
use sha2::Digest;

const KIND: &str = "RSA";

/// 65537.
const EXPONENT: [u8; 3] = [1, 0, 1];

/// The label of OAEP, which other paddings have not.
fn label_of<'a>(padding: &str, label: Option<&'a [u8]>) -> PyResult<&'a [u8]> {
    if label.is_some() && padding != "oaep" {
        return Err(error("label: only the padding oaep has one"));
    }
    Ok(label.unwrap_or(&[]))
}

/// How messages are signed.
enum Padding<'a> {
    Pss(pss::Parameters),
    /// With the hash function of this name.
    Pkcs1v15(&'a str),
}

impl<'a> Padding<'a> {
    fn new(name: &str, hash: &'a str, salt_length: Option<SaltLength>, mgf_hash: Option<&str>) -> PyResult<Self> {
        match name {
            "pss" => {
                let length = with_hash!("hash", hash, D => <D as Digest>::output_size())?;
                let salt = salt_length.map_or(Some(length), |salt| salt.0);
                let parameters = with_hash!("hash", hash, D => {
                    with_hash!("mgf_hash", mgf_hash.unwrap_or(hash), M => pss::Parameters::new::<D, M>(salt))
                })??;
                Ok(Self::Pss(parameters))
            }
            "pkcs1v15" if salt_length.is_some() => Err(error("salt_length: only the padding pss has a salt")),
            "pkcs1v15" if mgf_hash.is_some() => Err(error("mgf_hash: only the padding pss has one")),
            "pkcs1v15" => with_hash!("hash", hash, D => <D as Digest>::output_size()).map(|_| Self::Pkcs1v15(hash)),
            _ => Err(unknown("padding", "pss pkcs1v15")),
        }
    }

    fn sign(&self, key: RsaPrivateKey, digest: &[u8]) -> PyResult<Signature> {
        // The trait hides what the error is.
        let reason = |failure: signature::Error| match std::error::Error::source(&failure) {
            Some(source) => error(source),
            None => error(&failure),
        };
        match self {
            Self::Pss(parameters) => parameters.sign_prehash(&key, digest).map_err(error),
            Self::Pkcs1v15(hash) => {
                with_hash!("hash", *hash, D => pkcs1v15::SigningKey::<D>::new(key).sign_prehash(digest))?
                    .map_err(reason)
            }
        }
    }

    fn verify(&self, key: RsaPublicKey, digest: &[u8], signature: &Signature) -> PyResult<bool> {
        match self {
            Self::Pss(parameters) => Ok(parameters.verify_prehash(&key, digest, signature).is_ok()),
            Self::Pkcs1v15(hash) => with_hash!("hash", *hash, D => {
                pkcs1v15::VerifyingKey::<D>::new(key).verify_prehash(digest, signature).is_ok()
            }),
        }
    }
}

/// Bytes of a salt, or "auto": any number.
#[derive(Clone, Copy)]
struct SaltLength(Option<usize>);

impl FromPyObject<'_, '_> for SaltLength {
    type Error = PyErr;

    fn extract(length: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if length.is_instance_of::<PyString>() {
            return match length.extract::<&str>()? {
                "auto" => Ok(Self(None)),
                _ => Err(error("salt_length: a number of bytes, or \"auto\"")),
            };
        }
        length
            .extract::<Count>()?
            .get("salt_length")
            .map(|length| Self(Some(length)))
            .map_err(|reason| error(reason.value(length.py())))
    }
}

/// An RSA public key of 1024 to 8192 bits.
#[pyclass(name = "RsaPublicKey", module = "modforge.crypto", frozen)]
pub(crate) struct PyRsaPublicKey(pub(super) RsaPublicKey);

#[pymethods]
impl PyRsaPublicKey {
    /// The kind of the key.
    #[getter]
    fn kind(&self) -> &'static str {
        KIND
    }

    /// Bits of the modulus.
    #[getter]
    fn bits(&self) -> usize {
        self.0.bits()
    }

    /// The key of two numbers.
    ///
    /// >>> key = RsaPrivateKey.generate(1024).public_key
    /// >>> RsaPublicKey.from_numbers(key.n, key.e) == key
    /// True
    #[staticmethod]
    fn from_numbers(n: Integer, e: Integer) -> PyResult<Self> {
        RsaPublicKey::new(&not_negative(n, "n")?, &not_negative(e, "e")?).map(Self).map_err(error)
    }

    /// The modulus.
    #[getter]
    fn n(&self, py: Python<'_>) -> PyResult<Py<PyInt>> {
        to_int(py, &self.0.n().to_be_bytes())
    }

    /// The public exponent.
    #[getter]
    fn e(&self, py: Python<'_>) -> PyResult<Py<PyInt>> {
        to_int(py, self.0.e())
    }

    /// Whether this is a signature of the message. The hash is one of sha1, sha224, sha256, sha384, sha512 and sha3-224
    /// to sha3-512; with pss, mgf_hash is that of the masks, which is the same unless it is named. The salt has as many
    /// bytes as the hash, or salt_length, or any number if that is "auto".
    #[pyo3(signature = (signature, message, *, padding="pss", hash="sha256", salt_length=None, mgf_hash=None))]
    #[expect(clippy::too_many_arguments, reason = "options by their names")]
    fn verify(
        &self,
        py: Python<'_>,
        signature: Octets<'_>,
        message: Octets<'_>,
        #[pyo3(from_py_with = text_of)] padding: &str,
        #[pyo3(from_py_with = text_of)] hash: &str,
        salt_length: Option<SaltLength>,
        #[pyo3(from_py_with = text_if_any)] mgf_hash: Option<&str>,
    ) -> PyResult<bool> {
        let digest = hashed(py, hash, &message)?;
        self.verify_prehash(py, signature, digest[..].into(), padding, hash, salt_length, mgf_hash)
    }

    /// As verify, of a message that has been hashed.
    #[pyo3(signature = (signature, digest, *, padding="pss", hash="sha256", salt_length=None, mgf_hash=None))]
    #[expect(clippy::too_many_arguments, reason = "options by their names")]
    fn verify_prehash(
        &self,
        py: Python<'_>,
        signature: Octets<'_>,
        digest: Octets<'_>,
        #[pyo3(from_py_with = text_of)] padding: &str,
        #[pyo3(from_py_with = text_of)] hash: &str,
        salt_length: Option<SaltLength>,
        #[pyo3(from_py_with = text_if_any)] mgf_hash: Option<&str>,
    ) -> PyResult<bool> {
        check_length(hash, &digest)?;
        let signature = Signature::try_from(&*signature).map_err(error)?;
        let padding = Padding::new(padding, hash, salt_length, mgf_hash)?;
        interrupt::run(py, message_cost(0), || padding.verify(self.0.clone(), &digest, &signature))?
    }

    /// The ciphertext of a short message. With oaep it may have a label, which decryption asks for, too.
    #[pyo3(signature = (message, *, padding="oaep", hash="sha256", label=None))]
    fn encrypt<'py>(
        &self,
        py: Python<'py>,
        message: Octets<'_>,
        #[pyo3(from_py_with = text_of)] padding: &str,
        #[pyo3(from_py_with = text_of)] hash: &str,
        label: Option<Octets<'_>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (key, label) = (self.0.clone(), label_of(padding, label.as_deref())?);
        let sealed = interrupt::run(py, message_cost(label.len()), || match padding {
            "oaep" => with_hash!("hash", hash, D => {
                oaep::EncryptingKey::<D>::new_with_label(key, label).encrypt_with_rng(&mut SystemRandom, &message)
            }),
            "pkcs1v15" => Ok(pkcs1v15::EncryptingKey::new(key).encrypt_with_rng(&mut SystemRandom, &message)),
            _ => Err(unknown("padding", "oaep pkcs1v15")),
        })??;
        Ok(PyBytes::new(py, &sealed.map_err(error)?))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0 == other.0
    }

    fn __hash__(&self) -> PyResult<u64> {
        Ok(hash_of(self.0.to_public_key_der().map_err(error)?.as_bytes()))
    }

    fn __repr__(&self) -> String {
        format!("RsaPublicKey({} bits)", self.0.bits())
    }
}

/// An RSA private key of 1024 to 8192 bits.
#[pyclass(name = "RsaPrivateKey", module = "modforge.crypto", frozen)]
pub(crate) struct PyRsaPrivateKey(pub(super) RsaPrivateKey);

#[pymethods]
impl PyRsaPrivateKey {
    /// A new key. progress is called with the number of candidates for primes that have been tested.
    #[staticmethod]
    #[pyo3(signature = (bits=Count::of(3072), *, progress=None), text_signature = "(bits=3072, *, progress=None)")]
    fn generate(py: Python<'_>, bits: Count, progress: Option<Py<PyAny>>) -> PyResult<Self> {
        let bits = bits.get("bits")?;
        let make = |tell: &dyn Fn(u64) -> _| generate_with_progress(&mut SystemRandom, bits, &EXPONENT, tell);
        generate(py, progress, make).map(Self)
    }

    /// The kind of the key.
    #[getter]
    fn kind(&self) -> &'static str {
        KIND
    }

    /// Bits of the modulus.
    #[getter]
    fn bits(&self) -> usize {
        self.0.bits()
    }

    /// The public key.
    #[getter]
    fn public_key(&self) -> PyRsaPublicKey {
        PyRsaPublicKey(self.0.to_public_key())
    }

    /// The key of its numbers: modulus, exponents, and both primes unless they are to be found from those. They are
    /// checked against each other.
    ///
    /// >>> key = RsaPrivateKey.generate(1024)
    /// >>> RsaPrivateKey.from_numbers(**key.numbers()).public_key == key.public_key
    /// True
    #[staticmethod]
    #[pyo3(signature = (n, e, d, p=None, q=None))]
    fn from_numbers(
        py: Python<'_>,
        n: Integer,
        e: Integer,
        d: Integer,
        p: Option<Integer>,
        q: Option<Integer>,
    ) -> PyResult<Self> {
        let [n, e, d] = [(n, "n"), (e, "e"), (d, "d")].map(|(number, name)| not_negative(number, name));
        let (n, e, d) = (n?, e?, d?);
        let primes = match (p, q) {
            (None, None) => vec![],
            (Some(p), Some(q)) => vec![not_negative(p, "p")?, not_negative(q, "q")?],
            _ => return Err(error("primes: both p and q are needed, or neither")),
        };
        let primes: Vec<&[u8]> = primes.iter().map(|prime| &prime[..]).collect();
        let made = interrupt::run(py, LONG, || RsaPrivateKey::from_components(&n, &e, &d, &primes))?;
        made.map(Self).map_err(error)
    }

    /// The numbers, which are secret, by their names: n, e, d, p and q.
    fn numbers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let numbers = PyDict::new(py);
        numbers.set_item("n", to_int(py, &self.0.n().to_be_bytes())?)?;
        numbers.set_item("e", to_int(py, self.0.e())?)?;
        numbers.set_item("d", to_int(py, self.0.d())?)?;
        for (name, prime) in ["p", "q"].into_iter().zip(self.0.primes()) {
            numbers.set_item(name, to_int(py, prime)?)?;
        }
        Ok(numbers)
    }

    /// The signature of a message. Names and numbers are those of verify; a salt of "auto" is for verifying alone.
    #[pyo3(signature = (message, *, padding="pss", hash="sha256", salt_length=None, mgf_hash=None))]
    fn sign<'py>(
        &self,
        py: Python<'py>,
        message: Octets<'_>,
        #[pyo3(from_py_with = text_of)] padding: &str,
        #[pyo3(from_py_with = text_of)] hash: &str,
        salt_length: Option<SaltLength>,
        #[pyo3(from_py_with = text_if_any)] mgf_hash: Option<&str>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let digest = hashed(py, hash, &message)?;
        self.sign_prehash(py, digest[..].into(), padding, hash, salt_length, mgf_hash)
    }

    /// As sign, of a message that has been hashed.
    #[pyo3(signature = (digest, *, padding="pss", hash="sha256", salt_length=None, mgf_hash=None))]
    fn sign_prehash<'py>(
        &self,
        py: Python<'py>,
        digest: Octets<'_>,
        #[pyo3(from_py_with = text_of)] padding: &str,
        #[pyo3(from_py_with = text_of)] hash: &str,
        salt_length: Option<SaltLength>,
        #[pyo3(from_py_with = text_if_any)] mgf_hash: Option<&str>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        check_length(hash, &digest)?;
        if let Some(SaltLength(None)) = salt_length {
            return Err(error("salt_length: \"auto\" is for verifying; a signature needs a number of bytes"));
        }
        let padding = Padding::new(padding, hash, salt_length, mgf_hash)?;
        let signature = interrupt::run(py, message_cost(0), || padding.sign(self.0.clone(), &digest))??;
        let signature: Box<[u8]> = signature.into();
        Ok(PyBytes::new(py, &signature))
    }

    /// The message of a ciphertext; with pkcs1v15, other bytes for a ciphertext with a wrong padding.
    #[pyo3(signature = (ciphertext, *, padding="oaep", hash="sha256", label=None))]
    fn decrypt<'py>(
        &self,
        py: Python<'py>,
        ciphertext: Octets<'_>,
        #[pyo3(from_py_with = text_of)] padding: &str,
        #[pyo3(from_py_with = text_of)] hash: &str,
        label: Option<Octets<'_>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (key, label) = (self.0.clone(), label_of(padding, label.as_deref())?);
        let opened: Result<_, Error> = interrupt::run(py, message_cost(label.len()), || match padding {
            "oaep" => {
                with_hash!("hash", hash, D => oaep::DecryptingKey::<D>::new_with_label(key, label).decrypt(&ciphertext))
            }
            "pkcs1v15" => Ok(pkcs1v15::DecryptingKey::new(key).decrypt(&ciphertext)),
            _ => Err(unknown("padding", "oaep pkcs1v15")),
        })??;
        Ok(PyBytes::new(py, &opened.map_err(error)?))
    }

    fn __repr__(&self) -> String {
        format!("{:?}", self.0)
    }
}

files_of_public_key!(PyRsaPublicKey, Rsa, KIND, "SPKI or PKCS#1.", "SPKI or PKCS#1.");
files_of_private_key!(
    PyRsaPrivateKey,
    Rsa,
    KIND,
    "PKCS#8, which may be encrypted with a password, or PKCS#1. Its numbers are\nchecked against each other.",
    "PKCS#8, which may be encrypted with a password, or PKCS#1."
);

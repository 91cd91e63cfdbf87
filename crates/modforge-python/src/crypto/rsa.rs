//! RSA.

use super::{generate, value_error};
use modforge_crypto::rsa::pkcs1::{DecodeRsaPrivateKey, DecodeRsaPublicKey};
use modforge_crypto::rsa::pkcs8::{DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, LineEnding};
use modforge_crypto::rsa::signature::{SignatureEncoding, Signer, Verifier};
use modforge_crypto::random::SystemRandom;
use modforge_crypto::rsa::{Error, RsaPrivateKey, RsaPublicKey, Signature, generate_with_progress, oaep, pkcs1v15, pss};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use sha2::{Sha256, Sha384, Sha512};

/// 65537.
const EXPONENT: [u8; 3] = [1, 0, 1];

/// `$run` with the hash function of a name as `$D`.
macro_rules! with_hash {
    ($name:expr, $D:ident => $run:expr) => {
        match $name {
            "sha256" => {
                type $D = Sha256;
                Ok($run)
            }
            "sha384" => {
                type $D = Sha384;
                Ok($run)
            }
            "sha512" => {
                type $D = Sha512;
                Ok($run)
            }
            _ => Err(PyValueError::new_err("hash: unknown name; known are sha256 sha384 sha512")),
        }
    };
}

fn unknown_padding(known: &str) -> PyErr {
    PyValueError::new_err(format!("padding: unknown name; known are {known}"))
}

/// An RSA public key of 1024 to 8192 bits.
#[pyclass(name = "RsaPublicKey", module = "modforge.crypto", frozen)]
pub(crate) struct PyRsaPublicKey(RsaPublicKey);

#[pymethods]
impl PyRsaPublicKey {
    /// The key in a PEM text, of the form SPKI or PKCS#1.
    #[staticmethod]
    fn from_pem(text: &str) -> PyResult<Self> {
        let key = RsaPublicKey::from_public_key_pem(text).ok().or_else(|| RsaPublicKey::from_pkcs1_pem(text).ok());
        key.map(Self).ok_or_else(|| value_error("key: not an RSA public key in PEM, of 1024 to 8192 bits"))
    }

    /// The key as PEM, in the form SPKI.
    fn to_pem(&self) -> PyResult<String> {
        self.0.to_public_key_pem(LineEnding::LF).map_err(value_error)
    }

    /// Bits of the modulus.
    #[getter]
    fn bits(&self) -> usize {
        self.0.bits()
    }

    /// Whether this is a signature of the message.
    #[pyo3(signature = (signature, message, *, padding="pss", hash="sha256"))]
    fn verify(&self, py: Python<'_>, signature: &[u8], message: &[u8], padding: &str, hash: &str) -> PyResult<bool> {
        let signature = Signature::try_from(signature).map_err(value_error)?;
        let key = self.0.clone();
        py.detach(|| match padding {
            "pss" => with_hash!(hash, D => {
                pss::VerifyingKey::<D>::new_with_auto_salt_len(key).verify(message, &signature).is_ok()
            }),
            "pkcs1v15" => {
                with_hash!(hash, D => pkcs1v15::VerifyingKey::<D>::new(key).verify(message, &signature).is_ok())
            }
            _ => Err(unknown_padding("pss pkcs1v15")),
        })
    }

    /// The ciphertext of a short message.
    #[pyo3(signature = (message, *, padding="oaep", hash="sha256"))]
    fn encrypt<'py>(
        &self,
        py: Python<'py>,
        message: &[u8],
        padding: &str,
        hash: &str,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let key = self.0.clone();
        let sealed = match padding {
            "oaep" => with_hash!(hash, D => {
                oaep::EncryptingKey::<D>::new(key).encrypt_with_rng(&mut SystemRandom, message)
            })?,
            "pkcs1v15" => pkcs1v15::EncryptingKey::new(key).encrypt_with_rng(&mut SystemRandom, message),
            _ => return Err(unknown_padding("oaep pkcs1v15")),
        };
        Ok(PyBytes::new(py, &sealed.map_err(value_error)?))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0 == other.0
    }

    fn __repr__(&self) -> String {
        format!("RsaPublicKey({} bits)", self.0.bits())
    }
}

/// An RSA private key of 1024 to 8192 bits.
#[pyclass(name = "RsaPrivateKey", module = "modforge.crypto", frozen)]
pub(crate) struct PyRsaPrivateKey(RsaPrivateKey);

#[pymethods]
impl PyRsaPrivateKey {
    /// A new key. progress is called with the number of candidates for primes that have been tested.
    #[staticmethod]
    #[pyo3(signature = (bits=3072, *, progress=None))]
    fn generate(py: Python<'_>, bits: usize, progress: Option<Py<PyAny>>) -> PyResult<Self> {
        let make = |tell: &dyn Fn(u64) -> _| generate_with_progress(&mut SystemRandom, bits, &EXPONENT, tell);
        generate(py, progress, make).map(Self)
    }

    /// The key in a PEM text, of the form PKCS#8 or PKCS#1, not encrypted. Its numbers are checked against each other.
    #[staticmethod]
    fn from_pem(text: &str) -> PyResult<Self> {
        let key = RsaPrivateKey::from_pkcs8_pem(text).ok().or_else(|| RsaPrivateKey::from_pkcs1_pem(text).ok());
        key.map(Self)
            .ok_or_else(|| value_error("key: not an RSA private key in PEM, of 1024 to 8192 bits and not encrypted"))
    }

    /// The key as PEM, in the form PKCS#8, not encrypted.
    fn to_pem(&self) -> PyResult<String> {
        self.0.to_pkcs8_pem(LineEnding::LF).map(|text| text.to_string()).map_err(value_error)
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

    /// The signature of a message.
    #[pyo3(signature = (message, *, padding="pss", hash="sha256"))]
    fn sign<'py>(&self, py: Python<'py>, message: &[u8], padding: &str, hash: &str) -> PyResult<Bound<'py, PyBytes>> {
        let key = self.0.clone();
        let signature = py.detach(|| match padding {
            "pss" => with_hash!(hash, D => pss::SigningKey::<D>::new(key).try_sign(message)),
            "pkcs1v15" => with_hash!(hash, D => pkcs1v15::SigningKey::<D>::new(key).try_sign(message)),
            _ => Err(unknown_padding("pss pkcs1v15")),
        })?;
        let reason = |error: modforge_crypto::rsa::signature::Error| match std::error::Error::source(&error) {
            Some(source) => value_error(source),
            None => value_error(&error),
        };
        Ok(PyBytes::new(py, &signature.map_err(reason)?.to_vec()))
    }

    /// The message of a ciphertext; with pkcs1v15, other bytes for a ciphertext with a wrong padding.
    #[pyo3(signature = (ciphertext, *, padding="oaep", hash="sha256"))]
    fn decrypt<'py>(
        &self,
        py: Python<'py>,
        ciphertext: &[u8],
        padding: &str,
        hash: &str,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let key = self.0.clone();
        let opened: Result<_, Error> = py.detach(|| match padding {
            "oaep" => with_hash!(hash, D => oaep::DecryptingKey::<D>::new(key).decrypt(ciphertext)),
            "pkcs1v15" => Ok(pkcs1v15::DecryptingKey::new(key).decrypt(ciphertext)),
            _ => Err(unknown_padding("oaep pkcs1v15")),
        })?;
        Ok(PyBytes::new(py, &opened.map_err(value_error)?))
    }

    fn __repr__(&self) -> String {
        format!("{:?}", self.0)
    }
}

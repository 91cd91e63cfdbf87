//! Methods for keys in files, which every class of keys has.

/// Methods for the files of a public key: `$Kind` is what it is among keys in files, `$name` what errors say is needed
/// instead of another kind, `$pem` and `$der` are the forms that are read.
macro_rules! files_of_public_key {
    ($Class:ident, $Kind:ident, $name:expr, $pem:literal, $der:literal) => {
        #[pymethods]
        impl $Class {
            #[doc = concat!("The key in a PEM text, of the form ", $pem)]
            #[staticmethod]
            fn from_pem(text: crate::crypto::key_files::Text<'_>) -> PyResult<Self> {
                Self::from_der(text.0)
            }

            #[doc = concat!("The key in DER, of the form ", $der)]
            #[staticmethod]
            fn from_der(data: crate::argument::bytes::Octets<'_>) -> PyResult<Self> {
                crate::crypto::key_files::public_key(&data, $name, |key| match key {
                    modforge_crypto::key_files::PublicKey::$Kind(key) => Some(Self(key)),
                    _ => None,
                })
            }

            /// The key as PEM, in the form SPKI.
            fn to_pem(&self) -> PyResult<String> {
                crate::crypto::key_files::write_public::pem(&self.0)
            }

            /// The key in DER, in the form SPKI.
            fn to_der<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
                crate::crypto::key_files::write_public::der(py, &self.0)
            }

            fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
                crate::crypto::key_files::reduced(py, &self.0)
            }
        }
    };
}
pub(super) use files_of_public_key;

/// Methods for the files of a private key.
macro_rules! files_of_private_key {
    ($Class:ident, $Kind:ident, $name:expr, $pem:literal, $der:literal) => {
        #[pymethods]
        impl $Class {
            #[doc = concat!("The key in a PEM text, of the form ", $pem)]
            #[staticmethod]
            #[pyo3(signature = (text, password=None))]
            fn from_pem(
                py: Python<'_>,
                text: crate::crypto::key_files::Text<'_>,
                password: Option<crate::crypto::key_files::Text<'_>>,
            ) -> PyResult<Self> {
                Self::from_der(py, text.0, password)
            }

            #[doc = concat!("The key in DER, of the form ", $der)]
            #[staticmethod]
            #[pyo3(signature = (data, password=None))]
            fn from_der(
                py: Python<'_>,
                data: crate::argument::bytes::Octets<'_>,
                password: Option<crate::crypto::key_files::Text<'_>>,
            ) -> PyResult<Self> {
                crate::crypto::key_files::private_key(py, &data, password, $name, |key| match key {
                    modforge_crypto::key_files::PrivateKey::$Kind(key) => Some(Self(key)),
                    _ => None,
                })
            }

            /// The key as PEM, in the form PKCS#8, encrypted if there is a password.
            #[pyo3(signature = (password=None))]
            fn to_pem(&self, py: Python<'_>, password: Option<crate::crypto::key_files::Text<'_>>) -> PyResult<String> {
                crate::crypto::key_files::write_private::pem(py, &self.0, password)
            }

            /// The key in DER, in the form PKCS#8, encrypted if there is a password.
            #[pyo3(signature = (password=None))]
            fn to_der<'py>(
                &self,
                py: Python<'py>,
                password: Option<crate::crypto::key_files::Text<'_>>,
            ) -> PyResult<Bound<'py, PyBytes>> {
                crate::crypto::key_files::write_private::der(py, &self.0, password)
            }

            fn __reduce__(&self) -> PyResult<()> {
                Err(crate::crypto::key_files::not_pickled())
            }
        }
    };
}
pub(super) use files_of_private_key;

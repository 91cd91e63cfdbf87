//! The Python module `modforge._engine`: plain `int` in and out, the interpreter lock released while the engine works.

#![deny(unsafe_code)]
// What keys alone need.
#![cfg_attr(not(feature = "crypto"), allow(dead_code, unused_imports))]

mod argument;
mod chain;
mod choice;
mod columns;
#[cfg(feature = "crypto")]
mod crypto;
mod errors;
mod fixed_base;
mod functions;
mod integer;
mod interrupt;
mod moduli;
mod modulus;
mod residue;
mod threads;
#[cfg(feature = "crypto")]
mod vdf;

use pyo3::prelude::*;

/// The engine of modforge.
#[pymodule(name = "_engine", gil_used = false)]
mod engine {
    #[pymodule_export]
    use super::modulus::PyModulus;

    #[pymodule_export]
    use super::fixed_base::PyFixedBase;

    #[pymodule_export]
    use super::columns::{PyArrowColumn, powmod_many, powmod_many_vartime};

    #[pymodule_export]
    use super::modulus::restore_modulus;

    #[pymodule_export]
    use super::chain::{power_chain, product_chain, product_chain_in_bytes};

    #[pymodule_export]
    use super::choice::{PyChoice, calibrate, choose, kernel_for, kernel_table};

    #[cfg(feature = "crypto")]
    #[pymodule_export]
    use super::crypto::{
        PyChaCha20Poly1305, PyEcPrivateKey, PyEcPublicKey, PyEd448PrivateKey, PyEd448PublicKey, PyEd25519PrivateKey,
        PyEd25519PublicKey, PyPaillierPrivateKey, PyPaillierPublicKey, PyRsaPrivateKey, PyRsaPublicKey,
        PyX448PrivateKey, PyX448PublicKey, PyX25519PrivateKey, PyX25519PublicKey, PyXChaCha20Poly1305,
        next_prime_vartime, parse_private_key, parse_public_key, poly1305, random_prime, safe_prime,
    };

    #[cfg(feature = "crypto")]
    #[pymodule_export]
    use super::vdf::{vdf_evaluate, vdf_prove, vdf_start, vdf_verify};

    #[pymodule_export]
    use super::functions::{
        gcd, gcd_vartime, inverse, inverse_vartime, is_probable_prime, jacobi_vartime, kernels, modexp_lengths_allowed,
        modexp_vartime, mulmod, multi_powmod, powmod, powmod_vartime, sqrtmod_vartime,
    };

    #[pymodule_export]
    use super::integer::absolute_in_every_way;

    #[pymodule_export]
    use super::residue::PyResidue;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("MAX_THREADS", modforge::MAX_THREADS)?;
        module.add("InternalError", super::errors::internal_error(module.py())?)?;
        module.add("BadRow", module.py().get_type::<super::columns::BadRow>())?;
        module.add("NotInvertible", module.py().get_type::<super::errors::NotInvertible>())
    }

    use pyo3::prelude::*;
}

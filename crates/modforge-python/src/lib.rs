//! The Python module `modforge._engine`: plain `int` in and out, the interpreter lock released while the engine works.

#![deny(unsafe_code)]

mod choice;
mod columns;
mod fixed_base;
mod interrupt;
mod threads;
mod vdf;

use interrupt::cost;
use modforge::{Error, Kernel, Modulus, Residue};
use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt};
use std::num::NonZeroU64;
use std::sync::Arc;

/// The engine of modforge.
#[pymodule(name = "_engine")]
mod engine {
    #[pymodule_export]
    use super::PyModulus;

    #[pymodule_export]
    use super::fixed_base::PyFixedBase;

    #[pymodule_export]
    use super::columns::{PyArrowColumn, powmod_many, powmod_many_vartime};

    #[pymodule_export]
    use super::choice::{PyChoice, choose, kernel_for};

    #[pymodule_export]
    use super::vdf::{vdf_evaluate, vdf_prove, vdf_start, vdf_verify};

    #[pymodule_export]
    use super::{gcd, inverse, inverse_vartime, is_probable_prime, jacobi_vartime, kernels, powmod, powmod_vartime};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("MAX_THREADS", modforge::MAX_THREADS)?;
        module.add("BadRow", module.py().get_type::<super::columns::BadRow>())?;
        module.add("NotInvertible", module.py().get_type::<super::NotInvertible>())
    }

    use pyo3::prelude::*;
}

pyo3::create_exception!(
    modforge,
    NotInvertible,
    PyValueError,
    "A number has no inverse: its greatest common divisor with the modulus is not 1, and is the attribute gcd."
);

/// A `MemoryError` where there is no memory, else a `ValueError`.
fn value_error(error: Error) -> PyErr {
    match error {
        Error::OutOfMemory { .. } => PyMemoryError::new_err(error.to_string()),
        _ => PyValueError::new_err(error.to_string()),
    }
}

/// As [`value_error`]; an error that carries a gcd becomes a `NotInvertible` with that attribute.
fn inverse_error(py: Python<'_>, error: Error) -> PyErr {
    let (Error::NotInvertible { gcd } | Error::ElementNotInvertible { gcd, .. }) = &error else {
        return value_error(error);
    };
    let exception = NotInvertible::new_err(error.to_string());
    match to_int(py, gcd).and_then(|gcd| exception.value(py).setattr("gcd", gcd)) {
        Ok(()) => exception,
        Err(failure) => failure,
    }
}

/// A Python integer as sign and big-endian bytes of its absolute value.
struct Integer {
    negative: bool,
    magnitude: Vec<u8>,
}

impl Integer {
    fn new(value: &Bound<'_, PyInt>) -> PyResult<Self> {
        // The digits count: a subclass may say anything of itself, so an instance of one is copied to a plain int.
        let plain;
        let value = if value.is_exact_instance_of::<PyInt>() {
            value
        } else {
            plain = value.py().get_type::<PyInt>().call_method1("__index__", (value,))?.cast_into::<PyInt>()?;
            &plain
        };
        let negative = value.lt(0)?;
        let magnitude = if negative { value.neg()? } else { value.clone().into_any() };
        let bits: usize = magnitude.call_method0("bit_length")?.extract()?;
        let bytes = magnitude.call_method1("to_bytes", (bits.div_ceil(8), "big"))?;
        Ok(Self { negative, magnitude: bytes.cast::<PyBytes>()?.as_bytes().to_vec() })
    }

    /// As [`new`](Self::new) for an argument that must not be negative.
    fn not_negative(value: &Bound<'_, PyInt>, argument: &str) -> PyResult<Vec<u8>> {
        match Self::new(value)? {
            Self { negative: false, magnitude } => Ok(magnitude),
            _ => Err(PyValueError::new_err(format!("{argument}: must not be negative"))),
        }
    }

    fn residue<'m>(&self, modulus: &'m Modulus) -> Residue<'m> {
        let residue = modulus.reduce_be_bytes(&self.magnitude);
        if self.negative { residue.neg() } else { residue }
    }
}

/// Products that it takes to prepare a modulus, at most about.
const PREPARATION: u64 = 8;
/// Products in the time of an inversion or of a greatest common divisor, at most about.
const INVERSION: u64 = 32;
/// Products in the time of a Jacobi symbol, at most about.
const SYMBOL: u64 = 256;

fn to_int(py: Python<'_>, bytes: &[u8]) -> PyResult<Py<PyInt>> {
    let value = py.get_type::<PyInt>().call_method1("from_bytes", (PyBytes::new(py, bytes), "big"))?;
    Ok(value.cast_into::<PyInt>()?.unbind())
}

/// A modulus of 1 to 1048576 bits, odd or even, prepared once for many operations.
///
/// Operands are any integers; they are reduced. Results are in range(value). Operations are constant time in their
/// operands, apart from their lengths in bytes and their signs, unless the name ends in _vartime.
///
/// >>> m = Modulus(2**255 - 19)
/// >>> m.mul(2**254, 4)
/// 38
/// >>> m.pow(3, m.value - 1)
/// 1
#[pyclass(name = "Modulus", module = "modforge", frozen)]
struct PyModulus {
    modulus: Arc<Modulus>,
}

#[pymethods]
impl PyModulus {
    #[new]
    #[pyo3(signature = (value, kernel=None))]
    fn new(py: Python<'_>, value: &Bound<'_, PyInt>, kernel: Option<&str>) -> PyResult<Self> {
        let bytes = Integer::not_negative(value, "modulus")?;
        let kernel = kernel.map(Kernel::from_name).transpose().map_err(value_error)?;
        let modulus = interrupt::run(py, cost(PREPARATION, 8 * bytes.len()), || match kernel {
            Some(kernel) => Modulus::with_kernel(&bytes, kernel),
            None => Modulus::from_be_bytes(&bytes),
        })?
        .map_err(value_error)?;
        Ok(Self { modulus: Arc::new(modulus) })
    }

    /// The modulus as an integer.
    #[getter]
    fn value(&self, py: Python<'_>) -> PyResult<Py<PyInt>> {
        to_int(py, &self.modulus.to_be_bytes())
    }

    /// Number of bits of the modulus.
    #[getter]
    fn bits(&self) -> usize {
        self.modulus.bits()
    }

    /// Name of the kernel that does the arithmetic.
    #[getter]
    fn kernel(&self) -> &'static str {
        self.modulus.kernel().name()
    }

    /// Name of the reduction that brings products below the modulus.
    #[getter]
    fn reduction(&self) -> &'static str {
        self.modulus.reduction().name()
    }

    /// The sum a + b modulo the modulus.
    fn add(&self, py: Python<'_>, a: &Bound<'_, PyInt>, b: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
        self.binary(py, a, b, |a, b| a.add(b))
    }

    /// The difference a - b modulo the modulus.
    fn sub(&self, py: Python<'_>, a: &Bound<'_, PyInt>, b: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
        self.binary(py, a, b, |a, b| a.sub(b))
    }

    /// The product a·b modulo the modulus.
    fn mul(&self, py: Python<'_>, a: &Bound<'_, PyInt>, b: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
        self.binary(py, a, b, |a, b| a.mul(b))
    }

    /// The square a² modulo the modulus.
    fn square(&self, py: Python<'_>, a: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
        self.unary(py, 1, a, |a| a.square())
    }

    /// The negative -a modulo the modulus.
    fn neg(&self, py: Python<'_>, a: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
        self.unary(py, 0, a, |a| a.neg())
    }

    /// The power base**exponent modulo the modulus; constant time in both. The exponent must not be negative.
    fn pow(&self, py: Python<'_>, base: &Bound<'_, PyInt>, exponent: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
        let exponent = Integer::not_negative(exponent, "exponent")?;
        self.unary(py, 8 * exponent.len() as u64, base, |base| base.pow(&exponent))
    }

    /// As pow, faster, but the time depends on the exponent: for public exponents.
    fn pow_vartime(&self, py: Python<'_>, base: &Bound<'_, PyInt>, exponent: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
        let exponent = Integer::not_negative(exponent, "exponent")?;
        self.unary(py, 8 * exponent.len() as u64, base, |base| base.pow_vartime(&exponent))
    }

    /// The base squared count times: base**(2**count) modulo the modulus.
    ///
    /// progress, where given, is called with the number of squarings done after every interval of them and after the last
    /// one. An exception that it raises, or a keyboard interrupt, ends the work.
    #[pyo3(signature = (base, count, progress=None, interval=100_000))]
    fn square_times(
        &self,
        py: Python<'_>,
        base: &Bound<'_, PyInt>,
        count: u64,
        progress: Option<Py<PyAny>>,
        interval: u64,
    ) -> PyResult<Py<PyInt>> {
        let interval =
            NonZeroU64::new(interval).ok_or_else(|| PyValueError::new_err("interval: must be at least 1"))?;
        let base = Integer::new(base)?;
        let mut power = interrupt::run(py, self.cost(1, &[&base]), || base.residue(&self.modulus))?;
        let mut done = 0;
        while done < count {
            let step = interval.get().min(count - done);
            power = interrupt::run(py, self.cost(step, &[]), || power.square_times(step))?;
            done += step;
            py.check_signals()?;
            if let Some(progress) = &progress {
                progress.call1(py, (done,))?;
            }
        }
        to_int(py, &py.detach(|| power.to_be_bytes()))
    }

    /// The inverse of a modulo the modulus; constant time in a, up to whether there is one.
    ///
    /// Raises NotInvertible, a ValueError with the attribute gcd.
    fn inverse(&self, py: Python<'_>, a: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
        self.fallible(py, INVERSION, a, |a| a.inverse())
    }

    /// As inverse, faster, but the time depends on a: for public numbers.
    fn inverse_vartime(&self, py: Python<'_>, a: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
        self.fallible(py, INVERSION, a, |a| a.inverse_vartime())
    }

    /// The smaller one of the two square roots of a modulo the modulus, which must be prime.
    ///
    /// Raises ValueError if there is none. The time depends on a.
    fn square_root_vartime(&self, py: Python<'_>, a: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
        self.fallible(py, 4 * self.modulus.bits() as u64, a, |a| a.square_root_vartime())
    }

    fn __repr__(&self) -> String {
        let hex: String = self.modulus.to_be_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        format!("Modulus(0x{}, kernel=\"{}\")", hex.trim_start_matches('0'), self.kernel())
    }
}

impl PyModulus {
    /// The cost of so many products modulo the modulus, with the reduction of what they begin with.
    fn cost(&self, products: u64, operands: &[&Integer]) -> u64 {
        let bits = self.modulus.bits();
        let entering = |operand: &&Integer| (8 * operand.magnitude.len() / bits) as u64 + 2;
        cost(operands.iter().map(entering).fold(products, u64::saturating_add), bits)
    }

    /// For operations of about so many products.
    fn unary(
        &self,
        py: Python<'_>,
        products: u64,
        a: &Bound<'_, PyInt>,
        operation: impl for<'m> FnOnce(&Residue<'m>) -> Residue<'m> + Send,
    ) -> PyResult<Py<PyInt>> {
        let a = Integer::new(a)?;
        let work = || operation(&a.residue(&self.modulus)).to_be_bytes();
        let result = interrupt::run(py, self.cost(products, &[&a]), work)?;
        to_int(py, &result)
    }

    /// As [`unary`](Self::unary).
    fn fallible(
        &self,
        py: Python<'_>,
        products: u64,
        a: &Bound<'_, PyInt>,
        operation: impl for<'m> FnOnce(&Residue<'m>) -> Result<Residue<'m>, Error> + Send,
    ) -> PyResult<Py<PyInt>> {
        let a = Integer::new(a)?;
        let work = || operation(&a.residue(&self.modulus)).map(|result| result.to_be_bytes());
        let result = interrupt::run(py, self.cost(products, &[&a]), work)?;
        to_int(py, &result.map_err(|error| inverse_error(py, error))?)
    }

    fn binary(
        &self,
        py: Python<'_>,
        a: &Bound<'_, PyInt>,
        b: &Bound<'_, PyInt>,
        operation: impl for<'m> FnOnce(&Residue<'m>, &Residue<'m>) -> Result<Residue<'m>, Error> + Send,
    ) -> PyResult<Py<PyInt>> {
        let (a, b) = (Integer::new(a)?, Integer::new(b)?);
        let result = interrupt::run(py, self.cost(1, &[&a, &b]), || {
            operation(&a.residue(&self.modulus), &b.residue(&self.modulus)).map(|result| result.to_be_bytes())
        })?;
        to_int(py, &result.map_err(value_error)?)
    }
}

/// The power base**exponent modulo a modulus of at least 1; constant time in base and exponent.
///
/// >>> powmod(3, 2**127 - 2, 2**127 - 1)
/// 1
#[pyfunction]
fn powmod(
    py: Python<'_>,
    base: &Bound<'_, PyInt>,
    exponent: &Bound<'_, PyInt>,
    modulus: &Bound<'_, PyInt>,
) -> PyResult<Py<PyInt>> {
    PyModulus::new(py, modulus, None)?.pow(py, base, exponent)
}

/// As powmod, faster, but the time depends on the exponent: for public exponents.
#[pyfunction]
fn powmod_vartime(
    py: Python<'_>,
    base: &Bound<'_, PyInt>,
    exponent: &Bound<'_, PyInt>,
    modulus: &Bound<'_, PyInt>,
) -> PyResult<Py<PyInt>> {
    PyModulus::new(py, modulus, None)?.pow_vartime(py, base, exponent)
}

/// The inverse of a modulo any modulus; constant time in a, up to whether there is one.
///
/// Raises NotInvertible, a ValueError with the attribute gcd.
///
/// >>> inverse(5, 91)
/// 73
#[pyfunction]
fn inverse(py: Python<'_>, a: &Bound<'_, PyInt>, modulus: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
    PyModulus::new(py, modulus, None)?.inverse(py, a)
}

/// As inverse, faster, but the time depends on a: for public numbers.
#[pyfunction]
fn inverse_vartime(py: Python<'_>, a: &Bound<'_, PyInt>, modulus: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
    PyModulus::new(py, modulus, None)?.inverse_vartime(py, a)
}

/// The greatest common divisor of two numbers; constant time in them, apart from their lengths in bytes.
#[pyfunction]
fn gcd(py: Python<'_>, a: &Bound<'_, PyInt>, b: &Bound<'_, PyInt>) -> PyResult<Py<PyInt>> {
    let (a, b) = (Integer::new(a)?, Integer::new(b)?);
    let bits = 8 * a.magnitude.len().max(b.magnitude.len());
    to_int(py, &interrupt::run(py, cost(INVERSION, bits), || modforge::gcd(&a.magnitude, &b.magnitude))?)
}

/// The Jacobi symbol (a/n) for an odd n: 1, -1, or 0 where a and n have a common divisor.
#[pyfunction]
fn jacobi_vartime(py: Python<'_>, a: &Bound<'_, PyInt>, n: &Bound<'_, PyInt>) -> PyResult<i8> {
    let (a, n) = (Integer::new(a)?, Integer::not_negative(n, "n")?);
    // (-1/n) = -1 for n = 3 modulo 4.
    let sign = if a.negative && n.last().is_some_and(|byte| byte & 3 == 3) { -1 } else { 1 };
    let cost = cost(SYMBOL, 8 * a.magnitude.len().max(n.len()));
    let symbol = interrupt::run(py, cost, || modforge::jacobi_vartime(&a.magnitude, &n))?.map_err(value_error)?;
    Ok(sign * symbol)
}

/// Whether n is a probable prime: Baillie-PSW, then rounds of Miller-Rabin with bases derived from n.
///
/// >>> is_probable_prime(2**127 - 1)
/// True
#[pyfunction]
#[pyo3(signature = (n, rounds=0))]
fn is_probable_prime(py: Python<'_>, n: &Bound<'_, PyInt>, rounds: usize) -> PyResult<bool> {
    let n = Integer::new(n)?;
    if n.negative || n.magnitude.is_empty() {
        return Ok(false);
    }
    // A power for each round, and twice as much and a half for the strong Lucas test.
    let bits = 8 * n.magnitude.len();
    let products = (rounds as u64).saturating_add(8).saturating_mul(bits as u64);
    let test = || Modulus::from_be_bytes(&n.magnitude).map(|modulus| modulus.is_probable_prime(rounds));
    interrupt::run(py, cost(products, bits), test)?.map_err(value_error)
}

/// Names of the kernels that this CPU can run.
#[pyfunction]
fn kernels() -> Vec<&'static str> {
    Kernel::ALL.into_iter().filter(|kernel| kernel.is_available()).map(Kernel::name).collect()
}

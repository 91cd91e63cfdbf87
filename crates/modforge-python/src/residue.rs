//! A number that stays in the form in which the engine computes.

use crate::errors::inverse_error;
use crate::integer::{Integer, to_int};
use crate::interrupt::{self, cost};
use crate::modulus::{INVERSION, PyModulus, power, power_products, power_vartime};
use modforge::{Error, Modulus, Residue};
use pyo3::Borrowed;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyInt;
use std::borrow::Cow;
use std::sync::Arc;

/// A number modulo a modulus, made by calling the Modulus; with operators, for long chains of operations.
///
/// The other operand is a residue of the same modulus or any integer. Operations are constant time in both, unless the
/// name ends in _vartime. A residue shows its number by int alone, and is equal to all integers that are the same
/// modulo the modulus.
///
/// >>> m = Modulus(2**61 - 1)
/// >>> x = m(3)
/// >>> int((x + 1) * x - 5), x / x == 1, x**-1 * 3 == 1
/// (7, True, True)
#[pyclass(name = "Residue", module = "modforge", frozen)]
pub(crate) struct PyResidue {
    /// Of the modulus below, which is not moved and outlives it.
    residue: Residue<'static>,
    modulus: Py<PyModulus>,
}

/// The other operand.
enum Operand<'py> {
    Residue(Bound<'py, PyResidue>),
    Number(Number),
}

/// An integer, or what its `__index__` raised. Where the conversion of an operand fails, Python asks the other one and
/// never tells the error; so only that something is no integer counts as a failure here.
struct Number(PyResult<Integer>);

impl<'py> FromPyObject<'_, 'py> for Operand<'py> {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match value.cast::<PyResidue>() {
            Ok(residue) => Ok(Self::Residue(residue.to_owned())),
            Err(_) => value.extract().map(Self::Number),
        }
    }
}

impl<'py> FromPyObject<'_, 'py> for Number {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match Integer::of(&value) {
            Ok(None) => Err(PyTypeError::new_err("no integer")),
            Ok(Some(number)) => Ok(Self(Ok(number))),
            Err(error) => Ok(Self(Err(error))),
        }
    }
}

/// The engine's modulus, for as long as the caller keeps the object.
#[allow(unsafe_code)]
fn engine(modulus: &Py<PyModulus>) -> &'static Modulus {
    // SAFETY: it is in an `Arc` that nothing changes as the class is frozen; every residue of it keeps the object with
    // it.
    unsafe { &*Arc::as_ptr(&modulus.get().modulus) }
}

#[pymethods]
impl PyModulus {
    /// The residue of a number, which stays as the engine computes with it: for long chains of operations.
    ///
    /// >>> x = Modulus(97)(60)
    /// >>> int(x * x + 1)
    /// 12
    fn __call__(slf: &Bound<'_, Self>, value: Integer) -> PyResult<PyResidue> {
        PyResidue::of(slf, value)
    }
}

impl PyResidue {
    /// The residue of a number.
    pub(crate) fn of(modulus: &Bound<'_, PyModulus>, value: Integer) -> PyResult<Self> {
        let (py, modulus) = (modulus.py(), modulus.clone().unbind());
        let residue = entered(py, &modulus, &value)?;
        Ok(Self { residue, modulus })
    }

    fn cost(&self, products: u64) -> u64 {
        cost(products, self.residue.modulus().bits())
    }

    /// A residue of the same object `modulus` as this one.
    fn operand<'a>(&self, py: Python<'_>, other: &'a Operand<'_>) -> PyResult<Cow<'a, Residue<'static>>> {
        match other {
            Operand::Number(Number(Ok(number))) => entered(py, &self.modulus, number).map(Cow::Owned),
            Operand::Number(Number(Err(error))) => Err(error.clone_ref(py)),
            Operand::Residue(other) => {
                let other = other.get();
                if self.modulus.is(&other.modulus) {
                    Ok(Cow::Borrowed(&other.residue))
                } else if self.residue.modulus() == other.residue.modulus() {
                    Ok(Cow::Owned(engine(&self.modulus).reduce_be_bytes(&other.residue.to_be_bytes())))
                } else {
                    Err(PyValueError::new_err("operands: belong to different moduli"))
                }
            }
        }
    }

    fn result(
        &self,
        py: Python<'_>,
        products: u64,
        operation: impl FnOnce(&Residue<'static>) -> Result<Residue<'static>, Error> + Send,
    ) -> PyResult<Self> {
        let residue = interrupt::run(py, self.cost(products), || operation(&self.residue))?;
        let residue = residue.map_err(|error| inverse_error(py, error))?;
        Ok(Self { residue, modulus: self.modulus.clone_ref(py) })
    }
}

fn entered(py: Python<'_>, modulus: &Py<PyModulus>, number: &Integer) -> PyResult<Residue<'static>> {
    let engine = engine(modulus);
    let bits = engine.bits();
    let products = (8 * number.magnitude.len() / bits) as u64 + 2;
    interrupt::run(py, cost(products, bits), || number.residue(engine))
}

#[pymethods]
impl PyResidue {
    /// The modulus that it belongs to.
    #[getter]
    fn modulus(&self, py: Python<'_>) -> Py<PyModulus> {
        self.modulus.clone_ref(py)
    }

    fn __add__(&self, py: Python<'_>, other: Operand<'_>) -> PyResult<Self> {
        let other = self.operand(py, &other)?;
        self.result(py, 0, |this| this.add(&other))
    }

    fn __radd__(&self, py: Python<'_>, other: Operand<'_>) -> PyResult<Self> {
        self.__add__(py, other)
    }

    fn __sub__(&self, py: Python<'_>, other: Operand<'_>) -> PyResult<Self> {
        let other = self.operand(py, &other)?;
        self.result(py, 0, |this| this.sub(&other))
    }

    fn __rsub__(&self, py: Python<'_>, other: Operand<'_>) -> PyResult<Self> {
        let other = self.operand(py, &other)?;
        self.result(py, 0, |this| other.sub(this))
    }

    fn __mul__(&self, py: Python<'_>, other: Operand<'_>) -> PyResult<Self> {
        let other = self.operand(py, &other)?;
        self.result(py, 1, |this| this.mul(&other))
    }

    fn __rmul__(&self, py: Python<'_>, other: Operand<'_>) -> PyResult<Self> {
        self.__mul__(py, other)
    }

    /// The quotient; raises NotInvertible where the divisor has no inverse.
    fn __truediv__(&self, py: Python<'_>, other: Operand<'_>) -> PyResult<Self> {
        let other = self.operand(py, &other)?;
        self.result(py, INVERSION, |this| this.mul(&other.inverse()?))
    }

    fn __rtruediv__(&self, py: Python<'_>, other: Operand<'_>) -> PyResult<Self> {
        let other = self.operand(py, &other)?;
        self.result(py, INVERSION, |this| other.mul(&this.inverse()?))
    }

    /// The power; a negative exponent is for the inverse. Constant time but for the sign of the exponent.
    fn __pow__(&self, py: Python<'_>, exponent: Number, modulo: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        if modulo.is_some() {
            return Err(PyValueError::new_err("pow: a residue has its modulus already"));
        }
        let exponent = exponent.0?;
        self.result(py, power_products(&exponent), |this| power(this, &exponent))
    }

    /// As **, faster, but the time depends on the exponent: for public exponents.
    fn pow_vartime(&self, py: Python<'_>, exponent: Integer) -> PyResult<Self> {
        self.result(py, power_products(&exponent), |this| power_vartime(this, &exponent))
    }

    fn __neg__(&self, py: Python<'_>) -> PyResult<Self> {
        self.result(py, 0, |this| Ok(this.neg()))
    }

    fn __pos__<'py>(slf: Bound<'py, Self>) -> Bound<'py, Self> {
        slf
    }

    /// The square.
    fn square(&self, py: Python<'_>) -> PyResult<Self> {
        self.result(py, 1, |this| Ok(this.square()))
    }

    /// The inverse; raises NotInvertible.
    fn inverse(&self, py: Python<'_>) -> PyResult<Self> {
        self.result(py, INVERSION, |this| this.inverse())
    }

    /// As inverse, faster, but the time depends on the number.
    fn inverse_vartime(&self, py: Python<'_>) -> PyResult<Self> {
        self.result(py, INVERSION, |this| this.inverse_vartime())
    }

    /// The smaller one of the two square roots; the modulus must be prime. Raises ValueError if there is none.
    fn square_root_vartime(&self, py: Python<'_>) -> PyResult<Self> {
        self.result(py, 4 * self.residue.modulus().bits() as u64, |this| this.square_root_vartime())
    }

    fn __int__(&self, py: Python<'_>) -> PyResult<Py<PyInt>> {
        to_int(py, &interrupt::run(py, self.cost(2), || self.residue.to_be_bytes())?)
    }

    fn __bool__(&self) -> bool {
        !self.residue.is_zero()
    }

    /// Residues of different moduli are different.
    fn __eq__(&self, py: Python<'_>, other: Operand<'_>) -> PyResult<bool> {
        match other {
            Operand::Residue(other) => Ok(self.residue == other.get().residue),
            number => Ok(self.residue == *self.operand(py, &number)?),
        }
    }

    fn __copy__<'py>(slf: Bound<'py, Self>) -> Bound<'py, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyModulus>, (Py<PyInt>,))> {
        Ok((self.modulus.clone_ref(py), (self.__int__(py)?,)))
    }

    /// The size alone, as the number may be secret.
    fn __repr__(&self) -> String {
        format!("{:?}", self.residue)
    }
}

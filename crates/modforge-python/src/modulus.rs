//! A modulus, and operations on integers modulo it.

use crate::argument::text_if_any;
use crate::errors::{inverse_error, value_error};
use crate::integer::{Count, Integer, Integers, Limbs, Room, limbs_to_int, to_int};
use crate::interrupt::{self, cost};
use modforge::{Cancel, Error, Kernel, Modulus, MultiExponent, Residue};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyInt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::num::NonZeroU64;
use std::sync::Arc;

/// The arguments that make a modulus.
type Arguments = (Py<PyInt>, Option<&'static str>);

/// Products that it takes to prepare a modulus, at most about.
pub(crate) const PREPARATION: u64 = 8;
/// Products in the time of an inversion or of a greatest common divisor, at most about.
pub(crate) const INVERSION: u64 = 32;

/// Products in a power, about.
pub(crate) fn power_products(exponent: &Integer) -> u64 {
    8 * exponent.magnitude.len() as u64 + if exponent.negative { INVERSION } else { 0 }
}

/// The base of a power: its inverse for a negative exponent.
fn signed<'m>(base: Residue<'m>, exponent: &Integer) -> Result<Residue<'m>, Error> {
    if exponent.negative { base.inverse() } else { Ok(base) }
}

pub(crate) fn power<'m>(base: &Residue<'m>, exponent: &Integer) -> Result<Residue<'m>, Error> {
    Ok(if exponent.negative { base.inverse()?.pow(&exponent.magnitude) } else { base.pow(&exponent.magnitude) })
}

pub(crate) fn power_vartime<'m>(base: &Residue<'m>, exponent: &Integer) -> Result<Residue<'m>, Error> {
    let magnitude = &exponent.magnitude;
    // The inverse in constant time: the base may be secret.
    Ok(if exponent.negative { base.inverse()?.pow_vartime(magnitude) } else { base.pow_vartime(magnitude) })
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
pub(crate) struct PyModulus {
    pub(crate) modulus: Arc<Modulus>,
    /// The kernel that was asked for.
    forced: Option<Kernel>,
}

impl PyModulus {
    /// One whose kernel was chosen.
    pub(crate) fn prepared(modulus: Arc<Modulus>) -> Self {
        Self { modulus, forced: None }
    }
}

#[pymethods]
impl PyModulus {
    #[new]
    #[pyo3(signature = (value, kernel=None))]
    pub(crate) fn new(
        py: Python<'_>,
        value: Integer,
        #[pyo3(from_py_with = text_if_any)] kernel: Option<&str>,
    ) -> PyResult<Self> {
        let bytes = value.not_negative("modulus")?;
        let forced = kernel.map(Kernel::from_name).transpose().map_err(value_error)?;
        let modulus = interrupt::run(py, cost(PREPARATION, 8 * bytes.len()), || match forced {
            Some(kernel) => Modulus::with_kernel(&bytes, kernel),
            None => Modulus::from_be_bytes(&bytes),
        })?
        .map_err(value_error)?;
        Ok(Self { modulus: Arc::new(modulus), forced })
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
    fn add(&self, py: Python<'_>, a: &Bound<'_, PyAny>, b: &Bound<'_, PyAny>) -> PyResult<Py<PyInt>> {
        self.of_two(py, a, b, |a, b| a.add(b))
    }

    /// The difference a - b modulo the modulus.
    fn sub(&self, py: Python<'_>, a: &Bound<'_, PyAny>, b: &Bound<'_, PyAny>) -> PyResult<Py<PyInt>> {
        self.of_two(py, a, b, |a, b| a.sub(b))
    }

    /// The product a·b modulo the modulus.
    pub(crate) fn mul(&self, py: Python<'_>, a: &Bound<'_, PyAny>, b: &Bound<'_, PyAny>) -> PyResult<Py<PyInt>> {
        let mut rooms = <[Room; 2]>::default();
        let [a, b] = read_two(&mut rooms, a, b)?;
        if a.negative != b.negative {
            return self.of_two_limbs(py, [a, b], |a, b| a.mul(b));
        }
        let work = || self.modulus.mul_limbs(a.absolute, b.absolute);
        limbs_to_int(py, &interrupt::run(py, self.cost(1, [a.bytes(), b.bytes()]), work)?)
    }

    /// The square a² modulo the modulus.
    fn square(&self, py: Python<'_>, a: &Bound<'_, PyAny>) -> PyResult<Py<PyInt>> {
        let mut room = Room::default();
        let a = room.read("a", a)?;
        let work = || self.modulus.mul_limbs(a.absolute, a.absolute);
        limbs_to_int(py, &interrupt::run(py, self.cost(1, [a.bytes()]), work)?)
    }

    /// The negative -a modulo the modulus.
    fn neg(&self, py: Python<'_>, a: &Bound<'_, PyAny>) -> PyResult<Py<PyInt>> {
        self.of_one(py, 0, "a", a, |a| Ok(a.neg()))
    }

    /// The power base**exponent modulo the modulus; constant time in both, but for the sign of the exponent.
    ///
    /// A negative exponent is for the inverse of the base. Raises NotInvertible where that has none. progress, where
    /// given, is called with the part that is done, from 0 to 1, some times a second; an exception that it raises ends
    /// the work.
    ///
    /// >>> Modulus(97).pow(3, -2)
    /// 54
    #[pyo3(signature = (base, exponent, *, progress=None))]
    pub(crate) fn pow(
        &self,
        py: Python<'_>,
        base: &Bound<'_, PyAny>,
        exponent: Integer,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Py<PyInt>> {
        self.power(py, base, &exponent, progress, power)
    }

    /// As pow, faster, but the time depends on the exponent: for public exponents.
    #[pyo3(signature = (base, exponent, *, progress=None))]
    pub(crate) fn pow_vartime(
        &self,
        py: Python<'_>,
        base: &Bound<'_, PyAny>,
        exponent: Integer,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Py<PyInt>> {
        self.power(py, base, &exponent, progress, power_vartime)
    }

    /// The product of bases[i]**exponents[i] modulo the modulus; constant time in all but the signs of the exponents.
    ///
    /// >>> Modulus(1000).multi_pow([2, 3], [10, 4])
    /// 944
    pub(crate) fn multi_pow(&self, py: Python<'_>, bases: Integers, exponents: Integers) -> PyResult<Py<PyInt>> {
        self.product_of_powers(py, &bases.0, &exponents.0, |bases, exponents| bases.pow(exponents))
    }

    /// As multi_pow, faster, but the time depends on the exponents: for public exponents.
    fn multi_pow_vartime(&self, py: Python<'_>, bases: Integers, exponents: Integers) -> PyResult<Py<PyInt>> {
        self.product_of_powers(py, &bases.0, &exponents.0, |bases, exponents| bases.pow_vartime(exponents))
    }

    /// The base squared count times: base**(2**count) modulo the modulus.
    ///
    /// progress, where given, is called with the number of squarings done after every interval of them and after the
    /// last one. An exception that it raises, or a keyboard interrupt, ends the work.
    #[pyo3(signature = (base, count, progress=None, interval=Count::of(100_000)), text_signature = "($self, base, count, progress=None, interval=100_000)")]
    fn square_times(
        &self,
        py: Python<'_>,
        base: Integer,
        count: Count,
        progress: Option<Py<PyAny>>,
        interval: Count,
    ) -> PyResult<Py<PyInt>> {
        let count = count.get("count")?;
        let interval = NonZeroU64::new(interval.get("interval")?)
            .ok_or_else(|| PyValueError::new_err("interval: must be at least 1"))?;
        let mut power = interrupt::run(py, self.cost(1, [base.magnitude.len()]), || base.residue(&self.modulus))?;
        let mut done = 0;
        while done < count {
            let step = interval.get().min(count - done);
            power = interrupt::run(py, self.cost(step, []), || power.square_times(step))?;
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
    pub(crate) fn inverse(&self, py: Python<'_>, a: &Bound<'_, PyAny>) -> PyResult<Py<PyInt>> {
        self.of_one(py, INVERSION, "a", a, |a| a.inverse())
    }

    /// As inverse, faster, but the time depends on a: for public numbers.
    pub(crate) fn inverse_vartime(&self, py: Python<'_>, a: &Bound<'_, PyAny>) -> PyResult<Py<PyInt>> {
        let mut room = Room::default();
        let a = room.read("a", a)?;
        if a.negative {
            return self.of_limbs(py, INVERSION, a, |a| a.inverse_vartime());
        }
        let work = || self.modulus.inverse_limbs_vartime(a.absolute);
        let result = interrupt::run(py, self.cost(INVERSION, [a.bytes()]), work)?;
        limbs_to_int(py, &result.map_err(|error| inverse_error(py, error))?)
    }

    /// The smaller one of the two square roots of a modulo the modulus, which must be prime.
    ///
    /// Raises ValueError if there is none. The time depends on a.
    pub(crate) fn square_root_vartime(&self, py: Python<'_>, a: &Bound<'_, PyAny>) -> PyResult<Py<PyInt>> {
        self.of_one(py, 4 * self.modulus.bits() as u64, "a", a, |a| a.square_root_vartime())
    }

    /// Equal numbers are equal moduli, whatever their kernels.
    fn __eq__(&self, other: &Self) -> bool {
        self.modulus == other.modulus
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.modulus.to_be_bytes().hash(&mut hasher);
        hasher.finish()
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Arguments)> {
        let restore = py.import("modforge._engine")?.getattr("restore_modulus")?;
        Ok((restore, (self.value(py)?, self.forced.map(Kernel::name))))
    }

    fn __repr__(&self) -> String {
        let hex: String = self.modulus.to_be_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        format!("Modulus(0x{}, kernel=\"{}\")", hex.trim_start_matches('0'), self.kernel())
    }

    /// For notebooks: the number, its length, and what the engine chose for it.
    fn _repr_html_(&self) -> String {
        const SHOWN: usize = 32;
        let hex: String = self.modulus.to_be_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        let digits = hex.trim_start_matches('0');
        let shown = match digits.len() > SHOWN {
            true => format!("{}…{}", &digits[..SHOWN / 2], &digits[digits.len() - SHOWN / 2..]),
            false => digits.into(),
        };
        let (bits, kernel, reduction) = (self.modulus.bits(), self.kernel(), self.reduction());
        format!(
            "<table><tr><th>Modulus</th><td><code>0x{shown}</code></td></tr><tr><th>bits</th><td>{bits}</td></tr>\
             <tr><th>kernel</th><td>{kernel}</td></tr><tr><th>reduction</th><td>{reduction}</td></tr></table>"
        )
    }
}

/// The modulus of a pickle. Where this CPU has not the kernel that was named, the engine chooses one: results are the
/// same.
#[pyfunction]
#[pyo3(signature = (value, kernel=None))]
pub(crate) fn restore_modulus(py: Python<'_>, value: Integer, kernel: Option<&str>) -> PyResult<PyModulus> {
    let is_here = |name: &&str| Kernel::from_name(name).is_ok_and(Kernel::is_available);
    PyModulus::new(py, value, kernel.filter(is_here))
}

impl PyModulus {
    /// The cost of so many products modulo the modulus, with the reduction of operands of so many bytes.
    fn cost(&self, products: u64, operands: impl IntoIterator<Item = usize>) -> u64 {
        let bits = self.modulus.bits();
        let entering = |bytes: usize| (8 * bytes / bits) as u64 + 2;
        cost(operands.into_iter().map(entering).fold(products, u64::saturating_add), bits)
    }

    /// What an operation of about so many products makes of an argument.
    fn of_one(
        &self,
        py: Python<'_>,
        products: u64,
        argument: &str,
        a: &Bound<'_, PyAny>,
        operation: impl for<'m> FnOnce(&Residue<'m>) -> Result<Residue<'m>, Error> + Send,
    ) -> PyResult<Py<PyInt>> {
        self.of_limbs(py, products, Room::default().read(argument, a)?, operation)
    }

    fn of_limbs(
        &self,
        py: Python<'_>,
        products: u64,
        a: Limbs<'_>,
        operation: impl for<'m> FnOnce(&Residue<'m>) -> Result<Residue<'m>, Error> + Send,
    ) -> PyResult<Py<PyInt>> {
        let work = || operation(&a.residue(&self.modulus)).map(|result| result.to_limbs());
        let result = interrupt::run(py, self.cost(products, [a.bytes()]), work)?;
        limbs_to_int(py, &result.map_err(|error| inverse_error(py, error))?)
    }

    fn power(
        &self,
        py: Python<'_>,
        base: &Bound<'_, PyAny>,
        exponent: &Integer,
        progress: Option<Py<PyAny>>,
        power: impl for<'m> Fn(&Residue<'m>, &Integer) -> Result<Residue<'m>, Error> + Send + Sync,
    ) -> PyResult<Py<PyInt>> {
        let Some(progress) = progress else {
            return self.of_one(py, power_products(exponent), "base", base, |base| power(base, exponent));
        };
        let mut room = Room::default();
        let base = room.read("base", base)?;
        let work = || power(&base.residue(&self.modulus), exponent).map(|result| result.to_limbs());
        // About as many squarings as bits, and some where there are none.
        let total = (8 * exponent.magnitude.len() + 1) as f64;
        let tell = |part: f64| progress.call1(py, (part,)).map(drop);
        let done = |cancel: &Cancel| tell((cancel.squarings() as f64 / total).min(1.0));
        let result = interrupt::run_telling(py, None, work, done)?.map_err(|error| inverse_error(py, error))?;
        tell(1.0)?;
        limbs_to_int(py, &result)
    }

    /// What an operation of a product at most makes of the arguments a and b.
    fn of_two(
        &self,
        py: Python<'_>,
        a: &Bound<'_, PyAny>,
        b: &Bound<'_, PyAny>,
        operation: impl for<'m> FnOnce(&Residue<'m>, &Residue<'m>) -> Result<Residue<'m>, Error> + Send,
    ) -> PyResult<Py<PyInt>> {
        self.of_two_limbs(py, read_two(&mut Default::default(), a, b)?, operation)
    }

    fn of_two_limbs(
        &self,
        py: Python<'_>,
        [a, b]: [Limbs<'_>; 2],
        operation: impl for<'m> FnOnce(&Residue<'m>, &Residue<'m>) -> Result<Residue<'m>, Error> + Send,
    ) -> PyResult<Py<PyInt>> {
        let result = interrupt::run(py, self.cost(1, [a.bytes(), b.bytes()]), || {
            operation(&a.residue(&self.modulus), &b.residue(&self.modulus)).map(|result| result.to_limbs())
        })?;
        limbs_to_int(py, &result.map_err(value_error)?)
    }

    fn product_of_powers(
        &self,
        py: Python<'_>,
        bases: &[Integer],
        exponents: &[Integer],
        operation: impl for<'m> FnOnce(&MultiExponent<'m>, &[&[u8]]) -> Result<Residue<'m>, Error> + Send,
    ) -> PyResult<Py<PyInt>> {
        if bases.len() != exponents.len() {
            let (given, expected) = (exponents.len(), bases.len());
            return Err(PyValueError::new_err(format!("exponents: there are {given}, but {expected} bases")));
        }
        let products = exponents.iter().map(power_products).fold(0, u64::saturating_add);
        let result = interrupt::run(py, self.cost(products, bases.iter().map(|base| base.magnitude.len())), || {
            let residue = |(base, exponent): (&Integer, &Integer)| signed(base.residue(&self.modulus), exponent);
            let residues = bases.iter().zip(exponents).map(residue).collect::<Result<Vec<_>, _>>()?;
            let bases = MultiExponent::new(&self.modulus, &residues.iter().collect::<Vec<_>>())?;
            let exponents: Vec<&[u8]> = exponents.iter().map(|exponent| &*exponent.magnitude).collect();
            operation(&bases, &exponents).map(|result| result.to_be_bytes())
        })?;
        to_int(py, &result.map_err(|error| inverse_error(py, error))?)
    }
}

/// The arguments a and b.
fn read_two<'r>(rooms: &'r mut [Room; 2], a: &Bound<'_, PyAny>, b: &Bound<'_, PyAny>) -> PyResult<[Limbs<'r>; 2]> {
    let [a_room, b_room] = rooms;
    Ok([a_room.read("a", a)?, b_room.read("b", b)?])
}

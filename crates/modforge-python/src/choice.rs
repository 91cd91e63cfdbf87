//! The engine's choice for a modulus, for plans.

use crate::argument::refused;
use crate::errors::value_error;
use crate::integer::{Count, Integer};
use crate::interrupt::{self, LONG};
use modforge::{Choice, Kernel, KernelTable};
use pyo3::prelude::*;
use std::time::Duration;

/// The engine's choice for a modulus, and the cost of a multiplication with it.
///
/// words are those of a residue: limbs of 64 bits, or vectors of eight digits. steps each take one limb or digit of an
/// operand. multiply and square count multiplications of words, or instructions that multiply vectors; square is None
/// where it is not counted. separate says whether a product is finished before its reduction begins. A word is one
/// limb, or digits digits of digit_bits bits. end_steps come after the steps, without a digit of their own.
/// multiply_adds says whether the instruction that multiplies adds as well.
#[pyclass(name = "Choice", module = "modforge", frozen, eq, get_all)]
#[derive(PartialEq)]
pub(crate) struct PyChoice {
    kernel: &'static str,
    reduction: &'static str,
    words: usize,
    steps: usize,
    multiply: usize,
    square: Option<usize>,
    separate: bool,
    digits: usize,
    digit_bits: usize,
    end_steps: usize,
    multiply_adds: bool,
}

#[pymethods]
impl PyChoice {
    fn __repr__(&self) -> String {
        format!("Choice(kernel=\"{}\", reduction=\"{}\")", self.kernel, self.reduction)
    }
}

fn named(kernels: &[String]) -> PyResult<Vec<Kernel>> {
    kernels.iter().map(|name| Kernel::from_name(name)).collect::<Result<_, _>>().map_err(value_error)
}

/// Names, or None.
fn names_if_any(value: &Bound<'_, PyAny>) -> PyResult<Option<Vec<String>>> {
    value.extract().map_err(|error| refused(value, "a list of names or None", error))
}

/// Return what Modulus(modulus) uses on a CPU with these kernels, or on this one; a single kernel is forced.
///
/// Nothing is prepared for the modulus. Without kernels, MODFORGE_KERNEL is obeyed.
///
/// >>> choice = choose(2**2047 + 1, ["portable", "adx", "avx512ifma"])
/// >>> choice, choice.words, choice.steps
/// (Choice(kernel="avx512ifma", reduction="kernel"), 5, 40)
#[pyfunction]
#[pyo3(signature = (modulus, kernels=None))]
pub(crate) fn choose(
    modulus: Integer,
    #[pyo3(from_py_with = names_if_any)] kernels: Option<Vec<String>>,
) -> PyResult<PyChoice> {
    let bytes = modulus.not_negative("modulus")?;
    let choice = match kernels {
        Some(kernels) => Choice::among(&bytes, &named(&kernels)?),
        None => Choice::of_this_cpu(&bytes),
    };
    let Choice { kernel, reduction, cost, .. } = choice.map_err(value_error)?;
    let vector = kernel.vector();
    Ok(PyChoice {
        kernel: kernel.name(),
        reduction: reduction.name(),
        words: cost.words,
        steps: cost.steps,
        multiply: cost.multiply,
        square: cost.square,
        separate: cost.separate,
        digits: vector.map_or(1, |vector| vector.digits),
        digit_bits: vector.map_or(64, |vector| vector.digit_bits),
        end_steps: cost.end_steps,
        multiply_adds: vector.is_some_and(|vector| vector.adds),
    })
}

/// Return the fastest kernel for an odd modulus of so many bits on a CPU with these kernels, or on this one.
///
/// >>> kernel_for(2048, ["portable", "adx"])
/// 'adx'
#[pyfunction]
#[pyo3(signature = (bits, kernels=None))]
pub(crate) fn kernel_for(
    bits: Count,
    #[pyo3(from_py_with = names_if_any)] kernels: Option<Vec<String>>,
) -> PyResult<&'static str> {
    let bits = bits.get("bits")?;
    let kernel = match kernels {
        Some(kernels) => Kernel::fastest(bits, &named(&kernels)?),
        None => Kernel::choose(bits).map_err(value_error)?,
    };
    Ok(kernel.name())
}

/// A kernel from so many bits on.
type Row = (usize, &'static str);

/// The table as text, its rows, and for each size the nanoseconds of each kernel.
type Calibrated = (String, Vec<Row>, Vec<(usize, Vec<(&'static str, f64)>)>);

fn rows(table: &KernelTable) -> Vec<Row> {
    table.rows().map(|(bits, kernel)| (bits, kernel.name())).collect()
}

/// Return the kernel from which number of bits on, as Modulus takes them on this CPU.
///
/// >>> bits, kernel = kernel_table()[0]
/// >>> bits, kernel in kernels()
/// (1, True)
#[pyfunction]
pub(crate) fn kernel_table() -> PyResult<Vec<Row>> {
    KernelTable::of_this_cpu().map(|table| rows(&table)).map_err(value_error)
}

/// Measure for so many milliseconds, or somewhat longer, which kernel is the fastest for moduli of 64 to 16384 bits on
/// this CPU.
///
/// Return the table that MODFORGE_KERNEL takes as text, its rows, and for each size in bits the nanoseconds of each
/// kernel.
#[pyfunction]
pub(crate) fn calibrate(py: Python<'_>, milliseconds: Count) -> PyResult<Calibrated> {
    let budget = Duration::from_millis(milliseconds.get("milliseconds")?);
    let found = interrupt::run(py, LONG, || Kernel::calibrate(budget))?;
    let table = found.table(&Kernel::ALL).map_err(value_error)?;
    let times = found
        .times()
        .map(|(bits, times)| (bits, times.iter().map(|&(kernel, nanoseconds)| (kernel.name(), nanoseconds)).collect()));
    Ok((table.to_string(), rows(&table), times.collect()))
}

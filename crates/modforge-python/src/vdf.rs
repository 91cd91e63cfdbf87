//! The verifiable delay function.

use crate::argument::bytes::Octets;
use crate::argument::{refused, text_of};
use crate::integer::{Count, Integer, to_int};
use crate::interrupt::{self, LONG};
use crate::threads::Threads;
use modforge_crypto::vdf::{Error, Evaluation, EvaluationFile, Group, ProofFile, Scheme, Statement};
use pyo3::Borrowed;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyInt;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Between two calls of Python.
const INTERVAL: Duration = Duration::from_millis(50);

/// x, y, N and t.
type Numbers = (Py<PyInt>, Py<PyInt>, Py<PyInt>, u64);

fn error(error: Error) -> PyErr {
    match &error {
        Error::Io { path, source } => match source.raw_os_error() {
            Some(code) => {
                let text = source.to_string();
                let text = text.split(" (os error").next().unwrap_or_default().to_owned();
                PyOSError::new_err((code, text, path.to_string_lossy().into_owned()))
            }
            None => PyOSError::new_err(error.to_string()),
        },
        _ => PyValueError::new_err(error.to_string()),
    }
}

/// Calls of Python from a long work, and the exception that ended it.
struct Observer {
    callback: Option<Py<PyAny>>,
    last: Option<Instant>,
    raised: Option<PyErr>,
}

impl Observer {
    fn new(callback: Option<Py<PyAny>>) -> Self {
        Self { callback, last: None, raised: None }
    }

    /// Tell `value`, unless Python heard something a moment ago.
    fn tell<V: for<'py> IntoPyObject<'py>>(&mut self, value: V) -> ControlFlow<()> {
        if self.last.is_some_and(|last| last.elapsed() < INTERVAL) {
            return ControlFlow::Continue(());
        }
        self.last = Some(Instant::now());
        let told = Python::attach(|py| {
            py.check_signals()?;
            self.callback.as_ref().map_or(Ok(()), |callback| callback.call1(py, (value,)).map(drop))
        });
        told.map_or_else(
            |error| {
                self.raised = Some(error);
                ControlFlow::Break(())
            },
            ControlFlow::Continue,
        )
    }

    /// The result of the work, or what Python raised.
    fn result<T>(self, result: Result<T, Error>) -> PyResult<T> {
        match self.raised {
            Some(raised) => Err(raised),
            None => result.map_err(error),
        }
    }
}

fn numbers(py: Python<'_>, statement: &Statement<'_>) -> PyResult<Numbers> {
    let modulus = to_int(py, &statement.group().modulus().to_be_bytes())?;
    Ok((to_int(py, statement.start())?, to_int(py, statement.result())?, modulus, statement.squarings()))
}

/// Square start count times modulo n with checkpoints in a file, or go on where the file ends.
///
/// start is a number, or bytes that are hashed. progress is called with the number of squarings done, at first at once.
#[pyfunction]
pub(crate) fn vdf_evaluate(
    py: Python<'_>,
    path: PathBuf,
    n: Integer,
    start: Start,
    count: Count,
    progress: Option<Py<PyAny>>,
) -> PyResult<Numbers> {
    let (n, start, count) = (n.not_negative("modulus")?, start.not_negative()?, count.get("squarings")?);
    let evaluation = interrupt::run(py, LONG, || first(&n, &start, count))?.map_err(error)?;
    let mut file = interrupt::run(py, LONG, || EvaluationFile::open_or_create(&path, evaluation))?.map_err(error)?;
    if let Some(progress) = &progress {
        progress.call1(py, (file.evaluation().done(),))?;
    }
    let mut observer = Observer::new(progress);
    let done = py.detach(|| file.run(|evaluation| observer.tell(evaluation.done())));
    observer.result(done)?;
    numbers(py, &file.evaluation().statement().expect("finished"))
}

/// The start of an evaluation.
pub(crate) enum Start<'a> {
    Number(Integer),
    Message(Octets<'a>),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Start<'a> {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        match Integer::of(&value)? {
            Some(number) => Ok(Self::Number(number)),
            None => value.extract().map(Self::Message).map_err(|error| refused(&value, "an integer or bytes", error)),
        }
    }
}

impl Start<'_> {
    fn not_negative(self) -> PyResult<Self> {
        match self {
            Self::Number(number) if number.negative => Err(PyValueError::new_err("start: must not be negative")),
            start => Ok(start),
        }
    }
}

/// The evaluation of a start before its first squaring.
fn first(n: &[u8], start: &Start<'_>, count: u64) -> Result<Evaluation, Error> {
    let group = Group::new(n)?;
    match start {
        Start::Number(number) => Evaluation::new(group, &number.magnitude, count),
        Start::Message(message) => Evaluation::of_message(group, message, count),
    }
}

/// Prove the result in the file of an evaluation and write the proof to another one.
///
/// progress is called with the part that is done, from 0 to 1.
#[pyfunction]
pub(crate) fn vdf_prove(
    py: Python<'_>,
    evaluation: PathBuf,
    proof: PathBuf,
    #[pyo3(from_py_with = text_of)] scheme: &str,
    threads: Threads,
    progress: Option<Py<PyAny>>,
) -> PyResult<Numbers> {
    let scheme = Scheme::from_name(scheme).map_err(error)?;
    let done = AtomicU64::new(0f64.to_bits());
    let mut told = None;
    let mut tell = || match (&progress, done.load(Relaxed)) {
        (Some(progress), part) if told.replace(part) != Some(part) => {
            progress.call1(py, (f64::from_bits(part),)).map(drop)
        }
        _ => Ok(()),
    };
    let work = || {
        let evaluation = Evaluation::read(&evaluation)?;
        let found = evaluation.prove(scheme, threads.0, |part| {
            done.store(part.to_bits(), Relaxed);
            ControlFlow::Continue(())
        })?;
        Ok((evaluation, found))
    };
    let (evaluation, found) = interrupt::run_telling(py, None, work, |_| tell())?.map_err(error)?;
    tell()?;
    let statement = evaluation.statement().expect("proved");
    py.detach(|| ProofFile::write(&proof, &statement, &found)).map_err(error)?;
    numbers(py, &statement)
}

/// Check the proof in a file; return what it proves.
#[pyfunction]
pub(crate) fn vdf_verify(py: Python<'_>, proof: PathBuf) -> PyResult<Numbers> {
    let checked = interrupt::run(py, LONG, || {
        let file = ProofFile::read(&proof)?;
        file.verify()?;
        Ok(file)
    })?;
    numbers(py, &checked.map_err(error)?.statement())
}

/// The number that stands for start modulo n: the smaller one of itself and its negative, or the hash of bytes.
#[pyfunction]
pub(crate) fn vdf_start(py: Python<'_>, n: Integer, start: Start) -> PyResult<Py<PyInt>> {
    let (n, start) = (n.not_negative("modulus")?, start.not_negative()?);
    let evaluation = interrupt::run(py, LONG, || first(&n, &start, 1))?;
    to_int(py, evaluation.map_err(error)?.start())
}

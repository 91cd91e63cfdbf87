//! The C structures of Arrow <https://arrow.apache.org/docs/format/CDataInterface.html>, taken out of capsules and put
//! into them.
#![allow(unsafe_code)]

use super::results::Buffer;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyCapsuleMethods};
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr::{self, NonNull};
use std::sync::Arc;

/// `struct ArrowSchema`: the type of a column.
#[repr(C)]
pub(super) struct Schema {
    format: *const c_char,
    name: *const c_char,
    metadata: *const c_char,
    flags: i64,
    n_children: i64,
    children: *mut *mut Schema,
    dictionary: *mut Schema,
    release: Option<unsafe extern "C" fn(*mut Schema)>,
    private_data: *mut c_void,
}

/// `struct ArrowArray`: the contents of a column, or of a part of it.
#[repr(C)]
pub(super) struct Array {
    length: i64,
    null_count: i64,
    offset: i64,
    n_buffers: i64,
    n_children: i64,
    buffers: *mut *const c_void,
    children: *mut *mut Array,
    dictionary: *mut Array,
    release: Option<unsafe extern "C" fn(*mut Array)>,
    private_data: *mut c_void,
}

/// `struct ArrowArrayStream`: a column in parts.
#[repr(C)]
pub(super) struct Stream {
    get_schema: Option<unsafe extern "C" fn(*mut Stream, *mut Schema) -> c_int>,
    get_next: Option<unsafe extern "C" fn(*mut Stream, *mut Array) -> c_int>,
    get_last_error: Option<unsafe extern "C" fn(*mut Stream) -> *const c_char>,
    release: Option<unsafe extern "C" fn(*mut Stream)>,
    private_data: *mut c_void,
}

/// Null pointers are the contents that nothing has to be released for.
const NO_SCHEMA: Schema = Schema {
    format: ptr::null(),
    name: ptr::null(),
    metadata: ptr::null(),
    flags: 0,
    n_children: 0,
    children: ptr::null_mut(),
    dictionary: ptr::null_mut(),
    release: None,
    private_data: ptr::null_mut(),
};
const NO_ARRAY: Array = Array {
    length: 0,
    null_count: 0,
    offset: 0,
    n_buffers: 0,
    n_children: 0,
    buffers: ptr::null_mut(),
    children: ptr::null_mut(),
    dictionary: ptr::null_mut(),
    release: None,
    private_data: ptr::null_mut(),
};
const NO_STREAM: Stream =
    Stream { get_schema: None, get_next: None, get_last_error: None, release: None, private_data: ptr::null_mut() };

/// A structure of the interface: what it is named in capsules, and how it is given back.
macro_rules! structure {
    ($structure:ident, $nothing:ident, $name:literal) => {
        // SAFETY: the interface lets a structure be moved to, and released by, any thread.
        unsafe impl Send for $structure {}
        // SAFETY: shared structures are only read.
        unsafe impl Sync for $structure {}

        impl Drop for $structure {
            fn drop(&mut self) {
                if let Some(release) = self.release {
                    // SAFETY: a structure that is not released yet; its producer frees what is in it, not the structure
                    // itself.
                    unsafe { release(self) }
                }
            }
        }

        impl $structure {
            /// Move the structure out of a capsule.
            pub(super) fn take(capsule: &Bound<'_, PyCapsule>) -> PyResult<Self> {
                let inside: NonNull<Self> = capsule.pointer_checked(Some($name))?.cast();
                // SAFETY: a capsule of this name holds such a structure. What is left there counts as released.
                let taken = unsafe { ptr::replace(inside.as_ptr(), $nothing) };
                match taken.release {
                    Some(_) => Ok(taken),
                    None => Err(PyValueError::new_err("the Arrow column has been consumed already")),
                }
            }
        }
    };
}
structure!(Schema, NO_SCHEMA, c"arrow_schema");
structure!(Array, NO_ARRAY, c"arrow_array");
structure!(Stream, NO_STREAM, c"arrow_array_stream");

/// Bit of [`Schema::flags`]: there may be nulls.
const NULLABLE: i64 = 2;

impl Schema {
    /// The type of this format, without a name.
    pub(super) fn new(format: CString) -> Self {
        unsafe extern "C" fn release(schema: *mut Schema) {
            // SAFETY: the format is of `new` below, and the interface releases once.
            unsafe {
                drop(CString::from_raw((*schema).private_data.cast()));
                (*schema).release = None;
            }
        }
        let format = format.into_raw();
        Self {
            format,
            name: c"".as_ptr(),
            flags: NULLABLE,
            release: Some(release),
            private_data: format.cast(),
            ..NO_SCHEMA
        }
    }

    pub(super) fn into_capsule(self, py: Python<'_>) -> PyResult<Bound<'_, PyCapsule>> {
        PyCapsule::new_with_value(py, self, c"arrow_schema")
    }

    /// The format, a short text for each type.
    pub(super) fn format(&self) -> String {
        if !self.dictionary.is_null() {
            return "dictionary".into();
        }
        // SAFETY: the format of a type that is not released is a C string.
        unsafe { CStr::from_ptr(self.format) }.to_string_lossy().into_owned()
    }
}

/// The buffers of an exported array, and the pointers to them.
struct Exported {
    pointers: Vec<*const c_void>,
    _buffers: Arc<Vec<Option<Buffer>>>,
}

impl Array {
    /// A column with these buffers, which it shares.
    pub(super) fn new(length: usize, null_count: usize, buffers: Arc<Vec<Option<Buffer>>>) -> Self {
        unsafe extern "C" fn release(array: *mut Array) {
            // SAFETY: `private_data` is of `new` below, and the interface releases once.
            unsafe {
                drop(Box::from_raw((*array).private_data.cast::<Exported>()));
                (*array).release = None;
            }
        }
        let pointers = buffers.iter().map(|buffer| buffer.as_ref().map_or(ptr::null(), Buffer::start)).collect();
        let mut kept = Box::new(Exported { pointers, _buffers: buffers });
        Self {
            length: length as i64,
            null_count: null_count as i64,
            n_buffers: kept.pointers.len() as i64,
            buffers: kept.pointers.as_mut_ptr(),
            release: Some(release),
            private_data: Box::into_raw(kept).cast(),
            ..NO_ARRAY
        }
    }

    pub(super) fn into_capsule(self, py: Python<'_>) -> PyResult<Bound<'_, PyCapsule>> {
        PyCapsule::new_with_value(py, self, c"arrow_array")
    }

    /// Rows of the array.
    pub(super) fn length(&self) -> usize {
        usize::try_from(self.length).unwrap_or(0)
    }

    /// Rows before the first one in the buffers.
    pub(super) fn offset(&self) -> usize {
        usize::try_from(self.offset).unwrap_or(0)
    }

    /// Where buffer `index` begins; null if there is none.
    pub(super) fn buffer(&self, index: usize) -> *const u8 {
        if index < self.buffer_count() {
            // SAFETY: so many pointers are there.
            unsafe { *self.buffers.add(index) }.cast()
        } else {
            ptr::null()
        }
    }

    pub(super) fn buffer_count(&self) -> usize {
        if self.buffers.is_null() { 0 } else { usize::try_from(self.n_buffers).unwrap_or(0) }
    }
}

impl Stream {
    /// The type and all parts of the column.
    pub(super) fn read(mut self, py: Python<'_>) -> PyResult<(Schema, Vec<Array>)> {
        let (Some(get_schema), Some(get_next)) = (self.get_schema, self.get_next) else {
            return Err(PyValueError::new_err("the Arrow stream has no functions"));
        };
        let (mut schema, mut arrays) = (NO_SCHEMA, Vec::new());
        // SAFETY: the functions of a stream that is not released, with room for what they return.
        let status = unsafe { get_schema(&mut self, &mut schema) };
        self.check(status)?;
        if schema.release.is_none() {
            return Err(PyValueError::new_err("the Arrow stream has no type"));
        }
        loop {
            let mut array = NO_ARRAY;
            // SAFETY: as above.
            let status = unsafe { get_next(&mut self, &mut array) };
            self.check(status)?;
            if array.release.is_none() {
                return Ok((schema, arrays));
            }
            arrays.push(array);
            py.check_signals()?;
        }
    }

    fn check(&mut self, status: c_int) -> PyResult<()> {
        if status == 0 {
            return Ok(());
        }
        // SAFETY: a function of a stream that is not released; it returns null or a C string.
        let text = self.get_last_error.map(|get| unsafe { get(self) }).filter(|text| !text.is_null());
        // SAFETY: as above.
        let text = text.map(|text| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned());
        Err(PyRuntimeError::new_err(format!(
            "the Arrow stream failed: {}",
            text.unwrap_or_else(|| "no reason given".into())
        )))
    }
}

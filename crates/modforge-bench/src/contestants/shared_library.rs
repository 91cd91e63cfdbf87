//! Shared libraries, loaded when the program runs.

use crate::Error;
use std::path::Path;

/// A library that was found, with the name of its file for messages.
pub(super) struct SharedLibrary {
    library: libloading::Library,
    path: String,
}

impl SharedLibrary {
    /// The library in this file; a name alone is looked for where the system has its libraries.
    ///
    /// # Errors
    /// A file that cannot be loaded.
    pub(super) fn load(path: &str) -> Result<Self, Error> {
        // SAFETY: loading runs the library's initialisers; it is the user's own choice of a library, or the system's.
        let library = unsafe { libloading::Library::new(path) };
        match library {
            Ok(library) => Ok(Self { library, path: path.to_owned() }),
            Err(source) => Err(Error::Library { path: path.to_owned(), source }),
        }
    }

    /// The library whose file this variable of the environment names; none where it is not set.
    ///
    /// # Errors
    /// A file that cannot be loaded.
    #[cfg(target_pointer_width = "64")]
    pub(super) fn named(variable: &str) -> Result<Option<Self>, Error> {
        std::env::var_os(variable).map(|path| Self::load(&path.to_string_lossy())).transpose()
    }

    /// The first of these files that the system has.
    #[cfg(target_pointer_width = "64")]
    pub(super) fn of_system(files: &[&str]) -> Option<Self> {
        files.iter().find_map(|file| Self::load(file).ok())
    }

    /// What the library has under this name: a function, or the address of a value.
    ///
    /// # Errors
    /// There is none.
    ///
    /// # Safety
    /// `T` must be its type, and must not be used after the library is dropped.
    pub(super) unsafe fn symbol<T: Copy>(&self, name: &str) -> Result<T, Error> {
        // SAFETY: the caller's.
        unsafe { self.library.get::<T>(name.as_bytes()) }
            .map(|symbol| *symbol)
            .map_err(|source| Error::Library { path: self.path.clone(), source })
    }

    /// The name of the file, without its folders.
    pub(super) fn file_name(&self) -> String {
        let path = Path::new(&self.path);
        path.file_name().map_or(path, Path::new).display().to_string()
    }
}

//! Files of ours: JSON that is read with a limit and replaced as a whole.

use crate::vdf::Error;
use serde::Deserialize;
use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// What an evaluation says that it is.
pub(super) const EVALUATION_FORMAT: &str = "modforge vdf evaluation";
/// What a proof says that it is.
pub(super) const PROOF_FORMAT: &str = "modforge vdf proof";

/// Replace a file by one with these bytes: at any moment the one or the other is there, whole.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let beside = with_suffix(path, ".tmp");
    let write = || {
        let mut file = File::create(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        std::fs::rename(&beside, path)?;
        // The name is in the folder, which has to reach the disk too.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()
    };
    write().map_err(|source| io(path, source))
}

/// A file that ought to be small, as text.
pub(super) fn read_text(path: &Path, max_bytes: u64) -> Result<String, Error> {
    let mut text = Vec::new();
    let file = File::open(path).map_err(|source| io(path, source))?;
    file.take(max_bytes + 1).read_to_end(&mut text).map_err(|source| io(path, source))?;
    if text.len() as u64 > max_bytes {
        return Err(damaged(path, &format!("has more than {max_bytes} bytes")));
    }
    String::from_utf8(text).map_err(|_| damaged(path, "is not valid UTF-8"))
}

/// What a file of ours says that it is, whatever else is in it.
pub(super) fn format_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        format: String,
    }
    serde_json::from_str::<Named>(text).ok().map(|named| named.format)
}

pub(super) fn damaged(path: &Path, reason: &str) -> Error {
    Error::File { path: path.to_owned(), reason: reason.to_owned() }
}

pub(super) fn io(path: &Path, source: std::io::Error) -> Error {
    Error::Io { path: path.to_owned(), source }
}

pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

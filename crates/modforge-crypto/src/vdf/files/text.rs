//! Files of ours: JSON that is read with a limit and replaced as a whole.

use crate::vdf::Error;
use serde::Deserialize;
use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions};
use std::hash::{BuildHasher, RandomState};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// The format name of an evaluation.
pub(super) const EVALUATION_FORMAT: &str = "modforge vdf evaluation";
/// The format name of a proof.
pub(super) const PROOF_FORMAT: &str = "modforge vdf proof";

/// How the name of a file ends that is being written.
const TEMPORARY: &str = ".tmp";
/// How the content of such a file begins, which its name alone does not make ours.
const BEGIN: &[u8] = b"{\n  \"format\": \"modforge vdf ";

/// Replace a file by one with these bytes: at any moment the one or the other is there, whole, whoever else writes it.
///
/// The file keeps its rights, and its owner where the system lets it. A link stays, and what it leads to is replaced.
/// A device or pipe gets the bytes: as root, a file would replace it for all.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    debug_assert!(bytes.starts_with(BEGIN));
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        let stream = OpenOptions::new().write(true).open(path);
        return stream.and_then(|mut stream| stream.write_all(bytes)).map_err(|source| io(path, source));
    }
    remove_abandoned(path);
    loop {
        let (beside, file) = create_beside(path).map_err(|source| io(path, source))?;
        match fill_and_rename(file, bytes, &beside, path) {
            // Another process took it for abandoned before it was locked.
            Err(source) if source.kind() == ErrorKind::NotFound && !exists(&beside) && exists(folder_of(path)) => {}
            Err(source) => {
                let _ = fs::remove_file(&beside);
                return Err(io(path, source));
            }
            Ok(()) => return Ok(()),
        }
    }
}

/// A new file beside, under a name that nobody else has, locked as long as it is open.
fn create_beside(path: &Path) -> std::io::Result<(PathBuf, File)> {
    loop {
        let unique = RandomState::new().hash_one(path);
        let beside = with_suffix(path, &format!(".{unique:016x}{TEMPORARY}"));
        match private_if(fs::exists(path)?).write(true).create_new(true).open(&beside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
            Ok(file) => {
                // Without locks in this file system nothing is taken for abandoned either.
                let _ = file.lock();
                return Ok((beside, file));
            }
        }
    }
}

/// How to open a file that others cannot read, if another one is there whose rights it will get.
#[cfg(unix)]
fn private_if(replaces: bool) -> OpenOptions {
    let mut options = OpenOptions::new();
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, if replaces { 0o600 } else { 0o666 });
    options
}

#[cfg(not(unix))]
fn private_if(_: bool) -> OpenOptions {
    OpenOptions::new()
}

fn fill_and_rename(mut file: File, bytes: &[u8], beside: &Path, path: &Path) -> std::io::Result<()> {
    file.write_all(bytes)?;
    // A file system without rights has none to keep.
    let _ = copy_rights(path, &file);
    file.sync_all()?;
    fs::rename(beside, path)?;
    // The name is in the folder, which has to reach the disk too. Elsewhere folders cannot be opened.
    if cfg!(unix) { File::open(folder_of(path))?.sync_all() } else { Ok(()) }
}

/// Give a new file the owner and the rights of the one that it will replace, or fewer where the system forbids it.
fn copy_rights(old: &Path, new: &File) -> std::io::Result<()> {
    let Ok(old) = fs::metadata(old) else { return Ok(()) };
    new.set_permissions(copy_owner(&old, new))
}

/// Give the owner; return the rights that go with the one that the file then has.
#[cfg(unix)]
fn copy_owner(old: &fs::Metadata, new: &File) -> fs::Permissions {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, fchown};
    let mut rights = old.permissions();
    if fchown(new, Some(old.uid()), Some(old.gid())).is_err() {
        let same_group = fchown(new, None, Some(old.gid())).is_ok();
        // Another group gets what all get.
        let group = if same_group { rights.mode() & 0o070 } else { (rights.mode() & 0o007) << 3 };
        rights.set_mode(rights.mode() & 0o707 | group);
    }
    rights
}

#[cfg(not(unix))]
fn copy_owner(old: &fs::Metadata, _: &File) -> fs::Permissions {
    old.permissions()
}

/// Remove the files that killed processes left when they wrote this one.
fn remove_abandoned(path: &Path) {
    let Some(name) = path.file_name().and_then(OsStr::to_str) else { return };
    for found in fs::read_dir(folder_of(path)).into_iter().flatten().flatten() {
        let unique = |name: &str| name.len() == 16 && name.bytes().all(|digit| digit.is_ascii_hexdigit());
        let found_name = found.file_name();
        let middle =
            found_name.to_str().and_then(|text| text.strip_prefix(name)?.strip_prefix('.')?.strip_suffix(TEMPORARY));
        let is_file = found.file_type().is_ok_and(|kind| kind.is_file());
        if is_file && middle.is_some_and(unique) && is_abandoned(&found.path()) {
            let _ = fs::remove_file(found.path());
        }
    }
}

/// Whether a file has the beginning of ours, and no process is writing it.
fn is_abandoned(path: &Path) -> bool {
    let mut begin = Vec::new();
    File::open(path).is_ok_and(|file| {
        file.try_lock().is_ok() && file.take(BEGIN.len() as u64).read_to_end(&mut begin).is_ok() && begin == BEGIN
    })
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn exists(path: &Path) -> bool {
    path.try_exists().unwrap_or(true)
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

/// The format name that a file states, whatever else is in it.
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

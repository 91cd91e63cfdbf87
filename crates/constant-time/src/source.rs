//! From addresses of instructions to lines of source.

use addr2line::Loader;
use std::sync::OnceLock;

unsafe extern "C" {
    /// Where the linker's first address lies now.
    static __executable_start: u8;
}

/// An address as it is in the file of the program.
pub fn in_file(address: u64) -> u64 {
    address.wrapping_sub((&raw const __executable_start).addr() as u64)
}

/// Where an address of the file of the program is now.
pub fn in_memory(address: u64) -> u64 {
    address.wrapping_add((&raw const __executable_start).addr() as u64)
}

/// Runs `use_it` with the loader of this program's debug information.
fn with_loader<T>(use_it: impl FnOnce(&Loader) -> T) -> T {
    thread_local! {
        static LOADER: OnceLock<Loader> = const { OnceLock::new() };
    }
    LOADER.with(|loader| {
        use_it(loader.get_or_init(|| {
            Loader::new(std::env::current_exe().expect("this program")).expect("it has debug information")
        }))
    })
}

/// The function and the line that an instruction comes from, then those into which the compiler put it.
pub fn frames(address: u64) -> Vec<(String, String, u32)> {
    with_loader(|loader| {
        let mut found = Vec::new();
        let Ok(mut frames) = loader.find_frames(in_file(address)) else { return found };
        while let Ok(Some(frame)) = frames.next() {
            let function = frame.function.and_then(|name| name.demangle().ok().map(|name| name.into_owned()));
            let (file, line) = frame.location.map_or((None, None), |location| (location.file, location.line));
            found.push((function.unwrap_or_default(), file.unwrap_or_default().to_owned(), line.unwrap_or(0)));
        }
        found
    })
}

/// The same in words.
pub fn place(address: u64) -> String {
    let frames = frames(address).into_iter().map(|(function, file, line)| format!("{function} at {file}:{line}"));
    frames.collect::<Vec<_>>().join(" in ")
}

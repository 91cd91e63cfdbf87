//! The committed header is what cbindgen writes from the sources.
//! `MODFORGE_WRITE=1 cargo test -p modforge-c --test all header::` renews it.

use std::path::Path;
use std::{env, fs};

#[test]
fn header_is_that_of_the_sources() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = folder.join("include/modforge.h");
    let config = cbindgen::Config::from_file(folder.join("cbindgen.toml")).expect("a configuration");
    let bindings = cbindgen::Builder::new()
        .with_config(config)
        .with_src(folder.join("src/status.rs"))
        .with_src(folder.join("src/arguments.rs"))
        .with_src(folder.join("src/modulus.rs"))
        .with_src(folder.join("src/numbers.rs"))
        .with_src(folder.join("src/integers.rs"))
        .with_src(folder.join("src/primes.rs"))
        .with_src(folder.join("src/fixed_base.rs"))
        .with_src(folder.join("src/residue.rs"))
        .generate()
        .expect("sources that can be read");
    let mut written = Vec::new();
    bindings.write(&mut written);
    if env::var_os("MODFORGE_WRITE").is_some() {
        fs::write(&path, &written).expect("a folder to write to");
    }
    let committed = fs::read(&path).expect("a header");
    assert!(committed == written, "include/modforge.h is not what cbindgen writes: make regenerate");
}

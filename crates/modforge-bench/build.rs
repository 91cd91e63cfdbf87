//! Builds what the peers in C and C++ need and links it.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    #[cfg(feature = "openssl")]
    openssl_src::Build::new().build().print_cargo_metadata();
    #[cfg(feature = "cryptopp")]
    {
        let source = "src/contestants/libraries/cryptopp.cpp";
        println!("cargo:rerun-if-changed={source}");
        cc::Build::new().cpp(true).std("c++17").file(source).compile("modforge_cryptopp");
        println!("cargo:rustc-link-lib=cryptopp");
    }
    #[cfg(feature = "fields")]
    dalek::write_module();
}

/// The field of curve25519-dalek, which the crate keeps to itself: a module that is its source file.
#[cfg(feature = "fields")]
mod dalek {
    use std::env::var;
    use std::path::Path;
    use std::process::Command;

    pub(super) fn write_module() {
        let word = var("CARGO_CFG_TARGET_POINTER_WIDTH").expect("set by cargo");
        let manifest = package("curve25519-dalek");
        let folder = Path::new(&manifest).parent().expect("a file has a folder");
        let source = folder.join(format!("src/backend/serial/u{word}/field.rs"));
        assert!(source.is_file(), "curve25519-dalek has its field elsewhere than in {}", source.display());
        let module = format!("#[path = {:?}]\npub(super) mod field;\n", source.display().to_string());
        let output = Path::new(&var("OUT_DIR").expect("set by cargo")).join("dalek_field.rs");
        std::fs::write(output, module).expect("a folder to write to");
        println!("cargo:rerun-if-changed=../../Cargo.lock");
    }

    /// The manifest of a package that this one depends on.
    fn package(name: &str) -> String {
        let target = var("TARGET").expect("set by cargo");
        let arguments =
            ["metadata", "--format-version=1", "--offline", "--features=fields", "--filter-platform", &target];
        let output = Command::new(var("CARGO").expect("set by cargo")).args(arguments).output().expect("cargo runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
        let packages = metadata["packages"].as_array().expect("a list");
        let found = packages.iter().find(|package| package["name"] == name).expect("a dependency");
        found["manifest_path"].as_str().expect("a path").to_owned()
    }
}

//! Builds what the peers in C and C++ need and links it.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    #[cfg(feature = "openssl")]
    openssl_src::Build::new().build().print_cargo_metadata();
    #[cfg(feature = "cryptopp")]
    {
        let source = "src/contestants/cryptopp.cpp";
        println!("cargo:rerun-if-changed={source}");
        cc::Build::new().cpp(true).std("c++17").file(source).compile("modforge_cryptopp");
        println!("cargo:rustc-link-lib=cryptopp");
    }
}

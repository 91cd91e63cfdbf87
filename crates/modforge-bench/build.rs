//! Builds OpenSSL when it is asked for, and links it.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    #[cfg(feature = "openssl")]
    openssl_src::Build::new().build().print_cargo_metadata();
}

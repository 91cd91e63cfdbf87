//! Builds what the peers in C and C++ need and links it.

#[cfg(feature = "flint")]
mod flint;

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
    #[cfg(feature = "go")]
    build_go();
    #[cfg(feature = "sodium")]
    pkg_config::probe_library("libsodium").expect("libsodium and its pkg-config file");
    #[cfg(feature = "aws-lc")]
    s2n_bignum::assemble();
    #[cfg(feature = "curves")]
    compile_secp256k1();
    #[cfg(feature = "flint")]
    flint::compile(
        &folder_of("flint3-sys", "flint-sources"),
        std::path::Path::new(&std::env::var("DEP_GMP_INCLUDE_DIR").expect("set by gmp-mpfr-sys")),
        "src/contestants/libraries/flint.c",
    );
    #[cfg(feature = "fields")]
    dalek::write_module();
}

/// The program that measures Go's numbers; its path and what it is made of go to the crate.
#[cfg(feature = "go")]
fn build_go() {
    let folder = std::env::var("OUT_DIR").expect("set by cargo");
    let program = format!("{folder}/modforge-bench-go");
    // Go's compiler asks for no CPU but by this: v3 has AVX2 and BMI2.
    #[cfg(target_arch = "x86_64")]
    let level = if std::is_x86_feature_detected!("avx2") { "v3" } else { "v1" };
    #[cfg(not(target_arch = "x86_64"))]
    let level = "v1";
    let run = |arguments: &[&str]| {
        let mut go = std::process::Command::new("go");
        let output = go.current_dir("go").env("GOAMD64", level).args(arguments).output().expect("go runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text").trim().to_owned()
    };
    run(&["build", "-o", &program, "."]);
    println!("cargo:rustc-env=MODFORGE_BENCH_GO={program}");
    let (go, bigmod) = (run(&["env", "GOVERSION"]), run(&["list", "-m", "filippo.io/bigmod"]));
    let version = format!("{}, bigmod {}", go.trim_start_matches("go"), bigmod.rsplit('v').next().unwrap_or_default());
    println!("cargo:rustc-env=MODFORGE_BENCH_GO_VERSION={version}");
    println!("cargo:rerun-if-changed=go");
}

/// The field of libsecp256k1, which is static functions of its sources; secp256k1-sys puts its version before their
/// names.
#[cfg(feature = "curves")]
fn compile_secp256k1() {
    let folder = folder_of("secp256k1-sys", "curves");
    let name = folder.file_name().and_then(|name| name.to_str()).expect("a name");
    let version: Vec<_> = name.trim_start_matches("secp256k1-sys-").split('.').collect();
    let source = "src/contestants/fields/secp256k1.c";
    println!("cargo:rerun-if-changed={source}");
    cc::Build::new()
        .include(folder.join("depend/secp256k1/src"))
        .define("PREFIX", format!("rustsecp256k1_v{}_{}_", version[0], version[1]).as_str())
        .warnings(false)
        .file(source)
        .compile("modforge_secp256k1");
}

/// The routines of s2n-bignum, which come with AWS-LC as sources; AWS-LC itself has a few of them, with a prefix before
/// their names. Also its field of P-256, which it has from OpenSSL and shows to nobody.
#[cfg(feature = "aws-lc")]
mod s2n_bignum {
    const ROUTINES: [&str; 43] = [
        "curve25519/bignum_inv_p25519",
        "curve25519/bignum_mul_p25519",
        "curve25519/bignum_mul_p25519_alt",
        "curve25519/bignum_sqr_p25519",
        "curve25519/bignum_sqr_p25519_alt",
        "fastmul/bignum_emontredc_8n",
        "fastmul/bignum_kmul_16_32",
        "fastmul/bignum_kmul_32_64",
        "fastmul/bignum_ksqr_16_32",
        "fastmul/bignum_ksqr_32_64",
        "fastmul/bignum_mul_4_8",
        "fastmul/bignum_mul_6_12",
        "fastmul/bignum_mul_8_16",
        "fastmul/bignum_sqr_4_8",
        "fastmul/bignum_sqr_6_12",
        "fastmul/bignum_sqr_8_16",
        "generic/bignum_amontifier",
        "generic/bignum_amontmul",
        "generic/bignum_demont",
        "generic/bignum_emontredc",
        "generic/bignum_modexp",
        "generic/bignum_modinv",
        "generic/bignum_mux",
        "generic/bignum_optsub",
        "p256/bignum_montinv_p256",
        "p256/bignum_montmul_p256",
        "p256/bignum_montmul_p256_alt",
        "p256/bignum_montsqr_p256",
        "p256/bignum_montsqr_p256_alt",
        "p384/bignum_montinv_p384",
        "p384/bignum_montmul_p384",
        "p384/bignum_montmul_p384_alt",
        "p384/bignum_montsqr_p384",
        "p384/bignum_montsqr_p384_alt",
        "p521/bignum_inv_p521",
        "p521/bignum_mul_p521",
        "p521/bignum_mul_p521_alt",
        "p521/bignum_sqr_p521",
        "p521/bignum_sqr_p521_alt",
        "secp256k1/bignum_mul_p256k1",
        "secp256k1/bignum_mul_p256k1_alt",
        "secp256k1/bignum_sqr_p256k1",
        "secp256k1/bignum_sqr_p256k1_alt",
    ];

    pub(super) fn assemble() {
        if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() != Ok("x86_64") {
            return;
        }
        let root = super::folder_of("aws-lc-sys", "aws-lc").join("aws-lc/third_party/s2n-bignum/s2n-bignum-imported");
        let sources = ROUTINES.map(|routine| root.join("x86_att").join(routine).with_extension("S"));
        // AWS-LC puts a prefix before its names by this header; here they stay as they are.
        let plain = std::path::Path::new(&std::env::var("OUT_DIR").expect("set by cargo")).join("plain");
        std::fs::create_dir_all(plain.join("openssl")).expect("a folder to write to");
        std::fs::write(plain.join("openssl/boringssl_prefix_symbols_asm.h"), "").expect("a folder to write to");
        cc::Build::new().include(&plain).include(root.join("include")).files(sources).compile("modforge_s2n_bignum");
        if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("linux") {
            let library = super::folder_of("aws-lc-sys", "aws-lc").join("aws-lc");
            let nistz256 = library.join("generated-src/linux-x86_64/crypto/fipsmodule/p256-x86_64-asm.S");
            // OpenSSL has symbols of the same names, which must stay its own.
            let text = std::fs::read_to_string(&nistz256).expect("a file of aws-lc-sys");
            let names = text.lines().filter_map(|line| line.strip_prefix(".globl")).map(str::trim);
            let mut build = cc::Build::new();
            for name in names.chain(["OPENSSL_ia32cap_P"]) {
                build.define(name, format!("modforge_{name}").as_str());
            }
            build.include(plain).include(library.join("include")).file(nistz256).compile("modforge_nistz256");
        }
        println!("cargo:rerun-if-changed=../../Cargo.lock");
    }
}

/// The folder of a package that this one depends on with the feature.
#[cfg(any(feature = "aws-lc", feature = "curves", feature = "fields", feature = "flint"))]
fn folder_of(package: &str, feature: &str) -> std::path::PathBuf {
    let variable = |name| std::env::var(name).expect("set by cargo");
    let (target, features) = (variable("TARGET"), format!("--features={feature}"));
    let arguments = ["metadata", "--format-version=1", "--locked", &features, "--filter-platform", &target];
    let output = std::process::Command::new(variable("CARGO")).args(arguments).output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let packages = metadata["packages"].as_array().expect("a list");
    let found = packages.iter().find(|found| found["name"] == package).expect("a dependency");
    let manifest = std::path::Path::new(found["manifest_path"].as_str().expect("a path"));
    manifest.parent().expect("a file has a folder").to_owned()
}

/// The field of curve25519-dalek, which the crate keeps to itself: a module that is its source file.
#[cfg(feature = "fields")]
mod dalek {
    use std::env::var;
    use std::path::Path;

    pub(super) fn write_module() {
        let word = var("CARGO_CFG_TARGET_POINTER_WIDTH").expect("set by cargo");
        let folder = super::folder_of("curve25519-dalek", "fields");
        let source = folder.join(format!("src/backend/serial/u{word}/field.rs"));
        assert!(source.is_file(), "curve25519-dalek has its field elsewhere than in {}", source.display());
        let module = format!("#[path = {:?}]\npub(super) mod field;\n", source.display().to_string());
        let output = Path::new(&var("OUT_DIR").expect("set by cargo")).join("dalek_field.rs");
        std::fs::write(output, module).expect("a folder to write to");
        println!("cargo:rerun-if-changed=../../Cargo.lock");
    }
}

//! Compiles FLINT's products and its product modulo n, with the assembly for mulx and adx.
//!
//! The whole library has nine thousand files and asks for MPFR and Autoconf. The few that are needed here take no more
//! of its configuration than the answers that it finds on every x86-64 Linux; these are written down below.

use std::fs::{create_dir_all, write};
use std::path::{Path, PathBuf};
use std::process::Command;

const ASSEMBLY: [&str; 11] = [
    "mul_hard",
    "mulhigh_basecase",
    "mulhigh_hard",
    "mulhigh_normalised_hard",
    "mullow_basecase",
    "mullow_hard",
    "sqr_hard",
    "sqrhigh_basecase_even",
    "sqrhigh_basecase_odd",
    "sqrhigh_hard",
    "sqrhigh_normalised_hard",
];

const C: [&str; 13] = [
    "mul",
    "mul_basecase",
    "mul_toom22",
    "mul_toom32",
    "mulhigh",
    "mulhigh_basecase",
    "mulhigh_recursive",
    "mullow",
    "mulmod_preinvn",
    "preinvn",
    "sqr_basecase",
    "sqrhigh",
    "sqrhigh_basecase",
];

/// The answers of `configure` that these files read.
const CONFIGURATION: &str = "\
#define FLINT_BITS 64
#define FLINT_HAVE_ASSEMBLY_x86_64_adx 1
#define FLINT_HAVE_FFT_SMALL 1
#define FLINT_KNOW_STRONG_ORDER 1
#define FLINT_WANT_ASSEMBLY 1
#define FLINT_WANT_GMP_INTERNALS 1
";

/// Those that the assembly reads, as macros of m4: how the assembler of Linux writes things.
const MACROS: [(&str, &str); 13] = [
    ("TEXT", ".text"),
    ("DATA", ".data"),
    ("RODATA", ".section .rodata"),
    ("LABEL_SUFFIX", ":"),
    ("GLOBL", ".globl"),
    ("GLOBL_ATTR", ""),
    ("GSYM_PREFIX", ""),
    ("LSYM_PREFIX", ".L"),
    ("TYPE", ".type $1,@$2"),
    ("SIZE", ".size $1,$2"),
    ("ALIGN_LOGARITHMIC", "no"),
    ("ALIGN_FILL_0x90", "no"),
    ("HAVE_COFF_TYPE", "no"),
];

/// `package` is the folder of flint3-sys, `gmp` that of gmp.h, and `own` the file with what FLINT has elsewhere.
pub(crate) fn compile(package: &Path, gmp: &Path, own: &str) {
    let version = package.file_name().and_then(|name| name.to_str()).expect("a name");
    let version = version.trim_start_matches("flint3-sys-");
    let sources = package.join("flint/src");
    let folder = Path::new(&std::env::var("OUT_DIR").expect("set by cargo")).join("flint");
    create_dir_all(&folder).expect("a folder to write to");
    headers(&sources, &folder, version);
    let assembly = assembly(&sources, &folder);
    let c = C.map(|name| sources.join("mpn_extras").join(name).with_extension("c"));
    // As FLINT builds itself: for the CPU of this machine.
    cc::Build::new()
        .include(&folder)
        .include(sources)
        .include(gmp)
        .flag("-march=native")
        .opt_level(3)
        .warnings(false)
        .files(c)
        .files(assembly)
        .file(own)
        .compile("modforge_flint");
    println!("cargo:rerun-if-changed={own}");
    println!("cargo:rerun-if-changed=flint.rs");
}

/// The headers that `configure` makes.
fn headers(sources: &Path, folder: &Path, version: &str) {
    let read = |name: &str| std::fs::read_to_string(sources.join(name)).expect("a file of flint3-sys");
    let mut header = read("flint.h.in").replace("@FLINT_VERSION_FULL@", version);
    for (part, number) in ["@FLINT_MAJOR@", "@FLINT_MINOR@", "@FLINT_PATCH@"].iter().zip(version.split('.')) {
        header = header.replace(part, number);
    }
    let of_cpu = read("mpn_extras/x86_64/flint-mparam.h");
    for (name, text) in [
        ("flint.h", header.as_str()),
        ("flint-config.h", CONFIGURATION),
        ("flint-mparam.h", &of_cpu),
        ("gmpcompat.h", &read("gmpcompat.h.in")),
    ] {
        write(folder.join(name), text).expect("a folder to write to");
    }
}

/// The files of assembly, after m4.
fn assembly(sources: &Path, folder: &Path) -> [PathBuf; ASSEMBLY.len()] {
    let root = sources.parent().expect("a folder above").display();
    let macros: String = MACROS.iter().map(|(name, text)| format!("define(<{name}>,<{text}>)\n")).collect();
    let includes = ["asm-defs.m4", "x86_64/x86_64-defs.m4"]
        .map(|name| format!("include(CONFIG_TOP_SRCDIR`/src/mpn_extras/{name}')\n"))
        .concat();
    let text =
        format!("changequote(<,>)\ndefine(<CONFIG_TOP_SRCDIR>,<`{root}'>)\n{macros}changequote(`,')\n{includes}");
    write(folder.join("config.m4"), text).expect("a folder to write to");
    ASSEMBLY.map(|name| {
        let source = sources.join("mpn_extras/x86_64/broadwell").join(name).with_extension("asm");
        let output = Command::new("m4").current_dir(folder).arg("-DPIC").arg(source).output().expect("m4 runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let target = folder.join(name).with_extension("s");
        write(&target, output.stdout).expect("a folder to write to");
        target
    })
}

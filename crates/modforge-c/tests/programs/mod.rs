//! Programs in C99 and C++17 against the installed library: by gcc and clang with all warnings as errors, under the
//! sanitizers of addresses and undefined behaviour, with the shared library, by pkg-config and by CMake.
#![cfg(target_os = "linux")]

mod migration;
mod pages;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;
use std::{env, fs};

const STRICT: [&str; 5] = ["-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror"];
/// Not optimised: what the optimiser warns of, pages and migrations show, and with it C++ takes five times as long.
const SANITIZED: [&str; 4] = ["-O0", "-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
const C99: [&str; 2] = ["-std=c99", "-D_POSIX_C_SOURCE=200809L"];
const SYSTEM: [&str; 3] = ["-lpthread", "-ldl", "-lm"];

fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// Where `make install` put the library that belongs to this test.
static INSTALLED: LazyLock<PathBuf> = LazyLock::new(|| {
    let deps = env::current_exe().expect("a path").parent().expect("a folder").to_owned();
    let is_library = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("libmodforge_c") && name.ends_with(".a")
    };
    let paths = fs::read_dir(&deps).expect("a folder").map(|entry| entry.expect("an entry").path());
    // Builds with other features may be there, too; cargo made this one last.
    let modified = |path: &PathBuf| fs::metadata(path).and_then(|data| data.modified()).expect("a time");
    let library = paths.filter(is_library).max_by_key(modified).expect("cargo made the static library");
    let prefix = Path::new(env!("CARGO_TARGET_TMPDIR")).join("installed");
    let _ = fs::remove_dir_all(&prefix);
    let build = Path::new(env!("CARGO_TARGET_TMPDIR")).join("build");
    let mut make = Command::new("make");
    make.args(["-C", env!("CARGO_MANIFEST_DIR"), "install"]).env_remove("MAKEFLAGS");
    make.args(
        [("STATIC", &library), ("PREFIX", &prefix), ("BUILD", &build)]
            .map(|(name, path)| format!("{name}={}", path.display())),
    );
    run(&mut make);
    prefix
});

fn run(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let (stdout, stderr) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success(), "{command:?}\n{stdout}{stderr}");
    stdout.into_owned()
}

fn is_there(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        println!("Going on without {program}, which is not installed.");
    }
    found
}

/// Compiles a program, and runs it.
fn compile_and_run<A: AsRef<OsStr>>(compiler: &str, name: &str, arguments: impl IntoIterator<Item = A>) -> String {
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{compiler}-{name}"));
    run(Command::new(compiler).arg("-o").arg(&program).args(arguments));
    run(&mut Command::new(program))
}

/// With the static library and the sanitizers.
fn check(compiler: &str, standard: &[&str], source: &str) -> String {
    let source = sources().join(source);
    let name = source.file_stem().expect("a name").to_string_lossy().into_owned();
    let mut arguments: Vec<String> = [standard, &STRICT, &SANITIZED].concat().into_iter().map(String::from).collect();
    arguments.extend([
        format!("-I{}/include", INSTALLED.display()),
        source.display().to_string(),
        format!("{}/lib/libmodforge.a", INSTALLED.display()),
    ]);
    arguments.extend(SYSTEM.map(String::from));
    compile_and_run(compiler, &name, arguments)
}

#[test]
fn c99() {
    assert!(is_there("gcc"), "a C compiler is needed");
    for compiler in ["gcc", "clang"].into_iter().filter(|compiler| is_there(compiler)) {
        assert_eq!(check(compiler, &C99, "c/interface.c"), "1600 checks\n");
        assert_eq!(check(compiler, &C99, "c/misuse.c"), "done\n");
    }
}

#[test]
fn cpp17() {
    assert!(is_there("g++"), "a C++ compiler is needed");
    for compiler in ["g++", "clang++"].into_iter().filter(|compiler| is_there(compiler)) {
        assert_eq!(check(compiler, &["-std=c++17"], "cpp/classes.cpp"), "349 checks\n");
    }
}

#[test]
fn shared_library_by_pkg_config() {
    if !is_there("pkg-config") {
        return;
    }
    let library = INSTALLED.join("lib");
    let flags = run(Command::new("pkg-config")
        .args(["--cflags", "--libs", "modforge"])
        .env("PKG_CONFIG_PATH", library.join("pkgconfig")));
    let mut arguments = vec![sources().join("c/misuse.c").display().to_string()];
    arguments.extend(flags.split_whitespace().map(String::from));
    arguments.extend(["-lpthread".to_owned(), format!("-Wl,-rpath,{}", library.display())]);
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gcc-misuse-shared");
    assert_eq!(compile_and_run("gcc", "misuse-shared", arguments), "done\n");
    // It asks for the name that stays the same while the interface does.
    assert!(run(Command::new("readelf").arg("-d").arg(program)).contains("Shared library: [libmodforge.so.0]"));
}

#[test]
fn shared_library_shows_its_interface_alone_with_a_version() {
    let listed = run(Command::new("nm").args(["-D", "--defined-only"]).arg(INSTALLED.join("lib/libmodforge.so")));
    let symbols: Vec<&str> = listed.lines().filter_map(|line| line.split_whitespace().last()).collect();
    let functions = symbols.iter().filter(|name| name.starts_with("modforge_")).count();
    assert!(functions > 30, "{symbols:?}");
    for symbol in symbols {
        let of_interface = symbol.starts_with("modforge_") && symbol.ends_with("@@MODFORGE_0");
        assert!(of_interface || symbol.starts_with("MODFORGE_0"), "{symbol}");
    }
}

#[test]
fn package_of_cmake() {
    if !is_there("cmake") {
        return;
    }
    let build = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cmake");
    let _ = fs::remove_dir_all(&build);
    let prefix = format!("-DCMAKE_PREFIX_PATH={}", INSTALLED.display());
    run(Command::new("cmake").arg("-S").arg(sources().join("cmake")).arg("-B").arg(&build).arg(prefix));
    run(Command::new("cmake").arg("--build").arg(&build));
    for program in ["shared", "static"] {
        assert_eq!(run(&mut Command::new(build.join(program))), "1600 checks\n");
    }
}

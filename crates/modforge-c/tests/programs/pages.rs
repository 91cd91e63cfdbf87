//! The programs on the page about C and C++ do what their comments say.

use super::{C99, INSTALLED, STRICT, SYSTEM, compile_and_run};
use std::fs;
use std::path::Path;

/// Compiles and runs the one block of a language.
fn run_block(compiler: &str, language: &str, standard: &[&str], suffix: &str) -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/how-to/use-from-c.md");
    let text = fs::read_to_string(page).expect("a page");
    let (_, rest) = text.split_once(&format!("```{language}\n")).expect("a block");
    let (program, _) = rest.split_once("\n```").expect("the end of the block");
    let source = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("page.{suffix}"));
    fs::write(&source, format!("{program}\n")).expect("a folder to write to");
    let mut arguments: Vec<String> = [standard, &STRICT].concat().into_iter().map(String::from).collect();
    let (include, library) = (INSTALLED.join("include"), INSTALLED.join("lib/libmodforge.a"));
    arguments.extend([format!("-I{}", include.display()), source.display().to_string(), library.display().to_string()]);
    arguments.extend(SYSTEM.map(String::from));
    compile_and_run(compiler, &format!("page-{language}"), arguments)
}

#[test]
fn page_about_c() {
    assert_eq!(run_block("gcc", "c", &C99, "c"), "0078 0009\n");
}

#[test]
fn page_about_cpp() {
    let output = run_block("g++", "cpp", &["-std=c++17"], "cpp");
    assert_eq!(output, "0067\noperand: has no inverse, its gcd with the modulus is 0x101\n");
}

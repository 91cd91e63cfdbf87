//! What takes the place of GMP's and OpenSSL's functions gives what they give, where the distribution has them.

use super::{C99, INSTALLED, SYSTEM, compile_and_run, sources};
use std::path::Path;

fn check(header: &str, package: &str, library: &str, source: &str) {
    let folders =
        ["/usr/include", "/usr/local/include", "/usr/include/x86_64-linux-gnu", "/usr/include/aarch64-linux-gnu"];
    if !folders.iter().any(|folder| Path::new(folder).join(header).is_file()) {
        println!("Going on without {header}: install {package}.");
        return;
    }
    let mut arguments: Vec<String> = C99.into_iter().map(String::from).collect();
    arguments.extend([
        "-O1".to_owned(),
        format!("-I{}/include", INSTALLED.display()),
        sources().join("c").join(source).display().to_string(),
        format!("{}/lib/libmodforge.a", INSTALLED.display()),
        format!("-l{library}"),
    ]);
    arguments.extend(SYSTEM.map(String::from));
    assert_eq!(compile_and_run("gcc", source.trim_end_matches(".c"), arguments), "done\n");
}

#[test]
fn gmp() {
    check("gmp.h", "libgmp-dev", "gmp", "migrate_gmp.c");
}

#[test]
fn openssl() {
    check("openssl/bn.h", "libssl-dev", "crypto", "migrate_openssl.c");
}

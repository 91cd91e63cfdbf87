//! What this CPU and its operating system can do, asked at run time, with and without the standard library.

#[cfg(all(target_arch = "x86_64", not(modforge_limb32)))]
cpufeatures::new!(adx, "bmi2", "adx", "avx2");
#[cfg(all(target_arch = "x86_64", not(modforge_limb32)))]
cpufeatures::new!(bmi2, "bmi1", "bmi2");
#[cfg(all(target_arch = "x86_64", not(modforge_limb32)))]
cpufeatures::new!(avx512f, "avx512f");
#[cfg(all(target_arch = "x86_64", not(modforge_limb32)))]
cpufeatures::new!(avx512ifma, "avx512f", "avx512ifma");

/// Counts of trailing zeros (`tzcnt`), and shifts without flags by any register (`shlx`, `shrx`).
#[cfg(all(target_arch = "x86_64", not(modforge_limb32)))]
pub(super) fn has_bmi2() -> bool {
    bmi2::get()
}

/// Multiplication without flags (`mulx`) and addition with a carry of one's choice (`adcx`, `adox`); also AVX2, for tables.
pub(super) fn has_adx() -> bool {
    #[cfg(all(target_arch = "x86_64", not(modforge_limb32)))]
    return adx::get();
    #[cfg(not(all(target_arch = "x86_64", not(modforge_limb32))))]
    false
}

/// Multiplication of 32-bit lanes in 512-bit vectors.
pub(super) fn has_avx512f() -> bool {
    #[cfg(all(target_arch = "x86_64", not(modforge_limb32)))]
    return avx512f::get();
    #[cfg(not(all(target_arch = "x86_64", not(modforge_limb32))))]
    false
}

/// Multiply-add of 52-bit digits in 512-bit vectors.
pub(super) fn has_avx512ifma() -> bool {
    #[cfg(all(target_arch = "x86_64", not(modforge_limb32)))]
    return avx512ifma::get();
    #[cfg(not(all(target_arch = "x86_64", not(modforge_limb32))))]
    false
}

//! GMP's time over the engine's, by job and size, in one process: what the table in `src/choice.rs` is made from.
//!
//! `MODFORGE_GMP_ALWAYS=1 cargo run --release -p modforge-gmp --example sizes -- SHARED_LIBRARY [JOB…]`
//!
//! Of each job two columns: one modulus for all calls, and forty in turn.

use cpu_time::ThreadTime;
use libloading::Library;
use std::ffi::{CString, c_char, c_int, c_ulong};

#[repr(C)]
struct Integer {
    allocated: c_int,
    size: c_int,
    limbs: *mut u64,
}

type Ternary = unsafe extern "C" fn(*mut Integer, *const Integer, *const Integer, *const Integer);
type Binary = unsafe extern "C" fn(*mut Integer, *const Integer, *const Integer) -> c_int;
type Test = unsafe extern "C" fn(*const Integer, c_int) -> c_int;

struct Both<F> {
    gmp: F,
    ours: F,
}

fn both<F: Copy>(gmp: &Library, ours: &Library, name: &str) -> Both<F> {
    // SAFETY: the types are those of GMP's functions.
    unsafe { Both { gmp: *gmp.get(name).expect("GMP's function"), ours: *ours.get(name).expect("our function") } }
}

struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let word = self.0;
        (word ^ word >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ word >> 32
    }

    /// Hexadecimal digits of a number of exactly so many bits, odd if asked.
    fn digits(&mut self, bits: usize, odd: bool) -> String {
        let mut limbs: Vec<u64> = (0..bits.div_ceil(64)).map(|_| self.word()).collect();
        let top = (bits - 1) % 64;
        let last = limbs.len() - 1;
        limbs[last] &= u64::MAX >> (63 - top);
        limbs[last] |= 1 << top;
        if odd {
            limbs[0] |= 1;
        } else {
            limbs[0] &= !7;
        }
        limbs.iter().rev().map(|limb| format!("{limb:016x}")).collect()
    }
}

/// CPU seconds of a call.
fn seconds(calls: usize, mut call: impl FnMut(usize)) -> f64 {
    let start = ThreadTime::now();
    for index in 0..calls {
        call(index);
    }
    start.elapsed().as_secs_f64() / calls as f64
}

/// The median of GMP's time over ours.
fn ratio(mut gmp: impl FnMut(usize), mut ours: impl FnMut(usize)) -> f64 {
    let once = seconds(3, &mut gmp).max(seconds(3, &mut ours));
    let calls = ((0.004 / once) as usize).clamp(1, 20_000);
    let mut ratios: Vec<f64> = (0..11).map(|_| seconds(calls, &mut gmp) / seconds(calls, &mut ours)).collect();
    ratios.sort_by(f64::total_cmp);
    ratios[5]
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().expect("the path of libmodforge-gmp.so");
    let wanted: Vec<String> = arguments.collect();
    // SAFETY: libraries without effects when they are loaded.
    let (gmp, ours) = unsafe {
        use libloading::os::unix;
        let gmp = unix::Library::open(
            Some(std::env::var_os("GMP").unwrap_or("libgmp.so.10".into())),
            unix::RTLD_NOW | unix::RTLD_GLOBAL,
        )
        .expect("GMP");
        (Library::from(gmp), Library::new(path).expect("ours"))
    };
    // SAFETY: as above.
    let (init, set_str) = unsafe {
        (
            *gmp.get::<unsafe extern "C" fn(*mut Integer)>("__gmpz_init").expect("GMP"),
            *gmp.get::<unsafe extern "C" fn(*mut Integer, *const c_char, c_int) -> c_int>("__gmpz_set_str")
                .expect("GMP"),
        )
    };
    let number = |digits: String| {
        let digits = CString::new(digits).expect("digits");
        let mut number = Integer { allocated: 0, size: 0, limbs: std::ptr::null_mut() };
        // SAFETY: GMP's own functions.
        unsafe {
            init(&mut number);
            set_str(&mut number, digits.as_ptr(), 16);
        }
        number
    };
    let mut random = Random(7);
    let powm = both::<Ternary>(&gmp, &ours, "__gmpz_powm");
    let powm_ui = both::<unsafe extern "C" fn(*mut Integer, *const Integer, c_ulong, *const Integer)>(
        &gmp,
        &ours,
        "__gmpz_powm_ui",
    );
    let powm_sec = both::<Ternary>(&gmp, &ours, "__gmpz_powm_sec");
    let invert = both::<Binary>(&gmp, &ours, "__gmpz_invert");
    let test = both::<Test>(&gmp, &ours, "__gmpz_millerrabin");
    let next_prime =
        // SAFETY: as above.
        unsafe { *gmp.get::<unsafe extern "C" fn(*mut Integer, *const Integer)>("__gmpz_nextprime").expect("GMP") };
    let jobs = ["full", "even", "short", "ui3", "ui65537", "sec", "invert", "invert-even", "prime", "composite"];
    let jobs: Vec<&str> = jobs.into_iter().filter(|job| wanted.is_empty() || wanted.iter().any(|w| w == job)).collect();
    print!("{:>6}", "bits");
    jobs.iter().for_each(|job| print!(" {job:>15}"));
    println!();
    let sizes = [
        32, 64, 96, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640, 768, 896, 1024, 1280, 1536, 2048, 2560,
        3072, 4096, 6144, 8192, 12288, 16384,
    ];
    for bits in sizes {
        print!("{bits:>6}");
        for job in &jobs {
            let slow = matches!(*job, "full" | "even" | "sec" | "prime" | "composite");
            let cells = [1, 40].map(|count| {
                if slow && bits > 4096 && count > 1 {
                    return f64::NAN;
                }
                let odd = !matches!(*job, "even" | "invert-even");
                let moduli: Vec<_> = (0..count)
                    .map(|_| {
                        let n = number(random.digits(bits, odd));
                        if *job == "prime" {
                            let mut prime = number("1".to_owned());
                            // SAFETY: as above.
                            unsafe { next_prime(&mut prime, &n) };
                            return prime;
                        }
                        n
                    })
                    .collect();
                let base = number(random.digits(bits, true));
                let exponent = number(match *job {
                    "short" => random.digits(64.min(bits), true),
                    _ => random.digits(bits, true),
                });
                let (mut x, mut y) = (number("0".to_owned()), number("0".to_owned()));
                let m = |index: usize| &moduli[index % count];
                // SAFETY: as above.
                unsafe {
                    match *job {
                        "full" | "even" | "short" => ratio(
                            |i| (powm.gmp)(&mut x, &base, &exponent, m(i)),
                            |i| (powm.ours)(&mut y, &base, &exponent, m(i)),
                        ),
                        "sec" => ratio(
                            |i| (powm_sec.gmp)(&mut x, &base, &exponent, m(i)),
                            |i| (powm_sec.ours)(&mut y, &base, &exponent, m(i)),
                        ),
                        "ui3" | "ui65537" => {
                            let e = if *job == "ui3" { 3 } else { 65537 };
                            ratio(|i| (powm_ui.gmp)(&mut x, &base, e, m(i)), |i| (powm_ui.ours)(&mut y, &base, e, m(i)))
                        }
                        "prime" | "composite" => ratio(|i| _ = (test.gmp)(m(i), 25), |i| _ = (test.ours)(m(i), 25)),
                        _ => {
                            ratio(|i| _ = (invert.gmp)(&mut x, &base, m(i)), |i| _ = (invert.ours)(&mut y, &base, m(i)))
                        }
                    }
                }
            });
            print!(" {:>7.2} {:>7.2}", cells[0], cells[1]);
        }
        println!();
    }
}

//! Traces and memcheck see every line that a secret may reach, in every machine function that it is part of: memcheck
//! as far as valgrind knows the instructions.

use crate::memcheck;
use constant_time::{Places, Sources, is_among};
use modforge::Kernel;
use std::collections::HashSet;

const SOURCES: Sources = Sources {
    folder: "crates/modforge/src/",
    rooms: &["kernel/", "reduce/", "pow/", "inverse/", "batch/", "limbs/"],
    public: PUBLIC,
};

/// What need not be seen: functions, or lines of them, with the reason.
const PUBLIC: &[(&str, Places)] = &[
    (
        "is made of the modulus, its size and the CPU alone",
        &[
            "batch/group.rs::fits:",
            "batch/group.rs::build:",
            "batch/group.rs::lane_kernel:",
            "batch/group.rs::pays:",
            "batch/rows.rs::mul_rows:",
            "batch/mod.rs::new:",
            "batch/mod.rs::with_moduli:",
            "kernel/choice/",
            "kernel/door/lanes.rs::lane_words:",
            "kernel/eight/kernels.rs::fastest:",
            "kernel/eight/kernels.rs::bits:",
            "kernel/eight/kernels.rs::min_numbers:",
            "kernel/eight/kernels.rs::bits_of_rows:",
            "kernel/door/contract.rs::",
            "kernel/limbs/fixed.rs::",
            "kernel/limbs/multiple.rs::",
            "kernel/limbs/portable.rs::build_portable:",
            "kernel/limbs/portable.rs::negated_inverse:",
            "kernel/limbs/portable.rs::look_before_section:",
            "kernel/ in call_once<modforge::kernel",
            "kernel/door/arithmetic.rs::beside: }",
            "kernel/digits/strided/mod.rs::deref: in words",
            "kernel/limbs/adx/karatsuba.rs::limb_products:",
            "kernel/limbs/adx/karatsuba.rs::splits:",
            "kernel/limbs/adx/mod.rs::constants:",
            "kernel/digits/avx512f/mod.rs::shape:",
            "kernel/digits/avx512f/mod.rs::drop:",
            "kernel/digits/avx512f/product.rs::blocks_and_steps:",
            "kernel/digits/avx512f/product.rs::functions: match size {",
            "kernel/digits/avx512f/product.rs::size:",
            "kernel/digits/avx512f/product.rs::start:",
            "kernel/digits/form.rs::max_packed_bits:",
            "kernel/digits/avx512ifma/mod.rs::shape:",
            "kernel/digits/avx512ifma/mod.rs::drop:",
            "kernel/digits/avx512ifma/mod.rs::tail:",
            "kernel/digits/avxifma/mod.rs::aligned:",
            "kernel/digits/avxifma/mod.rs::drop:",
            "kernel/digits/avxifma/mod.rs::wipe: in wipe",
            "kernel/digits/avxifma/mod.rs::is_available:",
            "kernel/digits/avxifma/mod.rs::shape:",
            "kernel/digits/avxifma/product.rs::functions:",
            "kernel/digits/avxifma/product.rs::functions_of:",
            "kernel/cpu.rs::",
            "kernel/eight/x86_64/lane_digits.rs::to_digits:",
            "kernel/eight/x86_64/moduli.rs::blocks:",
            "kernel/eight/x86_64/moduli.rs::multiple_of_minus_one:",
            "kernel/eight/x86_64/moduli.rs::set_lane:",
            "kernel/eight/kernels.rs::build_lanes:",
            "kernel/digits/strided/digits.rs::aligned:",
            "kernel/digits/strided/digits.rs::strided: in strided<52, 1>",
            "kernel/digits/strided/ in tripled<",
            "kernel/digits/strided/mod.rs::drop:",
            "kernel/digits/strided/multiple.rs::multiple_of_minus_one:",
            "limbs/bytes.rs::limbs_for:",
            "limbs/bytes.rs::parse:",
            "limbs/bytes.rs::without_leading_zeros:",
            "kernel/limbs/divide.rs::",
            "limbs/hensel.rs::",
            "limbs/square.rs::limb_products:",
            "limbs/scratch.rs:: in on_stack<20, (), modforge::kernel::limbs::divide",
            "limbs/scratch.rs:: in on_stack<32, (), modforge::kernel::limbs::divide",
            "limbs/scratch.rs:: in on_stack<64, (), modforge::kernel::limbs::divide",
            "limbs/scratch.rs:: in on_stack<128, (), modforge::kernel::limbs::divide",
            "limbs/scratch.rs:: in on_stack<512, (), modforge::kernel::limbs::divide",
            "pow/fixed_base/comb.rs::",
            "reduce/barrett_folded.rs::border:",
            "reduce/fit.rs::",
            "reduce/form.rs::power_of_two:",
            "reduce/form.rs::radix_powers:",
            "reduce/generalized_mersenne.rs::low_digits:",
            "reduce/generalized_mersenne.rs::signed_terms:",
            "reduce/generalized_mersenne.rs::sums_are_small:",
            "reduce/reduction.rs::",
            "reduce/split.rs::factors:",
        ],
    ),
    (
        "refuses arguments by what may be told of them: counts, lengths, that there is no inverse",
        &[
            "batch/residues.rs::build: check_count(",
            "batch/residues.rs::check_count:",
            "batch/residues.rs::mul_assign: return Err(Error::BatchMismatch);",
            "batch/matrix.rs::matmul_rows: return Ok(());",
            "batch/rows.rs::result_bytes: expected:",
            "batch/sums.rs::dot_rows: return Err(",
            "inverse/batch.rs::first_not_invertible:",
            "inverse/batch.rs::inverses_by: Err(error)",
            "inverse/batch.rs::inverses_by: return Ok(Vec::new());",
            "inverse/even.rs::invert: return Err(",
            "inverse/mod.rs::absolute:",
            "inverse/mod.rs::finish: return Err(",
            "inverse/mod.rs::not_invertible:",
            "inverse/mod.rs::significant_bytes:",
            "pow/fixed_base/mod.rs::horner: return Err(",
            "pow/fixed_base/mod.rs::with_table: return Err(",
            "pow/table.rs::try_new: let no_memory",
        ],
    ),
    (
        "shares out work whose own code is seen, or looks whether the caller wants to stop",
        &[
            "batch/sums.rs::added_up:",
            "batch/threads.rs::",
            "pow/fixed_base/mod.rs::with_table:",
            "pow/fixed_base/storage.rs::fnv1a: let watch",
            "pow/fixed_base/threads.rs::share_out:",
            "inverse/even.rs::invert: watch.look();",
            "inverse/mod.rs::finish: watch.look();",
            "pow/accumulator.rs::square: self.watch.look();",
            "reduce/form.rs::enter_wide: watch.look();",
            "batch/power.rs::square: self.watch.look();",
            "inverse/batch.rs::inverses_by: watch.look();",
            "batch/rows.rs::mul_each: watch.look();",
            "reduce/form.rs::leave_to: Watch::new().look();",
        ],
    ),
    (
        "is the AVX-IFMA kernel in the encoding of CPUs without AVX-512, of which the other is traced",
        &["kernel/digits/avxifma/ in multiply<true", "kernel/digits/avxifma/ in square<true"],
    ),
    (
        "clears or copies, which the compiler does in several places",
        &["batch/residues.rs::: ", "kernel/door/lanes.rs::: "],
    ),
    (
        "is a copy of code for sizes that do not come there: scratch space on the heap, which is for more than 16 384 bits and seen \
         with the portable kernel, squares of fewer than 12 limbs, last blocks of a batch of 6 digits, and what unrolling leaves",
        &[
            "limbs/scratch.rs::with_zeros: _ => work(",
            "batch/matrix.rs::put_sum: in on_stack<",
            "limbs/scratch.rs:: in on_stack<128, (), modforge::reduce::form::{impl#0}::left::{closure_env#0}<(), modforge::batch::matrix",
            "limbs/scratch.rs:: in on_stack<512, (), modforge::reduce::form::{impl#0}::left::{closure_env#0}<(), modforge::batch::matrix",
            "limbs/scratch.rs::with_zeros: in put_sum",
            "reduce/form.rs::left: in on_stack<128, (), modforge::reduce::form::{impl#0}::left::{closure_env#0}<(), modforge::batch::matrix",
            "reduce/form.rs::left: in on_stack<512, (), modforge::reduce::form::{impl#0}::left::{closure_env#0}<(), modforge::batch::matrix",
            "reduce/pseudo_mersenne.rs:: in {closure#0}",
            "limbs/scratch.rs:: in on_stack<20, (), modforge::kernel::limbs::portable",
            "kernel/limbs/portable.rs::separate: in on_stack<20, (), modforge::kernel::limbs::portable",
            "kernel/limbs/portable.rs::square: in on_stack<20, (), modforge::kernel::limbs::portable",
            "reduce/form.rs::left: in {closure#0}<bool, modforge::residue::{impl#1}::eq",
            // Five vectors have all digits of a block in one lane.
            "kernel/digits/avxifma/product.rs::multiply: in multiply<false, 25>",
            "kernel/eight/x86_64/ifma_batch/ in take_last<6>",
            "kernel/eight/x86_64/ifma_batch/sweep.rs::: 6 => in montgomery",
            "kernel/digits/avxifma/product.rs::multiply: in multiply<true, 25>",
            // Numbers without a limb.
            "reduce/montgomery/cios.rs::mul: correct::subtract_once( in mul",
        ],
    ),
    (
        "is part of a line of which the compiler made several pieces, of which others are seen: behind a look whether to stop, a check \
         of bounds, or the end of an unrolled loop; or a copy that nothing calls",
        &[
            "batch/mod.rs::modulus: Moduli::Each(moduli) =>",
            "batch/rows.rs::mul_each: let modulus = self.modulus(index);",
            "batch/residues.rs::build: let each = ",
            "batch/mod.rs::reduce_be_bytes: BatchResidues::build(",
            "inverse/gcd.rs::by: let mask = compare::zero_mask(lost); in gcd",
            "inverse/mod.rs::finish: to_limbs(&mut inverse, d);",
            "kernel/limbs/adx/karatsuba.rs::square: combine(t, cross, !0);",
            "kernel/limbs/form.rs::add: let carry = in add<",
            "kernel/limbs/adx/mod.rs::mul_assign: } in power<",
            "kernel/limbs/adx/select.rs::select: let (vectors, rest) =",
            "kernel/digits/sums.rs::reduce: });",
            "limbs/add.rs::add_masked: in add_masked",
            "limbs/add.rs::sub: in sub",
            "limbs/add.rs::sub_borrow: in less",
            "limbs/add.rs::sub_borrow: in sub",
            "limbs/compare.rs::less: in less",
            "limbs/compare.rs::mask: in less",
            "limbs/correct.rs::subtract_once: let below = in mul",
            "reduce/split.rs::unpack: let (d, w) = in unpack",
            "reduce/split.rs::unpack: let x1 = in unpack",
            "kernel/limbs/portable.rs::interleave: in power",
            "kernel/door/power.rs::power: products.select(&mut factor, in power",
            "limbs/compare.rs::zero_mask: in pow",
            "limbs/compare.rs::zero_mask: in read_words",
            "limbs/words.rs::read_words: in read_words",
            "pow/accumulator.rs::mul: in mul",
            "pow/accumulator.rs::mul: in square_times",
            "pow/exponent.rs::fits: excess |= in pow",
            "pow/exponent.rs::window: in nth<",
            "pow/exponent.rs::window: let bytes = in pow_pair",
            "pow/window.rs::pow: power.mul(&entry); in pow",
            "reduce/reciprocal.rs::reduce: correct::subtract_once( in {closure#0}",
            "reduce/generalized_mersenne.rs::reduce_in: top = correct::subtract_once( in reduce",
            "pow/window.rs::pow: let digit = in nth<",
            "reduce/form.rs::enter: in enter",
            "reduce/form.rs::radix_power: in enter",
        ],
    ),
    (
        "ends a computation that was cancelled or stopped",
        &[
            "kernel/door/power.rs::power: watch.look(); in power<",
            "pow/repeated_squaring.rs::: #[derive(Clone, Debug)]",
            "pow/repeated_squaring.rs::: pub done: u64,",
        ],
    ),
    (
        "serves functions in variable time alone",
        &[
            "inverse/mod.rs::finish: d[m.len() - 1] += negative << DIGIT_BITS;",
            "limbs/mod.rs::: match $n { in power_vartime",
            "pow/table.rs::odd_powers:",
            "pow/table.rs:: in split",
            "pow/window.rs::sliding_width:",
        ],
    ),
];

/// What valgrind cannot run, as it knows no AVX-512, nor, unless the program is built for it, ADX: the kernels, and
/// what computes with them alone. Written as in [`PUBLIC`].
fn of_a_kernel(kernel: Kernel) -> Places {
    match kernel {
        Kernel::Adx => &[
            "kernel/limbs/adx/",
            "kernel/eight/x86_64/avx2_batch/",
            "kernel/eight/x86_64/form.rs::",
            "batch/sums.rs::add_products: plain.product(",
        ],
        Kernel::Avx512F => {
            &["kernel/digits/avx512f/", "kernel/digits/strided/", "kernel/digits/form.rs::", "kernel/digits/sums.rs::"]
        }
        Kernel::AvxIfma => &["kernel/digits/avxifma/", "kernel/digits/form.rs::", "kernel/digits/sums.rs::"],
        // The last five are called by pairs of powers and by batches alone.
        Kernel::Avx512Ifma => &[
            "kernel/digits/avx512ifma/",
            "kernel/eight/x86_64/form.rs::",
            "kernel/eight/x86_64/ifma_batch/",
            "kernel/eight/x86_64/row_products/",
            "batch/",
            "pow/pair.rs",
            "pow/table.rs:: in of_words",
            "reduce/form.rs::words: in try_map",
            "reduce/form.rs::leave: in leave",
            "limbs/mod.rs::zeros: in leave",
        ],
        _ => &[],
    }
}

/// Whether batches take AVX2 on this CPU where they do not take AVX-512 IFMA: AMD's third or fourth Zen.
fn takes_avx2() -> bool {
    let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    cpu.contains("AuthenticAMD") && cpu.lines().any(|line| line.starts_with("cpu family") && line.ends_with(" 25"))
}

/// What sees no secret by its name, or is not there, for want of kernels.
fn is_public(line: &str, within: &str, is_there: impl Fn(Kernel) -> bool) -> bool {
    let function = line.split_once(": ").map_or(line, |(function, _)| function);
    let is_called = |name: &str| function.ends_with(&format!("::{name}"));
    let missing = |kernel: &Kernel| !is_there(*kernel);
    function.ends_with("_vartime")
        || is_called("new") && ["kernel/", "reduce/", "batch/group.rs"].iter().any(|room| line.starts_with(room))
        || ["kernel", "bound", "radix_bits", "name", "cost", "words", "limbs"].into_iter().any(is_called)
        || line.starts_with("kernel/eight/x86_64/avx2_batch/") && !takes_avx2()
        || Kernel::ALL
            .iter()
            .filter(|kernel| missing(kernel))
            .any(|kernel| is_among(of_a_kernel(*kernel), line, within))
}

/// Checks that the traces so far saw all code that is not [`PUBLIC`], and prints which entries of that nothing needed:
/// what is inlined where, and so which of them do, changes from build to build.
pub fn all_code_was_traced() {
    let executed = constant_time::executed();
    let idle = SOURCES.check("traces", &executed, |line, within| is_public(line, within, Kernel::is_available));
    println!("not needed in this build: {idle:#?}");
}

/// What memcheck is given reaches all code that the CPU which valgrind plays can run.
#[test]
#[ignore = "needs valgrind; run by make coverage"]
fn all_code_ran_under_valgrind() {
    let executed = constant_time::Memcheck::executed("memcheck::finds_no_secret_in_branches_or_addresses");
    let is_there = |kernel| memcheck::kernels().contains(&kernel);
    SOURCES.check("memcheck", &executed, |line, within| is_public(line, within, is_there));
}

#[test]
#[ignore = "reads all symbols; run by make coverage"]
fn code_that_did_not_run_is_noticed() {
    let (coverage, _) = SOURCES.coverage(&HashSet::new(), |line, within| is_public(line, within, |_| true));
    assert_eq!(coverage.seen, 0);
    for line in ["limbs/compare.rs::mask: black_box(bit).wrapping_neg()", "kernel/limbs/portable.rs::square: "] {
        assert!(coverage.unseen.keys().any(|unseen| unseen.starts_with(line)), "{line}");
    }
}

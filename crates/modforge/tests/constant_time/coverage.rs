//! Traces and memcheck see every line that a secret may reach, in every machine function that it is part of: memcheck
//! as far as valgrind knows the instructions.

use crate::cpu::Cpu;
use constant_time::{Places, Sources};
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
            "batch/group.rs::of_ifma:",
            "batch/group.rs::pays:",
            "batch/rows.rs::mul_rows:",
            "batch/mod.rs::new:",
            "batch/mod.rs::with_moduli:",
            "batch/matrix/digits.rs::new:",
            "batch/sums.rs::add_products: if plain.is_none() {",
            "kernel/choice/",
            "kernel/door/lanes.rs::lane_words:",
            "kernel/eight/x86_64/digit_products.rs::in_wide_vectors: if has_avx2() {",
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
            "kernel/door/arithmetic.rs::power_from_below: }",
            "kernel/eight/x86_64/digit_products.rs::add_digit_products: if !has_avx2() {",
            "kernel/digits/strided/mod.rs::deref: in words",
            "kernel/limbs/adx/karatsuba.rs::limb_products:",
            "kernel/limbs/adx/karatsuba.rs::splits:",
            "kernel/limbs/adx/mod.rs::constants",
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
            "reduce/form.rs::radix_power: in one",
            "reduce/form.rs::multiply_numbers: && let Some(plain) =",
            "reduce/generalized_mersenne.rs::low_digits:",
            "reduce/generalized_mersenne.rs::signed_terms:",
            "reduce/generalized_mersenne.rs::sums_are_small:",
            "reduce/reduction.rs::",
            "reduce/reciprocal.rs::reduce: && let Some(plain) =",
            "reduce/split.rs::factors:",
        ],
    ),
    (
        "refuses arguments by what may be told of them: counts, lengths, that there is no inverse",
        &[
            "batch/residues.rs::build: check_count(",
            "batch/residues.rs::check_count:",
            "batch/residues.rs::mul_assign: return Err(Error::BatchMismatch);",
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
            "batch/residues.rs::pow: in call_once<",
            "batch/residues.rs::pow: in {closure#0}",
            "batch/residues.rs::to_be_bytes: in call_once<",
            "batch/residues.rs::to_be_bytes: in {closure#0}",
            "batch/matrix/mod.rs::matmul_rows: in call_once<",
            "batch/matrix/mod.rs::matmul_rows: in modforge::batch::matrix::<impl",
            "batch/matrix/tiles.rs::new: let blocks = in call_once<",
            "batch/matrix/tiles.rs::new: let blocks = in {closure#1}<",
            "batch/matrix/tiles.rs::new: Watch::new().look();",
            "pow/fixed_base/mod.rs::with_table:",
            "pow/fixed_base/storage.rs::fnv1a: let watch",
            "pow/fixed_base/threads.rs::share_out:",
            "inverse/even.rs::invert: watch.look();",
            "inverse/mod.rs::finish: watch.look();",
            "pow/accumulator.rs::square: self.watch.look();",
            "pow/accumulator.rs::square: self.watch.count(",
            "kernel/door/power.rs::power: watch.count(",
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
            "reduce/pseudo_mersenne.rs:: in {closure#0}",
            "limbs/scratch.rs:: in on_stack<32, (), modforge::reduce::pseudo_mersenne",
            "limbs/scratch.rs:: in on_stack<20, (), modforge::kernel::limbs::portable",
            "kernel/limbs/portable.rs::separate: in on_stack<20, (), modforge::kernel::limbs::portable",
            "limbs/scratch.rs:: in on_stack<20, (), modforge::reduce::form::{impl#0}::multiply_plain_numbers",
            "limbs/scratch.rs:: in on_stack<20, (), modforge::reduce::reciprocal::{impl#0}::reduce_by_products",
            "limbs/scratch.rs:: in on_stack<32, (), modforge::reduce::reciprocal::{impl#0}::reduce_by_products",
            "kernel/limbs/portable.rs::square: in on_stack<20, (), modforge::kernel::limbs::portable",
            "reduce/form.rs::left: in {closure#0}<bool, modforge::residue::{impl#1}::eq",
            "reduce/form.rs::left: in {closure#0}<(), modforge::batch::addition",
            // Plain numbers of 8 limbs have a product of the kernel; those with room on the heap have 256.
            "kernel/limbs/adx/plain.rs::product: assert!( in on_stack<*multiply_plain_numbers",
            "kernel/limbs/adx/plain.rs::product: if a.len() == in on_stack<*multiply_plain_numbers",
            "kernel/limbs/adx/plain.rs::product: return unsafe { in on_stack<*multiply_plain_numbers",
            "kernel/limbs/adx/plain.rs::product: in product",
            "kernel/limbs/adx/plain.rs::product: in {closure#1}<modforge::reduce::pseudo_mersenne",
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
            "batch/mod.rs::modulus: Moduli::Shared(modulus) => modulus, in {closure#0}<",
            "batch/addition.rs::zero: in {closure#0}<modforge::batch::addition::{impl#0}::add_rows",
            "batch/matrix/digits.rs::join: in_wide_vectors( in join",
            "batch/matrix/tiles.rs::fill: add_digit_products(sums, x, y); in {closure#3}",
            "batch/rows.rs::mul_each: let modulus = self.modulus(index);",
            "batch/residues.rs::build: let each = ",
            "batch/mod.rs::reduce_be_bytes: BatchResidues::build(",
            "inverse/gcd.rs::by: let mask = compare::zero_mask(lost); in gcd",
            "inverse/mod.rs::finish: to_limbs(&mut inverse, d);",
            "kernel/limbs/adx/karatsuba.rs::square: combine(t, cross, !0);",
            "kernel/limbs/adx/karatsuba.rs::part: t[..a.len()].fill(0); in part",
            "kernel/limbs/adx/plain.rs::square: } in {closure#1}<modforge::reduce::pseudo_mersenne",
            "reduce/pseudo_mersenne.rs::mul: |plain, product, scratch|",
            "reduce/pseudo_mersenne.rs::square: |plain, product, scratch|",
            "pow/repeated_squaring.rs::square_times: power.mul(self.words()); in square_times",
            "kernel/door/power.rs::power: _ => products.mul_assign(&mut table[i], base), in power",
            "kernel/door/power.rs::power: products.mul_assign(&mut power, &factor); in power",
            "kernel/door/power.rs::power: products.square_assign(&mut power, width); in power",
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
            "limbs/compare.rs::mask: in select_entry",
            "limbs/compare.rs::select_entry: in select_entry",
            "limbs/compare.rs::zero_mask: in select_entry",
            "limbs/correct.rs::subtract_once: let below = in mul",
            "reduce/split.rs::unpack: let (d, w) = in unpack",
            "reduce/split.rs::unpack: let x1 = in unpack",
            "kernel/limbs/portable.rs::interleave: in power",
            "kernel/door/power.rs::power: products.select(&mut factor, in power",
            "kernel/door/arithmetic.rs::select: in modforge::kernel::door::arithmetic::Arithmetic::select",
            "limbs/compare.rs::zero_mask: in pow",
            "limbs/compare.rs::zero_mask: in read_words",
            "limbs/words.rs::read_words: in read_words",
            "pow/accumulator.rs::mul: in mul",
            "pow/accumulator.rs::mul: in square_times",
            "pow/exponent.rs::fits: excess |= in pow",
            "pow/exponent.rs::pieces: in nth<",
            "pow/exponent.rs::window: in nth<",
            "pow/exponent.rs::window: let bytes = in pow_pair",
            "pow/window.rs::pow: power.mul(&entry); in pow",
            "reduce/reciprocal.rs::reduce: correct::subtract_once( in {closure#0}",
            "reduce/reciprocal.rs::reduce_by_products: correct::subtract_once( in {closure#0}",
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
            "batch/matrix/tiles.rs::rows: let mut tile =",
            "pow/repeated_squaring.rs::: #[derive(Clone, Debug)]",
            "pow/repeated_squaring.rs::: pub done: u64,",
        ],
    ),
    (
        "serves functions in variable time alone",
        &[
            "inverse/mod.rs::finish: d[m.len() - 1] += negative << DIGIT_BITS;",
            "kernel/limbs/adx/karatsuba.rs::square_part: in square",
            "kernel/limbs/adx/plain.rs:: in square",
            "limbs/mod.rs::: match $n { in power_vartime",
            "limbs/compare.rs:: in equal",
            "pow/table.rs::odd_powers:",
            "pow/table.rs:: in split",
            "pow/window.rs::sliding_width:",
        ],
    ),
];

/// What sees no secret by its name, or is not run by a CPU.
fn is_public(line: &str, within: &str, cpu: &Cpu) -> bool {
    let function = line.split_once(": ").map_or(line, |(function, _)| function);
    let is_called = |name: &str| function.ends_with(&format!("::{name}"));
    function.ends_with("_vartime")
        || is_called("new") && ["kernel/", "reduce/", "batch/group.rs"].iter().any(|room| line.starts_with(room))
        || ["kernel", "bound", "radix_bits", "name", "cost", "words", "limbs"].into_iter().any(is_called)
        || cpu.never_runs(line, within)
}

/// Checks that the traces so far saw all code that is not [`PUBLIC`], and prints which entries of that nothing needed:
/// what is inlined where, and so which of them do, changes from build to build.
pub fn all_code_was_traced() {
    let executed = constant_time::executed();
    let cpu = Cpu::this();
    let idle = SOURCES.check("traces", &executed, |line, within| is_public(line, within, &cpu));
    println!("not needed in this build: {idle:#?}");
}

/// What memcheck is given reaches all code that the CPU which valgrind plays can run.
#[test]
#[ignore = "needs valgrind; run by make coverage"]
fn all_code_ran_under_valgrind() {
    let executed = constant_time::Memcheck::executed("memcheck::finds_no_secret_in_branches_or_addresses");
    let cpu = Cpu::of_valgrind();
    SOURCES.check("memcheck", &executed, |line, within| is_public(line, within, &cpu));
}

#[test]
#[ignore = "reads all symbols; run by make coverage"]
fn code_that_did_not_run_is_noticed() {
    let cpu = Cpu::this();
    let (coverage, _) = SOURCES.coverage(&HashSet::new(), |line, within| is_public(line, within, &cpu));
    assert_eq!(coverage.seen, 0);
    for line in ["limbs/compare.rs::mask: black_box(bit).wrapping_neg()", "kernel/limbs/portable.rs::square: "] {
        assert!(coverage.unseen.keys().any(|unseen| unseen.starts_with(line)), "{line}");
    }
}

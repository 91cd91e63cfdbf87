//! The modulus: looked at once, then immutable.

use crate::cancel::Watch;
use crate::hex::from_hex;
use crate::kernel::{Kernel, Kernels};
use crate::limbs::bytes::{from_be_bytes, limbs_for, parse, to_be_bytes};
use crate::limbs::{Limb, MAX_BITS, bit_length_vartime, compare, scratch, zeros};
use crate::reduce::form::{Form, Words};
use crate::reduce::{Fit, Reduction};
use crate::{Error, Residue};
use alloc::vec::Vec;
use core::fmt;
use zeroize::Zeroizing;

/// A modulus of 1 to [`MAX_BITS`] bits with everything that arithmetic modulo it needs.
///
/// Odd moduli are the fastest. An even one, 2^k·d, costs little more than its odd factor d, with which a kernel
/// computes. Modulo 1 there is one residue, 0, written as one zero byte; it is [`zero`](Self::zero) and
/// [`one`](Self::one).
///
/// The modulus itself is treated as public: making one runs in variable time. What is kept of it is zeroed when it is
/// dropped, for those that are secret primes.
///
/// ```
/// use modforge::{Error, Modulus};
///
/// let modulus = Modulus::from_be_bytes(&[0xff, 0xf1])?; // 65521
/// assert_eq!((modulus.bits(), modulus.byte_length()), (16, 2));
///
/// let x = modulus.reduce_be_bytes(&[0x01, 0x00, 0x00]); // 65536 = 65521 + 15
/// assert_eq!(x.to_be_bytes(), [0x00, 0x0f]);
///
/// let even = Modulus::from_be_bytes(&[0x01, 0x00])?; // 256
/// assert_eq!(even.reduce_be_bytes(&[3]).pow(&[0x0a]).to_be_bytes(), [0x00, 0xa9]); // 3^10 = 230·256 + 169
/// assert_eq!(Modulus::from_be_bytes(&[0]).err(), Some(Error::ModulusZero));
/// # Ok::<(), Error>(())
/// ```
pub struct Modulus {
    limbs: Words,
    bits: usize,
    reduction: Reduction,
    form: Form,
}

impl Modulus {
    /// The modulus of these big-endian bytes (leading zeros are allowed), with the kernel that [`Kernel::choose`]
    /// picks.
    ///
    /// It costs a division of a number of twice the length, most of a second at 2^20 bits: bound the length of what
    /// others send.
    ///
    /// # Errors
    /// A modulus that is 0 or above [`MAX_BITS`] bits, and whatever is wrong with a forced kernel.
    ///
    /// ```
    /// use modforge::{Error, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[0x00, 0x01, 0x01])?; // 257
    /// assert_eq!((modulus.bits(), modulus.byte_length()), (9, 2));
    /// assert_eq!(Modulus::from_be_bytes(&[0, 0]).err(), Some(Error::ModulusZero));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn from_be_bytes(bytes: &[u8]) -> Result<Self, Error> {
        Self::chosen(parse(bytes))
    }

    /// As [`from_be_bytes`](Self::from_be_bytes), from hexadecimal digits with or without `0x`.
    ///
    /// # Errors
    /// As there, and text that is not hexadecimal.
    ///
    /// ```
    /// use modforge::{Error, Modulus};
    ///
    /// assert_eq!(Modulus::from_hex("0x0101")?, Modulus::from_be_bytes(&[1, 1])?);
    /// assert_eq!(Modulus::from_hex("10l").err(), Some(Error::InvalidHex { position: 2 }));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn from_hex(text: &str) -> Result<Self, Error> {
        Self::from_be_bytes(&from_hex(text)?)
    }

    /// As [`from_be_bytes`](Self::from_be_bytes), with a kernel of your choice: for an even modulus it computes with
    /// the odd factor. A power of two needs none and takes any.
    ///
    /// # Errors
    /// As there, and a kernel that this CPU or this size does not allow.
    ///
    /// ```
    /// use modforge::{Kernel, Modulus};
    ///
    /// let modulus = Modulus::with_kernel(&[97], Kernel::Portable)?;
    /// assert_eq!(modulus.kernel(), Kernel::Portable);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn with_kernel(bytes: &[u8], kernel: Kernel) -> Result<Self, Error> {
        Self::build(parse(bytes), |m| Ok(Fit::by_kernel(m)), |_| Ok(kernel))
    }

    /// As [`from_be_bytes`](Self::from_be_bytes), with a reduction of your choice.
    ///
    /// ```
    /// use modforge::{Error, Modulus, Reduction};
    ///
    /// let bytes = [0x7f, 0xff, 0xff, 0xff, 0xff]; // 2^39 - 1
    /// let (barrett, kernel) = (Modulus::with_reduction(&bytes, Reduction::Barrett)?, Modulus::from_be_bytes(&bytes)?);
    /// let square = |modulus: &Modulus| modulus.reduce_be_bytes(&[2; 9]).square().to_be_bytes();
    /// assert_eq!(square(&barrett), square(&kernel));
    /// assert!(kernel.accepts(Reduction::Barrett) && !kernel.accepts(Reduction::Split));
    /// # Ok::<(), Error>(())
    /// ```
    ///
    /// # Errors
    /// As there, and [`Error::ReductionModulus`].
    pub fn with_reduction(bytes: &[u8], reduction: Reduction) -> Result<Self, Error> {
        // An error in what the variable says comes up where a kernel is needed.
        let kernels = Kernels::of_this_cpu().unwrap_or(Kernels::new(|kernel| kernel == Kernel::Portable));
        Self::build(parse(bytes), |m| Fit::of(reduction, m, kernels), Kernel::choose)
    }

    /// The modulus of these limbs, with the reduction and the kernel that are the fastest here.
    pub(crate) fn chosen(limbs: Vec<Limb>) -> Result<Self, Error> {
        let kernels = Kernels::of_this_cpu();
        let fit = |m: &[Limb]| match &kernels {
            Ok(kernels) => Ok(Fit::fastest(m, *kernels)),
            Err(_) => Ok(Fit::by_kernel(m)), // the error comes up where a kernel is needed
        };
        Self::build(limbs, fit, |bits| kernels.clone().map(|kernels| kernels.fastest(bits)))
    }

    fn build(
        limbs: Vec<Limb>,
        choose_reduction: impl FnOnce(&[Limb]) -> Result<Fit, Error>,
        choose_kernel: impl FnOnce(usize) -> Result<Kernel, Error>,
    ) -> Result<Self, Error> {
        Watch::new().look();
        let limbs = Zeroizing::new(checked(limbs)?);
        let fit = choose_reduction(&limbs)?;
        let reduction = fit.reduction();
        let form = fit.build(&limbs, choose_kernel)?;
        Ok(Self { bits: bit_length_vartime(&limbs), limbs, reduction, form })
    }

    /// Number of bits, without leading zeros.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// assert_eq!(Modulus::from_be_bytes(&[0x00, 0x61])?.bits(), 7);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn bits(&self) -> usize {
        self.bits
    }

    /// Bytes that hold any number below the modulus.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// assert_eq!(Modulus::from_be_bytes(&[0x01, 0x01])?.byte_length(), 2); // 9 bits
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn byte_length(&self) -> usize {
        self.bits.div_ceil(8)
    }

    /// The kernel that does the arithmetic: for an even modulus that of its odd factor, for a power of two
    /// [`Kernel::Portable`].
    ///
    /// ```
    /// use modforge::{Kernel, Modulus};
    ///
    /// assert!(Modulus::from_be_bytes(&[97])?.kernel().is_available());
    /// assert_eq!(Modulus::from_be_bytes(&[64])?.kernel(), Kernel::Portable);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn kernel(&self) -> Kernel {
        self.form.kernel()
    }

    /// The reduction that brings products below the modulus.
    ///
    /// ```
    /// use modforge::{Modulus, Reduction};
    ///
    /// assert_eq!(Modulus::from_be_bytes(&[96])?.reduction(), Reduction::Split); // 2^5·3
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn reduction(&self) -> Reduction {
        self.reduction
    }

    /// The modulus as [`byte_length`](Self::byte_length) big-endian bytes.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// assert_eq!(Modulus::from_be_bytes(&[0, 0, 97])?.to_be_bytes(), [97]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn to_be_bytes(&self) -> Vec<u8> {
        to_be_bytes(&self.limbs, self.byte_length())
    }

    /// The residue 0.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// assert!(modulus.zero().is_zero());
    /// assert_eq!(modulus.zero(), modulus.reduce_be_bytes(&[97]));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn zero(&self) -> Residue<'_> {
        Residue::new(self, self.form.words())
    }

    /// The residue 1.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// assert_eq!(modulus.one().to_be_bytes(), [1]);
    /// assert_eq!(Modulus::from_be_bytes(&[1])?.one().to_be_bytes(), [0]);
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn one(&self) -> Residue<'_> {
        Residue::new(self, Zeroizing::new(self.form.one().to_vec()))
    }

    /// The residue of a big-endian number below the modulus; leading zero bytes are allowed.
    ///
    /// # Errors
    /// [`Error::OperandNotReduced`] for a number that is not below the modulus; use
    /// [`reduce_be_bytes`](Self::reduce_be_bytes) to have it reduced.
    ///
    /// ```
    /// use modforge::{Error, Modulus};
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// assert_eq!(modulus.residue_from_be_bytes(&[0, 0, 96])?.to_be_bytes(), [96]);
    /// assert_eq!(modulus.residue_from_be_bytes(&[97]).err(), Some(Error::OperandNotReduced));
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn residue_from_be_bytes(&self, bytes: &[u8]) -> Result<Residue<'_>, Error> {
        scratch::with_zeros(self.limbs.len(), |limbs| {
            let fits = from_be_bytes(limbs, bytes);
            self.residue_below(limbs, fits)
        })
    }

    /// The residue of a big-endian number of any length, reduced in time that depends on the lengths alone.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// assert_eq!(modulus.reduce_be_bytes(&[1, 0]).to_be_bytes(), [62]); // 256 = 2·97 + 62
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn reduce_be_bytes(&self, bytes: &[u8]) -> Residue<'_> {
        let mut limbs = Zeroizing::new(zeros(limbs_for(bytes.len() * 8)));
        from_be_bytes(&mut limbs, bytes);
        Residue::new(self, self.form.enter_wide(&limbs))
    }

    /// `a·b mod M` for big-endian numbers of any length, as many bytes as the modulus has. Constant time in the
    /// numbers.
    ///
    /// For single products: it takes two products of the kernel, or a plain one and its remainder where that is faster;
    /// two residues and their product take four. A chain is faster with residues.
    ///
    /// ```
    /// use modforge::Modulus;
    ///
    /// let modulus = Modulus::from_be_bytes(&[97])?;
    /// assert_eq!(modulus.mul_be_bytes(&[60], &[1, 50]), [27]); // 60·306 = 189·97 + 27
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn mul_be_bytes(&self, a: &[u8], b: &[u8]) -> Vec<u8> {
        let read = |x: &mut [Limb], y: &mut [Limb]| {
            from_be_bytes(x, a);
            from_be_bytes(y, b);
        };
        self.product_of_numbers([8 * a.len(), 8 * b.len()], read, |product| to_be_bytes(product, self.byte_length()))
    }

    /// What `write` makes of the product of two numbers of so many bits, which `read` puts into limbs.
    pub(crate) fn product_of_numbers<T>(
        &self,
        bits: [usize; 2],
        read: impl FnOnce(&mut [Limb], &mut [Limb]),
        write: impl FnOnce(&[Limb]) -> T,
    ) -> T {
        Watch::new().look();
        let arithmetic = self.form.arithmetic();
        let [a_limbs, b_limbs] = bits.map(limbs_for);
        scratch::with_zeros(a_limbs + b_limbs + self.limbs.len() + 3 * arithmetic.words(), |room| {
            let (x, rest) = room.split_at_mut(a_limbs);
            let (y, rest) = rest.split_at_mut(b_limbs);
            read(x, y);
            if bits[0].max(bits[1]) > arithmetic.max_packed_bits() {
                let mut product = self.form.words();
                arithmetic.mul(&mut product, &self.form.enter_wide(x), &self.form.enter_wide(y));
                return self.form.left(&product, write);
            }
            let (product, rest) = rest.split_at_mut(self.limbs.len());
            self.form.multiply_numbers(product, x, y, rest);
            write(product)
        })
    }

    /// The residue of a number of as many limbs as the modulus, if it `fits` into them and is below the modulus.
    pub(crate) fn residue_below(&self, limbs: &[Limb], fits: bool) -> Result<Residue<'_>, Error> {
        self.check_below(limbs, fits)?;
        Ok(Residue::new(self, self.form.enter(limbs)))
    }

    /// A big-endian number below the modulus, in its limbs.
    pub(crate) fn number_below(&self, bytes: &[u8]) -> Result<Words, Error> {
        let mut limbs = Zeroizing::new(zeros(self.limbs.len()));
        let fits = from_be_bytes(&mut limbs, bytes);
        self.check_below(&limbs, fits)?;
        Ok(limbs)
    }

    /// A big-endian number of any length: as it is if `bits` have room for it, else reduced.
    pub(crate) fn number_of_at_most(&self, bits: usize, bytes: &[u8]) -> Words {
        let mut limbs = Zeroizing::new(zeros(limbs_for(bytes.len() * 8)));
        from_be_bytes(&mut limbs, bytes);
        if bytes.len() * 8 <= bits { limbs } else { self.form.leave(&self.form.enter_wide(&limbs)) }
    }

    fn check_below(&self, limbs: &[Limb], fits: bool) -> Result<(), Error> {
        // May be told: whether the number is below the modulus.
        if !fits || compare::less(limbs, &self.limbs) == 0 { Err(Error::OperandNotReduced) } else { Ok(()) }
    }

    /// Whether this reduction takes the modulus.
    ///
    /// ```
    /// use modforge::{Modulus, Reduction};
    ///
    /// let mersenne = Modulus::from_be_bytes(&[0x1f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])?; // 2^61 - 1
    /// assert!(mersenne.accepts(Reduction::PseudoMersenne));
    /// assert!(!mersenne.accepts(Reduction::Split)); // for even moduli
    /// # Ok::<(), modforge::Error>(())
    /// ```
    pub fn accepts(&self, reduction: Reduction) -> bool {
        Fit::of(reduction, &self.limbs, Kernels::new(|_| false)).is_ok()
    }

    /// Without leading zero limbs.
    pub(crate) fn limbs(&self) -> &[Limb] {
        &self.limbs
    }

    pub(crate) fn form(&self) -> &Form {
        &self.form
    }

    /// The facts that decide what the words of a residue mean: the same for moduli for which these are equal.
    pub(crate) fn meaning(&self) -> (&[Limb], Kernel, Reduction) {
        (&self.limbs, self.kernel(), self.reduction)
    }
}

/// The limbs of a modulus of at least 1 and at most [`MAX_BITS`] bits, without leading zeros.
pub(crate) fn checked(mut limbs: Vec<Limb>) -> Result<Vec<Limb>, Error> {
    match bit_length_vartime(&limbs) {
        0 => Err(Error::ModulusZero),
        bits if bits > MAX_BITS => Err(Error::ModulusTooLarge { bits }),
        bits => {
            limbs.truncate(limbs_for(bits));
            Ok(limbs)
        }
    }
}

/// Equal numbers are equal moduli, whatever their kernels and reductions.
impl PartialEq for Modulus {
    fn eq(&self, other: &Self) -> bool {
        self.limbs == other.limbs
    }
}

impl Eq for Modulus {}

impl fmt::Debug for Modulus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Modulus(0x")?;
        for byte in self.to_be_bytes() {
            write!(f, "{byte:02x}")?;
        }
        write!(f, ", {})", self.kernel().name())
    }
}

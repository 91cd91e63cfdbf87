//! The private operation of RSA by the Chinese remainder theorem, checked against the public one.
//!
//! `cargo run --release --example rsa_private [SIGNATURES]`
//!
//! A power modulo n = p·q is put together from one modulo p and one modulo q, with exponents half as long: an eighth of
//! the work each, and both at once. A fault in one of them would give p or q away (Boneh, DeMillo and Lipton 1997), so
//! a result is only let out when the public operation takes it back to the message.
//!
//! This is the bare operation. A protocol needs padding around it, which other crates have.

use modforge::{Error, Modulus, Residue};
use std::io::Write;
use std::time::Instant;

struct PublicKey {
    n: Modulus,
    exponent: Vec<u8>,
}

impl PublicKey {
    fn apply<'m>(&self, number: &Residue<'m>) -> Residue<'m> {
        number.pow_vartime(&self.exponent) // nothing secret here
    }
}

struct PrivateKey {
    p: Modulus,
    q: Modulus,
    /// The private exponent modulo p − 1 and modulo q − 1.
    exponents: [Vec<u8>; 2],
    /// q⁻¹ modulo p.
    q_inverse: Vec<u8>,
}

impl PrivateKey {
    fn new(p: &str, q: &str, exponent: &str) -> Result<Self, Error> {
        let (p, q) = (Modulus::from_hex(p)?, Modulus::from_hex(q)?);
        let exponent = bytes(exponent);
        let exponent_modulo_one_less = |prime: &Modulus| {
            let mut bytes = prime.to_be_bytes();
            bytes[prime.byte_length() - 1] -= 1; // a prime above 2 is odd
            Ok::<_, Error>(Modulus::from_be_bytes(&bytes)?.reduce_be_bytes(&exponent).to_be_bytes())
        };
        let exponents = [exponent_modulo_one_less(&p)?, exponent_modulo_one_less(&q)?];
        let q_inverse = p.reduce_be_bytes(&q.to_be_bytes()).inverse()?.to_be_bytes();
        Ok(Self { p, q, exponents, q_inverse })
    }

    /// The number to the power of the private exponent, or None where something went wrong on the way.
    fn apply<'m>(&self, number: &Residue<'m>, public: &PublicKey) -> Result<Option<Residue<'m>>, Error> {
        let n = number.modulus();
        let bytes = number.to_be_bytes();
        let [modulo_p, modulo_q] = [&self.p, &self.q].map(|prime| prime.reduce_be_bytes(&bytes));
        let (modulo_p, modulo_q) = modulo_p.pow_pair(&self.exponents[0], &modulo_q, &self.exponents[1]);
        let modulo_q = modulo_q.to_be_bytes();
        // Garner: x = x_q + q·h with h = (x_p − x_q)·q⁻¹ modulo p.
        let difference = &modulo_p - &self.p.reduce_be_bytes(&modulo_q);
        let h = (difference * &self.p.reduce_be_bytes(&self.q_inverse))?.to_be_bytes();
        let q = n.reduce_be_bytes(&self.q.to_be_bytes());
        let result = (&n.reduce_be_bytes(&h) * &q + &n.reduce_be_bytes(&modulo_q))?;
        Ok((public.apply(&result) == *number).then_some(result))
    }
}

fn bytes(hex: &str) -> Vec<u8> {
    hex.as_bytes().chunks(2).map(|pair| u8::from_str_radix(str::from_utf8(pair).unwrap(), 16).unwrap()).collect()
}

/// The program, apart from its arguments.
pub fn run(signatures: u32, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let public = PublicKey { n: Modulus::from_hex(MODULUS)?, exponent: bytes(PUBLIC_EXPONENT) };
    let private = PrivateKey::new(PRIME_P, PRIME_Q, PRIVATE_EXPONENT)?;
    let message = public.n.residue_from_be_bytes(&bytes(MESSAGE))?;
    writeln!(
        out,
        "A key of {} bits; the primes are computed with by the kernel {}.",
        public.n.bits(),
        private.p.kernel().name()
    )?;

    let signature = private.apply(&message, &public)?.ok_or("the public operation does not take the signature back")?;
    writeln!(out, "message    {}…", &message.to_hex()[..32])?;
    writeln!(out, "signature  {}…", &signature.to_hex()[..32])?;
    if signature.to_be_bytes() != bytes(SIGNATURE) {
        return Err("the signature differs from the published one".into());
    }
    writeln!(out, "It is the published signature, and the public operation takes it back to the message.")?;

    let start = Instant::now();
    let mut number = message;
    for _ in 0..signatures {
        number = private.apply(&number, &public)?.ok_or("a signature failed its check")?;
    }
    let seconds = start.elapsed().as_secs_f64();
    writeln!(out, "{signatures} signatures in a row, each checked: {:.0} a second.", f64::from(signatures) / seconds)?;
    Ok(())
}

fn main() {
    let signatures = std::env::args()
        .nth(1)
        .map_or(Ok(1000), |count| count.parse().map_err(|error| format!("{count}: {error}").into()));
    if let Err(error) = signatures.and_then(|signatures| run(signatures, &mut std::io::stdout().lock())) {
        eprintln!("rsa_private: {error}");
        std::process::exit(1);
    }
}

// A key and a signature from NIST's vectors for the RSA signature primitive (CAVP, RSASP1, modulus 2048, count 0).
const MODULUS: &str = "\
    bad47a84c1782e4dbdd913f2a261fc8b65838412c6e45a2068ed6d7f16e9cdf4462b39119563cafb74b9cbf25cfd544bdae2\
    3bff0ebe7f6441042b7e109b9a8afaa056821ef8efaab219d21d6763484785622d918d395a2a31f2ece8385a8131e5ff1433\
    14a82e21afd713bae817cc0ee3514d4839007ccb55d68409c97a18ab62fa6f9f89b3f94a2777c47d6136775a56a9a0127f68\
    2470bef831fbec4bcd7b5095a7823fd70745d37d1bf72b63c4b1b4a3d0581e74bf9ade93cc46148617553931a79d92e9e488\
    ef47223ee6f6c061884b13c9065b591139de13c1ea2927491ed00fb793cd68f463f5f64baa53916b46c818ab99706557a1c2\
    d50d232577d1";
const PUBLIC_EXPONENT: &str = "\
    010001";
const PRIME_P: &str = "\
    e7c9e4b3e5d7ac9e83be08328105356dfeefe222f26c95378effd2150fadf7ba23f5b4705d82e4f1bc45057067c7def73e21\
    00f756ee6d547965fa4f24b85d68867f03d7c886d1dbcca4c589745701b362a1f1417f471d8475b6b7a16a4c48ef1f556edc\
    3f0ff6ba13d365d6e82751f207d91101c8eea1013ccdd9e1de4c387f";
const PRIME_Q: &str = "\
    ce58602e051f0f4647c4ec57f682e5737fc482a8a1ffac9043bba4fba3387d7dd2154507af1e28bd81b61fcdfe35f9734e0d\
    9b53682ec785f1f6e6224f63d10bf78484b83a4254f333d0fb3f3e9e1834bede52e3078ac279a862fb90af266d7591c81f20\
    b718d07d51bfc221b66a25403b4ac1a68d673fdd959b01ecf3d0a7af";
const PRIVATE_EXPONENT: &str = "\
    40d60f24b61d76783d3bb1dc00b55f96a2a686f59b3750fdb15c40251c370c65cada222673811bc6b305ed7c90ffcb3abddd\
    c8336612ff13b42a75cb7c88fb936291b523d80acce5a0842c724ed85a1393faf3d470bda8083fa84dc5f31499844f0c7c1e\
    93fb1f734a5a29fb31a35c8a0822455f1c850a49e8629714ec6a2657efe75ec1ca6e62f9a3756c9b20b4855bdc9a3ab58c43\
    d8af85b837a7fd15aa1149c119cfe960c05a9d4cea69c9fb6a897145674882bf57241d77c054dc4c94e8349d376296137eb4\
    21686159cb878d15d171eda8692834afc871988f203fc822c5dcee7f6c48df663ea3dc755e7dc06aebd41d05f1ca2891e267\
    9783244d068f";
const MESSAGE: &str = "\
    70992c9d95a4908d2a94b3ab9fa1cd643f120e326f9d7808af50cac42c4b0b4eeb7f0d4df303a568fbfb82b0f58300d25357\
    645721bb71861caf81b27a56082c80a146499fb4eab5bde4493f5d00f1a437bbc360dfcd8056fe6be10e608adb30b6c2f765\
    2428b8d32d362945982a46585d2102ef7995a8ba6e8ad8fd16bd7ae8f53c3d7fcfba290b57ce7f8f09c828d6f2d3ce56f131\
    bd9461e5667e5b73edac77f504dac4f202a9570eb4515b2bf516407db831518db8a2083ec701e8fd387c430bb1a72deca5b4\
    9d429cf9deb09cc4518dc5f57c089aa2d3420e567e732102c2c92b88a07c69d70917140ab3823c63f312d3f11fa87ba29da3\
    c7224b4fb4bc";
const SIGNATURE: &str = "\
    7e65b998a05f626b028c75dc3fbf98963dce66d0f4c3ae4237cff304d84d8836cb6bad9ac86f9d1b8a28dd70404788b869d2\
    429f1ec0663e51b753f7451c6b4645d99126e457c1dac49551d86a8a974a3131e9b371d5c214cc9ff240c299bd0e62dbc7a9\
    a2dad9fa5404adb00632d36332d5be6106e9e6ec81cac45cd339cc87abbe7f89430800e16e032a66210b25e926eda243d9f0\
    9955496ddbc77ef74f17fee41c4435e78b46965b713d72ce8a31af641538add387fedfd88bb22a42eb3bda40f72ecad941db\
    ffdd47b3e77737da741553a45b630d070bcc5205804bf80ee2d51612875dbc4796960052f1687e0074007e6a33ab8b2085c0\
    33f9892b6f74";

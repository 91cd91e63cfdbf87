//! The hash functions of RustCrypto.

use digest::Digest;
use rustls::crypto::hash::{Context, Hash, HashAlgorithm, Output};
use sha2::{Sha256, Sha384};
use std::marker::PhantomData;

pub(crate) static SHA256: Function<Sha256> = Function { name: HashAlgorithm::SHA256, function: PhantomData };
pub(crate) static SHA384: Function<Sha384> = Function { name: HashAlgorithm::SHA384, function: PhantomData };

pub(crate) struct Function<D> {
    name: HashAlgorithm,
    function: PhantomData<fn() -> D>,
}

/// The state of a hash that is under way.
#[derive(Clone)]
struct Running<D>(D);

impl<D: Digest + Clone + Send + Sync + 'static> Hash for Function<D> {
    fn start(&self) -> Box<dyn Context> {
        Box::new(Running(D::new()))
    }

    fn hash(&self, data: &[u8]) -> Output {
        Output::new(&D::digest(data))
    }

    fn output_len(&self) -> usize {
        <D as Digest>::output_size()
    }

    fn algorithm(&self) -> HashAlgorithm {
        self.name
    }
}

impl<D: Digest + Clone + Send + Sync + 'static> Context for Running<D> {
    fn fork_finish(&self) -> Output {
        Output::new(&self.0.clone().finalize())
    }

    fn fork(&self) -> Box<dyn Context> {
        Box::new(self.clone())
    }

    fn finish(self: Box<Self>) -> Output {
        Output::new(&self.0.finalize())
    }

    fn update(&mut self, data: &[u8]) {
        self.0.update(data);
    }
}

//! The traits of RustCrypto: whole blocks in, a block out.

use super::Poly1305;
use ::universal_hash::array::Array;
use ::universal_hash::common::{BlockSizeUser, KeyInit, KeySizeUser, ParBlocksSizeUser};
use ::universal_hash::consts::{U4, U16, U32};
use ::universal_hash::{Block, Key, ParBlocks, UhfBackend, UhfClosure, UniversalHash};

impl KeySizeUser for Poly1305 {
    type KeySize = U32;
}

impl KeyInit for Poly1305 {
    fn new(key: &Key<Self>) -> Self {
        Self::new(key.as_ref())
    }
}

impl BlockSizeUser for Poly1305 {
    type BlockSize = U16;
}

impl UniversalHash for Poly1305 {
    fn update_with_backend(&mut self, f: impl UhfClosure<BlockSize = Self::BlockSize>) {
        f.call(&mut Backend(self));
    }

    fn update(&mut self, blocks: &[Block<Self>]) {
        Self::update(self, Array::slice_as_flattened(blocks));
    }

    fn finalize(self) -> Block<Self> {
        Self::finalize(self).into()
    }
}

struct Backend<'p>(&'p mut Poly1305);

impl BlockSizeUser for Backend<'_> {
    type BlockSize = U16;
}

impl ParBlocksSizeUser for Backend<'_> {
    type ParBlocksSize = U4;
}

impl UhfBackend for Backend<'_> {
    fn proc_block(&mut self, block: &Block<Self>) {
        self.0.update(block);
    }

    fn proc_par_blocks(&mut self, blocks: &ParBlocks<Self>) {
        self.0.update(Array::slice_as_flattened(blocks));
    }
}

//! The functions EVP_*, which OpenSSL and AWS-LC share: keys and what is done with them.

/// The module `evp` of a library whose types and functions are in `$sys`; its `label` names it, its `RENEWED` says
/// whether a context for Ed25519 has to be set up anew for each message.
macro_rules! evp {
    ($sys:path) => {
        /// Work by the functions EVP_*.
        pub(super) mod evp {
            use super::{RENEWED, label};
            use crate::contest::Work;
            use std::ffi::c_int;
            use std::ptr::{null, null_mut};
            use $sys as sys;

            // A closure that says `key.get()` holds the key, where `key.0` would hold the pointer alone.

            struct Key(*mut sys::EVP_PKEY);

            impl Key {
                fn get(&self) -> *mut sys::EVP_PKEY {
                    self.0
                }

                fn read(file: &[u8]) -> Self {
                    let (mut start, length) = (file.as_ptr(), file.len().try_into().expect("a short file"));
                    // SAFETY: so many bytes are there, and a new key is asked for.
                    let key = unsafe { sys::d2i_AutoPrivateKey(null_mut(), &mut start, length) };
                    assert!(!key.is_null(), "{} does not read the key", label("").subject);
                    Self(key)
                }
            }

            impl Drop for Key {
                fn drop(&mut self) {
                    // SAFETY: the key is ours and is not used any more.
                    unsafe { sys::EVP_PKEY_free(self.0) }
                }
            }

            struct Context(*mut sys::EVP_PKEY_CTX);

            impl Context {
                fn get(&self) -> *mut sys::EVP_PKEY_CTX {
                    self.0
                }

                fn of_key(key: &Key) -> Self {
                    // SAFETY: a live key, which the context holds on to.
                    Self::checked(unsafe { sys::EVP_PKEY_CTX_new(key.get(), null_mut()) })
                }

                fn checked(context: *mut sys::EVP_PKEY_CTX) -> Self {
                    assert!(!context.is_null(), "{} has no memory", label("").subject);
                    Self(context)
                }
            }

            impl Drop for Context {
                fn drop(&mut self) {
                    // SAFETY: the context is ours and is not used any more.
                    unsafe { sys::EVP_PKEY_CTX_free(self.0) }
                }
            }

            struct Digest(*mut sys::EVP_MD_CTX);

            impl Digest {
                fn get(&self) -> *mut sys::EVP_MD_CTX {
                    self.0
                }

                fn new() -> Self {
                    // SAFETY: no arguments.
                    let context = unsafe { sys::EVP_MD_CTX_new() };
                    assert!(!context.is_null(), "{} has no memory", label("").subject);
                    Self(context)
                }
            }

            impl Drop for Digest {
                fn drop(&mut self) {
                    // SAFETY: the context is ours and is not used any more.
                    unsafe { sys::EVP_MD_CTX_free(self.0) }
                }
            }

            #[track_caller]
            fn succeed(status: c_int) {
                assert_eq!(status, 1, "a function of {} failed", label("").subject);
            }

            pub(in super::super) fn x25519(secret: &[u8; 32], public: &[u8; 32]) -> Work {
                // SAFETY: 32 bytes each; the keys live as long as the context, which holds on to them.
                let context = unsafe {
                    let key =
                        Key(sys::EVP_PKEY_new_raw_private_key(sys::EVP_PKEY_X25519, null_mut(), secret.as_ptr(), 32));
                    let peer =
                        Key(sys::EVP_PKEY_new_raw_public_key(sys::EVP_PKEY_X25519, null_mut(), public.as_ptr(), 32));
                    let context = Context::of_key(&key);
                    succeed(sys::EVP_PKEY_derive_init(context.get()));
                    succeed(sys::EVP_PKEY_derive_set_peer(context.get(), peer.get()));
                    context
                };
                Work::new(label("EVP_PKEY_derive"), move || {
                    let (mut shared, mut length) = ([0; 32], 32);
                    // SAFETY: a live context, and room for 32 bytes.
                    succeed(unsafe { sys::EVP_PKEY_derive(context.get(), shared.as_mut_ptr(), &mut length) });
                    shared
                })
            }

            pub(in super::super) fn ed25519(file: &[u8], message: &'static [u8], signature: &[u8; 64]) -> [Work; 2] {
                let (key, signing, verifying) = (Key::read(file), Digest::new(), Digest::new());
                // SAFETY: live objects; the contexts hold on to the key.
                unsafe {
                    succeed(sys::EVP_DigestSignInit(signing.get(), null_mut(), null(), null_mut(), key.get()));
                    succeed(sys::EVP_DigestVerifyInit(verifying.get(), null_mut(), null(), null_mut(), key.get()));
                }
                let signature = *signature;
                [
                    Work::new(label("EVP_DigestSign"), move || {
                        let (mut signature, mut length) = ([0; 64], 64);
                        let (start, size) = (message.as_ptr(), message.len());
                        if RENEWED {
                            // SAFETY: a live context, which has its key.
                            succeed(unsafe {
                                sys::EVP_DigestSignInit(signing.get(), null_mut(), null(), null_mut(), null_mut())
                            });
                        }
                        // SAFETY: a live context, a message of that size, and room for 64 bytes.
                        succeed(unsafe {
                            sys::EVP_DigestSign(signing.get(), signature.as_mut_ptr(), &mut length, start, size)
                        });
                        signature
                    }),
                    Work::new(label("EVP_DigestVerify"), move || {
                        let (start, size) = (message.as_ptr(), message.len());
                        if RENEWED {
                            // SAFETY: a live context, which has its key.
                            succeed(unsafe {
                                sys::EVP_DigestVerifyInit(verifying.get(), null_mut(), null(), null_mut(), null_mut())
                            });
                        }
                        let given = signature.as_ptr();
                        // SAFETY: a live context, a message of that size, and a signature of 64 bytes.
                        let status = unsafe { sys::EVP_DigestVerify(verifying.get(), given, 64, start, size) };
                        [u8::from(status == 1)]
                    }),
                ]
            }

            pub(in super::super) fn ecdsa(file: &[u8], digest: &'static [u8], signature: &[u8]) -> [Work; 2] {
                of_digests(file, digest, signature, |_| {})
            }

            pub(in super::super) fn rsa(file: &[u8], digest: &'static [u8], signature: &[u8]) -> [Work; 2] {
                of_digests(file, digest, signature, |context| {
                    // SAFETY: a live context of a key of RSA that has been told what it is for.
                    unsafe {
                        succeed(sys::EVP_PKEY_CTX_set_rsa_padding(context.get(), sys::RSA_PKCS1_PADDING));
                        succeed(sys::EVP_PKEY_CTX_set_signature_md(context.get(), sys::EVP_sha256()));
                    }
                })
            }

            fn of_digests(
                file: &[u8],
                digest: &'static [u8],
                signature: &[u8],
                prepare: impl Fn(&Context),
            ) -> [Work; 2] {
                let key = Key::read(file);
                let (signing, verifying) = (Context::of_key(&key), Context::of_key(&key));
                // SAFETY: live contexts.
                unsafe {
                    succeed(sys::EVP_PKEY_sign_init(signing.get()));
                    succeed(sys::EVP_PKEY_verify_init(verifying.get()));
                }
                prepare(&signing);
                prepare(&verifying);
                let signature = signature.to_vec();
                [
                    Work::new(label("EVP_PKEY_sign"), move || {
                        let mut signature = vec![0; 1024];
                        let mut length = signature.len();
                        let (start, size) = (digest.as_ptr(), digest.len());
                        // SAFETY: a live context, a digest of that size, and room for signatures up to 8192 bits.
                        succeed(unsafe {
                            sys::EVP_PKEY_sign(signing.get(), signature.as_mut_ptr(), &mut length, start, size)
                        });
                        signature.truncate(length);
                        signature
                    }),
                    Work::new(label("EVP_PKEY_verify"), move || {
                        let (start, size) = (digest.as_ptr(), digest.len());
                        let (given, length) = (signature.as_ptr(), signature.len());
                        // SAFETY: a live context, a digest and a signature of those sizes.
                        [u8::from(unsafe { sys::EVP_PKEY_verify(verifying.get(), given, length, start, size) } == 1)]
                    }),
                ]
            }

            pub(in super::super) fn rsa_keys(bits: usize) -> Work {
                Work::new(label("EVP_PKEY_keygen"), move || {
                    let mut key = Key(null_mut());
                    let bits = bits.try_into().expect("a size of RSA");
                    // SAFETY: a new context, told what it is for; the key that it makes is ours. The first call asks
                    // for the length of the file, the second writes as much.
                    unsafe {
                        let context = Context::checked(sys::EVP_PKEY_CTX_new_id(sys::EVP_PKEY_RSA, null_mut()));
                        succeed(sys::EVP_PKEY_keygen_init(context.get()));
                        succeed(sys::EVP_PKEY_CTX_set_rsa_keygen_bits(context.get(), bits));
                        succeed(sys::EVP_PKEY_keygen(context.get(), &mut key.0));
                        let length = sys::i2d_PrivateKey(key.get(), null_mut());
                        let mut file = vec![0; usize::try_from(length).expect("a key can be written")];
                        let mut end = file.as_mut_ptr();
                        sys::i2d_PrivateKey(key.get(), &mut end);
                        file
                    }
                })
            }
        }
    };
}

pub(super) use evp;

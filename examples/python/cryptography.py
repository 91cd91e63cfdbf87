"""Cryptography from Python: signatures, key agreement, encryption, sums of encrypted numbers.

Run it as a script, or cell by cell in VS Code, PyCharm, Spyder or Jupyter (`jupytext --to notebook cryptography.py`).
"""

# %% Set-up.
import hashlib
import secrets

from modforge import crypto

# %% Ed25519: sign and verify. The public key travels as PEM; the private one is stored with a password.
key = crypto.Ed25519PrivateKey.generate()
signature = key.sign(b"a letter")
public = crypto.Ed25519PublicKey.from_pem(key.public_key.to_pem())
assert public.verify(signature, b"a letter") and not public.verify(signature, b"another")
assert crypto.Ed25519PrivateKey.from_pem(key.to_pem("a long password"), "a long password").public_key == public
print(f"Ed25519: a signature of {len(signature)} bytes")

# %% ECDSA: curves by name; DER as in TLS, or both numbers side by side; secp256k1 finds the key again.
for curve in ("P-256", "P-384", "P-521", "secp256k1"):
    signer = crypto.EcPrivateKey.generate(curve)
    assert signer.public_key.verify(signer.sign(b"a letter"), b"a letter")
raw, recovery_id = signer.sign_recoverable(b"a letter")
assert crypto.EcPublicKey.recover("secp256k1", raw, b"a letter", recovery_id) == signer.public_key
print(f"ECDSA: {signer.public_key}")

# %% X25519 and ECDH: two parties get the same bytes, and hash them before they use them.
for kind in (crypto.X25519PrivateKey, crypto.X448PrivateKey, crypto.EcPrivateKey):
    alice, bob = kind.generate(), kind.generate()
    shared = alice.exchange(bob.public_key)
    assert shared == bob.exchange(alice.public_key)
    print(f"{alice.kind}: they share {len(shared)} bytes")
session_key = hashlib.sha256(shared + alice.public_key.to_bytes() + bob.public_key.to_bytes()).digest()

# %% ChaCha20-Poly1305: encrypt with that key. A nonce is never used twice with one key.
nonce = secrets.token_bytes(12)
sealed = crypto.ChaCha20Poly1305(session_key).encrypt(nonce, b"attack at dawn", b"to: the general")
assert crypto.ChaCha20Poly1305(session_key).decrypt(nonce, sealed, b"to: the general") == b"attack at dawn"
try:
    crypto.ChaCha20Poly1305(session_key).decrypt(nonce, sealed, b"to: the enemy")
except crypto.CryptoError as error:
    print(f"ChaCha20-Poly1305: {error}")
tag = crypto.poly1305(secrets.token_bytes(32), b"one message with this key")
print(f"Poly1305: a tag of {len(tag)} bytes")

# %% RSA: a short secret for the owner of a key, with a label that says what it is for.
owner = crypto.RsaPrivateKey.generate(2048)
sealed = owner.public_key.encrypt(session_key, label=b"session 17")
assert owner.decrypt(sealed, label=b"session 17") == session_key
assert owner.public_key.verify(owner.sign(b"a letter"), b"a letter")
print(f"RSA: a ciphertext of {len(sealed)} bytes")

# %% Paillier: votes are counted without being opened.
committee = crypto.PaillierPrivateKey.generate(1024)  # in earnest: 3072
voters = committee.public_key
count = voters.sum(voters.encrypt([1, 0, 1, 1]))
print(f"Paillier: {committee.decrypt([count])[0]} of 4 are for it")

"""Web push: messages encrypted for one browser (RFC 8291), and signed by this server (VAPID, RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import json

LASTS = 12 * 3600
"""Seconds a signature is valid: a day at most, by RFC 8292."""

RECORD = 4096
"""Bytes of the one record."""

PrivateKey = ec.EllipticCurvePrivateKey


def new_key() -> bytes:
    """A private key for VAPID, as PEM."""
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def read_key(pem: bytes) -> PrivateKey:
    """Raises ValueError if it is no key of P-256."""
    key = serialization.load_pem_private_key(pem, None)
    if not isinstance(key, PrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise ValueError("it is not a private key of the curve P-256")
    return key


def point(key: PrivateKey) -> bytes:
    """The public key."""
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _derive(salt: bytes, secret: bytes, info: bytes, size: int) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, info).derive(secret)


def encrypt(text: bytes, p256dh: str, auth: str, *, key: PrivateKey | None = None, salt: bytes = b"") -> bytes:
    """The body of a push message. Raises ValueError if these are not the keys of a browser."""
    public, secret = decode(p256dh), decode(auth)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    if len(secret) != 16:
        raise ValueError("the authentication secret has not 16 bytes")
    key = key or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    ours = point(key)
    shared = key.exchange(ec.ECDH(), browser)
    material = _derive(secret, shared, b"WebPush: info\0" + public + ours, 32)
    content = _derive(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, material, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content).encrypt(nonce, text + b"\x02", None)


def authorization(key: PrivateKey, endpoint: str, contact: str, now: float) -> str:
    """The header that says who pushes: a token (JWT, ES256) for the origin of the endpoint."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + LASTS, "sub": f"mailto:{contact}"}
    head = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join([encode(json.encode(part)) for part in (head, claims)])
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={encode(point(key))}"

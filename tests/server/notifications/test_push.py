"""Web push: the example of RFC 8291, and the signature of RFC 8292."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from voidlock.server.notifications import push

BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(push.decode(text), "big"), ec.SECP256R1())


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    body = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        BROWSER,
        AUTH,
        key=private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=push.decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def decrypt(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What the browser does."""
    salt, server, text = body[:16], body[21:86], body[86:]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), server))
    info = b"WebPush: info\0" + push.point(key) + server
    material = HKDF(hashes.SHA256(), 32, auth, info).derive(shared)
    content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
    return AESGCM(content).decrypt(nonce, text, None).removesuffix(b"\x02")


def test_the_browser_reads_it_and_no_two_are_alike() -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    given = push.encode(push.point(key)), push.encode(b"0123456789abcdef")
    one, other = push.encrypt(b"your turn", *given), push.encrypt(b"your turn", *given)
    assert decrypt(one, key, b"0123456789abcdef") == decrypt(other, key, b"0123456789abcdef") == b"your turn"
    assert one != other


@pytest.mark.parametrize(("p256dh", "auth"), [("", AUTH), (BROWSER, "AAAA"), ("AAAA", AUTH), (BROWSER[:-2], AUTH)])
def test_what_are_no_keys_of_a_browser_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError):
        push.encrypt(b"", p256dh, auth)


def test_the_signature_names_the_service_and_the_host_and_expires() -> None:
    key = push.read_key(push.new_key())
    told = push.authorization(key, "https://push.example.net/send/1?x=2", "host@example.org", 1000.0)
    token, _, public = told.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(push.decode(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(push.decode(claims)) == {
        "aud": "https://push.example.net",
        "exp": 1000 + push.LASTS,
        "sub": "mailto:host@example.org",
    }
    r, s = push.decode(signature)[:32], push.decode(signature)[32:]
    signed = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    verifier = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decode(public))
    verifier.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))

"""The fields of the server's messages that attacks and measurements read."""

from __future__ import annotations

from msgspec import Raw, Struct, json


class Option(Struct):
    text: str


class Question(Struct):
    options: list[Option]


class Own(Struct):
    pending: list[Question]


class Owed(Struct):
    choice: str
    seat: int


OWN = json.Decoder(dict[str, Own])


class Message(Struct):
    type: str
    key: str = ""
    table: str = ""
    id: str = ""
    own: Raw = Raw(b"{}")
    """Only a `state` has questions in it."""
    owed: list[Owed] = []

    def asked(self) -> tuple[str, list[str]] | None:
        """The name of the first question that is owed, and the texts of its answers."""
        if not self.owed:
            return None
        first, own = self.owed[0], OWN.decode(self.own)
        return first.choice, [option.text for option in own[str(first.seat)].pending[0].options]


MESSAGE = json.Decoder(Message)

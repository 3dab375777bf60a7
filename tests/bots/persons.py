"""Bots as people write them, good and bad, in a file of their own."""

from pathlib import Path

BOTS = '''
"""Bots for tests."""

import os
import sys
import threading

print("a bot's file says hello")


class First:
    """Takes the first answer, and looks at its seat before."""

    def answer(self, seat, choice, rng):
        assert seat.view["seat"] == seat.number == choice.seat
        assert choice in seat.choices
        print("thinking")
        return choice.options[0]


class Redealing:
    """Plays a redealt game to its end before it takes any answer."""

    def answer(self, seat, choice, rng):
        game = seat.redealt(rng)
        while game.pending:
            game.play(int(rng.random() * len(game.pending[0].options)))
        return rng.choice(choice.options)


class Equal:
    """Answers with an option of its own make."""

    def answer(self, seat, choice, rng):
        option = choice.options[-1]
        return type(option)(None, option.verb, *option.things)


class Rubbish:
    def answer(self, seat, choice, rng):
        return "no answer to anything"


class Raises:
    def answer(self, seat, choice, rng):
        if choice.kind == "choose_action":
            raise ZeroDivisionError("all is lost")
        return choice.options[0]


class Leaves:
    def answer(self, seat, choice, rng):
        sys.exit(3)


class Hangs:
    """Will not be stopped by anything that it can catch."""

    def answer(self, seat, choice, rng):
        while True:
            try:
                threading.Event().wait()
            except Exception:
                pass


class Dies:
    """Takes its whole process along."""

    def answer(self, seat, choice, rng):
        os._exit(1)


class DiesOnce:
    """Dies only where nobody has died yet."""

    def answer(self, seat, choice, rng):
        try:
            os.close(os.open(__file__ + ".died", os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return choice.options[0]
        os._exit(1)


class Unmade:
    def __init__(self):
        raise ValueError("not today")


class Wanting:
    def __init__(self, something):
        pass


class Mute:
    pass


number = 7
'''


def persons(folder: Path, bot: str) -> str:
    """The name of one of these bots, its file being in the folder."""
    path = folder / "persons.py"
    path.write_text(BOTS, encoding="utf-8")
    return f"{path}:{bot}"

"""Property-based tests of a game's rules: laws that hold at every choice of every game.

`check(rules, setup)` plays random games and checks every law. A broken one raises an AssertionError that names it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar

from .choice import Option, Reason, Refused
from .events import Json
from .files.record import load, new_game, save, seed_of
from .game import Game
from .inputs import Origin
from .rules import Rules, State

S = TypeVar("S", bound=State)

LONGEST = 20_000


def random_game(game: Game[S], rng: random.Random, each: Callable[[Game[S]], None] = lambda game: None) -> Game[S]:
    """Play to the end at random; call `each` at every choice and at the end."""
    for _ in range(LONGEST):
        each(game)
        if not game.pending:
            return game
        game.apply(*random_answer(game, rng))
    raise AssertionError(f"no end after {LONGEST} answers: {game.rules.write(game.state)}")


def random_answer(game: Game[S], rng: random.Random) -> tuple[int, Option[object]]:
    choice = rng.choice(game.pending)
    return choice.seat, rng.choice(choice.options)


def check(rules: Rules[S], setup: dict[str, Json], games: int = 10) -> int:
    """Play random games and check every law at every choice; returns the number of choices."""
    choices = 0
    known = {rules.name: rules}
    for seed in range(games):
        rng = random.Random(seed)
        game = new_game(rules, Origin(str(seed), setup))
        random_game(game, rng, partial(hold_all, rng=rng, known=known))
        replay_gives_the_same_end(game, known)
        choices += len(game.inputs)
    return choices


def _refusal(attempt: Callable[[], object], about: str) -> Reason:
    """The reason for a refusal, which must happen."""
    try:
        attempt()
    except Refused as refused:
        return refused.reason
    raise AssertionError(f"{about} is not refused")


# ---------------------------------------------------------------------- what two games have in common


def looks(game: Game[S]) -> dict[str, object]:
    """Everything visible and playable in a game, hidden cards included, its history excluded."""
    return {
        "state": game.rules.write(game.state),
        "pending": [[choice.seat, str(choice), *choice.texts()] for choice in game.pending],
        "given": [*game.open_answers()],
        "views": [game.view(seat) for seat in (0, *game.seats)],
    }


def history(game: Game[S]) -> dict[str, Json]:
    """The history of a game: its inputs, events and rounds, and how far back undo reaches."""
    last = len(game.inputs)
    return {
        "undo": [str(game.why_no_undo(before)) for before in range(max(0, last - 40), last)],
        "inputs": [given.text() for given in game.inputs],
        "events": [[number, event.roll, event.data()] for number, event in game.events],
        "rounds": [[number, game.rules.write(state)] for number, state in game.rounds],
    }


def same(one: Game[S], other: Game[S], law: str) -> None:
    """Both games are at the same question of the same position, with the same history."""
    same_look(one, other, law)
    was, now = history(one), history(other)
    for part in was:
        assert was[part] == now[part], f"{law}: other {part}"


def same_look(one: Game[S], other: Game[S], law: str) -> None:
    was, now = looks(one), looks(other)
    for part in was:
        assert was[part] == now[part], f"{law}: other {part}"


def play_alike(one: Game[S], other: Game[S], rng: random.Random, answers: int, law: str) -> None:
    """The same answers have the same results in both games."""
    for _ in range(answers):
        if not one.pending:
            break
        seat, option = random_answer(one, rng)
        one.apply(seat, option)
        other.apply(seat, option)
        same_look(one, other, f"{law}, after {seat} {option}")


# ---------------------------------------------------------------------- the laws


def everybody_knows_what_to_do(game: Game[S]) -> None:
    """Some seat is asked unless the game is over, and every answer has a unique text that can be typed."""
    shown = game.open_part().get("result")
    assert shown == game.result, f"the open view has the result {shown!r}, and the game {game.result!r}"
    if game.result:
        assert not game.pending, f"the game is {game.result}, and {game.pending[0]} is asked"
        assert not game.state.agenda, f"the game is {game.result}, and {game.state.agenda[-1]} is to come"
        return
    assert game.pending, "the game is not over, and nobody is asked"
    for seat in {choice.seat for choice in game.pending}:
        assert seat in game.seats, f"seat {seat} is asked and does not exist"
        texts = [text for choice in game.choices_of(seat) for text in choice.texts()]
        folded = {text.casefold() for text in texts}
        assert len(folded) == len(texts), f"seat {seat} has two answers of one text: {texts}"
    for choice in game.pending:
        assert len(choice.options) > 1, f"{choice} is asked and has the answers {choice.texts()}"
        for option in choice.options:
            assert option.text == " ".join(option.text.split()), f"{choice}: hard to type: {option.text!r}"
            for text in (option.text, f" {option.text.upper()} "):
                assert choice.parse(text) is option, f"{choice}: {text!r} is read as {choice.parse(text)}"


def every_option_is_accepted_and_nothing_else(game: Game[S], rng: random.Random, tries: int = 2) -> None:
    """All options are legal (some are tried); any other answer is refused, and the game stays as it was."""
    law = "an answer refused"
    for choice in game.pending:
        for option in choice.options:
            refused = game.why_not(option.text, choice.seat)
            assert refused is None, f"{choice}: {option} is offered and refused: {refused}"
        for option in rng.sample(choice.options, min(tries, len(choice.options))):
            game.clone().apply(choice.seat, option)
    before = game.clone()
    for seat in (0, *game.seats):
        owed = {text.casefold() for choice in game.choices_of(seat) for text in choice.texts()}
        others = [text for choice in game.pending if choice.seat != seat for text in choice.texts()]
        verbs = [option.verb for choice in game.pending for option in choice.options]
        for text in ("", "?", ":", *others, *verbs, *[f"{verb}:nobody" for verb in verbs]):
            if text.casefold() in owed:
                continue
            reason = _refusal(partial(game.apply, seat, text), f"{text!r} of seat {seat}")
            assert reason.id, f"{text!r} of seat {seat} is refused without a reason"
    same(before, game, law)


def clone_plays_on_identically(game: Game[S], rng: random.Random, answers: int = 3) -> None:
    """A clone is at the same question, plays on the same way, and leaves the original alone."""
    law = "a clone"
    before = game.clone()
    same(game, before, law)
    one, other, quick = game.clone(), game.clone(), game.clone(keep=False)
    for _ in range(answers):
        if not one.pending:
            break
        seat, option = random_answer(one, rng)
        told = [event.data() for event in one.apply(seat, option)]
        assert told == [event.data() for event in other.apply(seat, option)], f"{law}: other events"
        assert quick.apply(seat, option) == [], f"{law} that keeps nothing told events"
        same(one, other, f"{law}, after {seat} {option}")
        same_look(one, quick, f"{law} that keeps nothing, after {seat} {option}")
    same(before, game, f"{law} played on")


def save_and_load_agree(game: Game[S], games: Mapping[str, Rules[S]], answers: int = 3) -> None:
    """A game that was saved and loaded is the same game and rolls the same from here on."""
    law = "saved and loaded"
    data = save(game)
    loaded, notes = load(json.loads(json.dumps(data)), games)
    assert notes == [], f"{law}: {notes}"
    same(game, loaded, law)
    assert save(loaded) == data, f"{law}: another file"
    play_alike(game.clone(), loaded, random.Random(len(game.inputs)), answers, law)


def undo_returns(game: Game[S], rng: random.Random, answers: int = 4) -> None:
    """Every answer that can be undone leads back to exactly where it was given; the others say why not."""
    playing, earlier = game.clone(), {len(game.inputs): game.clone()}
    for _ in range(answers):
        if not playing.pending:
            break
        playing.apply(*random_answer(playing, rng))
        if not playing.open_answers():
            earlier.setdefault(len(playing.inputs), playing.clone())
    for before in sorted(earlier, reverse=True):
        if before >= len(playing.inputs):
            continue
        stopped = playing.why_no_undo(before)
        if stopped is None:
            undone = playing.clone()
            undone.undo(before)
            expected = earlier[before].clone()
            for text in expected.open_answers():
                expected.back(int(text.partition(" ")[0]), text.partition(" ")[2])
            same(expected, undone, f"undo {before}")
            play_alike(expected, undone, rng, answers, f"undo {before}")
            _what_was_undone_can_be_given_again(playing, before)
        else:
            unchanged = playing.clone()
            reason = _refusal(partial(playing.undo, before), f"undo {before}")
            assert reason == stopped, f"undo {before}: another reason than announced"
            same(unchanged, playing, f"undo {before} refused")


def _what_was_undone_can_be_given_again(game: Game[S], first: int) -> None:
    """Undo to each answer from there on, even among answers given together, and give them again."""
    texts = [given.text() for given in game.inputs] + game.open_answers()
    for before in range(first, len(game.inputs)):
        again = game.clone()
        again.undo(before)
        for text in texts[before:]:
            again.apply(int(text.partition(" ")[0]), text.partition(" ")[2])
        same(game, again, f"undo {before}, and given again")


def together_order_does_not_matter(game: Game[S], rng: random.Random) -> None:
    """Answers owed together can be given in any order and taken back; only the last one given counts."""
    owed = [(choice.seat, rng.choice(choice.options), choice) for choice in game.pending]
    if len(owed) < 2:
        return
    in_order, any_order = game.clone(), game.clone()
    for seat, option, _ in owed:
        in_order.apply(seat, option)
    rng.shuffle(owed)
    for place, (seat, option, choice) in enumerate(owed):
        if place < len(owed) - 1 and rng.random() < 0.5:
            passing = rng.choice(choice.options)
            any_order.apply(seat, passing)
            any_order.back(seat, passing)
        any_order.apply(seat, option)
    same(in_order, any_order, "answers owed together, in another order")


def view_hides(game: Game[S], seat: int, rng: random.Random) -> None:
    """A re-dealt game shows the seat the same view; only others' secret answers are owed again."""
    law = f"re-dealt for seat {seat}"
    before = game.clone()
    dealt = game.redealt(seat, rng)
    was, now = json.loads(json.dumps(game.view(seat))), json.loads(json.dumps(dealt.view(seat)))
    owed_again = now["open"].pop("owed")
    for question in was["open"].pop("owed"):
        assert question in owed_again, f"{law}: {question} is not owed any more"
        owed_again.remove(question)
    others = [text for text in game.open_answers() if text.partition(" ")[0] != str(seat)]
    assert len(owed_again) == len(others), f"{law}: {owed_again} are owed again for {others}"
    assert all(question["seat"] != seat for question in owed_again), f"{law}: asked again: {owed_again}"
    assert was["open"] == now["open"], f"{law}: its view shows something else of what is open"
    assert was["own"] == now["own"], f"{law}: its view shows something else of its own"
    asked, again = game.choices_of(seat), dealt.choices_of(seat)
    assert [str(choice) for choice in asked] == [str(choice) for choice in again], f"{law}: other questions"
    assert [choice.texts() for choice in asked] == [choice.texts() for choice in again], f"{law}: other answers"
    assert dealt.events == [], f"{law}: it tells what happened: {dealt.events}"
    assert dealt.why_no_undo() is not None or dealt.open_answers(), f"{law}: undo leads behind it"
    same(before, game, f"{law}: the game itself")


def same_redeal_for_same_rng(game: Game[S], seat: int, answers: int = 3) -> None:
    """A re-deal does not depend on the cards that the seat cannot know."""
    law = f"re-dealt twice for seat {seat}"
    for number in (1, 2):
        once = game.redealt(seat, random.Random(number))
        twice = game.redealt(seat, random.Random(-number)).redealt(seat, random.Random(number))
        same_look(once, twice, law)
        same_look(once.clone(), twice.clone(), f"{law}, and cloned")
        play_alike(once, twice, random.Random(number), answers, law)


def replay_gives_the_same_end(game: Game[S], games: Mapping[str, Rules[S]]) -> None:
    """The inputs of a finished game lead to its result, without its seed."""
    data = save(game)
    assert data["result"], "the game is not over"
    replayed, notes = load({**data, "seed": "another"} if "setup" in data else data, games)
    assert notes == [], f"replay: {notes}"
    same(game, replayed, "replay")


def written_position_is_whole(game: Game[S]) -> None:
    """A round's first position looks the same to every seat after it is written and placed again."""
    rules, law = game.rules, "a position written and placed"
    for _, state in game.rounds[-1:]:
        written = rules.write(state)
        placed = rules.place(json.loads(json.dumps(written)), seed_of(game.origin.seed))
        assert rules.write(placed) == written, f"{law}: other fields"
        assert rules.open_view(placed) == rules.open_view(state), f"{law}: everybody sees something else"
        for seat in game.seats:
            assert rules.own_view(placed, seat, []) == rules.own_view(state, seat, []), f"{law}: seat {seat} sees more"


def hold_all(game: Game[S], rng: random.Random, known: Mapping[str, Rules[S]]) -> None:
    """Check every law that holds at a choice."""
    everybody_knows_what_to_do(game)
    every_option_is_accepted_and_nothing_else(game, rng)
    clone_plays_on_identically(game, rng)
    undo_returns(game, rng)
    together_order_does_not_matter(game, rng)
    for seat in (0, *game.seats):
        view_hides(game, seat, rng)
        same_redeal_for_same_rng(game, seat)
    save_and_load_agree(game, known)
    written_position_is_whole(game)

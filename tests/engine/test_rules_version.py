"""Rules that changed: running games go on from their round, finished ones are replayed if they still fit."""

import random

import pytest

from examples.toy_game import Cave
from tests.engine.cave import FAST, GAMES, RULES, SLOW, STAY, DeepRules, cave_game, play
from tests.refusing import for_reason
from voidlock.engine import Choice, FileError, Game, Json, Reason, Script, Seat, Thing, ask, load, save
from voidlock.engine.laws import random_game, same_look


def walk_without_mixing(cave: Cave, seat: Seat) -> Script[None]:
    """The deck cannot be mixed any more, nor anything else be done."""
    pace = yield from ask(Choice(seat, "pace", [SLOW, FAST, STAY], subject=Thing("way", "none")))
    cave.earn(seat, pace)


class NewRules(DeepRules):
    version = 4


class OtherRules(NewRules):
    def __init__(self) -> None:
        self.scripts = {**DeepRules.scripts, "walk": walk_without_mixing}


NEW, OTHER = {"cave": NewRules()}, {"cave": OtherRules()}
NOTE = [Reason("went_on_under_new_rules", arguments={"version": 3, "known": 4})]


def running() -> Game[Cave]:
    """In round 2, with an answer or two given in it."""
    game, rng = cave_game(2), random.Random(1)
    while game.state.round < 2 or len(game.inputs) - game.rounds[-1][0] < 2:
        choice = game.pending[0]
        game.apply(choice.seat, rng.choice(choice.options))
    return game


def test_a_running_game_goes_on_from_its_round_and_says_so() -> None:
    old = running()
    game, notes = load(save(old), OTHER)
    assert notes == NOTE
    assert game.state.round == old.state.round == 2
    assert game.state.gold == old.rounds[-1][1].gold
    assert game.inputs == []
    assert game.origin.position == RULES.write(old.rounds[-1][1])


def test_the_game_that_went_on_is_saved_under_the_new_rules() -> None:
    game, _ = load(save(running()), NEW)
    play(game, *[f"{choice.seat} {choice.texts()[0]}" for choice in game.pending])
    data = save(game)
    assert data["rules"] == 4
    again, notes = load(data, NEW)
    assert notes == []
    same_look(game, again, "saved again")
    with pytest.raises(FileError, check=for_reason("rules_unknown")):
        load(data, GAMES)


def test_it_does_not_roll_the_first_dice_again() -> None:
    old = running()
    game, _ = load(save(old), NEW)
    assert game.source.seed != old.source.seed
    same_look(game, load(save(old), NEW)[0], "loaded twice")


def test_dice_to_come_are_still_to_come() -> None:
    game, _ = load({**save(running()), "dice": [4, 2]}, NEW)
    assert save(game)["dice"] == [4, 2]


@pytest.mark.parametrize(
    ("kept", "reason", "where"),
    [
        ({"inputs": 3}, "not_a_table", "round.position"),
        ({"inputs": "3", "position": {}}, "not_a_number", "round.inputs"),
        ({"inputs": 3, "position": {"gold": ["x"]}}, "not_a_number", "position.gold[0]"),
    ],
)
def test_a_round_that_cannot_be_read(kept: Json, reason: str, where: str) -> None:
    with pytest.raises(FileError) as refused:
        load({**save(running()), "round": kept}, NEW)
    assert (refused.value.reason.id, refused.value.reason.arguments["where"]) == (reason, where)


def test_a_running_game_without_its_round_is_replayed_if_it_fits() -> None:
    data = {name: value for name, value in save(running()).items() if name != "round"}
    game, notes = load(data, NEW)
    assert notes == []
    same_look(running(), game, "replayed")
    with pytest.raises(FileError, check=for_reason("older_rules_no_fit")):
        load(data, OTHER)


def test_a_finished_game_is_replayed_if_it_fits() -> None:
    old = random_game(cave_game(2), random.Random(1))
    game, notes = load(save(old), NEW)
    assert notes == []
    assert game.result == old.result != ""


def test_a_finished_game_that_does_not_fit_shows_its_last_round() -> None:
    old = random_game(cave_game(2), random.Random(1))
    game, notes = load(save(old), OTHER)
    assert notes == [Reason("older_game_ended", arguments={"version": 3, "known": 4, "result": old.result})]
    assert game.origin.position == RULES.write(old.rounds[-1][1])


def test_without_its_last_round_it_is_refused() -> None:
    old = random_game(cave_game(2), random.Random(1))
    with pytest.raises(FileError) as refused:
        load({name: value for name, value in save(old).items() if name != "round"}, OTHER)
    reason = refused.value.reason
    assert (reason.id, reason.arguments["version"], reason.arguments["known"]) == ("older_rules_no_fit", 3, 4)
    assert reason.because is not None
    assert reason.because.id.startswith("input_")


def test_a_finished_game_that_leads_elsewhere_is_refused() -> None:
    data = {name: value for name, value in save(random_game(cave_game(2), random.Random(1))).items() if name != "round"}
    with pytest.raises(FileError, check=for_reason(r"older_rules_no_fit.*other_result")):
        load({**data, "result": "drawn"}, NEW)


class CarryingRules(OtherRules):
    """They promise to play games of version 3 as they began, and break the promise."""

    def migrate(self, beginning: dict[str, Json], version: int) -> dict[str, Json]:
        return {**beginning, "gold": [4, 5]} if "gold" in beginning else beginning


def test_a_carried_over_game_that_does_not_fit_goes_on_from_its_round() -> None:
    old = running()
    game, notes = load(save(old), {"cave": CarryingRules()})
    assert notes == NOTE
    assert (game.state.round, game.state.gold) == (2, [4, 5])
    with pytest.raises(FileError, check=for_reason("^input_")):
        load(save(old), {"cave": CarryingRules()}, exactly=True)

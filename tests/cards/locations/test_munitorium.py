"""Munitorium: upon entering, one token on each of two different Marines."""

from tests.cards.locations.arrival import arrive
from tests.stories import Story, stories


@stories(
    # nobody may decline
    Story("two different Marines get a token each", "R-14.7")
    .on(arrive, "munitorium", "gideon<, noctis> 2, leon>")
    .sees(options=["place:gideon", "place:noctis", "place:leon"])
    .answer("place:noctis")
    .sees(options=["place:gideon", "place:leon"])
    .answer("place:gideon")
    .ends(tokens={"noctis": 3, "gideon": 1, "leon": 0}, supply=8),
    Story("the current player decides also for the Marines of others")
    .on(arrive, "munitorium", "gideon<, noctis>, leon>", players=2, teams=["green", "red"], current=2)
    .sees(seat=2, asks="munitorium")
    .answer("place:gideon")
    .sees(seat=2),
    Story("two Marines get one each").on(arrive, "munitorium", "gideon<, leon>").ends(tokens={"gideon": 1, "leon": 1}),
    Story("with an empty supply nothing is asked", "R-1.4")
    .on(arrive, "munitorium", "gideon< 12, leon>")
    .ends(location="munitorium"),
    Story("tokens of the door they left are in the supply again", "R-14.5")
    .on(arrive, "munitorium", "gideon< 10, leon>", terrain={"door": {"spot": "L1", "tokens": 2}})
    .ends(tokens={"gideon": 11, "leon": 1}, supply=0),
)
def test_munitorium(story: Story) -> None:
    story.play()

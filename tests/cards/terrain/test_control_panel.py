"""Control Panel: activated, it does what the current location's control panel ability says."""

from tests.cards.locations.arrival import at_panel
from tests.stories import Story, stories
from voidlock.games.angel.facts import LOCATION_NAMES

PANELS = [
    *("maintenance_tunnels", "cryo_control", "apothecarion", "core_cogitator", "teleportarium"),
    *("generatorium", "launch_control_room", "toxin_pumping_station"),
]
"""The locations with a control panel ability."""


@stories(
    *(
        Story(f"it can be activated where the location has a panel ability: {location}")
        .on(at_panel, location, "gideon<, noctis>")
        .answer("stop", "stop")
        .sees(options=["activate:gideon:control_panel", "stop"])
        .answer("stop")
        .ends()
        for location in PANELS
    ),
    *(
        Story(f"nowhere else: {location}", "R-6.17", "H-12")
        .on(at_panel, location, "gideon<, noctis>")
        .answer("stop", "stop")
        .ends()
        for location in [name for name in LOCATION_NAMES if name not in PANELS]
    ),
    Story("once a round", "R-6.15")
    .on(at_panel, "cryo_control", "gideon<, noctis>", terrain={"control_panel": {"spot": "L1", "activated": True}})
    .answer("stop", "stop")
    .ends(),
)
def test_control_panel(story: Story) -> None:
    story.play()

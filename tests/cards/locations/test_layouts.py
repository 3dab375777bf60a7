"""Where each location lays its Terrain cards, and how many cards its piles get."""

from tests.cards.locations.arrival import arrive, lies, marines
from tests.stories import Story, stories

LAYOUTS = {
    "apothecarion": "control_panel:L2 ventilation_duct:L3 corridor:R8 dark_corner:R11",
    "black_holds": "corridor:L2 door:L4 ventilation_duct:R10 promethium_tank:R11",
    "core_cogitator": "corridor:L1 ventilation_duct:L4 dark_corner:R10 control_panel:R12",
    "cryo_control": "control_panel:L1 ventilation_duct:L4 dark_corner:R8 corridor:R11",
    "dark_catacombs": "dark_corner:L1 door:L3 ventilation_duct:R8 corridor:R9",
    "generatorium": "corridor:L1 dark_corner:L3 control_panel:R9 ventilation_duct:R10",
    "genestealer_lair": "dark_corner:L1 ventilation_duct:L2 corridor:R11 spore_chimney:R12",
    "hibernation_cluster": "ventilation_duct:L3 door:L4 spore_chimney:R11 dark_corner:R12",
    "launch_control_room": "dark_corner:L1 control_panel:L3 ventilation_duct:R11 corridor:R12",
    "lower_accessway": "ventilation_duct:L3 corridor:L4 dark_corner:R8 door:R10",
    "main_corridor": "ventilation_duct:L2 door:L5 corridor:R6 dark_corner:R10",
    "maintenance_tunnels": "dark_corner:L3 control_panel:L7 door:R8 ventilation_duct:R10",
    "munitorium": "promethium_tank:L3 door:L5 dark_corner:R9 ventilation_duct:R11",
    "service_shaft": "dark_corner:L2 ventilation_duct:L6 corridor:R7 door:R10",
    "teleportarium": "ventilation_duct:L2 dark_corner:L4 control_panel:R9 corridor:R12",
    "toxin_pumping_station": "corridor:L1 dark_corner:L2 control_panel:R11 ventilation_duct:R12",
    "wrath_of_baal_chapel": "ventilation_duct:L1 corridor:L3 door:R9 dark_corner:R12",
    "wreckage_labyrinth": "ventilation_duct:L1 corridor:L5 promethium_tank:R8 door:R10",
}
"""With twelve Marines, when every number is within the formation."""

PILES = {
    "apothecarion": (7, 6),
    "black_holds": (5, 6),
    "core_cogitator": (7, 5),
    "cryo_control": (7, 7),
    "dark_catacombs": (6, 6),
    "generatorium": (5, 5),
    "genestealer_lair": (6, 5),
    "launch_control_room": (6, 6),
    "maintenance_tunnels": (8, 8),
    "munitorium": (6, 7),
    "service_shaft": (7, 7),
    "teleportarium": (7, 5),
    "toxin_pumping_station": (7, 7),
    "wrath_of_baal_chapel": (5, 6),
}


@stories(
    *(
        Story(f"the Terrain cards of {location}", "R-14.5").on(arrive, location, marines(12)).sees(layout=lies(layout))
        for location, layout in LAYOUTS.items()
    ),
    *(
        Story(f"the piles of {location}", "R-14.6").on(arrive, location, marines(6)).sees(piles=piles)
        for location, piles in PILES.items()
    ),
)
def test_layouts(story: Story) -> None:
    story.play()

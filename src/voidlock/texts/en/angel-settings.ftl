## Rules settings of Death Angel (section 23.1): the question, and each value

setting-merge = When swarms kept apart merge
setting-merge-attack = Swarms kept apart in the Genestealer Attack Phase become one swarm once all have attacked.
setting-merge-event = Swarms kept apart in the Genestealer Attack Phase become one swarm only at the end of the Event Phase; until then each is attacked and moves on its own.
setting-full_auto = Order of attacks with { action-full_auto }
setting-full_auto-free = With { action-full_auto }, { marine-valencio } may attack before, between or after the attacks of { marine-leon }.
setting-full_auto-in_a_row = With { action-full_auto }, { marine-leon } makes his attacks in a row; { marine-valencio } attacks before or after them.
setting-renew = Empty decks
setting-renew-needed = An empty deck is reshuffled when a card must be drawn from it.
setting-renew-empty = A deck is reshuffled as soon as its last card is drawn.
setting-targets = Targets that change nothing
setting-targets-useful = You can't choose a target where nothing would happen while there's a better one.
setting-targets-any = You can choose any target the card’s text allows, even if nothing would happen.
setting-service_shaft = Terrain in the { location-service_shaft }
setting-service_shaft-dark_corner = The left side of the { location-service_shaft } has a { terrain-ventilation_duct } and a { terrain-dark_corner }.
setting-service_shaft-promethium_tank = The left side of the { location-service_shaft } has a { terrain-ventilation_duct } and a { terrain-promethium_tank }.
setting-activate = Terrain activated by one Move + Activate card
setting-activate-each = Each Marine of the team can activate one Terrain card in front of him.
setting-activate-any = The team can activate every Terrain card that one of its Marines is in front of.
setting-activate-one = The team can activate only one Terrain card.

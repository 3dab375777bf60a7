### Why Death Angel refuses an answer, a setup or a position. The page loads them when something is refused.

## Why an answer is not legal

reason-name_not_known = There's nothing called “{ $text }” here.
reason-marine_not_here = { $marine } isn't in the formation.
reason-other_team = { $card } isn't a card of { $marine }'s team.
reason-acted_already = { $marine } has already done that with this card.
reason-card_of_other_team = { $name } belongs to another team.
reason-played_last_round = { $card } was played last round.
reason-forbidden_by = { $event }: { $card } can't be played this round.
reason-not_adjacent = { $marine } can't trade places with { $marine2 }: they aren't adjacent.
reason-not_in_front = The { $terrain } isn't in front of { $marine }.
reason-cannot_be_activated = The { $terrain } can't be activated.
reason-activated_already = The { $terrain } has already been activated this round.
reason-panel_without_ability = The current location has no control panel ability.
reason-other_marine = Only { $subject } may attack now, not { $marine }.
reason-one_attacks = { $event } lets only one Space Marine of the team attack, so { $marine } can't.
reason-no_swarm_there = There's no swarm at { $spot }.
reason-faces_away = { $marine } faces { $side } and can't attack { $spot }.
reason-out_of_range =
    { $number ->
        [one] { $spot } is 1 position away from { $marine }, whose range is { $range }.
       *[other] { $spot } is { $number } positions away from { $marine }, whose range is { $range }.
    }
reason-under_power_field = The swarm at { $spot } is under a Power Field.
reason-no_such_card_there = There's no { $genestealer } at { $spot }.
reason-lord_goes_last = You can slay the Brood Lord at { $spot } only when no normal Genestealers are left in its swarm.
reason-not_within_reach = The { $genestealer } at { $spot } is out of reach.
reason-team_taken = { $seat } already has the { $team } team.
reason-card_out_of_the_game = { $card } has left the game with its team.
reason-team_has_chosen = The { $team } team already has its card for this round.
reason-no_token = { $marine } has no Support Token to pay.
reason-attacked_from_behind = { $marine } is attacked from behind, so he can't pay for a reroll.
reason-got_one_already = { $marine } has already got a Support Token here.
reason-does_not_charge = { $marine } can't charge with { $card }.
reason-nothing_to_charge = Nothing within one position of { $marine } can be slain.
reason-named_already = You've already named the { $genestealer } at { $spot }.
reason-fewer_would_spawn =
    { $number ->
        [0] No Genestealer would spawn at { $spot }. Choose a target where the most would.
        [one] Only 1 Genestealer would spawn at { $spot }. Choose a target where the most would.
       *[other] Only { $number } Genestealers would spawn at { $spot }. Choose a target where the most would.
    }
reason-others_have_tokens = { $marine } has no Support Token. Choose a Space Marine who has one.
reason-others_have_no_token = { $marine } has a Support Token. Choose a Space Marine who has none.
reason-has_no_token = { $marine } has no Support Token to lose.
reason-nothing_to_slay = No Genestealer engaged with { $marine } can be slain. Choose a Space Marine with one that can.
reason-pile_empty = The { $pile } is empty.
reason-only_lords = There are only Brood Lords at { $spot }, and they never go into a blip pile.
reason-lord_stays = The Brood Lord at { $spot } never goes into a blip pile.
reason-taken_already = You've already taken the { $genestealer } at { $spot }.
reason-team_played_attack = The { $team } team played an Attack card this round.
reason-team_eliminated = The { $team } team is eliminated.
reason-team_out_of_play = The { $team } team isn't in this game.
reason-not_slain = { $marine } is alive.
reason-terrain_not_here = The { $terrain } isn't in the formation.
reason-not_next_to = { $spot2 } isn't next to { $spot }.
reason-no_such_spot = The formation has no spot { $spot }.
reason-not_held = You don't hold the { $terrain }.
reason-trades_with_himself = { $marine } can't trade places with himself.
reason-of_another_player = { $marine } isn't yours, so you can't spend his Support Tokens.
reason-other_colour = The { $terrain } isn't { $colour }, and this spawn is on { $colour } Terrain.
reason-faces_other_pile = { $marine } faces the other way; this is about the { $pile }.
reason-is_engaged = { $marine } is engaged, so no Genestealer spawns in front of him.
reason-no_lord = A { $genestealer } isn't a Brood Lord. Choose which Brood Lord goes to the left.

## Errors in a setup or in a position file

reason-players_out_of_range = { file-place }the number of players must be from 1 to 6.
reason-teams_unreadable = { file-place }must be "draft", "random" or a list of teams for each player.
reason-teams_per_player =
    { $players ->
        [one] { file-place }one player has { $number } teams.
       *[other] { file-place }with { $players } players, each has { $number ->
            [one] 1 team
           *[other] { $number } teams
        }.
    }
reason-team_unknown = { file-place }there is no Combat Team “{ $name }”. Choose from: { $known }.
reason-team_twice = { file-place }the Combat Team “{ $name }” appears twice.
reason-too_many_tokens = { file-place }{ $number } Support Tokens are more than the 12 in the game.
reason-too_many_cards = { file-place }there are only { $number } cards of “{ $name }”.
reason-too_few_cards = { file-place }there aren't that many Genestealer cards left.
reason-impossible_position = { file-place }this position is impossible: { $why }
reason-already_lost = { file-place }no Space Marines are left, so this game is already lost.
reason-already_won = { file-place }this game is already won at “{ $name }”.
reason-already_over = { file-place }this game is already over.
reason-marine_unreadable = { file-place }“{ $text }” isn't a Space Marine; write for example "leon< 2".
reason-seat_unknown = { file-place }there is no player { $number }.
reason-team_not_in_game = { file-place }the Combat Team of “{ $name }” isn't in the game.
reason-spot_outside = { file-place }{ $name } is outside the formation.
reason-spot_or_held = { file-place }needs either "spot" or "held_by".
reason-known_not_there = { file-place }some known cards aren't in the blip pile.
reason-not_of_this_team = { file-place }“{ $name }” belongs to another Combat Team.
reason-no_actions = { file-place }there is no Action card to resolve.
reason-phase_needs_agenda = { file-place }this phase needs an "agenda".
reason-task_unknown = { file-place }there is no task “{ $name }”.
reason-task_arguments = { file-place }the task “{ $name }” needs exactly { $number } words after it.
reason-task_about_nothing = { file-place }“{ $name }” isn't on the table.
reason-task_does_not_fit = { file-place }the task “{ $name }” doesn't fit the position.
reason-event_needs_agenda = { file-place }an Event card that is being resolved needs an agenda.
reason-no_tokens_here = { file-place }this card can't have Support Tokens.
reason-cannot_be_held = { file-place }a player can't hold “{ $name }”.
reason-not_the_way_ahead = { file-place }“{ $name }” can't be ahead: tiers go up, one card each.
reason-lords_are_here = { file-place }“{ $name }” brings the Brood Lords, but one is already here.
reason-not_playable = { file-place }“{ $name }” can't be played this round.

## Invariants that a position file breaks

reason-kept_apart = Cards that have attacked can be kept apart only while the swarms attack.
reason-lord_in_a_deck = A Brood Lord is in the Genestealer deck or a blip pile.
reason-genestealers_not_complete = There are { $number } { $genestealer } cards, not 9.
reason-lord_twice = { $genestealer } appears twice.
reason-lord_discarded = A Brood Lord is in the discard pile.
reason-tokens_not_complete = There are { $number } Support Tokens, not 12.
reason-tokens_on_nobody = { $marine } has Support Tokens but isn't in the formation.
reason-events_not_complete = The 30 Event cards must each appear exactly once.
reason-looked_at_nothing = A player has looked at an Event card that isn't in the deck.
reason-location_twice = A Location card appears twice.
reason-row_without_marine = A position has no Space Marine.
reason-terrain_outside = { $terrain } is outside the formation.
reason-terrain_nowhere = { $terrain } is held by no player at this table, or has Support Tokens without being in the formation.
reason-field_without_swarm = There's no swarm where the Power Field is.
reason-limit_without_terrain = { $terrain } has a spawn limit but isn't in the formation.
reason-marine_twice = A Space Marine appears twice.
reason-team_not_playing = { $marine }'s team isn't in the game.
reason-marine_missing = { $marine } is neither in the formation nor slain.
reason-card_of_eliminated_team = An Action card of the { $team } team is on the table, but the team is eliminated.

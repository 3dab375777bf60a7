### What Death Angel asks, offers and tells.
### Of a thing $x, $x is its name; $x_kind and $x_id choose the words; of a list $x_count is the number.

## Names that only play needs

seat = Player { $number }
deck-genestealer = Genestealer deck
deck-event = Event deck
end-top = top
end-bottom = bottom

## Lists of things: $first, then $second

list-more = { $first }, { $second }
list-repeated = { $name } ×{ $number }
list-at = { $card } at { $spot }
list-item =
    { $kind ->
        [spot] the swarm at { $name }
       *[other] { $name }
    }

## Questions: $card asks, $subject is whom or what it is about, $face the die that lies there,
## $outcome what comes of it if it stays

ask-choose_team = Choose a Combat Team.
ask-choose_action = { $subject } team: choose an Action card.
ask-place_token =
    { $card_id ->
        [lead_by_example] { $card }: you may put a Support Token on a Space Marine.
        [enter_formation] { $card }: you may put a Support Token on a Space Marine.
       *[other] { $card }: choose a Space Marine who gets a Support Token.
    }
ask-munitorium = { $card }: choose two different Space Marines, one after the other, who get a Support Token each.
ask-move = { $card }: choose who trades places, or be done.
ask-facing = { $card }: choose who turns around, or be done.
ask-activate = { $card }: choose a Terrain card to activate, or be done.
ask-onward = { $card }: put one more Support Token on the { $subject }?
ask-attack = { $card }: choose an attack, or be done.
ask-again = { $card }: { $subject } may attack again. Choose a target, or be done.
ask-paid_attack = { $card }: a Space Marine may pay one of his Support Tokens to attack. Choose an attack, or be done.
ask-granted_attack = { $card }: { $subject } may attack once. Choose a target, or be done.
ask-reroll_attack =
    { $outcome_id ->
        [hit] { $subject } rolled { $face }: a hit. Pay a Support Token to reroll?
        [miss] { $subject } rolled { $face }: a miss. Pay a Support Token to reroll?
       *[other] { $subject } rolled { $face }. Pay a Support Token to reroll?
    }
ask-defence =
    { $outcome_id ->
        [slain] { $subject } rolled { $face } against the swarm at { $card } and would be slain. Choose what he does.
        [miss] { $subject } rolled { $face } against the swarm at { $card } and would survive. Choose what he does.
       *[other] { $subject } rolled { $face } against the swarm at { $card }. Choose what he does.
    }
ask-slay = { $card }: choose a Genestealer to slay.
ask-counter_slay = { $card }: choose a Genestealer of the attacking swarm to slay.
ask-door = { $card }: before you travel, choose a Genestealer to slay, or slay no more.
ask-strategize = { $card }: you may choose a swarm and where it moves.
ask-power_field = { $card }: you may choose a swarm that neither attacks nor is slain this round.
ask-stealth_first = { $card }: you may choose a blip pile and discard its top card.
ask-stealth_second = { $card }: you may pay a Support Token to discard the top card of the other blip pile too.
ask-scout_look = { $card }: look at the top card of the Event deck?
ask-scout_place = { $card }: choose where the card goes in the Event deck.
ask-intimidate_roll = { $card }: roll the die to drive Genestealers away?
ask-intimidate_pick = { $card }: choose a Genestealer to shuffle into the smaller blip pile.
ask-smaller_pile = { $card }: both blip piles are equal. Choose the one that gets the cards.
ask-odd_card = The cards cannot be shared evenly. Choose the blip pile that gets the odd card.
ask-spawn_who = { $card }: the blip pile has too few cards. Choose a Space Marine who gets a Genestealer.
ask-spawn_order = The blip pile has too few cards. Choose the Terrain card on which Genestealers spawn next.
ask-event_target =
    { $card_id ->
        [gun_jam] { $card }: choose a Combat Team that cannot play its Attack card next round.
        [full_scan] { $card }: choose a blip pile whose top card is discarded.
        [temporary_sanctuary] { $card }: choose a swarm to shuffle into the smaller blip pile.
        [surrounded] { $card }: choose the Space Marine whom all Genestealers surround.
        [out_of_thin_air_head] { $card }: choose the Space Marine behind whom 2 Genestealers spawn.
        [out_of_thin_air_claw] { $card }: choose the Space Marine behind whom 2 Genestealers spawn.
        [psychic_assault] { $card }: choose the Space Marine whom a 0 or 1 slays.
        [stalking_from_the_shadows] { $card }: choose the Space Marine who loses all his Support Tokens.
        [resupply] { $card }: choose the Space Marine who gets everybody's Support Tokens.
        [for_my_battle_brothers] { $card }: choose a Space Marine. 1 Support Token of his and 1 Genestealer engaged with him are discarded.
        [rewarded_faith] { $card }: choose a Space Marine who may trade in Support Tokens.
        [cleansing_flames] { $card }: choose the Space Marine whose Genestealers may burn.
        [second_wind] { $card }: choose the Space Marine whose 0 is a miss next round.
        [quick_instincts] { $card }: choose the Space Marine who may attack at once.
        [rescue_space_marine] { $card }: choose the slain Space Marine who comes back.
       *[other] { $card }: choose a target.
    }
ask-event_follow_up =
    { $card_id ->
        [for_my_battle_brothers] { $card }: choose a Genestealer engaged with him to discard.
        [rewarded_faith] { $card }: choose a Genestealer to slay for one of his Support Tokens.
        [cleansing_flames] { $card }: choose a Genestealer engaged with him to slay.
        [temporary_sanctuary] { $card }: both blip piles are equal. Choose the one that gets the swarm.
       *[other] { $card }: choose.
    }
ask-arrive =
    { $card_id ->
        [black_holds] { $card }: choose a swarm. 2 Genestealers spawn there.
        [dark_catacombs] { $card }: choose a Space Marine. 1 Genestealer spawns behind him.
        [wrath_of_baal_chapel] { $card }: choose a spot for the Artefact.
       *[other] { $card }: choose.
    }
ask-lords = { $card }: choose the Brood Lord on the left. The other one comes on the right.
ask-panel =
    { $card_id ->
        [cryo_control] { $card }: choose a blip pile and discard its top card.
        [core_cogitator] { $card }: choose a Terrain card. In the coming Event Phase no more than 1 Genestealer spawns on it.
        [launch_control_room] { $card }: put a Support Token here, or roll the die?
        [toxin_pumping_station] { $card }: { $face } rolled. Choose the blip pile that loses that many cards.
       *[other] { $card }: choose.
    }
ask-panel_turn = { $card }: turn { $subject } around?
ask-teleport = { $card }: { $subject } discards a Support Token, or rolls; a 0 slays him.

## Answers: the things they point at under the name of their kind

option-stop = Done
option-enough = Slay no more
option-yes = Yes
option-no = No
option-reroll = Pay a Support Token and reroll
option-keep = Keep it
option-accept = Accept the roll
option-top = On top
option-bottom = At the bottom
option-token = Use a Support Token
option-roll = Roll the die
option-choose = { $action }
option-team = { $team } team
option-place = { $marine }
option-move = { $marine } trades places with { $marine2 }
option-turn = Turn { $marine } around
option-activate = { $marine } activates the { $terrain }
option-attack = { $marine } attacks the swarm at { $spot }
option-charge = { $marine } charges
option-slay = { $genestealer } at { $spot }
option-take = { $genestealer } at { $spot }
option-discard-terrain = Discard the { $terrain }: the attack misses
option-discard-pile = Discard from the { $pile }
option-target-marine = { $marine }
option-target-team = { $team } team
option-target-spot = The swarm at { $spot }
option-target-pile = The { $pile }
option-send = The swarm at { $spot } moves to { $spot2 }
option-field = The swarm at { $spot }
option-pay = Pay a Support Token of { $marine }
option-pile = The { $pile }
option-spawn-marine = In front of { $marine }
option-spawn-terrain = On the { $terrain }
option-put = At { $spot }
option-limit = { $terrain }
option-lord = { $genestealer } on the left

## The log: setup and rounds

told-team_taken = { $seat } takes the { $team } team.
told-formation_dealt = The formation from the top: { $marines }.
told-round_began = Round { $number }
told-phase_began = { $phase }
told-actions_revealed = Action cards in this order: { $actions }.
told-current_player = { $seat } is the current player.
told-action_began = { $team } team: { $action }
told-team_eliminated = The { $team } team is eliminated.
told-game_won = { $location }: the Space Marines have won.
told-game_lost = No Space Marine is left: the game is lost.

## The log: Space Marines and tokens

told-token_placed = { $marine } gets a Support Token.
told-token_paid = { $marine } pays a Support Token.
told-tokens_lost =
    { $number ->
        [one] { $marine } loses a Support Token.
       *[other] { $marine } loses { $number } Support Tokens.
    }
told-tokens_moved =
    { $number ->
        [0] There is no Support Token to hand over to { $marine }.
        [one] { $marine } is handed 1 Support Token of the others.
       *[other] { $marine } is handed { $number } Support Tokens of the others.
    }
told-token_on_terrain = A Support Token is put on the { $terrain }.
told-token_on_location = A Support Token is put on { $location }.
told-supply_empty = The supply is empty: no Support Token can be placed.
told-marines_traded = { $marine } trades places with { $marine2 }.
told-marine_turned = { $marine } now faces { $side }.
told-marine_slain =
    { $card_kind ->
        [spot] { $marine } is slain by the swarm at { $card }.
       *[other] { $marine } is slain: { $card }.
    }
told-marine_rescued = { $marine } comes back at the bottom of the formation, facing right.
told-formation_shifted = The formation shifts: what lay at position { $position } is now at the position of { $marine }.

## The log: dice, attacks, defences

told-die_rolled =
    { $roller_kind ->
        [marine] { $roller } rolls { $face }.
       *[other] { $roller }: the die shows { $face }.
    }
told-marine_attacks = { $marine } attacks the swarm at { $spot }.
told-attack_missed = { $marine } misses the swarm at { $spot }.
told-no_target = { $card }: { $marine } has no target.
told-no_token_to_pay = { $card }: { $marine } has no Support Token to pay.
told-swarm_attacks =
    { $number ->
        [one] The swarm at { $spot }, 1 card, attacks { $marine }.
       *[other] The swarm at { $spot }, { $number } cards, attacks { $marine }.
    }
told-swarm_missed = { $marine } survives the swarm at { $spot }.
told-missed_by = { $card }: the attack on { $marine } is a miss.
told-genestealer_slain = A { $genestealer } is slain at { $spot }.

## The log: swarms, piles, decks

told-swarm_moved = The swarm at { $spot } moves to { $spot2 }.
told-swarms_merged = The two swarms at { $spot } are one swarm now.
told-field_placed = A Power Field holds the swarm at { $spot } until the round ends.
told-spawned =
    { $genestealers_count ->
        [one] 1 Genestealer spawns at { $spot }: { $genestealers }.
       *[other] { $genestealers_count } Genestealers spawn at { $spot }: { $genestealers }.
    }
told-lord_spawned = A { $genestealer } spawns at { $spot }.
told-blip_discarded = The top card of the { $pile } is discarded: { $genestealer }.
told-pile_discarded = All cards of the { $pile } are discarded: { $genestealers }.
told-blips_dealt =
    { $number ->
        [one] 1 card is added to the { $pile }.
       *[other] { $number } cards are added to the { $pile }.
    }
told-shuffled_into_pile = Shuffled into the { $pile }: { $genestealers }.
told-deck_renewed = The discard pile is shuffled into a new { $deck }.

## The log: locations and Terrain

told-travel_began =
    { $piles_count ->
        [one] The { $piles } is empty: the Space Marines travel on.
       *[other] Both blip piles are empty: the Space Marines travel on.
    }
told-travelled = The Space Marines travel to a new location: { $location }.
told-terrain_placed = { $terrain } is placed at { $spot }.
told-terrain_discarded = { $terrain } is discarded.
told-terrain_taken = { $seat } takes the { $terrain } into hand.
told-terrain_spent = { $seat } discards the { $terrain }.
told-terrain_activated = { $marine } activates the { $terrain }.
told-spawn_limited = In the coming Event Phase no more than 1 Genestealer spawns on the { $terrain }.

## The log: Event cards

told-event_drawn = Event card: { $card }
told-event_being_read = { $seat } is reading an Event card with Instinct.
told-event_read = { $seat } reads an Event card with Instinct alone: { $card }.
told-event_revealed =
    { $named_count ->
        [0] The Event card is revealed: { $card }
       *[other] The Event card is revealed: { $card } – chosen: { $named }.
    }
told-event_targeted = { $card }: { $named }.
told-event_without_effect = { $card } has no effect.
told-effect_began =
    { $subject_kind ->
        [none] { $card } will be in force next round.
        [team] { $card } will be in force next round for the { $subject } team.
       *[other] { $card } will be in force next round for { $subject }.
    }
told-event_looked_at = { $seat } looks at the top card of the Event deck.
told-event_scouted = { $seat } looks at the top card of the Event deck: { $card }.
told-event_put_back = { $seat } puts the card back at the { $where } of the Event deck.

## Why an answer is not legal

reason-name_not_known = Nothing here goes by the name “{ $text }”.
reason-marine_not_here = { $marine } is not in the formation.
reason-other_team = { $card } is not a card of { $marine }'s team.
reason-acted_already = { $marine } has already done so with this card.
reason-card_of_other_team = { $name } is a card of another team.
reason-played_last_round = { $card } was played last round.
reason-forbidden_by = { $event }: { $card } cannot be played this round.
reason-not_adjacent = { $marine } cannot trade places with { $marine2 }, who is not adjacent.
reason-not_in_front = The { $terrain } is not in front of { $marine }.
reason-cannot_be_activated = The { $terrain } cannot be activated.
reason-activated_already = The { $terrain } has already been activated this round.
reason-panel_without_ability = The current location has no control panel ability.
reason-other_marine = Now it is { $subject } who may attack, not { $marine }.
reason-one_attacks = { $event } lets only one Space Marine of the team attack, so { $marine } cannot.
reason-no_swarm_there = There is no swarm at { $spot }.
reason-faces_away = { $marine } faces { $side } and cannot attack { $spot }.
reason-out_of_range =
    { $number ->
        [one] { $spot } is 1 position from { $marine }, whose range is { $range }.
       *[other] { $spot } is { $number } positions from { $marine }, whose range is { $range }.
    }
reason-under_power_field = The swarm at { $spot } is under a Power Field.
reason-no_such_card_there = There is no { $genestealer } at { $spot }.
reason-lord_goes_last = The Brood Lord at { $spot } can be slain only when no normal Genestealer is left in its swarm.
reason-not_within_reach = The { $genestealer } at { $spot } is out of reach for this.
reason-team_taken = { $seat } already has the { $team } team.
reason-card_out_of_the_game = { $card } has left the game with its team.
reason-team_has_chosen = The { $team } team has its card for this round.
reason-no_token = { $marine } has no Support Token to pay.
reason-attacked_from_behind = { $marine } is attacked from behind and cannot pay for a reroll.

## What is wrong with a setup or a written position

reason-players_out_of_range = { file-place }the number of players must be from 1 to 6.
reason-teams_unreadable = { file-place }must be "draft", "random" or a list of teams for each player.
reason-teams_per_player = { file-place }with { $players } players, everybody has { $number } teams.
reason-team_unknown = { file-place }there is no Combat Team “{ $name }”.
reason-team_twice = { file-place }the Combat Team “{ $name }” stands here twice.
reason-too_many_tokens = { file-place }{ $number } Support Tokens are more than the 12 there are.
reason-too_many_cards = { file-place }of “{ $name }” there are only { $number } cards.
reason-too_few_cards = { file-place }there are not that many Genestealer cards left.
reason-impossible_position = { file-place }this position cannot be: { $why }
reason-formation_empty = { file-place }must be a list of at least one Space Marine.
reason-marine_unreadable = { file-place }“{ $text }” is no Space Marine; write for example "leon< 2".
reason-seat_unknown = { file-place }there is no player { $number }.
reason-team_not_in_game = { file-place }the Combat Team of “{ $name }” is not in the game.
reason-spot_outside = { file-place }{ $name } is outside the formation.
reason-spot_or_held = { file-place }needs either "spot" or "held_by".
reason-known_not_there = { file-place }cards are known that do not lie in the blip pile.
reason-not_of_this_team = { file-place }“{ $name }” is a card of another Combat Team.
reason-no_actions = { file-place }there is no Action card to resolve.
reason-phase_needs_agenda = { file-place }this phase needs an "agenda".
reason-task_unknown = { file-place }there is no task “{ $name }”.
reason-task_arguments = { file-place }the task “{ $name }” needs exactly { $number } words after it.
reason-task_about_nothing = { file-place }“{ $name }” is not on the table.
reason-task_does_not_fit = { file-place }the task “{ $name }” does not fit the position.
reason-event_needs_agenda = { file-place }an Event card that is being resolved needs an agenda.
reason-no_tokens_here = { file-place }no Support Tokens lie on this card.
reason-cannot_be_held = { file-place }“{ $name }” cannot be held by a player.
reason-not_the_way_ahead = { file-place }“{ $name }” does not lie ahead: tiers ascend, one card each.
reason-lords_are_here = { file-place }“{ $name }” brings the Brood Lords, but one is here already.
reason-not_playable = { file-place }“{ $name }” cannot be played this round.

## What always holds, where a written position breaks it

reason-kept_apart = Cards that have attacked are kept apart only while the swarms attack.
reason-lord_in_a_deck = A Brood Lord lies in the Genestealer deck or in a blip pile.
reason-genestealers_not_complete = There are { $number } cards of { $genestealer }, not 9.
reason-lord_twice = { $genestealer } is there twice.
reason-lord_discarded = A Brood Lord lies in the discard pile.
reason-tokens_not_complete = There are { $number } Support Tokens, not 12.
reason-tokens_on_nobody = { $marine } has Support Tokens but is not in the formation.
reason-events_not_complete = The 30 Event cards are not all there once.
reason-looked_at_nothing = Somebody has looked at an Event card that is not in the deck.
reason-location_twice = A Location card is there twice.
reason-row_without_marine = A position has no Space Marine.
reason-terrain_outside = { $terrain } lies outside the formation.
reason-terrain_nowhere = { $terrain } is held by nobody at this table, or has Support Tokens without lying in the formation.
reason-field_without_swarm = There is no swarm where the Power Field is.
reason-limit_without_terrain = { $terrain } has a spawn limit but is not in the formation.
reason-marine_twice = A Space Marine is there twice.
reason-team_not_playing = The team of { $marine } is not in the game.
reason-marine_missing = { $marine } is neither in the formation nor slain.
reason-card_of_eliminated_team = An Action card of { $team } lies on the table, but the team is eliminated.

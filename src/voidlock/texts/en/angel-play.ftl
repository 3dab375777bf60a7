### Questions, answers and log messages of Death Angel.
### For a thing $x, $x is its name, and $x_kind and $x_id are its selectors; for a list, $x_count is its length.

## Names used only in play

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

## Questions: $card asks, $subject is the piece in question, $face is the face of the die,
## $outcome is the result if the die is kept

ask-choose_team = Choose a Combat Team.
ask-choose_action = { $subject } team: choose an Action card.
ask-place_token =
    { $card_id ->
        [lead_by_example] { $card }: you may give a Space Marine a Support Token.
        [enter_formation] { $card }: you may give a Space Marine a Support Token.
       *[other] { $card }: choose a Space Marine to get a Support Token.
    }
ask-munitorium = { $card }: choose two different Space Marines, one at a time, to get a Support Token each.
ask-move = { $card }: choose who trades places, or finish.
ask-facing = { $card }: choose who turns around, or finish.
ask-activate = { $card }: choose a Terrain card to activate, or finish.
ask-onward = { $card }: put one more Support Token on the { $subject }?
ask-attack = { $card }: choose an attack, or finish.
ask-again = { $card }: { $subject } may attack again. Choose a target, or finish.
ask-paid_attack = { $card }: a Space Marine may pay one of his Support Tokens to attack. Choose an attack, or finish.
ask-granted_attack = { $card }: { $subject } may attack once. Choose a target, or finish.
ask-reroll_attack =
    { $outcome_id ->
        [hit] { $subject } rolled { $face }: a hit. Pay a Support Token to reroll?
        [miss] { $subject } rolled { $face }: a miss. Pay a Support Token to reroll?
       *[other] { $subject } rolled { $face }. Pay a Support Token to reroll?
    }
ask-defence =
    { $outcome_id ->
        [slain] { $subject } rolled { $face } against the swarm at { $card } and would be slain. What does he do?
        [miss] { $subject } rolled { $face } against the swarm at { $card } and would survive. What does he do?
       *[other] { $subject } rolled { $face } against the swarm at { $card }. What does he do?
    }
ask-slay = { $card }: choose a Genestealer to slay.
ask-counter_slay = { $card }: choose a Genestealer in the attacking swarm to slay.
ask-door = { $card }: before you travel, choose a Genestealer to slay, or stop slaying.
ask-strategize = { $card }: you may choose a swarm and where it moves.
ask-power_field = { $card }: you may choose a swarm. It can't attack or be slain this round.
ask-stealth_first = { $card }: you may discard the top card of a blip pile.
ask-stealth_second = { $card }: you may pay a Support Token to discard the top card of the other blip pile too.
ask-scout_look = { $card }: look at the top card of the Event deck?
ask-scout_place = { $card }: choose where the card goes in the Event deck.
ask-intimidate_roll = { $card }: roll the die to drive off Genestealers?
ask-intimidate_pick = { $card }: choose a Genestealer to shuffle into the smaller blip pile.
ask-smaller_pile = { $card }: the blip piles are equal. Choose the one that gets the cards.
ask-odd_card = The cards don't divide evenly. Choose the blip pile that gets the odd card.
ask-spawn_who = { $card }: the blip pile is running out. Choose a Space Marine to get a Genestealer.
ask-spawn_order = The blip pile is running out. Choose the Terrain card where Genestealers spawn next.
ask-event_target =
    { $card_id ->
        [gun_jam] { $card }: choose a Combat Team that can't play its Attack card next round.
        [full_scan] { $card }: choose a blip pile to lose its top card.
        [temporary_sanctuary] { $card }: choose a swarm to shuffle into the smaller blip pile.
        [surrounded] { $card }: choose the Space Marine to be surrounded by all Genestealers.
        [out_of_thin_air_head] { $card }: choose a Space Marine. 2 Genestealers spawn behind him.
        [out_of_thin_air_claw] { $card }: choose a Space Marine. 2 Genestealers spawn behind him.
        [psychic_assault] { $card }: choose a Space Marine. A 0 or 1 slays him.
        [stalking_from_the_shadows] { $card }: choose a Space Marine to lose all his Support Tokens.
        [resupply] { $card }: choose a Space Marine to get everyone's Support Tokens.
        [for_my_battle_brothers] { $card }: choose a Space Marine. He loses 1 Support Token, and 1 Genestealer engaged with him is discarded.
        [rewarded_faith] { $card }: choose a Space Marine to trade in Support Tokens.
        [cleansing_flames] { $card }: choose a Space Marine. A skull burns Genestealers engaged with him.
        [second_wind] { $card }: choose a Space Marine. Next round, a defence roll of 0 is a miss for him.
        [quick_instincts] { $card }: choose a Space Marine to attack right away.
        [rescue_space_marine] { $card }: choose a slain Space Marine to bring back.
       *[other] { $card }: choose a target.
    }
ask-event_follow_up =
    { $card_id ->
        [for_my_battle_brothers] { $card }: choose a Genestealer engaged with him to discard.
        [rewarded_faith] { $card }: choose a Genestealer to slay for one of his Support Tokens.
        [cleansing_flames] { $card }: choose a Genestealer engaged with him to slay.
        [temporary_sanctuary] { $card }: the blip piles are equal. Choose the one that gets the swarm.
       *[other] { $card }: choose.
    }
ask-arrive =
    { $card_id ->
        [black_holds] { $card }: choose a swarm. 2 Genestealers spawn there.
        [dark_catacombs] { $card }: choose a Space Marine. 1 Genestealer spawns behind him.
        [wrath_of_baal_chapel] { $card }: choose a spot for the Artefact.
       *[other] { $card }: choose.
    }
ask-lords = { $card }: choose the Brood Lord on the left. The other one appears on the right.
ask-panel =
    { $card_id ->
        [cryo_control] { $card }: choose a blip pile to lose its top card.
        [core_cogitator] { $card }: choose a Terrain card. In the coming Event Phase, at most 1 Genestealer spawns on it.
        [launch_control_room] { $card }: put a Support Token here, or roll the die?
        [toxin_pumping_station] { $card }: you rolled { $face }. Choose the blip pile that loses that many cards.
       *[other] { $card }: choose.
    }
ask-panel_turn = { $card }: turn { $subject } around?
ask-teleport = { $card }: does { $subject } discard a Support Token, or roll? A 0 slays him.

## Answers: each thing is an argument named after its kind

option-stop = Done
answer-move-stop = Next: turn around
answer-facing-stop = Next: activate
option-enough = Stop slaying
option-yes = Yes
option-no = No
option-reroll = Pay a Support Token and reroll
option-keep = Keep the roll
option-accept = Accept the roll
option-top = On top
option-bottom = At the bottom
option-token = Put down a token instead of rolling
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
told-formation_dealt = Formation from the top: { $marines }.
told-round_began = Round { $number }
told-phase_began = { $phase }
told-actions_revealed = Action cards, in order: { $actions }.
told-current_player = { $seat } is the current player.
told-action_began = { $team } team: { $action }
told-team_eliminated = The { $team } team is eliminated.
told-game_won = { $location }: the Space Marines win.
told-game_lost = No Space Marines are left: the game is lost.

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
        [0] There are no Support Tokens to hand over to { $marine }.
        [one] { $marine } gets 1 Support Token from the others.
       *[other] { $marine } gets { $number } Support Tokens from the others.
    }
told-token_on_terrain = The { $terrain } gets a Support Token.
told-token_on_location = { $location } gets a Support Token.
told-supply_empty = The supply is empty: there is no Support Token to place.
told-marines_traded = { $marine } trades places with { $marine2 }.
told-marine_turned = { $marine } now faces { $side }.
told-marine_slain =
    { $card_kind ->
        [spot] { $marine } is slain by the swarm at { $card }.
       *[other] { $marine } is slain: { $card }.
    }
told-marine_rescued = { $marine } returns at the bottom of the formation, facing right.
told-formation_shifted = The formation shifts: everything at position { $position } is now beside { $marine }.

## The log: dice, attacks, defences

told-die_rolled =
    { $roller_kind ->
        [marine] { $roller } rolls { $face }.
       *[other] { $roller }: the roll is { $face }.
    }
told-marine_attacks = { $marine } attacks the swarm at { $spot }.
told-attack_missed = { $marine } misses the swarm at { $spot }.
told-no_target = { $card }: { $marine } has no target.
told-no_token_to_pay = { $card }: { $marine } has no Support Token to pay.
told-swarm_attacks =
    { $number ->
        [one] The swarm at { $spot } (1 card) attacks { $marine }.
       *[other] The swarm at { $spot } ({ $number } cards) attacks { $marine }.
    }
told-swarm_missed = { $marine } survives the swarm at { $spot }.
told-missed_by = { $card }: the attack misses { $marine }.
told-genestealer_slain = A { $genestealer } is slain at { $spot }.

## The log: swarms, piles, decks

told-swarm_moved = The swarm at { $spot } moves to { $spot2 }.
told-swarms_merged = The two swarms at { $spot } merge.
told-field_placed = A Power Field holds the swarm at { $spot } until the round ends.
told-spawned =
    { $genestealers_count ->
        [one] 1 Genestealer spawns at { $spot }: { $genestealers }.
       *[other] { $genestealers_count } Genestealers spawn at { $spot }: { $genestealers }.
    }
told-lord_spawned = A { $genestealer } spawns at { $spot }.
told-blip_discarded = The top card of the { $pile } is discarded: { $genestealer }.
told-pile_discarded = The whole { $pile } is discarded: { $genestealers }.
told-blips_dealt =
    { $number ->
        [one] The { $pile } gets 1 card.
       *[other] The { $pile } gets { $number } cards.
    }
told-shuffled_into_pile = Shuffled into the { $pile }: { $genestealers }.
told-deck_renewed = The discard pile is shuffled into a new { $deck }.

## The log: locations and Terrain

told-travel_began =
    { $piles_count ->
        [one] The { $piles } is empty: the Space Marines travel on.
       *[other] Both blip piles are empty: the Space Marines travel on.
    }
told-travelled = The Space Marines reach a new location: { $location }.
told-terrain_placed = { $terrain } is placed at { $spot }.
told-terrain_discarded = { $terrain } is discarded.
told-terrain_taken = { $seat } takes the { $terrain } into their hand.
told-terrain_spent = { $seat } discards the { $terrain }.
told-terrain_activated = { $marine } activates the { $terrain }.
told-spawn_limited = In the coming Event Phase, at most 1 Genestealer spawns on the { $terrain }.

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
told-event_put_back = { $seat } puts the card on the { $where } of the Event deck.

### Names of Death Angel that are on the board; angel-terms.ftl explains them.

## Words of the rulebook

word-space_marine = Space Marine
word-current_player = current player
word-power_field = Power Field in force
word-instinct = Instinct

## Sides, facings and blip piles

side-left = left
side-right = right
facing-left = facing left
facing-right = facing right
pile-left = left blip pile
pile-right = right blip pile

## Phases

phase-setup = Setup
phase-choose = Choose Actions Phase
    .short = Choose Actions
phase-resolve = Resolve Actions Phase
    .short = Resolve Actions
phase-attack = Genestealer Attack Phase
    .short = Genestealer Attack
phase-event = Event Phase
    .short = Event
phase-travel = Travel
phase-over = Game over

## Types of Action card

type-support = Support
type-move_activate = Move + Activate
type-attack = Attack

## Colours of Terrain cards and spawn boxes; of Combat Teams

colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-red = red
colour-blue = blue
colour-grey = grey
colour-purple = purple

## Spawn sizes, movements and icons of Event cards; kinds of Location ability

size-major = major spawn
size-minor = minor spawn
move-adjacent = move to the adjacent position
move-flank = flank
move-none = no movement
icon-head = head
icon-tail = tail
icon-claw = claw
icon-tongue = tongue
ability-upon_entering = Upon entering
ability-activate_control_panel = Activate control panel

## Faces of the die

face-0 = 0
face-1 = 1 (skull)
face-2 = 2 (skull)
face-3 = 3 (skull)
face-4 = 4
face-5 = 5

## What a roll needs, besides single faces

need-skull = a skull
need-number = more than 0, and as many are slain
need-above_0 = more than 0
need-above_1 = more than 1
need-above_2 = more than 2
need-above_3 = more than 3
need-above_4 = more than 4
need-above_5 = more than 5

## Outcomes of a roll that is kept

outcome-slain = slain
outcome-miss = miss
outcome-hit = hit

## Tiers of Location cards

tier-1A = tier 1A
tier-1B = tier 1B
tier-1C = tier 1C
tier-2 = tier 2
tier-3 = tier 3
tier-4 = tier 4

## Results

result-win = Victory
result-loss = Defeat

### Names in the missions. Names that only a custom mission has are shown as their ids.

## Marines

terminator-sgt = Sergeant
terminator-sb1 = Brother 1
terminator-sb2 = Brother 2
terminator-sb3 = Brother 3
terminator-flamer = Brother Flamer
    .short = Flamer
terminator-cannon = Brother Cannon
    .short = Cannon
terminator-claws = Brother Claws
    .short = Claws
terminator-chain = Brother Chainfist
    .short = Chainfist
terminator-lib = Librarian

## Two squads and their marines. Letters are for the map.

squad-A = Alpha
squad-B = Beta

terminator-a_sgt = Alpha Sergeant
    .short = Alpha Sgt
terminator-a_sb1 = Alpha Brother 1
    .short = Alpha 1
terminator-a_sb2 = Alpha Brother 2
    .short = Alpha 2
terminator-a_sb3 = Alpha Brother 3
    .short = Alpha 3
terminator-a_flamer = Alpha Flamer
    .short = Alpha Fire
terminator-b_sgt = Beta Sergeant
    .short = Beta Sgt
terminator-b_sb1 = Beta Brother 1
    .short = Beta 1
terminator-b_sb2 = Beta Brother 2
    .short = Beta 2
terminator-b_sb3 = Beta Brother 3
    .short = Beta 3
terminator-b_flamer = Beta Flamer
    .short = Beta Fire

## Aliens, objectives and objects

stealer-broodlord = Broodlord

objective-control_room = control room
objective-cat_start = where the recording device was found
objective-bank_north = northern bank
objective-bank_south = southern bank
objective-ducting = ducting
objective-console_north = northern console
objective-console_south = southern console

object-cat = recording device

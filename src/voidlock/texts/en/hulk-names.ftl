### Names in the missions. Names that only a custom mission has are shown as their ids.

## Marines

terminator-sgt = Sergeant Torvald
    .short = Torvald
terminator-sb1 = Brother Ansgar
    .short = Ansgar
terminator-sb2 = Brother Corwin
    .short = Corwin
terminator-sb3 = Brother Halvard
    .short = Halvard
terminator-flamer = Brother Ignace
    .short = Ignace
terminator-cannon = Brother Rudgar
    .short = Rudgar
terminator-claws = Brother Sevrin
    .short = Sevrin
terminator-chain = Brother Odalric
    .short = Odalric
terminator-lib = Librarian Mathis
    .short = Mathis

## Two squads and their marines. Letters are for the map.

squad-A = Alpha
squad-B = Beta

terminator-a_sgt = Sergeant Torvald
    .short = Torvald
terminator-a_sb1 = Brother Ansgar
    .short = Ansgar
terminator-a_sb2 = Brother Corwin
    .short = Corwin
terminator-a_sb3 = Brother Halvard
    .short = Halvard
terminator-a_flamer = Brother Ignace
    .short = Ignace
terminator-b_sgt = Sergeant Baldric
    .short = Baldric
terminator-b_sb1 = Brother Wystan
    .short = Wystan
terminator-b_sb2 = Brother Emeric
    .short = Emeric
terminator-b_sb3 = Brother Leofwin
    .short = Leofwin
terminator-b_flamer = Brother Kelmar
    .short = Kelmar

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

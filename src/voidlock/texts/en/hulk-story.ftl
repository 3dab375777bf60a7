### The story of a finished mission in one sentence, chosen from the record.

story-squad_unhurt = All { $number } were still alive at the end: { $condition }.
story-one_standing =
    { $lost ->
        [one] Only { $terminator } is left; one brother is dead. But { $condition }.
       *[other] Only { $terminator } is left; { $lost } brothers are dead. But { $condition }.
    }
story-squad_slayer = { $terminator } killed { $slain } aliens himself, and { $condition }.
story-squad_home = { $home } of { $squad } live to tell it: { $condition }.
story-last_marine = { $terminator } was the last, on turn { $turn }: { $cause }.
story-too_late =
    { $home ->
        [one] One of { $squad } still stood, but { $condition }.
       *[other] { $home } of { $squad } still stood, but { $condition }.
    }

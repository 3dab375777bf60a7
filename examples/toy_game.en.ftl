## The words of the Cave. Ids: ask-<kind of choice>, option-<verb>, told-<event>, reason-<id>, <game>-board.

cave-board =
    Round { $round } of 4. Gold by seat: { $gold }. Gems left: { $deck }.{ $chosen ->
        [dig] { " " }You have chosen to dig.
        [rest] { " " }You have chosen to rest.
       *[other] { "" }
    }{ $top ->
        [0] { "" }
       *[other] { " " }The next gem is worth { $top }.
    }

ask-cave_plan = Dig for a gem, or rest?
ask-cave_torch = Light the torch and look at the next gem?

option-dig = Dig
option-rest = Rest
option-look = Look at the gem
option-go_on = Go on without a look

told-plan_shown = { $dig ->
        [1] { $seat } digs.
       *[other] { $seat } rests.
    }
told-gem_found = { $seat } finds a gem worth { $gem }.
told-torch_lit = { $gem ->
        [0] { $seat } looks at the next gem.
       *[other] { $seat } looks: the next gem is worth { $gem }.
    }
told-stone_rolled = { $falls ->
        [1] The die shows { $face }: a rockfall! Every digger loses 1 gold.
       *[other] The die shows { $face }. The roof holds.
    }
told-cave_left = The explorers leave the cave: { $result }.

reason-cave_not_now = “{ $text }” doesn't answer this question.

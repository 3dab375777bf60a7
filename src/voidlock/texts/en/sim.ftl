### The simulator: progress, figures and refusals.

sim-progress = { $bar } { $done } of { $games } games, { $left } left, { $speed }, { $wins } won
sim-speed = { $number } a second
sim-speed-slow = { $number } seconds each
sim-run = Players: { $players }. Bots: { $bots }.
sim-run-mission = Mission: { $mission }. Bot: { $bots }.
sim-seed = Seed: { $seed }
sim-stopped = Stopped early; these are the games played so far.
sim-won = Won: { $wins } of { $games } games, { $rate }
sim-compared = Which bot wins? Each plays the same { $games } games.
sim-rounds = Rounds: { $number } on average
sim-survivors = Space Marines alive at the end: { $number } on average
sim-reached = Locations reached, including the Void Lock: { $number } on average
sim-turns = Turns: { $number } on average
sim-lost = Marines killed: { $number } on average
sim-left = Marines who left the board: { $number } on average
sim-slain = Genestealers slain: { $number } on average
sim-part-ended = Where games were lost
sim-part-causes = What killed the last Space Marine
sim-part-results = Result
sim-part-conditions = What ended the mission
sim-part-deaths = What killed marines
sim-part-teams = Combat Team
sim-part-actions = Action card
sim-part-events = Event card
sim-part-locations = Location
sim-column-name = name
sim-column-bot = bot
sim-column-used = used
sim-column-games = games
sim-column-rate = won (95%)
sim-column-share = of lost
sim-column-share-all = of all
sim-column-slain = slain
sim-column-lost = lost
sim-cause-swarm = A swarm
sim-faults = Seats handed from a failing bot to “random”: { $number }
sim-fault = Game { $game }, { $seat }, { $bot }: { $why }
sim-fault-why =
    { $kind ->
        [rubbish] it didn't return one of the options, but { $detail }
        [hung] no answer after { $detail }
       *[raised] { $detail }
    }
sim-game-failed = The game with seed “{ $seed }” failed ({ $why }). This is a bug in Voidlock; it happened here:
sim-worker-lost = A worker process died more than once, so the run was stopped.
sim-cluster-start = Starting Ray …
sim-cluster-join = Joining the cluster …
sim-not-written = Couldn't write { $file }: { $why }.
sim-plot-no-font = No Japanese font is installed, so the plot is in English.

## The plot

sim-plot-title = { $bots } · { $players ->
        [one] 1 player
       *[other] { $players } players
    } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }
sim-plot-title-mission = { $bots } · { $mission } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }
sim-plot-results = How the games ended
sim-plot-ended = What ended the mission
sim-plot-turns = Turns
sim-plot-turns-number = turns
sim-plot-died = Marines killed
sim-plot-died-number = marines
sim-plot-seed = Seed { $seed }
sim-plot-teams-draft = teams drafted
sim-plot-teams-random = teams at random
sim-plot-rules = rules { $game } { $rules }
sim-plot-stopped = stopped early
sim-plot-won = Games won, with 95% interval
sim-plot-all = All games
sim-plot-with = With { $team }
sim-plot-rate = { $rate } ({ $low } to { $high })
sim-plot-way = How far the games got
sim-plot-tier = Location of { $tier }
sim-plot-lost = Where games were lost
sim-plot-rounds = Rounds
sim-plot-rounds-number = rounds
sim-plot-survivors = Space Marines alive after a victory
sim-plot-survivors-number = Space Marines
sim-plot-games = games
sim-plot-share-won = % of games won
sim-plot-share = % of games
sim-plot-share-lost = % of lost games
sim-plot-mean = mean { $number }
sim-plot-no-game = No games were played.
sim-plot-no-win = No games were won.
sim-plot-no-loss = No games were lost.

## Refusals

reason-sim_game = There's no game called “{ $name }”. Choose from: { $known }.
reason-sim_mission = Space Hulk needs a mission: add `--mission` with a name or a file. The missions are: { $known }.
reason-sim_option = The game `{ $game }` doesn't have an option `--{ $option }`.
reason-sim_players = The number of players must be from 1 to 6, not { $number }.
reason-sim_games = The number of games must be 1 or more, not { $number }.
reason-sim_jobs = The number of processes must be 1 or more, not { $number }.
reason-sim_limit = The time limit must be more than 0 seconds and at most a day, not { $number }.
reason-sim_seed = The seed must be readable text.
reason-sim_bots = { $number } bots don't fit { $players } players: name one bot for all seats, or one per seat.
reason-sim_bot_changed = The file of the bot “{ $name }” changed during the run, so the run was stopped.
reason-sim_plot_kind = { $file }: the name of a plot must end in one of { $known }.
reason-sim_no_matplotlib = Plots need Matplotlib ({ $why }). Install it with: { $install }
reason-sim_no_ray = A cluster needs Ray ({ $why }). Install it with: { $install }
reason-sim_cluster_start = Couldn't start Ray here ({ $why }).
reason-sim_cluster_address = Couldn't reach the cluster at “{ $address }” ({ $why }).
reason-sim_cluster_other = The machine { $node } would play different games: its { $field } is { $there }, not { $here }.
reason-sim_cluster_failed = A machine of the cluster can't play ({ $why }).
reason-bot_unknown = There's no bot called “{ $name }”. Choose from: { $known }; or give a file and a class, such as my_bot.py:MyBot.
reason-bot_file_missing = { $name }: file not found.
reason-bot_file_unreadable = { $name }: the file can't be read ({ $why }).
reason-bot_file_fails = { $name }: the file raises an error when loaded ({ $why }).
reason-bot_class_missing = { $name }: the file has nothing called “{ $wanted }”.
reason-bot_no_answer = { $name }: the bot has no method “answer”.
reason-bot_unmade = { $name }: the bot can't be created without arguments ({ $why }).
reason-resume_other = { $file } holds a different run: { $field } was { $kept }, not { $wanted }.
reason-resume_broken = { $file }: line { $line } can't be read.
reason-resume_busy = { $file } is being written by another run.
reason-resume_no_results = { $file } doesn't hold the results of a run.
reason-bot_budget = “{ $name }”: only librarian takes a budget, either a number of simulated games (librarian:400) or seconds (librarian:2s).

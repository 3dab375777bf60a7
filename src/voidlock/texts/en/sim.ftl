### The simulator: progress, figures and what it refuses.

sim-progress = { $bar } { $done } of { $games } games, { $left } left, { $speed }, { $wins } won
sim-speed = { $number } a second
sim-speed-slow = { $number } seconds each
sim-run = Players: { $players }. Bots: { $bots }.
sim-run-mission = Mission: { $mission }. Bot: { $bots }.
sim-seed = Seed: { $seed }
sim-stopped = Stopped before the end; these are the games that were played.
sim-won = Won: { $wins } of { $games } games, { $rate }
sim-rounds = Rounds: { $number } on average
sim-survivors = Space Marines alive at the end: { $number } on average
sim-reached = Locations reached, the Void Lock included: { $number } on average
sim-turns = Turns: { $number } on average
sim-lost = Marines who died: { $number } on average
sim-left = Marines who left the board: { $number } on average
sim-slain = Genestealers slain: { $number } on average
sim-part-ended = Where games were lost
sim-part-causes = What slew the last Space Marine
sim-part-results = Result
sim-part-conditions = What ended the mission
sim-part-deaths = What killed marines
sim-part-teams = Combat Team
sim-part-actions = Action card
sim-part-events = Event card
sim-part-locations = Location
sim-column-name = name
sim-column-used = used
sim-column-games = games
sim-column-rate = won (95%)
sim-column-share = of lost
sim-column-share-all = of all
sim-column-slain = slain
sim-column-lost = lost
sim-cause-swarm = A swarm
sim-faults = Bots that lost their seats to “random”: { $number }
sim-fault = Game { $game }, { $seat }, { $bot }: { $why }
sim-game-failed = The game with the seed “{ $seed }” failed ({ $why }). This is a mistake in Voidlock; it happened here:
sim-worker-lost = A process that played was lost more than once, so the run was stopped.
sim-cluster-start = Ray is starting …
sim-cluster-join = Joining the cluster …
sim-not-written = { $file } could not be written: { $why }.
sim-plot-no-font = No font with Japanese letters is installed, so the words of the picture are English.

## The picture

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
sim-plot-died = Marines who died
sim-plot-died-number = marines
sim-plot-seed = Seed { $seed }
sim-plot-teams-draft = teams drafted
sim-plot-teams-random = teams at random
sim-plot-rules = rules { $game } { $rules }
sim-plot-stopped = stopped before the end
sim-plot-won = Games won, with the 95% interval
sim-plot-all = All games
sim-plot-with = With { $team }
sim-plot-rate = { $rate }% ({ $low } to { $high })
sim-plot-way = How far the games came
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
sim-plot-no-game = No game was played.
sim-plot-no-win = No game was won.
sim-plot-no-loss = No game was lost.

## What is refused

reason-sim_game = There is no game “{ $name }”. Known are: { $known }.
reason-sim_mission = Space Hulk needs a mission: `--mission` with a name or a file. Missions are: { $known }.
reason-sim_option = The game `{ $game }` has no option `--{ $option }`.
reason-sim_players = { $number } players cannot play; choose 1 to 6.
reason-sim_games = { $number } games cannot be played; choose 1 or more.
reason-sim_jobs = { $number } processes cannot play; choose 1 or more.
reason-sim_limit = A bot cannot be given { $number } seconds; choose more than 0 and no more than a day.
reason-sim_seed = The seed is no text that can be written.
reason-sim_bots = { $number } bots do not fit { $players } players: name one for all seats, or one for each.
reason-sim_bot_changed = The bot “{ $name }” was changed while it played, so the run was stopped.
reason-sim_plot_kind = { $file }: the name of a picture ends in one of { $known }.
reason-sim_no_matplotlib = A picture needs Matplotlib ({ $why }). Install it with: { $install }
reason-sim_no_ray = A cluster needs Ray ({ $why }). Install it with: { $install }
reason-sim_cluster_start = Ray cannot be started here ({ $why }).
reason-sim_cluster_address = The cluster at “{ $address }” cannot be reached ({ $why }).
reason-sim_cluster_other = The machine { $node } would play other games: its { $field } is { $there }, not { $here }.
reason-sim_cluster_failed = A machine of the cluster cannot play ({ $why }).
reason-bot_unknown = There is no bot “{ $name }”. Known are: { $known }; or give a file and a class, such as my_bot.py:MyBot.
reason-bot_file_missing = { $name }: there is no such file.
reason-bot_file_unreadable = { $name }: the file cannot be read ({ $why }).
reason-bot_file_fails = { $name }: the file fails when it is read ({ $why }).
reason-bot_class_missing = { $name }: the file has nothing called “{ $wanted }”.
reason-bot_no_answer = { $name }: a bot needs a method “answer”.
reason-bot_unmade = { $name }: the bot cannot be made without arguments ({ $why }).
reason-resume_other = { $file } holds another run: { $field } was { $kept }, not { $wanted }.
reason-resume_broken = { $file }: line { $line } cannot be read.
reason-resume_busy = { $file } is being written by another run.
reason-resume_no_results = { $file } holds no results of a run.
reason-bot_budget = “{ $name }”: only librarian takes a budget, and it is a number of imagined games (librarian:400) or seconds (librarian:2s).

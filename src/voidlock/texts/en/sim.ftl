### The simulator: progress, figures and what it refuses.

sim-progress = { $done } of { $games } games, { $rate } a second, { $wins } won, { $left } left
sim-run = Players: { $players }. Bots: { $bots }.
sim-seed = Seed: { $seed }
sim-stopped = Stopped before the end; these are the games that were played.
sim-won = Won: { $wins } of { $games } games, { $rate }
sim-rounds = Rounds: { $number } on average
sim-survivors = Space Marines alive at the end: { $number } on average
sim-reached = Locations reached, the Void Lock included: { $number } on average
sim-part-teams = Combat Team
sim-part-actions = Action card
sim-part-events = Event card
sim-part-locations = Location
sim-column-name = name
sim-column-used = used
sim-column-games = games
sim-column-rate = won (95 %)
sim-column-slain = slain
sim-column-lost = lost
sim-faults = Bots that lost their seats to “random”: { $number }
sim-fault = Game { $game }, { $seat }, { $bot }: { $why }
sim-game-failed = The game itself failed: { $why }
sim-worker-lost = A process that played was lost more than once, so the run was stopped.

## What is refused

reason-sim_players = { $number } players cannot play; choose 1 to 6.
reason-sim_games = { $number } games cannot be played; choose 1 or more.
reason-sim_jobs = { $number } processes cannot play; choose 1 or more.
reason-sim_limit = A bot cannot be given { $number } seconds; choose more than 0 and no more than a day.
reason-sim_seed = The seed is no text that can be written.
reason-sim_bots = { $number } bots do not fit { $players } players: name one for all seats, or one for each.
reason-bot_unknown = There is no bot “{ $name }”. Known are: { $known }; or give a file and a class, such as my_bot.py:MyBot.
reason-bot_file_missing = { $name }: there is no such file.
reason-bot_file_unreadable = { $name }: the file cannot be read ({ $why }).
reason-bot_file_fails = { $name }: the file fails when it is read ({ $why }).
reason-bot_class_missing = { $name }: the file has nothing called “{ $wanted }”.
reason-bot_no_answer = { $name }: a bot needs a method “answer”.
reason-bot_unmade = { $name }: the bot cannot be made without arguments ({ $why }).
reason-resume_other = { $file } holds another run: { $field } was { $kept }, not { $wanted }.
reason-resume_broken = { $file }: line { $line } cannot be read.
reason-resume_no_results = { $file } holds no results of a run.

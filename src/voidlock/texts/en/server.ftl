### The server: its command, and refusals at tables.

serve-here = Voidlock is running at { $address }
serve-others = Friends on the same network can open { $address }
serve-alone = Only this computer can connect. To play with friends, run: { $command } serve --host 0.0.0.0
serve-kept = Tables are saved in { $place }
serve-stop = Press Ctrl-C to stop the server. No game is lost.
serve-stopped = Stopped. All tables are saved.
serve-no-page = This copy was installed without the browser page, so only other programs can connect. To get the page, reinstall where npm packages can be downloaded, or run “make play” in the source folder.
serve-port-taken = Port { $port } is already in use. Leave out --port to use a free one.
serve-admin-port-taken = Port { $port } is already in use. Choose another --admin-port.
serve-port-forbidden = You don't have permission to use port { $port }. Choose one above 1023.
serve-host-unknown = This computer doesn't have the address { $host }.
serve-no-postgres = PostgreSQL support needs one more library. Install it with: { $install }
serve-waiting = Tables can't be saved in { $place } yet ({ $why }). The server keeps trying.
serve-store-failed = Can't save tables in { $place } ({ $why }).
serve-log = Events are logged in { $place }
serve-log-failed = Can't write the log { $place } ({ $why }).
serve-in-use = Another server is already using { $place }. Stop it, or choose another file with --database.

reason-table_alone = Space Hulk is a solo game.
reason-table_game_unknown = This server doesn't have a game called “{ $name }”.
reason-table_unknown = That table doesn't exist, or it was removed after a long time unused.
reason-table_no_seat = This table doesn't have a seat { $seat }.
reason-table_not_started = The game hasn't started yet.
reason-table_has_begun = The game has already started.
reason-table_over = This game is over.
reason-table_not_over = The game isn't over yet.
reason-table_from_file = The seat count and teams come from the game file.
reason-table_call_https = A meeting link must begin with https:// and be a whole address.
reason-table_no_challenge = Nobody can play this game again: it comes from a file, or its mission does.
reason-table_closed = The host has closed this table.
reason-table_seat_taken = Seat { $seat } is taken.
reason-table_seats_free = Seat { $seat } is still free. Add a bot, or send a friend the table link.
reason-table_no_plans = This isn't a choice to plan together.
reason-table_nudge_soon = You can remind a player once the table has waited for them for a minute.
reason-table_not_fallen = Only a player whose Marines have all fallen guesses.
reason-table_no_roll = There was no such roll.
reason-table_nothing_there = { $name } isn't on the board.
reason-table_goes_on = The next table is there already.
reason-table_nobody_there = Seat { $seat } is free.
reason-table_bot_plays = A bot is already playing for seat { $seat }.
reason-table_bot_unknown = There's no bot called “{ $name }”.
reason-table_bot_dear = On this server, a bot can play at most { $most } games per answer.
reason-table_not_your_seat = Seat { $seat } isn't yours.
reason-table_not_host = Only the host can do that.
reason-table_is_here = The player in seat { $seat } is here.
reason-table_text_empty = A name or message needs at least one letter.
reason-table_chat_shut = The host has turned chat off.
reason-table_reader_silent = You can't chat while you read an Event card with Instinct.
reason-table_nobody_fell = Nobody of that name has fallen.
reason-table_honoured = You have already honoured him.
reason-table_no_proposal = Nobody is asking for an undo.
reason-table_no_advice = Advice is turned off at this table.
reason-table_busy = Your last request is still running. Wait for it to finish.
reason-table_file_later = The game file contains secrets, and other people are playing or have played here. You can download it once the game is over.
reason-table_stale = That choice is no longer open.
reason-table_secret_void = This device no longer has a seat at the table.
reason-table_secret_used = This private link already belongs to another seat.
reason-table_try_again = Couldn't create the table. Please try again.
reason-table_no_spectators = This table doesn't allow spectators.
reason-table_store_failed = The server couldn't save that. Please try again.
reason-table_not_ready = The server can't save games yet. It lets you in as soon as it can.
reason-table_failed = Something went wrong on the server. Nothing has changed.
reason-table_damaged = This table's save is damaged, so the game can't continue.
reason-table_older_rules = This finished game was played with older rules and can no longer be shown.
reason-table_too_fast = Too many requests. Nothing has changed; wait a moment and try again.
reason-table_too_slow = That takes the server too long to work out. Nothing has changed.
reason-table_mission_slow = This mission takes the server too long to play. A smaller map or fewer aliens would help.
reason-table_too_late = The first message took too long to arrive.
reason-table_unreadable = { file-place }the server couldn't read that.
reason-table_other_protocol = The server uses a different version of Voidlock's protocol. Update Voidlock or reload the page.

reason-table_no_invitation = This link is only for watching. To play, ask for the link to join.
reason-table_own_request = You asked for seat { $seat } yourself: another player decides.
reason-table_seat_asked = Someone else is already asking for seat { $seat }.
reason-table_nobody_asks = Nobody is asking for seat { $seat } any more.
reason-table_name_invisible = That name shows nothing. Choose one that others can read.
reason-table_name_taken = Someone here is already called “{ $name }”, or something that looks the same. Choose another name.
reason-table_words_given = Player { $seat } has already added words to the seed.
reason-table_seed_known = The seed of this table is known to everyone, so there are no words to add.

## voidlock verify

verify-proven = Proven: everything in this game follows from the hash.
verify-unproven = Nothing is wrong, but this game can't be proven fair.
verify-differs = This file doesn't hold together.
verify-hash = Hash: { $hash }
verify-seed = Seed: { $seed }
verify-words = Words of player { $seat }: { $words }
verify-counted = { $rolls ->
        [one] 1 roll, draw or shuffle
       *[other] { $rolls } rolls, draws and shuffles
    } and { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    } checked.
reason-verify_no_hash = { file-place }the file doesn't say what its seed follows from, so the hash can't be checked.
reason-verify_hash = { file-place }the file has the hash { $text }, but you were shown { $now }.
reason-verify_secret = { file-place }the secret has the hash { $now }, not { $text }.
reason-verify_seed = { file-place }the secret and the words give the seed { $now }, but the file has { $text }.
reason-verify_dice = { file-place }the file sets the dice to come itself.
reason-verify_chance = { file-place }the file has “{ $text }”, but the seed gives “{ $now }”.
reason-verify_field = { file-place }the inputs lead to something else.
reason-verify_typed = The seed was typed by a player or comes from an older version: nobody committed to it before the game. The dice do follow from it.
reason-verify_position = { file-place }the game begins from a position that someone wrote. Only what came after it follows from the seed.
reason-verify_own_hash = The game is consistent with its own hash, but a forged file would be too. Pass the hash you saw before the game with --hash.
reason-verify_not_over = The game isn't over. Everything so far follows from the hash.
reason-table_too_many_tables = Too many tables were opened from your network. Wait a few minutes and try again.
reason-table_too_much_time = Your network has used its share of the server's time. Wait a minute and try again.
reason-table_too_much_saved = Your network has sent the server too much. Wait a few minutes and try again.
reason-table_too_much_sent = Your network has had its share of what the server can send. Wait a few minutes and try again.
reason-table_too_many_windows = Your seat is open in more than { $most } windows or devices, so this one was closed. To play here, open the table again.
reason-table_too_many_thoughts = You've asked for odds or advice too often. Wait a moment and try again.
reason-table_full = This table's save has reached its maximum size, so nothing more can be saved here.
reason-table_server_full = This server has no room for new tables. Games that have begun can go on.
reason-table_sent_away = The host has sent you away from this table.
reason-table_too_many_spectators = As many people on your network are watching this table as may.
reason-table_spectators_full = This table has as many spectators as it can take.

## Notifications to players who are away

notification-turn = Your turn in { $game }
notification-turn-of = { $name }'s turn in { $game }
notification-mail = It's your turn. This link leads to the table: { $link }
notification-mail-end = To get no more of these mails, open the table and choose so under “Tell me when it's my turn”.
notification-code-subject = { $code } is your Voidlock code
notification-code = Somebody wants to get a mail here whenever it's their turn in Voidlock. If that's you, type in this code: { $code }
notification-code-end = If not, do nothing. { $link }

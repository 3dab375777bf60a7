## voidlock admin

admin-line = { $table }: { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, last used { $last }
admin-since = in the grave since { $since }
admin-tables = { $number ->
        [0] There are no tables.
        [one] 1 table
       *[other] { $number } tables
    }
admin-buried = { $number ->
        [0] The grave is empty.
        [one] 1 table in the grave. Opening its link brings it back.
       *[other] { $number } tables in the grave. Opening their links brings them back.
    }
admin-status-open = Waiting for the game to start.
admin-status-playing = The game is running.
admin-status-over = The game is over.
admin-status-closed = The table is closed.
admin-seat-nobody = Seat { $seat }: empty
admin-seat-person = Seat { $seat }: { $name }
admin-seat-away = Seat { $seat }: { $name } (away, { $bot } plays)
admin-seat-bot = Seat { $seat }: bot { $bot }
admin-closed = Table { $table } is closed now.
admin-closed-before = Table { $table } was closed already.
admin-confirm-delete = Delete table { $table } for good?
admin-deleted = Table { $table } is deleted ({ $number ->
        [one] 1 entry
       *[other] { $number } entries
    }).
admin-exported = Table { $table } is saved in { $place }
admin-export-damaged = The table is damaged ({ $why }). Use --log, or repair it first.
admin-not-started = The game at table { $table } has not started. Use --log to get what is there.
admin-no-table = There is no table { $table }.
admin-no-file = There is no database { $place }
admin-failed = Can't do this with { $place } ({ $why }).
admin-in-use = A server is using { $place }. Stop it first.
admin-exists = { $place } already exists. Choose another name.
admin-unsound = { $place } is damaged ({ $why }). Restore a backup.
admin-damaged = Table { $table } is damaged after { $good ->
        [one] 1 good entry
       *[other] { $good } good entries
    } ({ $why }).
admin-checked = { $number ->
        [one] 1 table checked
       *[other] { $number } tables checked
    }, { $damaged ->
        [0] all good.
       *[other] { $damaged } damaged.
    }
admin-sound = Table { $table } is not damaged.
admin-nothing-good = Table { $table } has no good entry to go back to. Delete it, or restore a backup.
admin-confirm-repair = Cut table { $table } back to its first { $number ->
        [one] entry
       *[other] { $number } entries
    }? The whole log is kept in the database.
admin-repaired = Table { $table } is repaired. { $number ->
        [one] 1 entry was
       *[other] { $number } entries were
    } cut off.
admin-not-buried = Table { $table } is not in the grave.
admin-revived = Table { $table } is out of the grave.
admin-confirm-expire = It is { $clock } now. { $number ->
        [0] No table
        [one] 1 table
       *[other] { $number } tables
    } would go to the grave, unused for { $days } days or more. Is the clock right?
admin-expired = To the grave: { $buried }. Deleted: { $deleted }.
admin-backed-up = Backup saved in { $place }, checked ({ $number ->
        [one] 1 entry
       *[other] { $number } entries
    }).
admin-backup-postgres = This works on files only. Use pg_dump to back up PostgreSQL.
admin-confirm-restore = Replace { $place } by { $copy } ({ $number ->
        [one] 1 entry
       *[other] { $number } entries
    })? The old file is kept.
admin-restored = { $place } is restored.
admin-kept-aside = The old file is kept as { $place }
admin-restore-postgres = This works on files only. Use pg_restore for PostgreSQL.
admin-vacuumed = Before: { $before } kB. Now: { $after } kB.
admin-vacuum-postgres = This works on files only. PostgreSQL vacuums by itself.

## voidlock admin

admin-line = { $table }：{ $game }、{ $players }人、記録{ $entries }件、最終利用 { $last }
admin-since = { $since }から墓場
admin-tables = { $number ->
        [0] テーブルはありません。
       *[other] テーブル：{ $number }卓
    }
admin-buried = { $number ->
        [0] 墓場は空です。
       *[other] 墓場のテーブル：{ $number }卓。リンクを開くと元に戻ります。
    }
admin-status-open = ゲームの開始を待っています。
admin-status-playing = ゲームの途中です。
admin-status-over = ゲームは終わりました。
admin-status-closed = テーブルは閉じられています。
admin-seat-nobody = 席{ $seat }：空席
admin-seat-person = 席{ $seat }：{ $name }
admin-seat-away = 席{ $seat }：{ $name }（不在のため{ $bot }が代行中）
admin-seat-bot = 席{ $seat }：ボット{ $bot }
admin-closed = テーブル{ $table }を閉じました。
admin-closed-before = テーブル{ $table }はすでに閉じられています。
admin-confirm-delete = テーブル{ $table }を完全に削除しますか？
admin-deleted = テーブル{ $table }を削除しました（記録{ $number }件）。
admin-exported = テーブル{ $table }の保存先：{ $place }
admin-export-damaged = テーブルが壊れています（{ $why }）。--logを使うか、先に修復してください。
admin-not-started = テーブル{ $table }のゲームはまだ始まっていません。--logを使うと、今ある記録を書き出せます。
admin-no-table = テーブル{ $table }はありません。
admin-no-file = データベース{ $place }はありません。
admin-failed = { $place }では実行できません（{ $why }）。
admin-in-use = サーバーが{ $place }を使っています。先にサーバーを終了してください。
admin-exists = { $place }はすでにあります。別の名前を指定してください。
admin-unsound = { $place }は壊れています（{ $why }）。バックアップから復元してください。
admin-damaged = テーブル{ $table }は壊れています（{ $why }）。その前の正常な記録：{ $good }件
admin-checked = { $number }卓を検査しました。{ $damaged ->
        [0] 問題はありません。
       *[other] { $damaged }卓が壊れています。
    }
admin-sound = テーブル{ $table }は壊れていません。
admin-nothing-good = テーブル{ $table }には戻れる正常な記録がありません。削除するか、バックアップから復元してください。
admin-confirm-repair = テーブル{ $table }を最初の{ $number }件の記録まで戻しますか？元の記録はすべてデータベースに残ります。
admin-repaired = テーブル{ $table }を修復しました。切り離した記録：{ $number }件
admin-not-buried = テーブル{ $table }は墓場にありません。
admin-revived = テーブル{ $table }を墓場から戻しました。
admin-confirm-expire = 現在の時刻は{ $clock }です。{ $days }日以上使われていないテーブル{ $number }卓を墓場に移します。時計は合っていますか？
admin-expired = 墓場へ：{ $buried }卓、削除：{ $deleted }卓
admin-backed-up = バックアップを保存し、検査しました：{ $place }（記録{ $number }件）
admin-backup-postgres = この操作はファイル専用です。PostgreSQLのバックアップにはpg_dumpを使ってください。
admin-confirm-restore = { $place }を{ $copy }（記録{ $number }件）で置き換えますか？元のファイルは残ります。
admin-restored = { $place }を復元しました。
admin-kept-aside = 元のファイルの保存先：{ $place }
admin-restore-postgres = この操作はファイル専用です。PostgreSQLではpg_restoreを使ってください。
admin-vacuumed = 変更前：{ $before } kB、変更後：{ $after } kB
admin-vacuum-postgres = この操作はファイル専用です。PostgreSQLは自動でVACUUMを行います。

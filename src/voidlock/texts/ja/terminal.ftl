### The terminal around the game. Screen readers read lines aloud, so each says in words what it shows.

## Separators and lists

terminal-comma = 、
terminal-semicolon = ／
terminal-space = { "" }
terminal-nothing = なし
terminal-nothing-beside = 左右には何もありません。
terminal-by-rule = { $reason }（{ $rule }）

## The board

terminal-heading = 第{ $round }ラウンド、{ $phase }。
terminal-heading-setup = { $phase }。
terminal-heading-current = 手番プレイヤー：{ $seat }。
terminal-heading-over = 第{ $round }ラウンドで{ $result }。
terminal-location = 現ロケーション：{ $location }。
terminal-ahead = この先のロケーション：{ $tiers }。
terminal-last-location = ここが最終ロケーションです。
terminal-location-tokens = トークン{ $number }個が置かれています。
terminal-piles = 敵反応パイル：左{ $left }、右{ $right }。
terminal-cards = { $number }枚
terminal-pile-known = （{ $kinds }を含む）
terminal-stores = 出現数：大規模{ $major }、小規模{ $minor }。未使用トークン：{ $supply }個。
terminal-formation = フォーメーション（上から）：
terminal-marine = { $position }. { $marine }（{ $team }）{ $side }向き
terminal-marine-tokens =
    { $number ->
        [0] 。
       *[other] 、トークン{ $number }個。
    }
terminal-at-left = 左
terminal-at-right = 右
terminal-side = { $side }：{ $things }。
terminal-swarm = 群れ{ $number }体（{ $kinds }）
terminal-kind = { $kind }×{ $number }
terminal-done = 攻撃済みの{ $swarm }
terminal-apart = 2つ目の群れ{ $spot }：{ $swarm }
terminal-power-field = { action-power_field }
terminal-tokens = トークン{ $number }個
terminal-terrain = { $terrain }（{ $marks }）
terminal-activated = このラウンド発動済み
terminal-teams = { $seat }：{ $teams }。
terminal-eliminated = { $team }（除去）
terminal-slain = 死亡：{ $names }。
terminal-held = { $seat }が{ $terrain }を持っています。
terminal-table = 公開中のアクションカード：{ $cards }。
terminal-played = 前のラウンドのアクションカード：{ $cards }。
terminal-card = 「{ $card }」（{ $team }）
terminal-card-to-come = 「{ $card }」（{ $team }、未解決）
terminal-event = イベントカード：「{ $card }」。
terminal-event-read = { $seat }がイベントカードを読んでいます。
terminal-chosen = 選んだカード：「{ $card }」（{ $team }）。
terminal-looked-at =
    { $place ->
        [1] イベントデッキの一番上のカード（自分だけが知っている）：「{ $card }」。
       *[other] イベントデッキの上から{ $place }枚目のカード（自分だけが知っている）：「{ $card }」。
    }
terminal-effects = 適用中：{ $effects }。
terminal-effect = 「{ $card }」
terminal-effect-about = { $card }（{ $about }）
terminal-effect-next = { $card }（次のラウンド）
terminal-limited = { $terrain }への出現は最大1体
terminal-decks = ジーンスティーラーデッキ：{ $deck }枚。イベントデッキ：{ $events }枚。
terminal-discard = ジーンスティーラーの捨て札：{ $kinds }。
terminal-event-discard = イベントの捨て札：{ $cards }。
terminal-readings = このゲームでのルールの解釈：

## Cards as text

terminal-action = { $number }番、{ $type }。{ $text }
terminal-spawn-box = { $colour }に{ $size }
terminal-then = その後：{ $boxes }。
terminal-setup-event = 準備では出現だけを行います：{ $boxes }。
terminal-move-adjacent = { $icon }を含む群れは隣のポジションへ移動する。
terminal-move-flank = { $icon }を含む群れは回り込む。
terminal-explained = { $name }：{ $text }

## Questions and answers

terminal-hint = 番号か、[ ]内の文字を入力してください。?でヘルプ、「終了」で中断します。
terminal-hint-saved = ゲームは選択のたびに保存されます。
terminal-asked = { $seat }：{ $question }
terminal-draft = { $question }（{ $total }チームのうち{ $number }つ目）
terminal-noted = { $text }（{ $notes }）
terminal-option = { $answer } [{ $text }]
terminal-answered = 選択：{ $answer }。
terminal-several = 「{ $text }」に当てはまる選択肢が{ $number }個あります：{ $answers }。
terminal-no-such-number =
    { $number ->
        [1] 選択肢は1だけです。
       *[other] 選択肢の番号は1から{ $number }までです。
    }
terminal-how-to-answer = 1から{ $number }までの番号を入力してください。?でヘルプを表示します。

## Several people at one keyboard

terminal-hand-over = { $seat }にキーボードを渡してください。ほかの人は画面を見ないでください。
terminal-hand-over-undo = { $seat }にキーボードを渡してください。ほかの人は画面を見ないでください。（{ $before }は、今なら「取り消し」と入力できます。）
terminal-cannot-hide = このターミナルは画面を消去できません。1人のプレイヤーに見せた内容も上に残るため、さかのぼって読まないでください。秘密の選択は、入力しても表示されません。
terminal-press-enter = Enterキーを押してください：{ "" }

## Commands; terminal-word-* lists their names, separated by spaces

terminal-word-help = ヘルプ 説明
terminal-word-board = 盤面
terminal-word-log = ログ 記録
terminal-word-undo = 取り消し 取消 戻す
terminal-word-why = なぜ
terminal-word-save = 保存
terminal-word-lang = 言語
terminal-word-quit = 終了 exit
terminal-word-advice = 助言
terminal-word-odds = 確率
terminal-word-look = look 注目
terminal-word-pace = 速さ
terminal-word-dice = ダイス dice
terminal-word-hints = ヒント hints
terminal-word-teacher = 先生 teacher
terminal-word-say = say 発言
terminal-word-plan = plan
terminal-word-table = table テーブル 卓
terminal-help-advice = 「助言」（advice）：ライブラリアンの意見を聞きます。「確率」（odds）：確率の表示を切り替えます。
terminal-help-look = 「注目」（look）：今最もだいじなことを3つ示します。何を選ぶべきかは言いません。
terminal-help =
    選び方：番号、[ ]内の文字（先頭部分だけでも可）、または名前を入力します。Tabキーで補完できます。
    Enterまたは「盤面」（board）：盤面をもう一度表示します。「盤面 全部」：デッキと捨て札も表示します。
    ? レオン、? ラウンド：カードや用語を説明します（「説明 レオン」も可）。
    「なぜ attack:leon:L2」「なぜ 2」（why）：その選択肢を選べるか、選べないならその理由を示します。
    「取り消し」（undo）：直前の操作を取り消します。ダイスと公開されたカードは戻りません。
    「ログ」（log）：最近の出来事です。「ログ 全部」：すべての出来事です。
    「保存 ファイル名」（save）：ゲームを好きなファイルに保存します。
    「言語 en」（lang）：英語にします。
    「終了」（quit）：中断します。ゲームは選択のたびに保存されます。
    場所：L3はポジション3の左側、R3は右側です。
terminal-found-many = どれを説明しますか？ { $names }
terminal-log-last =
    { $number ->
        [0] まだ何も起きていません。
       *[other] 最近の出来事（「ログ 全部」ですべて表示します）：
    }
terminal-undone = 取り消しました。
terminal-next-table = ホストは新しいテーブルで次のゲームを始めました：{ $command } join { $link }
terminal-undo-others = 伏せた選択を取り消せるのは選んだ本人だけで、キーボードを渡す時に限ります。
terminal-why-what = 「なぜ」の後に選択肢を入力してください。例：なぜ attack:leon:L2
terminal-why-legal = 選べます：{ $answer }。
terminal-save-where = 「保存」の後にファイル名を入力してください。例：保存 game.json
terminal-save-other-file = { $path }はゲームファイルではないため、上書きしません。別の名前を指定してください。
terminal-save-failed = { $path }に保存できません：{ $why }。
terminal-saved = { $path }に保存しました。
terminal-saved-secrets = { $path }に保存しました。ファイルにはほかのプレイヤーの秘密も含まれます。
terminal-lang-unknown = 使える言語：{ $languages }。

## ヒント。terminal-hints-onと-offは、コマンド「ヒント」に続ける言葉を空白で区切って並べる

terminal-hints-new = はじめて：{ $text }
terminal-hints-in-help = はじめて：{ $key }で説明を読めます。
terminal-hints-no-more = ヒントがいらないときは「ヒント オフ」（hints off）と入力してください。
terminal-hints-on = on オン
terminal-hints-off = off オフ
terminal-hints-switched-on = ヒントを表示します。はじめて出てきたことを一度だけ説明します。
terminal-hints-switched-off = ヒントはもう表示しません。「ヒント オン」（hints on）で元に戻せます。
terminal-hints-help = 「ヒント オフ」（hints off）：ヒントを表示しません。「ヒント オン」（hints on）：また表示します。
terminal-teacher-read = 「先生」（teacher）で読めます。
terminal-teacher-then = 「先生 1」（teacher 1）で最初の選択の盤面を見られます。「先生 オフ」（teacher off）で止まります。
terminal-teacher-help = 「先生 オン」（teacher on）：ラウンドごとに、ボットの選択とその差を振り返ります。
terminal-teacher-on = ラウンドごとに、ボットなら何を選んだか、その差はいくらかをお知らせします。
terminal-teacher-off = ラウンドごとの振り返りをやめました。
terminal-teacher-none-yet = まだ振り返るものがありません。ラウンドが終わってから数秒かかります。

## Saved games

terminal-kept =
    ゲームは保存されています：{ $path }
    続けるには { $command } と入力してください。
terminal-cannot-keep = { $path }に保存できません（{ $why }）。このまま続けられますが、中断するとゲームは失われます。
terminal-not-kept = ゲームは保存されていません：{ $why }。
terminal-output-failed = 出力できません：{ $why }。
terminal-output-failed-saved = ゲームは最後の選択まで保存されています。
terminal-left = ゲームを中断しました。
terminal-input-ended = 入力が終わりました。
terminal-interrupted = 中断しました。
terminal-unfinished-mission = スペースハルク：{ $title }、第{ $turn }ターン、最後のプレイは{ $when }
terminal-unfinished-game =
    { $players ->
        [1] デスエンジェル：第{ $round }ラウンド、{ $location }（{ $teams }）、最後のプレイは{ $when }
       *[other] デスエンジェル：第{ $round }ラウンド、{ $location }、{ $players }人（{ $teams }）、最後のプレイは{ $when }
    }
terminal-unfinished-draft = チームは未定
terminal-word-delete = delete 削除
terminal-delete-failed = 削除できません：{ $why }
terminal-yes = y yes はい
terminal-set-aside = 保存されたゲームが壊れています：{ $why }{ $path }として残してあります。
terminal-skipped = 保存されたゲームを開けません：{ $why }
terminal-new-game = { $players }人の新しいゲームです。
terminal-seed = シード：{ $seed }
terminal-finished =
    ゲームファイル：{ $path }
    { $command } replay とこのファイル名で、もう一度読めます。
terminal-finished-review = { $command } review とこのファイル名で、損をした選択がわかります。
terminal-crash = プログラムに不具合がありました。ゲームは最後の選択まで保存されています。詳しい内容は{ $path }に書き出しました。

## File system errors

terminal-standard-input = 標準入力
terminal-check-by-name = ファイル名を指定してください。名前も検査するため、標準入力は使えません。
terminal-trouble-missing = ファイルまたはフォルダーがありません
terminal-trouble-folder-missing = そのフォルダーはありません
terminal-trouble-forbidden = 権限がありません
terminal-trouble-is-folder = フォルダーです
terminal-trouble-no-folder = パスの途中にフォルダーでないものがあります
terminal-trouble-full = ディスクに空きがありません
terminal-trouble-read-only = ディスクが書き込み禁止になっています
terminal-trouble-long-name = 名前が長すぎます
terminal-trouble-not-a-path = ファイル名として使えません

## Options of the command line

terminal-option-seed = シードは読み取れる文字で指定してください。

terminal-option-load-alone = 読み込むゲームの人数、チーム、設定、シードは決まっています。--loadと{ $option }は一緒に使えません。

## Space Hulk

terminal-word-path = 道 path
terminal-word-mission = ミッション 任務 mission
terminal-hulk-heading =
    { $limit ->
        [0] 第{ $turn }ターン、{ $phase }。コマンドポイント：{ $points }
       *[other] 第{ $turn }ターン（全{ $limit }ターン）、{ $phase }。コマンドポイント：{ $points }
    }
terminal-hulk-over = 第{ $turn }ターンで{ $result }。
terminal-hulk-named =
    { $name_kind ->
        [none] { $letter } { $role } [{ $typed }]
       *[other] { $letter } { $name } [{ $typed }]
    }
terminal-hulk-marine = { $marine }：{ $weapons }。{ $square }で{ $facing }向き。
terminal-hulk-dead = { $marine }：死亡。
terminal-hulk-left = { $marine }：脱出。
terminal-hulk-ap = アクションポイント{ $number }。
terminal-hulk-overwatch = オーバーウォッチ中。
terminal-hulk-guard = ガード中。
terminal-hulk-jammed = 弾詰まり。
terminal-hulk-may-explode = キャノン爆発のおそれ。
terminal-hulk-shots = 残り{ $number }発。
terminal-hulk-psi = サイポイント{ $number }。
terminal-hulk-sees = { $things }が見えます。
terminal-hulk-sees-nothing = 目標は見えません。
terminal-hulk-door = ドア{ $square }
terminal-hulk-stealer = { $name }：{ $square }で{ $facing }向き。
terminal-hulk-blips = ブリップ：{ $blips }。
terminal-hulk-lurker =
    { $forced ->
        [0] { $name }（{ $entry }）
       *[other] { $name }（{ $entry }、待機）
    }
terminal-hulk-lurkers = 潜伏中：{ $lurkers }。
terminal-hulk-pile = ブリップの山：{ $number }個。
terminal-hulk-object = 目標物（{ $name }）：{ $where }、{ $state }。
terminal-hulk-operated = 操作済み：{ $names }。
terminal-hulk-burned = 燃えた目標：{ $names }。
terminal-hulk-price =
    { $cp ->
        [0] { $ap } AP
       *[other]
            { $ap ->
                [0] { $cp } CP
               *[other] { $ap } AP＋{ $cp } CP
            }
    }
terminal-hulk-price-psi = サイ{ $number }
terminal-hulk-who = { $name }（{ $letter }）
terminal-hulk-area =
    { $number ->
        [0] 危険にさらされる者はいません。
       *[other] 危険（それぞれ死亡{ $chance }）：{ $who }。
    }{ $verb ->
        [flame] 燃えるマス：{ $squares }。
       *[other] 巻き込まれるマス：{ $squares }。
    }
terminal-hulk-lost = { $what }は破壊されます。
terminal-hulk-harm =
    { $verb ->
        [flame] { $who }も炎に巻き込まれます（死亡{ $chance }）。
       *[other] { $who }もストームに巻き込まれます（死亡{ $chance }）。
    }
terminal-hulk-doubt-area =
    { $harm }{ $verb ->
        [flame] それでも撃ちますか？
       *[other] それでも使いますか？
    }
terminal-hulk-doubt-flames = { $who }は炎の中を歩くことになります（死亡{ $chance }）。それでも進みますか？
terminal-hulk-row = { $first }、または{ $squares }
terminal-hulk-sure = 「はい」か「いいえ」：{" "}
terminal-hulk-not-done = 取りやめました。
terminal-hulk-gone = { $name }はもういません。
terminal-hulk-why-what = 「なぜ」の後に選択肢を入力してください。例：なぜ move:8,5
terminal-hulk-path = { $name }の移動には{ $number }ポイント必要です：{ $steps }
terminal-hulk-no-path = { $name }から{ $square }への道はありません。
terminal-hulk-path-what = 「道」の後にマスを入力してください。例：道 8,5 または 道 sgt 8,5。マリーンの記号は、「盤面」で名前の後の[ ]に出ます。
terminal-hulk-mission = { $number }. { $title }（{ $name }）
terminal-hulk-mission-unknown = ミッションもミッションファイルも「{ $name }」という名前のものはありません。一覧を見るには：{ $command } mission list
terminal-hulk-fault =
    { $line ->
        [0] { $path }：{ $why }
       *[other] { $path }、{ $line }行目：{ $why }
    }
terminal-hulk-sound = { $title }：このミッションは遊べます（{ $squares }マス、{ $sections }区画、進入口{ $entries }か所、マリーン{ $marines }人）。
terminal-option-hulk-alone = スペースハルクは1人用なので、--playersと--teamsは使えません。
terminal-option-hulk-one-bot = スペースハルクの席は1つです。ボットは1体だけ、たとえば"--bots sergeant"のように指定してください。
terminal-hulk-help =
    選び方：番号、[ ]内の文字（先頭部分だけでも可）、または名前を入力します。（ ）内は必要なポイントです。大文字1字でマリーンを指定できます（BでマリーンB）。
    Enterまたは「盤面」（board）：地図とその上のすべてを表示します。マスは「列,行」です。
    地図：A～Lはマリーン、数字はジーンスティーラー（3<はS3）、lはブルードロードで、向きは^ > v <。b3はブリップB3、12はブリップB12、Eは進入口、2?は2体が潜伏する進入口。
    +は閉じたドア、/は開いたドア、Bは隔壁、*は炎、=はフォースバリア、oは目標、xは出口、!は目標物。
    地図の下にはすべてのマリーンが並びます。[ ]の中が入力に使う記号です：軍曹 [sgt]。
    「道 8,5」（path）：行動中のマリーンがそこまで移動するのに必要なポイントです。「道 sgt 8,5」：ほかのマリーンです。
    ? オーバーウォッチ、? ドア：用語を説明します。
    「ミッション」（mission）：作戦概要です。「なぜ move:8,5」（why）：その選択肢を選べるか、選べないならその理由を示します。
    「取り消し」（undo）：直前の操作を取り消します。ダイスと公開されたブリップは戻りません。
    「ログ」（log）：最近の出来事と、エイリアンの行動の理由です。「ログ 全部」：すべての出来事です。
    「保存 ファイル名」（save）：ゲームを好きなファイルに保存します。「言語 en」（lang）：英語にします。
    「終了」（quit）：中断します。ゲームは選択のたびに保存されます。

## その他のゲーム

terminal-plain-help =
    選び方：番号、[ ]内の文字かその先頭、または名前。Tabで補完します。
    Enterまたは「盤面」（board）：盤面をもう一度表示します。
    「なぜ 2」（why）：その選択肢を選べるか、選べないならその理由を表示します。
    「取り消し」（undo）：直前の操作を取り消します。公開されたダイスとカードは戻りません。
    「ログ」（log）：最近の出来事です。「ログ 全部」：すべての出来事。
    「保存 ファイル名」（save）：ゲームを好きなファイルに保存します。
    「言語 en」（lang）：英語にします。
    「終了」（quit）：終了します。ゲームは選択のたびに保存されます。
terminal-plain-why-what = 「なぜ」の後に選択肢を入力してください。例：なぜ 2
terminal-unfinished-other = { $game }、最後に遊んだのは{ $when }

## Lessons

terminal-choose = 選択 [{ $key }]:{ " " }
learn-left = 途中経過を保存しました。続きから再開するには：{ $command } learn
learn-hint = 初めての方は「{ $command } learn」で、10分ほどで遊び方を覚えられます。
terminal-needs-extra = このコマンドに必要なパッケージが入っていません。次のコマンドでインストールできます：{ $command }

## From Python

python-answers =
    { $more ->
        [0] 選べるもの：{ $answers }
       *[other] 選べるもの：{ $answers }、ほか{ $more }個
    }

## The simulator

sim-compared-more = 1つのボットの詳しい結果：{ $command } --bot { $bot }
reason-bot_elsewhere =
    「{ $name }」は{ $game ->
        [hulk] スペースハルクのボットです。--mission airlock-nineのようにミッションを指定してください
       *[other] 別のゲームのボットです。--game { $game }で選べます
    }。ここで使えるボット：{ $known }

## Review

terminal-review-luck = { $kind }：{ $rolls }回中{ $had }回、期待値{ $expected }。{ $luck }

### What the terminal says around the game. Lines are read aloud by some, so each says in words what it shows.

## Between and around things

terminal-comma = 、
terminal-semicolon = ／
terminal-space = { "" }
terminal-nothing = なし
terminal-nothing-beside = 左右とも何もない。
terminal-by-rule = { $reason }（{ $rule }）

## The board

terminal-heading = 第{ $round }ラウンド、{ $phase }。
terminal-heading-setup = { $phase }。
terminal-heading-current = 手番プレイヤー：{ $seat }。
terminal-heading-over = 第{ $round }ラウンドで{ $result }。
terminal-location = 現ロケーション：{ $location }。
terminal-ahead = この先のロケーション：{ $tiers }。
terminal-last-location = ここが最終ロケーション。
terminal-location-tokens = トークン{ $number }個が置かれている。
terminal-piles = 敵反応パイル：左{ $left }、右{ $right }。
terminal-cards = { $number }枚
terminal-pile-known = （{ $kinds }を含む）
terminal-stores = 出現数：大規模{ $major }、小規模{ $minor }。ストック：トークン{ $supply }個。
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
terminal-held = { $seat }が{ $terrain }を持っている。
terminal-table = 公開中のアクションカード：{ $cards }。
terminal-played = 前のラウンドのアクションカード：{ $cards }。
terminal-card = 「{ $card }」（{ $team }）
terminal-card-to-come = 「{ $card }」（{ $team }、未解決）
terminal-event = イベントカード：「{ $card }」。
terminal-event-read = { $seat }がイベントカードを読んでいる。
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

## Cards read out

terminal-action = { $number }番、{ $type }。{ $text }
terminal-spawn-box = { $colour }に{ $size }
terminal-then = その後：{ $boxes }。
terminal-setup-event = 準備では出現だけを行う：{ $boxes }。
terminal-move-adjacent = { $icon }を含む群れは隣のポジションへ移動する。
terminal-move-flank = { $icon }を含む群れは回り込む。
terminal-explained = { $name }：{ $text }
terminal-explained-marine = { $name }（{ $team }）：{ $text }
terminal-explained-action = { $name }（{ $team }、{ $number }番、{ $type }）：{ $text }
terminal-section = （ルール第{ $section }節）

## Questions and answers

terminal-hint = 番号か、[ ]内の文字で答える。?でヘルプ、「終了」で中断。
terminal-hint-saved = ゲームは答えるたびに保存される。
terminal-asked = { $seat }：{ $question }
terminal-draft = { $question }（{ $total }チームのうち{ $number }つ目）
terminal-noted = { $text }（{ $notes }）
terminal-option = { $answer } [{ $text }]
terminal-answered = 選んだ答え：{ $answer }。
terminal-several = 「{ $text }」に当てはまる答えが{ $number }個ある：{ $answers }。
terminal-no-such-number = 答えの番号は1から{ $number }まで。
terminal-how-to-answer = 1から{ $number }までの番号を入力する。?でヘルプ。

## Several people at one keyboard

terminal-hand-over = { $seat }にキーボードを渡す。ほかのプレイヤーは画面を見てはならない。
terminal-hand-over-undo = { $seat }にキーボードを渡す。ほかのプレイヤーは画面を見てはならない。（{ $before }は、今なら「取り消し」と入力できる。）
terminal-cannot-hide = この端末は画面を消去できない。1人のプレイヤーに見せた内容も上に残るため、さかのぼって読まないこと。秘密の答えは、入力しても表示されない。
terminal-press-enter = Enterキーを押す：{ "" }

## Commands; terminal-word-* are the words for them, with spaces between

terminal-word-help = ヘルプ 説明
terminal-word-board = 盤面
terminal-word-log = 記録
terminal-word-undo = 取り消し 取消 戻す
terminal-word-why = なぜ
terminal-word-save = 保存
terminal-word-lang = 言語
terminal-word-quit = 終了 exit
terminal-word-advice = 助言
terminal-word-odds = 確率
terminal-word-pace = 速さ
terminal-word-say = say 発言
terminal-word-table = table テーブル 卓
terminal-help-advice = 「助言」（advice）：ライブラリアンの意見を聞きます。「確率」（odds）：確率の表示を切り替えます。
terminal-help =
    答え方：番号、[ ]内の文字（先頭部分だけでもよい）、または名前を入力する。Tabキーで補完できる。
    Enterまたは「盤面」（board）：盤面をもう一度表示する。「盤面 全部」：デッキと捨て札も表示する。
    ? レオン、? ラウンド：カードや用語を説明する（「説明 レオン」でもよい）。
    「なぜ attack:leon:L2」「なぜ 2」（why）：その答えを選べるか、選べないならその理由を示す。
    「取り消し」（undo）：最後の答えを取り消す。ダイスと公開されたカードは戻らない。
    「記録」（log）：最近の出来事。「記録 全部」：すべての出来事。
    「保存 ファイル名」（save）：ゲームを好きなファイルに書き出す。
    「言語 en」（lang）：英語にする。
    「終了」（quit）：中断する。ゲームは答えるたびに保存される。
    場所：L3はポジション3の左側、R3は右側。
terminal-not-found-angel = 「{ $text }」というカードや用語はない。
terminal-not-found-hulk = 「{ $text }」という用語はない。
terminal-rule-number-angel = { $text }のような番号はルールの番号である。このプログラムのソースの docs/rules/death-angel.md を参照。
terminal-rule-number-hulk = { $text }のような番号はルールの番号である。このプログラムのソースの docs/rules/space-hulk.md を参照。
terminal-found-many = どれを説明するか：{ $names }
terminal-log-last =
    { $number ->
        [0] まだ何も起きていない。
       *[other] 最近の出来事（「記録 全部」ですべて表示する）：
    }
terminal-undone = 取り消した。
terminal-next-table = ホストは新しいテーブルで次のゲームを始めた：{ $command } join { $link }
terminal-undo-others = 伏せた答えを取り消せるのは選んだ本人だけで、キーボードを渡す時に限る。
terminal-why-what = 「なぜ」の後に答えを入力する。例：なぜ attack:leon:L2
terminal-why-legal = その答えは選べる：{ $answer }。
terminal-save-where = 「保存」の後にファイル名を入力する。例：保存 game.json
terminal-save-other-file = { $path }はゲームファイルではないため、上書きしない。
terminal-save-failed = { $path }に書き出せない：{ $why }。
terminal-saved = { $path }に書き出した。
terminal-saved-secrets = { $path }に書き出した。ファイルにはほかのプレイヤーの秘密も含まれる。
terminal-lang-unknown = 使える言語：{ $languages }。

## Keeping the game

terminal-kept =
    ゲームは保存されている：{ $path }
    続けるには { $command } play と入力する。
terminal-cannot-keep = { $path }に保存できない（{ $why }）。このまま続けられるが、中断するとゲームは失われる。
terminal-not-kept = ゲームは保存されていない：{ $why }。
terminal-output-failed = 出力できない：{ $why }。ゲームは最後の答えまで保存されている。
terminal-left = ゲームを中断する。
terminal-input-ended = 入力が終わった。
terminal-interrupted = 中断した。
terminal-go-on-mission = ミッション「{ $title }」（第{ $turn }ターン、{ $when }）を続けるか？ [Y/n]{ " " }
terminal-go-on-game =
    { $players ->
        [1] 第{ $round }ラウンドのゲーム（{ $location }、{ $when }）を続けるか？ [Y/n]{ " " }
       *[other] 第{ $round }ラウンドの{ $players }人ゲーム（{ $location }、{ $when }）を続けるか？ [Y/n]{ " " }
    }
terminal-unfinished = 途中のゲーム（最後にプレイした順）：
terminal-unfinished-mission = { $title }、第{ $turn }ターン、最後のプレイは{ $when }
terminal-unfinished-game =
    { $players ->
        [1] 第{ $round }ラウンド、{ $location }、最後のプレイは{ $when }
       *[other] 第{ $round }ラウンド、{ $location }、{ $players }人、最後のプレイは{ $when }
    }
terminal-go-on-which = どのゲームを続けるか？ 番号、または新しいゲームならn [1]{ " " }
terminal-number-or-no = 1から{ $number }までの番号、またはnで答える。
terminal-declined =
    { $number ->
        [1] 途中のゲームは残してある：{ $path }
       *[other] 途中のゲーム{ $number }個は残してある：{ $path }
    }
terminal-declined-how = 後で続けるには { $command } play と入力する。
terminal-yes = y yes はい
terminal-no = n no いいえ
terminal-yes-or-no = yかnで答える。
terminal-set-aside = 保存されたゲームが壊れている：{ $why }{ $path }として残してある。
terminal-skipped = 保存されたゲームを開けない：{ $why }
terminal-new-game = { $players }人の新しいゲーム。
terminal-seed = シード：{ $seed }
terminal-finished =
    ゲームファイル：{ $path }
    { $command } replay とこのファイル名で、もう一度読める。
terminal-crash = プログラムに誤りがあった。ゲームは最後の答えまで保存されている。詳しい内容は{ $path }に書いた。

## What the system says when a file cannot be read or written

terminal-trouble-missing = ファイルまたはフォルダーがない
terminal-trouble-folder-missing = そのフォルダーは存在しない
terminal-trouble-forbidden = 権限がない
terminal-trouble-is-folder = フォルダーである
terminal-trouble-no-folder = パスの途中にフォルダーでないものがある
terminal-trouble-full = ディスクに空きがない
terminal-trouble-read-only = ディスクが書き込み禁止になっている
terminal-trouble-long-name = 名前が長すぎる
terminal-trouble-not-a-path = ファイル名として使えない

## Options of the command line

terminal-option-seed = シードは読める文字で指定する。

terminal-option-players = プレイヤー数は1から6まで（{ $number }は使えない）。
terminal-option-teams-count =
    { $players ->
        [1] 1人では{ $number }チームを担当する。例：--teams { $example }
       *[other] { $players }人では1人につき{ $number }チーム。プレイヤーごとに/で区切る。例：--teams { $example }
    }
terminal-option-team-unknown = 「{ $name }」という戦闘チームはない。使える名前：{ $teams }。
terminal-option-team-twice = 戦闘チーム「{ $name }」が重複している。
terminal-option-load-alone = 読み込むゲームの人数、チーム、設定、シードは決まっている。--loadと{ $option }は一緒に使えない。

## Space Hulk

terminal-word-path = 道 path
terminal-word-mission = 任務 mission
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
terminal-hulk-left = { $marine }：脱出した。
terminal-hulk-ap = アクションポイント{ $number }。
terminal-hulk-overwatch = 監視中。
terminal-hulk-guard = 警戒中。
terminal-hulk-jammed = 弾詰まり。
terminal-hulk-may-explode = キャノンが爆発することがある。
terminal-hulk-shots = 残り{ $number }発。
terminal-hulk-psi = サイポイント{ $number }。
terminal-hulk-sees = 見えるもの：{ $things }。
terminal-hulk-sees-nothing = 目標は見えない。
terminal-hulk-door = ドア{ $square }
terminal-hulk-stealer = { $name }：{ $square }で{ $facing }向き。
terminal-hulk-blips = ブリップ：{ $blips }。
terminal-hulk-lurker =
    { $forced ->
        [0] { $name }（{ $entry }）
       *[other] { $name }（{ $entry }、待機）
    }
terminal-hulk-lurkers = 潜伏中：{ $lurkers }。
terminal-hulk-pile = ブリップの山：{ $number }枚。
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
        [0] 危険にさらされる者はいない。
       *[other] 危険（それぞれ死亡{ $chance }）：{ $who }。
    }{ $verb ->
        [flame] 燃えるマス：{ $squares }。
       *[other] 巻き込まれるマス：{ $squares }。
    }
terminal-hulk-lost = { $what }は破壊される。
terminal-hulk-harm =
    { $verb ->
        [flame] { $who }も炎に包まれる（死亡{ $chance }）。
       *[other] { $who }もストームに巻き込まれる（死亡{ $chance }）。
    }
terminal-hulk-doubt-area =
    { $harm }{ $verb ->
        [flame] それでも撃つか？
       *[other] それでも使うか？
    }
terminal-hulk-doubt-flames = { $who }は炎の中を歩くことになる（死亡{ $chance }）。それでも進むか？
terminal-hulk-row = { $first }、または{ $squares }
terminal-hulk-sure = 「はい」か「いいえ」：{" "}
terminal-hulk-not-done = 取りやめた。
terminal-hulk-why-what = 「なぜ」の後に答えを入力する。例：なぜ move:8,5
terminal-hulk-path = { $name }はそこまで{ $number }ポイント：{ $steps }
terminal-hulk-no-path = { $name }から{ $square }への道はない。
terminal-hulk-path-what = 「道」の後にマスを入力する。例：道 8,5 または 道 sgt 8,5。入力に使うマリーンの記号は、「盤面」で名前の後の[ ]に出る。
terminal-hulk-mission = { $number }. { $title }（{ $name }）
terminal-hulk-which = どのミッションにするか？ 1から{ $number }の番号、名前、または自作のミッションファイル：{ " " }
terminal-hulk-mission-unknown = ミッションもミッションファイルも「{ $name }」という名前のものはありません。一覧を見るには：{ $command } mission list
terminal-hulk-mission-faulty = { $path }、{ $line }行目：{ $why }
terminal-hulk-fault =
    { $line ->
        [0] { $path }：{ $why }
       *[other] { $path }、{ $line }行目：{ $why }
    }
terminal-hulk-sound = { $title }：このミッションは遊べる（マス{ $squares }、区画{ $sections }、進入口{ $entries }、マリーン{ $marines }人）。
terminal-option-hulk-alone = スペースハルクは1人用なので、--players、--teamsは使えない。
terminal-option-hulk-setting = --settingはDeath Angelのルールの設定です。
terminal-option-hulk-one-bot = スペースハルクの席は1つである。ボットは1体だけ、たとえば"--bots sergeant"のように指定する。
terminal-hulk-help =
    答え方：番号、[ ]内の文字（先頭部分だけでもよい）、または名前を入力する。（ ）内は必要なポイント。
    Enterまたは「盤面」（board）：地図とその上のすべてを表示する。マスは「列,行」。
    地図：A～Lはマリーン、数字はジーンスティーラー（3<はS3）、lはブルードロードで、向きは^ > v <。b3はブリップB3、12はブリップB12、Eは進入口、2?は2体が潜む進入口。
    +は閉じたドア、/は開いたドア、Bは隔壁、*は炎、=はフォースバリア、oは目標、xは出口、!は目標物。
    地図の下にはすべてのマリーンが並ぶ。[ ]の中が入力に使う記号：軍曹 [sgt]。
    「道 8,5」（path）：行動中のマリーンがそこまで移動するのに必要なポイント。「道 sgt 8,5」：ほかのマリーン。
    ? 監視、? ドア：用語を説明する。
    「任務」（mission）：作戦概要。「なぜ move:8,5」（why）：その答えを選べるか、選べないならその理由を示す。
    「取り消し」（undo）：最後の答えを取り消す。ダイスと公開されたブリップは戻らない。
    「記録」（log）：最近の出来事と、エイリアンの行動の理由。「記録 全部」：すべての出来事。
    「保存 ファイル名」（save）：ゲームを好きなファイルに書き出す。「言語 en」（lang）：英語にする。
    「終了」（quit）：中断する。ゲームは答えるたびに保存される。

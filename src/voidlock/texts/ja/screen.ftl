### 端末の画面全体で遊ぶときの言葉。キーの名前は引数で渡される。

## The board

screen-location = { $location }。この先：{ $tiers }。
screen-last-location = { $location }（最終ロケーション）。
screen-stores = 敵反応：左{ $left }、右{ $right }。出現{ $major }/{ $minor }。トークン{ $supply }。山札{ $deck }、{ $events }。
screen-hand = { $team }の手札：{ $cards }。
screen-range = 射{ $number }
screen-survives = 生存 { $chance }
screen-field = 力場

## What the keys do, in a line at the foot

screen-do-past = 過去
screen-do-table = 卓
screen-do-talk = 発言
screen-do-eyes = 席

screen-do-explain = 説明
screen-do-undo = 取り消し
screen-do-advice = 助言
screen-do-odds = 確率
screen-do-language = 英語
screen-do-pace = 速さ
screen-do-board = 山札
screen-do-quit = 終了
screen-do-step = 一手
screen-do-round = ラウンド
screen-do-run = 再生

## Asking and answering

screen-promise-hits = 命中 { $chance }
screen-promise-lives = 生存 { $chance }
screen-wins =
    { $bot ->
        [sergeant] 軍曹なら勝率{ $chance }
       *[brother] ブラザーなら勝率{ $chance }
    }
screen-wins-best = 最善、{ screen-wins }
screen-wins-level = ほぼ互角、{ screen-wins }
screen-narrowed = { $which }（地図または一覧で）。{ $escape }で戻る。
screen-doubt-no = いいえ、やめておく
screen-doubt-yes = はい、それでも行う
screen-waits-person = { $who }が決めている。
screen-no-past = その時の盤面はここではわからない。
screen-past = 過去の盤面。矢印キーで記録をたどり、"Esc"で今に戻る。
screen-own-eyes = 手札を見られるほかの席はない。
screen-alone = このテーブルにはほかに誰もいない。

screen-type-here = 番号、文字、名前、？、コマンド
screen-type-command = ？またはコマンド
screen-waits-bot = { $seat }（{ $bot }）が考えている。
screen-meanwhile = 何かキーを押すと先へ進みます。
screen-waits = 今は誰も選択を求められていない。
screen-over = ゲーム終了：{ $result }。{ $past }でさかのぼり、{ $leave }で終了する。
screen-number-typed = { $key }で答え{ $number }に決める。
screen-number-given = 番号だけで答えは決まっている。もう一度{ $key }を押すと、選択中の答えに決まる。
screen-not-asked = 今は何も求められていない。

## Advice

screen-advice-thinking = ライブラリアンが考えている。{ $key }で中止できる。
screen-advice-stopped = 助言を求めるのをやめた。
screen-advice-failed = ライブラリアンは答えを出せなかった。
screen-advice-here = ここでは助言を受けられない。
screen-advice-best = ライブラリアンの選択：{ $answer }
screen-advice-close = 差が小さく、優劣をつけられません。ほぼ互角：{ $answers }
screen-advice-close-more = 差が小さく、優劣をつけられません。ほぼ互角：{ $answers }、ほか{ $number }件
screen-advice-few = { play-advice-few }経験則では：{ $answer }
screen-estimate =
    { $bot ->
        [sergeant] この後をボット「軍曹」に任せると勝率{ $chance }（{ $low }～{ $high }）です。
       *[brother] この後をボット「ブラザー」に任せると勝率{ $chance }（{ $low }～{ $high }）です。
    }

## Switches

screen-pace =
    { $pace ->
        [none] すべてを一度に表示する。
        [fast] 出来事を速く伝える。
        [slow] 出来事をゆっくり伝える。
       *[other] 出来事を1つずつ伝える。
    }

screen-odds-on = 確率を表示する。
screen-odds-off = 確率を隠す。

## Several people at one keyboard

screen-hand-over = { $seat }にキーボードを渡す。ほかのプレイヤーは画面を見てはならない。
screen-hand-over-how = { $key }で盤面を表示する。
screen-hand-over-undo = { $before }は、今なら{ $key }で直前の答えを取り消せる。

## Reading

screen-explain-what = カード、用語、ルールを入力する。{ $arrows }で読み進め、{ $key }で閉じる。
screen-key-explain = ？に続けて名前を入力すると説明を表示する（？レオン、？回り込み）。答えの下の行にも入力できる。
screen-key-why = "why"に続けて答えを入力すると、できない理由を表示する（"why attack:leon:L2"）。"undo"、"log"、"odds"、"advice"もコマンドである。
screen-key-save = "save"に続けてファイル名を入力すると、そこにゲームを書き出す。ゲームは答えるたびに保存される。
screen-key-talk = "say"に続けて入力した言葉はテーブルの全員に届く。"table"で席についてできることを表示する。

screen-key-choose = { $choose }で答えを選び、{ $enter }で決定する。答えを押すか、番号を入力してもよい。
screen-key-type = それ以外の入力は、答えの下の行に入る。答えの文字、名前、コマンドを入力できる。
screen-key-foot = { $advice }はライブラリアンに助言を求める。{ $odds }は確率の表示を切り替える。{ $board }はテーブルの上にあるものを表示する。{ $pace }は進む速さを変える。{ $past }は記録とその時の盤面をさかのぼる。
screen-key-watch = { $step }で一手ずつ、{ $round }で1ラウンドずつ進むか戻る。{ $run }で再生と停止。"Home"と"End"で最初と最後に移る。
screen-key-press = 盤面のものを押すと、それに関する答えに移る。
screen-key-log = { $log }で記録をスクロールする。
screen-sign-stores = 盤面の上は、この先のロケーションの段階、敵反応パイルの枚数（括弧内は必ず含まれるもの）、大規模出現と小規模出現の数、残りのサポートトークン、ジーンスティーラーデッキとイベントデッキの枚数。
screen-sign-marine = 矢印はスペースマリーンの向いている側にある。続いてポジション、戦闘チーム、名前、射程、トークン。
screen-sign-threat = 四角は区画カードの脅威度で、前の文字がその色。スペースマリーンの横の文字はジーンスティーラーの種類と数。括弧内は攻撃を終えたもの、縦線の後ろは同じ場所の2つ目の群れ。
screen-sign-chance = 群れの横のパーセントは、その攻撃を生き延びる確率。感嘆符付きは背後からの攻撃で、トークンは使えない。
screen-sign-marks = 小さな輪は今選べるもの、三角は選択中の答えに関するもの。

## Beginning

screen-title = Voidlock
screen-start = 何を遊ぶ？
screen-start-alone = デスエンジェル：1人で新しいゲーム
screen-start-others = デスエンジェル：このキーボードの仲間やボットと新しいゲーム
screen-start-hulk = スペースハルク：1人でミッション
screen-start-keys = { $enter }か番号で選ぶ。{ $escape }で戻るか終了する。"F4"で英語。
screen-start-keys-many = 番号で移り、{ $enter }で選ぶ。{ $escape }で戻るか終了する。"F4"で英語。
screen-start-how-many = 席はいくつ？
screen-start-seats = { $number }席
screen-start-who = { $seat }：誰が座る？
screen-start-sitter =
    { $who ->
        [brother] ボット「ブラザー」（経験則ですぐに行動する）
        [librarian] ボット「ライブラリアン」（1秒ほど考え、強い）
        [random] ボット「ランダム」（でたらめに行動する）
       *[other] 人
    }
screen-start-teams = 戦闘チームの分け方は？
screen-start-teams-draft = 順番に選ぶ
screen-start-teams-random = ランダム

screen-start-go-on = 続ける：{ $game }

## Options of the command line

screen-option-players-open = このリンクのテーブルの席と設定はすでに決まっている。"--players"と"--setting"は新しいテーブルを開くときに使う。

screen-option-bots = ボットは席ごとに、たとえば"2=brother,3=librarian"のように指定する。{ $text }ではない。
screen-option-bots-seat =
    { $number ->
        [one] 席は1だけである。
       *[other] 席は1から{ $number }まで。{ $text }ではない。
    }
screen-option-watch = ゲームファイルか、"--bots"のボットか、どちらか一方を指定する。
screen-no-terminal = 画面全体を表示できる端末が必要である。

## Watching

screen-watching = { $all }手中{ $number }手目
screen-watched-end = { $result }
screen-eyes = { $seat }の視点
screen-eyes-all = 全員の視点
screen-running = 再生中

## At a table of a server

screen-wait-host = ホストがゲームを始める。
screen-table-host = テーブルは開いている。ほかの人はこのリンクで参加する：{ $link }
screen-table-guest = ホストがゲームを始める。ほかの人はこのリンクで参加する：{ $link }
screen-table-around = テーブル。ほかの人はこのリンクで参加する：{ $link }
screen-offer-begin = ゲームを始める
screen-offer-sit = { $seat }として座る
screen-offer-bot = { $seat }にボット{ $bot }を座らせる
screen-offer-free = { $seat }の人の席を空ける
screen-offer-give_up = { $seat }の席を完全に手放す
screen-offer-close = テーブルを閉じる（全員が遊べなくなる）
screen-offer-shut_chat = チャットを閉じる
screen-offer-open_chat = チャットを開く
screen-offer-back = 戻る
screen-sure = 本当に？
screen-undo-asked = { $name }が自分の直前の答えと、その後のすべての取り消しを求めている。
screen-undo-waits = 取り消しには全員の同意が必要。待っている。
screen-undo-declined = 取り消しに全員の同意は得られなかった。ゲームはそのまま続く。
screen-offer-agree = 同意する
screen-offer-decline = 断る
screen-who = { $seat } { $name }
screen-person =
    { $state ->
        [decides] { $who }：選択中
        [chosen] { $who }：選択済み
        [away] { $who }：不在
        [stands_in] { $who }：不在（ボットが代行）
        [bot] { $who }：ボット
        [free] { $who }：空席
        [yours] { $who }：自分
       *[other] { $who }
    }
screen-person-before = { $person }（以前：{ $names }）
screen-seat-lost = { $seat }はもう自分の席ではない。ホストが空けたか、ほかの場所で手放された。
screen-seat-played = 不在の間、{ $seat }はボットが代行した。
screen-say-what = "say"に続けて言葉を入力する。
screen-left-table = テーブルを離れる。席はそのまま残り、同じリンクで戻れる。{ $link }

screen-link-wrong = テーブルへのリンクではない：{ $text }
screen-connecting = { $host }に接続している。
screen-lost = 接続が切れた。再接続している。
screen-refused-by = サーバーに断られた：{ $why }
screen-table-closed = テーブルは閉じられた。

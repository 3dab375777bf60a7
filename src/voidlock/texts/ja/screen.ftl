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

screen-type-here = 番号、文字、名前、？、コマンド
screen-promise = 命中 { $chance }
screen-waits-bot = { $seat }（{ $bot }）が考えている。
screen-waits-person = { $seat }が決めている。
screen-waits = 今は誰も選択を求められていない。
screen-over = ゲーム終了：{ $result }。
screen-not-asked = 今は何も求められていない。

## Advice

screen-advice-thinking = ライブラリアンが考えている。{ $key }で中止できる。
screen-advice-stopped = 助言を求めるのをやめた。
screen-advice-failed = ライブラリアンは答えを出せなかった。
screen-advice-here = ここでは助言を受けられない。
screen-advice-given = ライブラリアンの選択：{ $answer }（勝率{ $chance }）。
screen-estimate = 勝率{ $chance }（{ $low }～{ $high }）

## Switches

screen-odds-on = 確率を表示する。
screen-odds-off = 確率を隠す。
screen-pace-0 = ボットは間を置かずに行動する。
screen-pace-1 = ボットはすばやく行動する。
screen-pace-2 = ボットはゆっくり行動する。

## Several people at one keyboard

screen-hand-over = { $seat }にキーボードを渡す。他のプレイヤーは画面を見てはならない。
screen-hand-over-how = { $key }で盤面を表示する。
screen-hand-over-undo = { $before }は、今なら{ $key }で直前の答えを取り消せる。

## Reading

screen-close = { $key }で閉じる。
screen-key-choose = { $choose }で答えを選び、{ $enter }で決定する。答えを押すか、番号を入力してもよい。
screen-key-type = それ以外の入力は、答えの下の行に入る。答えの文字、名前、コマンドを入力できる。
screen-key-press = 盤面のものを押すと、それに関する答えに移る。
screen-key-log = { $log }で記録をスクロールする。
screen-sign-marine = 矢印はスペースマリーンの向いている側にある。続いてポジション、戦闘チーム、名前、射程、トークン。
screen-sign-threat = 四角は区画カードの脅威度。文字はジーンスティーラーの種類と数。括弧内は攻撃を終えたもの。
screen-sign-chance = 群れの横の百分率は、その攻撃を生き延びる確率。感嘆符は背後からの攻撃で、トークンは使えない。
screen-sign-marks = 小さな輪は今選べるもの、三角は選択中の答えに関するもの。

## Beginning

screen-start = どのゲームを遊ぶ？
screen-start-new = 1人用の新しいゲーム
screen-start-go-on = 続ける：{ $game }

## Options of the command line

screen-option-bots = ボットは席ごとに、例えば"2=brother,3=librarian"のように指定する。{ $text }ではない。
screen-option-bots-seat =
    { $number ->
        [one] 席は1だけである。
       *[other] 席は1から{ $number }まで。{ $text }ではない。
    }
screen-option-bots-plain = ボットと遊べるのは画面全体で表示するときだけである。
screen-option-watch = ゲームファイルを指定するか、"--bots"でボットを指定する。
screen-no-terminal = 画面全体を表示できる端末が必要である。
screen-hulk-watch = スペースハルクのゲームはまだ観戦できない。"voidlock replay"なら内容を読める。

## Watching

screen-watching = { $all }手中{ $number }手目
screen-running = 再生中

## At a table of a server

screen-link-wrong = 卓へのリンクではない：{ $text }
screen-connecting = { $host }に接続している。
screen-lost = 接続が切れた。再接続している。
screen-refused-by = サーバーの拒否：{ $why }
screen-table-open = 卓は開いている。{ $seats }
screen-table-closed = 卓は閉じられた。
screen-seat-person = { $seat }：{ $name }
screen-seat-away = { $seat }：{ $name }（不在）
screen-seat-bot = { $seat }：{ $name }（ボット）
screen-seat-free = { $seat }：空席
screen-wait-host = ホストがゲームを始める。
screen-undo-asked = { $seat }が直前の答えの取り消しを求めている。{ $key }で同意する。
screen-said = { $name }：{ $text }
screen-left-table = 卓を離れる。席はそのまま残り、同じコマンドで戻れる。

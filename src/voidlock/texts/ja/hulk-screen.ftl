### 端末の画面全体で遊ぶスペースハルクの言葉。キーの名前は引数で渡される。

screen-do-map = 地図
screen-do-mission = ミッション
screen-do-turn = ターン

## ポイントと分隊

screen-hulk-heading = { $heading }。{ $points }
screen-hulk-points = { $letter }：{ $number } AP。
screen-hulk-acting = { $name }：{ $number } AP。
screen-hulk-of = { $letter }：{ $text }
screen-hulk-ap = { $number } AP
screen-hulk-shots = 残弾{ $number }
screen-hulk-psi = サイ{ $number }
screen-hulk-acted = 済
screen-hulk-waits = 未配置
screen-hulk-aliens-act = エイリアンの番。キーを押すと最後まで進む。
screen-hulk-drawn = コマンドポイント{ $number }。{ $question }
screen-hulk-dead = 死亡
screen-hulk-out = 脱出
screen-hulk-short-overwatch = 監視
screen-hulk-short-guard = 警戒
screen-hulk-short-jammed = 弾詰
screen-hulk-short-may_explode = 過熱
screen-promise-kills = 撃破 { $chance }
screen-promise-breaks = 破壊 { $chance }
screen-promise-watches = 1発ごとに命中 { $chance }
screen-promise-more = 増える { $chance }

## マスの言葉

screen-hulk-square = { $square }、区画{ $section }：{ $things }。
screen-hulk-beside = { $square }：{ $things }。
screen-hulk-way = { $letter }はそこまで{ $cost }（残り{ $points }）。
screen-hulk-way-far = { $letter }はそこまで{ $number }ポイント必要（残り{ $points }）。

## 地図を調べる

screen-look-enter = { $enter }：{ $answer }。
screen-look-enter-several = { $enter }で{ $number }つの答えから選ぶ。
screen-look-enter-nothing = 今、そこでできることはない。
screen-look-keys = { $does }{ $escape }で選択解除。
screen-look-others = ほかの答え：{ $answers }。
screen-hulk-gathered-barrier = フォースバリア：マスを選ぶ
screen-hulk-gathered-flame = 火を放つ：マスを選ぶ
screen-look-several = そのマスの答えは{ $number }つある。選んで{ $key }で決定する。

## 手引き

screen-hulk-key-map = 左右の矢印キーで地図を調べる。矢印キーで1マスずつ、"Shift"と一緒なら5マスずつ動く。そこにあるもの、できること、移動に必要なポイントが下に出る。マスを押すと調べ、もう一度押すと実行する。
screen-hulk-key-explain = ？に続けて用語を入力すると説明を表示する（？監視、？ドア）。答えの下の行にも入力できる。
screen-hulk-key-why = "why"に続けて答えを入力すると、できない理由を表示する（"why move:8,5"）。記録の行を押すと、そのときの盤面と、エイリアンがそうした理由を表示する。"undo"、"log"、"odds"、"advice"もコマンド。
screen-hulk-sign-map = 地図の上と横に列と行の番号がある。マス8,5は8列5行。地図は行動中のマリーンを追う。
screen-hulk-sign-floor = 点やコンマは床で、区画ごとに印が変わる。何もない所は壁。+は閉じたドア、/は開いたドア、"B"は隔壁、*は炎、=はフォースバリア、"o"は目標、"x"は出口、!は目標物（マリーンの横では、その者が運んでいる）、"^"と"v"ははしご。"E"は進入口、2?は2体が潜む進入口。~は調べているマスへの道。
screen-hulk-sign-pieces = "A"から"L"はマリーン、数字はジーンスティーラー（"3<"は"S3"）、"l"はブルードロード。それぞれ向きが付く（"^ > v <"）。"b3"はブリップ"B3"、"12"はブリップ"B12"。
screen-hulk-sign-marks = 小さな輪は今選べるもの、三角は選択中の答えに関わるもの。駒は代わりに下線か反転で示す。マリーンの横のパーセントは、次の攻撃を生き延びる確率。

## 開始画面のミッション

screen-start-mission = どのミッションにするか？
screen-start-mission-named = { $title }
screen-start-mission-own = 自作のミッションファイル
screen-start-mission-own-more = 地図と分隊を自分で文字で書いたファイル。読み込んで確かめ、誤りがあれば地図の上に示す。
screen-start-mission-file = どのミッションファイルにするか？
screen-start-file = { $path }
screen-start-path = ファイルの場所を入力（"Tab"で補完）
screen-start-no-file = そのファイルはない：{ $path }
screen-faults = { $path }はまだ遊べない。誤り{ $number }件。場所のわかるものは地図に!で示す：
screen-fault =
    { $line ->
        [0] { $why }
       *[other] { $line }行目：{ $why }
    }
screen-faults-keys = 矢印キーでスクロールし、{ $escape }で閉じる。

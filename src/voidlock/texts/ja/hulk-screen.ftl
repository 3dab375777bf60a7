### ターミナルの画面全体で遊ぶスペースハルクの言葉。キーの名前は引数で渡されます。

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
screen-hulk-aliens-act = エイリアンの番です。何かキーを押すとスキップします。
screen-hulk-drawn = コマンドポイントは{ $number }です。{ $question }
screen-hulk-dead = 死亡
screen-hulk-out = 脱出
screen-hulk-short-overwatch = OW
screen-hulk-short-guard = ガード
screen-hulk-short-jammed = 弾詰
screen-hulk-short-may_explode = 過熱
screen-promise-kills = 撃破 { $chance }
screen-promise-dies = 死亡 { $chance }
screen-promise-breaks = 破壊 { $chance }
screen-promise-watches = 1発 { $chance }
screen-promise-more = 増える確率 { $chance }

## マスの言葉

screen-hulk-square = { $square }、区画{ $section }：{ $things }。
screen-hulk-beside = { $square }：{ $things }。
screen-hulk-way = { $letter }の移動：{ $cost }（残り{ $points }）。
screen-hulk-way-far = { $letter }の移動には{ $number }ポイント必要です（残り{ $points }）。

## 地図を調べる

screen-look-enter = { $enter }：{ $answer }。
screen-look-enter-several = { $enter }で{ $number }つの選択肢から選びます。
screen-look-enter-nothing = 今、そこでできることはありません。
screen-look-keys = { $does }{ $escape }で選択解除。
screen-look-others = ほかの選択肢：{ $answers }。
screen-hulk-gathered-barrier = フォースバリア：マスを選ぶ
screen-hulk-gathered-flame = 火を放つ：マスを選ぶ
screen-look-several = そのマスの選択肢は{ $number }つあります。選んで{ $key }で決定してください。

## 手引き

screen-hulk-key-orders = 命令のキーは変わりません：1 2 3は前・左前・右前へ、- [ ]は後ろへ移動。4と5は左と右へ回転、6は射撃、7は白兵戦、*はヘヴィフレイマー、/はドア、8はオーバーウォッチ、9はガード、0は終了、ピリオドでフェイズ終了。小文字のキーはEnterで決定します。
screen-hulk-key-map = 左右の矢印キーで地図を調べられます。矢印キーで1マスずつ、Shift＋矢印キーで5マスずつ動きます。そこにあるもの、できること、移動に必要なポイントを下に表示します。マスを押すと調べ、もう一度押すと実行します。Shiftを押しながらマリーンの文字を押すと、そのマリーンを選びます。
screen-hulk-key-explain = ?に続けて用語を入力すると説明を表示します（?オーバーウォッチ、?ドア）。選択肢の下の行にも入力できます。
screen-hulk-key-why = "why"に続けて選択肢を入力すると、できない理由を表示します（"why move:8,5"）。ログの行を押すと、その時の盤面と、エイリアンがそうした理由を表示します。"undo"、"log"、"odds"、"advice"も使えます。
screen-hulk-sign-map = 地図の上と横に列と行の番号があります。マス8,5は8列5行です。地図は行動中のマリーンを追います。
screen-hulk-sign-floor = 点やコンマは床で、区画ごとに印が変わります。網掛けは壁です。+は閉じたドア、/は開いたドア、"B"は隔壁、*は炎、=はフォースバリア、"o"は目標、"x"は出口、!は目標物（マリーンの横なら運搬中）、"^"と"v"ははしごです。"E"は進入口、2?は2体が潜伏する進入口です。~は調べているマスへの道です。
screen-hulk-sign-pieces = "A"から"L"はマリーン、数字はジーンスティーラー（"3<"は"S3"）、"l"はブルードロードです。それぞれ向きが付きます（"^ > v <"）。"b3"はブリップ"B3"、"12"はブリップ"B12"です。
screen-hulk-sign-marks = 小さな輪は今選べるもの、三角は選択中の選択肢に関わるものです。駒は代わりに下線か反転で示します。マリーンの横のOWはオーバーウォッチ中、パーセントは次の攻撃を生き延びる確率です。

## 開始画面のミッション

screen-start-mission = どのミッションにしますか？
screen-start-mission-named = { $title }（{ hulk-figures }）
screen-start-mission-own = 自作のミッションファイル
screen-start-mission-own-more = 地図と分隊を自分で文字で書いたファイルです。読み込んで確かめ、誤りがあれば地図の上に示します。
screen-start-mission-file = どのミッションファイルにしますか？
screen-start-file = { $path }
screen-start-path = ファイルの場所を入力（Tabで補完）
screen-start-no-file = そのファイルはありません：{ $path }
screen-faults = { $path }はまだ遊べません。誤り{ $number }件。場所のわかるものは地図に!で示します：
screen-fault =
    { $line ->
        [0] { $why }
       *[other] { $line }行目：{ $why }
    }

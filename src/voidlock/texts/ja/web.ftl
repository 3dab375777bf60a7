### What the browser's page says around the game.

web-title = Voidlock
web-title-turn = ●あなたの番 – Voidlock
web-notice-turn = あなたの番。
web-skip = 本文へ移動
web-home-from = { $title }：最初の画面へ
web-language = 言語
web-language-en = English
web-language-ja = 日本語
web-connecting = 接続中……
web-reconnecting = 接続が切れた。再接続中……
web-outdated = このページとサーバーの版が異なる。
web-reload = ページを読み込みなおす
web-refused = それはできない（{ $id }）。
web-by-rule = { $reason }（{ $rule }）
web-dismiss = 閉じる
web-no = やめる
web-named = { $name }（{ $number }）
web-host = ホスト
web-bot-brother = ブラザー
web-bot-librarian = ライブラリアン

## Start

web-start = 最初の画面
web-lead = スペースマリーンの分隊が、ジーンスティーラーの巣くう漂流船に乗り込む。1人から6人で遊ぶ協力型カードゲーム。
web-which-game = ゲームを選ぶ
web-game-angel = デスエンジェル
web-game-angel-text = カードゲーム、1～6人用
web-game-hulk = スペースハルク
web-game-hulk-text = ボードゲーム、1人用
web-alone = 1人で遊ぶ
web-play-now = すぐにプレイ
web-play-now-alone = 1人用。すぐに始まる
web-with-teams =
    { $number ->
        [0] 戦闘チームはランダムに配る。3つまで選ぶこともできる。
        [1] このチームと、ランダムな2チームで遊ぶ。
        [2] この2チームと、ランダムな1チームで遊ぶ。
       *[other] この3チームで遊ぶ。
    }
web-more = その他
web-seed = シード
web-seed-alone = 好きな文字列。同じ文字列なら同じカードとダイスになる。
web-seed-text = 好きな文字列。同じ文字列なら同じカードとダイスになる。全員に見える。
web-continue = 続きから
web-game-open = ゲーム開始前
web-game-closed = ホストが閉じたテーブル
web-game-stands =
    { $round ->
        [0] { $location }
       *[other] 第{ $round }ラウンド、{ $location }
    }
web-mission-stands = { $title }、第{ $turn }ターン
web-mission-over = { $title }、第{ $turn }ターン：{ $result }
web-game-alone = 1人
web-game-who = { $who }・{ $when }
web-game-all = 全{ $number }件を表示する
web-game-remove = 消す
web-game-remove-sure = この端末はその席を失う。
web-together = 友人と遊ぶ、ファイルから始める
web-name = あなたの名前
web-new-table = テーブルを作る
web-new-table-text = 友人と遊ぶ。それぞれの端末でも、1台でもよい
web-players = プレイヤー人数
web-teams = 戦闘チーム
web-teams-draft = 順番に選ぶ
web-teams-random = ランダムに配る
web-teams-named = ここで指定する
web-teams-for = { $seat }：戦闘チーム{ $number }つ
web-team-of = { $seat }の戦闘チーム
web-teams-lacking = 戦闘チームが足りないプレイヤーがいる。
web-teams-deal = 残りを配る
web-more-options = その他の設定
web-readings = ルールの解釈
web-readings-text = ルールブックでは決まっていない点です。それぞれ最初のものが標準です。
web-spectators = 席のない人も観戦できる
web-advice-allowed = ライブラリアンの助言を聞ける
web-takeover = いなくなった人の代わりにボットがプレイする
web-takeover-after =
    { $seconds ->
        [0] しない
        [30] 30秒後から
        [120] 2分後から
        [600] 10分後から
       *[other] { $seconds }秒後から
    }
web-make-table = このテーブルを作る
web-join = 参加する
web-join-text = テーブルのリンクまたはコードで
web-table-code = テーブルのリンクまたはコード
web-table-code-unknown = テーブルのコードが見つからない。コードは12文字の英数字。
web-look = 行く
web-open-file = ゲームファイルを読み込む
web-open-file-text = ここやターミナルで保存したゲーム
web-file = ゲームファイル
web-file-unreadable = これはゲームファイルではない。JSONとして読み取れない。

## For somebody who is new

web-what = どんなゲーム？
web-what-text = スペースマリーンは縦一列のフォーメーションを組む。ジーンスティーラーは両側の闇から現れ、マリーンの横で群れになって襲ってくる。戦いながらロケーションを1つずつ進んでいく。
web-what-end = 最終ロケーションでカードの条件を満たすか、ジーンスティーラーが1体もいなくなれば勝利。最後のスペースマリーンが死亡すれば敗北。勝つのも負けるのも全員一緒。
web-steps = ラウンドの流れ（5段階）
web-step-1 = 戦闘チームごとに「支援」「移動＋発動」「攻撃」から1枚を選ぶ。同じカードは2ラウンド続けて使えない。
web-step-2 = 番号の小さいカードから解決する。選べるものは盤面で光り、ボタンにも並ぶ。
web-step-3 = マリーンの攻撃はダイスの髑髏で命中する。その後で群れが攻撃してくる。群れにいるジーンスティーラーの数より大きい目を出せば、マリーンは生き残る。
web-step-4 = イベントカードを引く。敵反応パイルから新たなジーンスティーラーが現れ、一部は移動する。
web-step-5 = 敵反応パイルが空になると、次のロケーションへ進入する。
web-steps-hint = 盤面のものはどれも説明が出る。タップするか、タブキーと矢印キーで選んでエンターキーを押す。新しい情報が公開されるまでは、答えを取り消せる。
web-disclaimer = Voidlockは非公式のファン作品であり、原作の出版元とは関係がなく、承認も支援も受けていない。「スペースハルク」と「デスエンジェル」の名は、どのゲームを遊べるのかを示すためだけに用いており、その権利はそれぞれの所有者にある。絵、文章、コードはすべて独自のもの。
web-version = Voidlock { $version }

## Settings

web-settings = 設定
web-settings-done = 閉じる
web-theme = 配色
web-theme-is =
    { $theme ->
        [dark] ダーク
        [light] ライト
       *[system] システムに従う
    }
web-speed = アニメーション
web-speed-is =
    { $speed ->
        [none] なし
        [fast] 速い
        [slow] 遅い
       *[normal] 普通
    }
web-speed-still = システムの設定により動きを止めている。
web-odds = 確率を表示する
web-odds-text = マリーンが生き残る確率や、必要なダイスの目。
web-sounds = 効果音
web-notices = 自分の番を知らせる
web-notices-text = ほかの画面を見ているとき、ブラウザから通知する。
web-notices-none = このページでは通知を使えない。暗号化された接続か、このコンピューター上のページが必要。
web-notices-denied = ブラウザが許可していない。このページのブラウザ設定で変更できる。

## The table before the game

web-table = テーブル
web-teams-are =
    { $teams ->
        [draft] 戦闘チームは順番に選ぶ。
        [random] 戦闘チームはランダムに配る。
       *[named] 戦闘チームはホストが指定した。
    }
web-seed-is = シードは「{ $seed }」。
web-invite-heading = 招待
web-invite = 一緒に遊ぶ人にこのリンクを送る
web-invite-looking = 観戦する人にこのリンクを送る
web-table-link = このテーブルのリンク
web-share = 共有……
web-only-here = このリンクはこのコンピューターでしか開けない。ほかの人も入れるには、サーバーを次のように起動し、表示されたアドレスを送る：
web-copy = コピー
web-copied = コピーした。
web-other-device = 別の端末で続ける
web-other-device-text = 専用リンクを開いた人がその席に着く。自分以外には送らないこと。
web-private-link = 専用リンク（{ $seat }）
web-seats = 席
web-seat-free = 空席
web-seat-bot = ボット「{ $bot }」
web-seat-stand-in = { $name }（ボット「{ $bot }」が代行中）
web-seat-before = { $seat }の席には、これまで{ $names }がいた。席に着いた人にはその席の秘密が見える。
web-seat-yours = （あなた）
web-seat-here = （在席）
web-seat-away = （不在）
web-name-here = この端末で一緒に遊ぶ人の名前
web-sit = 席に着く
web-sit-here = この端末でこの席にも着く
web-seat-a-bot = ボット「{ $bot }」を座らせる
web-new-name = 新しい名前
web-rename = 名前を変える
web-free-seat = 席を空ける
web-free-sure = そこにいる人は席を失う。
web-free-sure-playing = そこにいる人は席を失い、ボットが続ける。このことはゲームが終わるまで全員に表示される。
web-leave = 席を離れる
web-leave-sure = 席はほかの人のために空く。
web-leave-sure-playing = 続きはボットがプレイする。
web-begin = ゲームを始める
web-seats-free = 空席が{ $number }つある。リンクを送るか、ボットを座らせること。
web-seats-free-guest = 空席がまだ{ $number }つある。
web-seats-full = 全員そろった。
web-wait-for-host = 席は埋まった。ホストがゲームを始めるのを待っている。
web-chat-shut = チャットを閉じる
web-chat-open = チャットを開く
web-close = テーブルを閉じる
web-close-sure = ここではもう誰も遊べなくなる。
web-closed = このテーブルは閉じられた。
web-home = 最初の画面へ戻る

## The game

web-heading = 第{ $round }ラウンド：{ $phase }
web-over = 第{ $round }ラウンドで{ $result }
web-turn = 手番プレイヤー：{ $seat }
web-looking-on = 観戦中。
web-went-on = ゲームの開始後にプログラムのルールが変わったため、そのラウンドの最初から続けている。
web-next-table = ホストは新しいテーブルで次のゲームを始めた。
web-next-go = 新しいテーブルへ
web-event = イベントカード：「{ $card }」。
web-download = ゲームファイルをダウンロード

## What a seat alone may know

web-cover = { $seat }が秘密に選ぶ番。ほかの人は目をそらすこと。
web-show = { $seat }：自分の選択肢を見る
web-show-cards = { $seat }：自分のカードを見る
web-hide = { $seat }：自分のカードを隠す

## Questions

web-questions = あなたの答え
web-question-of = { $seat }：{ $question }
web-owed = { $seat }の答えを待っている：{ $question }
web-owed-secret = { $seat }が秘密に選んでいる。
web-owed-secret-for = { $seat }が秘密に選んでいる（{ $subject }）。
web-take-back = 取り消す：{ $answer }
web-undo = 最後の答えを取り消す
web-undo-ask = 最後の答えの取り消しを全員に頼む
web-undo-asked = { $seat }が、自分の最後の答えの前まで戻すことを全員に頼んでいる。
web-undo-agreed = あなたは同意した。
web-undo-withdraw = 取り下げる
web-agree = 同意する
web-decline = 断る
web-sending = 送信中……

## Advice and chances

web-advise = ライブラリアンに聞く
web-thinking = 計算中……
web-estimate = { $answer }：{ $chance }（{ $low }～{ $high }）
web-estimate-best = ★{ $answer }：{ $chance }（{ $low }～{ $high }）
web-estimate-level = ≈{ $answer }：{ $chance }（{ $low }～{ $high }）
web-chances = 確率

## The log and talk

web-log = これまでの出来事
web-talk = チャット
web-said = { $name }：{ $text }
web-say = 発言
web-send = 送る
web-speaker = 話す人
web-mute = { $seat }をミュートする
web-chat-is-shut = ホストがチャットを閉じている。
web-talk-none = まだ発言はない。
web-reader-silent = あなたは1人でイベントカードを読んでいる。解決が終わるまで発言できない（R-9.2）。
web-reader-hears = { $seat }は1人でイベントカードを読んでいる。発言は届くが、返事はできない。

## Who is here

web-who-is-here = 席にいる人
web-present =
    { $state ->
        [here] 在席
        [away] 不在
        [bot] ボット
       *[free] 空席
    }
web-doing =
    { $doing ->
        [chooses] 選択中
        [chosen] 選択済み
        [reads] 1人でカードを読んでいる
        [out] 脱落
       *[answers] 答える番
    }

### The page in the browser around the game.

web-title = Voidlock
web-title-nudged = ●みんなが待っています – Voidlock
web-title-turn = ●あなたの番 – Voidlock
web-notice-turn = あなたの番です。
web-skip = 本文へ移動
web-home-from = { $title }：トップへ
web-language = 言語
web-language-en = English
web-language-ja = 日本語
web-connecting = 接続中…
web-reconnecting = 接続が切れました。再接続中…
web-queued = サーバーが混み合っています。順番が来るまで、このページを開いたままお待ちください。
web-unreachable = サーバーから応答がありません。接続を試し続けています…
web-here-loading = ゲームを準備しています：{ $arrived }／{ $all }
web-here-compiling = もうすぐ始まります…
web-here-failed = このブラウザではゲームを始められません。ページを再読み込みするか、新しいブラウザをお試しください。
web-here-table = このゲームはこの端末だけで進みます。ネットワークがなくても遊べます。ほかの端末からは参加できません。ダイスもこのブラウザが振るので、公正なダイスの確認はありません。
web-here-elsewhere = ほかの人と遊ぶには、ゲームファイルをダウンロードして、Voidlockのサーバーで開いてください。
web-here-friends = 全員がこの端末で遊びます。人数分の席に着いてください。ほかの端末のプレイヤーと遊ぶには、Voidlockのサーバーが必要です。
web-here-to-server = このゲームをサーバーに移す
web-here-full = 端末の空き容量がないため、回答を保存できませんでした。空きを作ってもう一度回答するか、ゲームファイルをダウンロードしてください。
web-here-unkept = このブラウザは、このページの情報を保存しません。閉じる前にゲームファイルをダウンロードしてください。
web-update = 新しいバージョンがあります。ゲームは保存されています。
web-loading = まだ読み込み中です…
web-outdated = このページとサーバーのバージョンが違います。
web-undrawn = 問題が起きたため、表示できません。
web-reload = ページを再読み込み
web-refused = その操作はできません（{ $id }）。
web-by-rule = { $reason }（{ $rule }）
web-dismiss = 閉じる
web-no = やめる
web-named = { $name }（{ $number }）
web-named-bot = ボット（{ $number }）
web-named-stand-in = { $name }・ボット（{ $number }）
web-host = ホスト
web-bot-recruit = 新兵
web-bot-brother = サーヴィター
web-bot-veteran = ベテラン
web-bot-librarian = ライブラリアン

## Start

web-start = トップ
web-lead = スペースマリーンの分隊が、ジーンスティーラーの巣くう漂流船に乗り込みます。1人から6人で遊ぶ協力型カードゲームです。
web-lead-hulk = 狭い通路、わずかなマリーン、闇に浮かぶブリップ。失敗もあるミッションに挑む、1人用のボードゲームです。
web-learn-new = 初めての方へ：10分で覚える
web-learn = 遊び方を覚える
web-learn-on = レッスンの続きへ
web-puzzle = 今日のパズル
web-which-game = ゲームを選ぶ
web-game-angel = デスエンジェル
web-game-angel-text = カード、1～6人用
web-game-hulk = スペースハルク
web-game-hulk-text = ボード、1人用
web-alone = 1人で遊ぶ
web-play-now = 今すぐプレイ
web-play-now-alone = 1人ですぐ開始
web-with-teams =
    { $number ->
        [0] 戦闘チームはランダムに配ります。3つまで選ぶこともできます。
        [1] このチームと、ランダムな2チームで遊びます。
        [2] この2チームと、ランダムな1チームで遊びます。
       *[other] この3チームで遊びます。
    }
web-team-red = 赤：火力のチーム。レオンは3回まで攻撃できます。
web-team-blue = 青：反撃のチーム。ロレンツォは守りながら敵を倒します。
web-team-green = 緑：守りのチーム。髑髏で身を守り、4の目で3体倒します。
web-team-grey = 灰：超能力のチーム。群れを封じ、敵反応パイルを減らします。
web-team-purple = 紫：火炎放射器を持ち、次のイベントを先に見られます。
web-team-yellow = 黄：大胆なチーム。クラウディオは命がけで3体を倒します。
web-more = その他
web-seed = シード
web-seed-alone = 好きな文字列を入力できます。同じ文字列なら同じカードとダイスになります。
web-seed-text = 好きな文字列を入力できます。同じ文字列なら同じカードとダイスになります。全員に見えます。
web-continue = 続きから
web-look-back = 振り返る
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
web-game-all = 全{ $number }件を表示
web-game-remove = 削除
web-game-remove-sure = 一覧から消え、この端末はその席を失います。
web-together = 友人と遊ぶ、ファイルから始める
web-name = 名前
web-new-table = テーブルを作る
web-new-table-text = 友人と遊ぶ（各自の端末でも、1台でも）
web-players = プレイヤー人数
web-teams = 戦闘チーム
web-teams-draft = 順番に選ぶ
web-teams-random = ランダム
web-teams-named = ここで指定する
web-teams-for = { $seat }：戦闘チーム{ $number }つ
web-team-of = { $seat }の戦闘チーム
web-teams-lacking = 戦闘チームが足りないプレイヤーがいます。
web-teams-deal = 残りを配る
web-more-options = その他の設定
web-readings = ルールの解釈
web-readings-text = ルールブックでは決まっていない点です。それぞれ最初のものが標準です。
web-spectators = 席のない人の観戦を許可
web-latecomers = リンクを持つ人は、確認なしでボットの席に着ける
web-advice-allowed = ライブラリアンの助言を許可
web-takeover = 不在の人をボットが代行
web-takeover-after =
    { $seconds ->
        [0] 過半数が求めたとき
        [30] 30秒後から
        [120] 2分後から
        [600] 10分後から
        [43200] 12時間答えがないとき
        [86400] 1日答えがないとき
        [259200] 3日答えがないとき
        [604800] 1週間答えがないとき
       *[other] { $seconds }秒後から
    }
web-make-table = このテーブルを作る
web-join = 参加
web-join-text = テーブルのリンクまたはコードで
web-table-code = テーブルのリンクまたはコード
web-table-code-unknown = テーブルのリンクまたはコードではありません。コードは12文字の英数字です。
web-look = 参加
web-open-file = ゲームファイルを読み込む
web-open-file-text = ブラウザやターミナルで保存したゲーム
web-file = ゲームファイル
web-file-unreadable = ゲームファイルではありません。JSONとして読み取れません。

## For new players

web-what = どんなゲーム？
web-what-text = スペースマリーンは縦一列のフォーメーションを組みます。ジーンスティーラーは両側の闇から現れ、マリーンの横で群れになって襲ってきます。戦いながらロケーションを1つずつ進んでいきます。
web-what-end = 最終ロケーションでカードの条件を満たすか、ジーンスティーラーが1体もいなくなれば勝利です。最後のスペースマリーンが死亡すれば敗北です。勝つのも負けるのも全員一緒です。
web-steps = ラウンドの流れ
web-step-1 = 戦闘チームごとに「支援」「移動＋発動」「攻撃」から1枚を選びます。同じカードは2ラウンド続けて使えません。
web-step-2 = 番号の小さいカードから解決します。選べるものは盤面で光り、ボタンにも並びます。
web-step-3 = マリーンの攻撃はダイスの髑髏で命中します。その後で群れが攻撃してきます。群れにいるジーンスティーラーの数より大きい目を出せば、マリーンは生き残ります。
web-step-4 = イベントカードを引きます。敵反応パイルから新たなジーンスティーラーが出現し、一部の群れは移動します。
web-step-5 = 敵反応パイルが空になると、次のロケーションへ進入します。
web-step-1-name = 選択
web-step-2-name = 解決
web-step-3-name = 攻撃
web-step-4-name = イベント
web-step-5-name = 進入
web-steps-hint = 盤面のものはどれも説明が出ます。タップするか、Tabキーと矢印キーで選んでEnterキーを押してください。新しい情報が公開されるまでは、操作を取り消せます。
web-disclaimer = Voidlockは非公式のファン作品であり、原作の出版元とは関係がなく、承認も支援も受けていません。「スペースハルク」と「デスエンジェル」の名は、どのゲームを遊べるのかを示すためだけに用いており、その権利はそれぞれの所有者にあります。絵、文章、コードはすべて独自のものです。
web-version = Voidlock { $version }

## Settings

web-settings = 設定
web-sounds = サウンド

## The table before the game

web-table = テーブル
web-teams-are =
    { $teams ->
        [draft] 戦闘チームは順番に選びます。
        [random] 戦闘チームはランダムに配ります。
       *[named] 戦闘チームはホストが指定しました。
    }
web-dice = 公正なダイス
web-dice-text = ダイスの目とシャッフルはすべて、サーバーだけが知る秘密の値と、皆さんの言葉から決まります。秘密の値はもう変えられません。下はそのSHA-256ハッシュです。この端末が覚えておき、ゲーム終了後に照合します。すべてを自分で確かめるには、控えておいて"voidlock verify"を使ってください。
web-dice-over = ゲームが終わったので、秘密の値を公開します。ゲームファイルをダウンロードし、"voidlock verify"で検証できます。
web-dice-same = 秘密の値は、ゲーム開始前に表示されたハッシュと一致します。
web-dice-differ = 秘密の値が、ゲーム開始前に表示されたハッシュと一致しません。このゲームのダイスを信用しないでください！
web-dice-hash = 秘密の値のハッシュ
web-dice-secret = 秘密の値
web-dice-words = { $seat }の言葉
web-dice-add = { $seat }の好きな言葉（1回だけ。サーバーだけでは結果が決まらなくなります）
web-dice-add-words = 加える
web-seed-is = シードは「{ $seed }」です。
web-invite-heading = 招待
web-invite = 参加用リンク（一緒に遊ぶ人に送ってください）
web-invite-looking = 観戦用リンク（観戦する人に送ってください）
web-table-link = このテーブルのリンク
web-share = 共有…
web-only-here = このリンクはこのコンピューターでしか開けません。ほかの人も入れるようにするには、サーバーを次のように起動し、表示されたアドレスを送ってください：
web-copy = コピー
web-copied = コピーしました。
web-other-device = 別の端末で続ける
web-other-device-text = 専用リンクを開いた人がその席に着きます。自分以外には送らないでください。
web-private-link = 専用リンク（{ $seat }）
web-arrange = テーブルの設定を変える
web-swap = 席{ $number }と入れ替える
web-call = 通話のリンク
web-call-set = 設定
web-call-join = { $host }の通話に参加
web-call-off = 通話を外す
web-seats = 席
web-seat-free = 空席
web-seat-bot = ボット「{ $bot }」
web-seat-stand-in = { $name }（ボット「{ $bot }」が代行中）
web-seat-before = { $seat }の席には、これまで{ $names }がいました。席に着いた人にはその席の秘密が見えます。
web-seat-yours = （自分）
web-seat-here = （在席）
web-seat-away = （不在）
web-name-here = この端末で一緒に遊ぶ人の名前
web-sit = 席に着く
web-sit-here = この端末でこの席にも着く
web-sit-ask = この席を希望する
web-call-bot = ボットに任せる
web-call-bot-asked = ボットに任せる（賛成{ $number }人）
web-returned = 不在の間、{ $bot }が{ $seat }を代行し、{ $choices }回選択しました。
web-returned-rounds = その間に{ $rounds }ラウンドが始まりました。
web-returned-fell = 戦死：{ $marines }
web-returned-chosen = { $bot }があなたの代わりに選んだもの：{ $answers }（まだ誰にも公開されていません）
web-returned-see = 経過を見る
web-returned-keep = その選択のまま
web-returned-choose = 自分で選ぶ
web-take-bot = { $seat }を希望する
web-seat-asked = { $name }が、ボットに代わって{ $seat }の席に着くことを希望しています。着席すると、その席の伏せられたカードが見えます。
web-seat-asking = { $seat }の席に着けるよう、ほかの人に頼みました。返事を待っています。
web-seat-declined = { $seat }の席に着くことは認められませんでした。
web-file-seen = { $names }は終了前にこのゲームのファイルを入手しており、これからのカードとダイスをすべて知っている可能性があります。
web-add-bot = ボットを入れる
web-bots = 1人プレイの10ゲームのうち、新兵は約1回、サーヴィターは2回、ベテランは5回、ライブラリアンは7回勝ちます。ライブラリアンは1、2秒考え、ほかのボットはすぐに選びます。
web-new-name = 新しい名前
web-rename = 名前を変える
web-free-seat = 席を空ける
web-free-sure = そこにいる人は席を失います。
web-free-sure-playing = そこにいる人は席を失い、ボットが続けます。このことはゲームが終わるまで全員に表示されます。
web-leave = 席を離れる
web-leave-sure = 席はほかの人のために空きます。
web-leave-sure-playing = 続きはボットがプレイします。
web-begin = ゲームを開始
web-seats-free = 空席が{ $number }つあります。リンクを送るか、ボットを入れてください。
web-seats-free-guest = 空席がまだ{ $number }つあります。
web-seats-full = 全員そろいました。
web-wait-for-host = 席は埋まりました。ホストがゲームを始めるのを待っています。
web-chat-shut = チャットをオフ
web-chat-open = チャットをオン
web-gallery-shut = 観戦を締め切る
web-watching = 観戦者：{ $number }人
web-send-away = 観戦者{ $number }を退席させる
web-close = テーブルを閉じる
web-close-sure = このテーブルではもう誰も遊べなくなります。
web-closed = このテーブルは閉じられました。
web-home = トップへ戻る

## The game

web-over = 第{ $round }ラウンドで{ $result }
web-turn = { $seats }の選択待ち
web-waits-for-you = { $names }（{ $number }人）が待っています。
web-turn-yours = あなたの番です
web-looking-on = 観戦中です。
web-went-on = ゲームの開始後にプログラムのルールが変わったため、そのラウンドの最初から続けています。
web-next-together = 全員、同じ席のまま次のテーブルへ移ります。
web-next-going = 移る（{ $seconds }）
web-next-stay = 残る
web-next-table = ホストは新しいテーブルで次のゲームを始めました。
web-next-go = 新しいテーブルへ
web-event = イベントカード：「{ $card }」。
web-download = ゲームファイルをダウンロード

## Private information of a seat

web-cover = { $seat }がこっそり選ぶ番です。ほかの人は画面を見ないでください。
web-show = { $seat }：選択肢を見る
web-show-cards = { $seat }：自分のカードを見る
web-hide = { $seat }：自分のカードを隠す

## Questions

web-questions = あなたの選択
web-question-of = { $seat }：{ $question }
web-take-back = 取り消し：{ $answer }
web-undo = 直前の操作を取り消す
web-undo-ask = 直前の操作の取り消しを頼む
web-undo-asked = { $seat }が直前の操作の取り消しを求めています。
web-undo-would = 取り消される選択：{ $answers }
web-undo-secret = { $seat }：秘密の選択
web-undo-answer = { $seat }：{ $answer }
web-undo-asking = 直前の選択の取り消しを提案しました。ほかの人の返事を待っています。
web-undo-kept = 直前の選択は取り消されませんでした。
web-undo-agreed = 同意しました。
web-undo-withdraw = 取り下げ
web-agree = 同意
web-decline = 断る
web-sending = 送信中…

## Advice and odds

web-advise = ライブラリアンに聞く
web-thinking = 計算中…
web-estimate = { $answer }：{ $chance }
web-estimate-best = ★{ $answer }：{ $chance }
web-estimate-level = ≈{ $answer }：{ $chance }
web-chances = 確率

## The log and chat

web-log = ログ
web-talk = チャット
web-say = メッセージ
web-send = 送信
web-speaker = 発言者
web-mute = { $seat }をミュート
web-chat-is-shut = ホストがチャットをオフにしています。
web-talk-none = まだ発言はありません。
web-reader-silent = 1人でイベントカードを読んでいます。解決が終わるまで発言できません（R-9.2）。
web-reader-hears = { $seat }は1人でイベントカードを読んでいます。発言は届きますが、返事はできません。

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
        [reads] カードを確認中
        [out] 脱落
       *[answers] 選択待ち
    }

web-waited-for = 行動を待っているプレイヤー
web-waits =
    { $state ->
        [chooses] 選択中
        [watches] 観戦中
        [away] 離席中
       *[answers] 行動待ち
    }
web-nudge = 声をかける
web-nudged = 声をかけました
web-nudged-you = { $seat }があなたを待っています。

web-reference = カード・用語・ルール
web-reference-failed = リファレンスを読み込めませんでした。接続を確かめて、もう一度お試しください。
web-reference-all = すべての情報とルール

## 不在の間

web-away-tell = 自分の番になったら知らせる
web-away-text = 席を離れて1分たつと、自分の番ごとに1通だけ届きます。いつでもここで止められます。
web-away-channel =
    { $channel ->
        [push] この端末
        [mail] メール
       *[webhook] ホストのチャンネル
    }
web-away-told =
    { $channel ->
        [push] この端末に知らせます。
        [mail] メールで知らせます。
       *[webhook] ホストのチャンネルで知らせます。
    }
web-away-stop = やめる
web-away-address = メールアドレス
web-away-code = メールのコード
web-away-mail = コードを送る
web-away-confirm = 確認
web-deputy = 不在の間に自分の番が来たら、ボットに任せる
web-deputy-for =
    { $hours ->
        [12] 12時間
        [24] 1日
        [72] 3日
       *[168] 1週間
    }
web-deputy-until = { $time }まで{ $bot }が代わります。
web-deputy-text = 戻ったときに、ボットの選択を確認できます。まだ誰も見ていないものは取り消せます。
web-returned-since = 不在の間の出来事

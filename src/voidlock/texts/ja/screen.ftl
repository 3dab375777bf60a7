### ターミナルの画面全体で遊ぶときの言葉。キーの名前は引数で渡されます。

## The board

screen-location = { $location }。この先：{ $tiers }。
screen-last-location = { $location }（最終ロケーション）。
screen-stores = 敵反応：左{ $left }、右{ $right }。出現{ $major }/{ $minor }。トークン{ $supply }。デッキ{ $deck }、{ $events }。
screen-pile = 敵反応 { $pile }
screen-supplies = 出現{ $major }/{ $minor }、トークン{ $supply }、デッキ{ $deck }と{ $events }
screen-hand = { $team }の手札：{ $cards }。
screen-range = 射{ $number }
screen-survives = 生存 { $chance }
screen-field = 力場

## Headings of panels

screen-panel-choice = あなたの選択
screen-panel-meanwhile = 進行中
screen-panel-log = ログ
screen-panel-cards = カード
screen-panel-mission = ミッション
screen-in-hand = { $card }（{ $team }の手札）
screen-too-small = ウィンドウが小さすぎます。{ $columns }桁、{ $lines }行以上が必要です。

## Key labels in the bottom line

screen-do-past = 過去
screen-do-table = 卓
screen-do-talk = 発言
screen-do-eyes = 席

screen-do-explain = 説明
screen-do-undo = 取り消し
screen-do-advice = 助言
screen-do-odds = 確率
screen-do-look = 注目
screen-do-language = 英語
screen-do-pace = 速さ
screen-do-board = 山札
screen-do-quit = 終了
screen-do-menu = メニュー
screen-do-step = 一手
screen-do-round = ラウンド
screen-do-run = 再生
screen-do-skip = 飛ばす
screen-do-through = ログをたどる
screen-do-cancel = 中止
screen-do-commands = すべての操作
screen-do-colours = 色
screen-do-choose = 選択
screen-do-back = 戻る
screen-do-delete = 削除

## The command palette

screen-palette-search = 何をしますか？
screen-palette-nothing = 該当する操作はありません。
screen-palette-key = { $word } · { $key }
screen-palette-explain = 選択中の選択肢、キー、盤面の記号を説明します
screen-palette-undo = 直前の選択を取り消します
screen-palette-advice = ライブラリアンの助言を聞きます
screen-palette-look = 今だいじなところを示します
screen-palette-odds = 確率を表示したり隠したりします
screen-palette-board = デッキ、手札、有効なカードを見ます
screen-palette-mission = ミッションとすべてのコマを言葉で見ます
screen-palette-past = ログとその時の盤面をたどります
screen-palette-table = このテーブルの席、ボット、リンク
screen-palette-talk = テーブルの全員にメッセージを送ります
screen-palette-eyes = 別の席から見たゲームを見ます
screen-palette-pace = 進行の速さを変えます
screen-palette-language = 英語に切り替えます
screen-palette-quit = 終了します。ゲームは選択のたびに保存されています
screen-palette-menu = メニューに戻ります。ゲームは選択のたびに保存されています
screen-palette-teacher = ラウンドごとに振り返る：ボットの選択と、その差
screen-palette-hints = 新しいことの説明を始めたり、やめたりします
screen-palette-save = ゲームの写しをファイルに保存します
screen-palette-dice = ダイスが公正なことを確かめる方法
screen-palette-why = その選択ができない理由
screen-palette-colours = 色を変える：暗い背景、明るい背景、緑のブラウン管、ハイコントラスト、ターミナルの色

## Questions and answers

screen-promise-hits = 命中 { $chance }
screen-promise-lives = 生存 { $chance }
screen-wins =
    { $bot ->
        [sergeant] 軍曹なら勝率{ $chance }
       *[brother] サーヴィターなら勝率{ $chance }
    }
screen-wins-best = 最善、{ screen-wins }
screen-wins-level = ほぼ互角、{ screen-wins }
screen-narrowed = { $which }（地図または一覧で）。{ $escape }で戻ります。
screen-doubt-no = いいえ、やめる
screen-doubt-yes = はい、続ける
screen-waits-person = { $who }が選択中です。
screen-no-past = その時の盤面は、ここでは表示できません。
screen-past = 過去の盤面です。矢印キーでログをたどり、?で説明、Escで現在に戻ります。
screen-own-eyes = 手札を見られるほかの席はありません。
screen-alone = このテーブルにはほかに誰もいません。

screen-type-here = 番号、文字、名前、?、コマンド
screen-type-command = ?またはコマンド
screen-waits-bot = { $seat }（{ $bot }）が考えています。
screen-meanwhile = 何かキーを押すと先へ進みます。
screen-waits = 今は誰も選択する必要がありません。
screen-over = ゲーム終了：{ $result }。{ $past }でさかのぼり、{ $leave }で終了します。
screen-over-next = ゲーム終了：{ $result }。{ $past }でさかのぼれます。次はどうしますか？
screen-offer-review = 振り返る：ゲームの物語と運
screen-offer-review-waits = 振り返っています…
screen-offer-costly = 最も損をした選択は？
screen-offer-costly-waits = ライブラリアンがあなたの選択をもう一度試しています。長くて1分ほどかかります…
screen-offer-again = もう一度遊ぶ
screen-offer-menu = メニューに戻る
screen-number-typed = { $key }で選択肢{ $number }に決定します。
screen-key-counted = キーだけで決定済みです。もう一度{ $key }を押すと、選択中のものに決定します。
screen-no-such-key = 今、{ $key }のキーで選べるものはありません。
screen-not-asked = 今は選択することがありません。

## Advice

screen-advice-thinking = ライブラリアンが考えています。{ $key }で中止できます。
screen-advice-stopped = 助言を中止しました。
screen-advice-failed = ライブラリアンの助言を得られませんでした。
screen-advice-here = ここでは助言を受けられません。
screen-advice-best = ライブラリアンの選択：{ $answer }
screen-advice-close = 差が小さく、優劣をつけられません。ほぼ互角：{ $answers }
screen-advice-close-more = 差が小さく、優劣をつけられません。ほぼ互角：{ $answers }、ほか{ $number }件
screen-advice-lost =
    { $bot ->
        [sergeant] どれを選んでも、ボット「軍曹」は一度も勝てませんでした。
       *[brother] どれを選んでも、ボット「サーヴィター」は一度も勝てませんでした。
    }
screen-advice-won =
    { $bot ->
        [sergeant] どれを選んでも、ボット「軍曹」は一度も負けませんでした。
       *[brother] どれを選んでも、ボット「サーヴィター」は一度も負けませんでした。
    }
screen-advice-then = その後：{ $plan }。
screen-advice-few = { play-advice-few }私なら「{ $answer }」を選びます。
screen-estimate =
    { $bot ->
        [sergeant] この後をボット「軍曹」に任せると勝率{ $chance }です。
       *[brother] この後をボット「サーヴィター」に任せると勝率{ $chance }です。
    }

## Switches

screen-pace =
    { $pace ->
        [none] すべてを一度に表示します。
        [fast] 出来事を速く表示します。
        [slow] 出来事をゆっくり表示します。
       *[other] 出来事を1つずつ表示します。
    }

screen-odds-on = 確率を表示します。
screen-odds-off = 確率を隠します。

## Several people at one keyboard

screen-hand-over = { $seat }にキーボードを渡してください。ほかの人は画面を見ないでください。
screen-hand-over-how = { $key }で盤面を表示します。
screen-hand-over-undo = { $before }は、今なら{ $key }で直前の操作を取り消せます。

## Reading

screen-explain-what = カード、用語、ルールを入力。{ $arrows }で読み進め、{ $key }で閉じます。
screen-key-explain = ?に続けて名前を入力すると説明を表示します（?レオン、?回り込み）。選択肢の下の行にも入力できます。
screen-key-why = "why"に続けて選択肢を入力すると、できない理由を表示します（"why attack:leon:L2"）。"undo"、"log"、"odds"、"advice"も使えます。
screen-key-save = "save"に続けてファイル名を入力すると、そこにゲームを保存します。ゲームは選択のたびに自動でも保存されます。
screen-key-talk = "say"に続けて入力した言葉はテーブルの全員に届きます。"say !help leon"のような定型文（"!here"、"!help"、"!mine"、"!move"、"!leave"、"!wait"、"!agreed"）は、読む人の言語で届きます。"say !nudge"は、待たせている人に声をかけます。"plan"に続けて選択肢を入力すると、それにしそうだと伝わります。"table"で席についてできることを表示します。
screen-key-dice = 「dice」でダイスが公正かどうかを確かめる方法を表示します。

screen-key-choose = { $choose }で選択肢を選び、{ $enter }で決定します。選択肢を押すか、番号を入力しても選べます。
screen-key-type = それ以外の入力は、選択肢の下の行に入ります。選択肢の文字、名前、コマンドを入力できます。{ $letters }で始まる行は、先に{ $sign }を入力します。
screen-key-foot = { $advice }でライブラリアンに助言を求めます。{ $odds }で確率の表示を切り替えます。{ $look }で今だいじなことを順に示します。{ $board }で盤面にないもの（デッキや手札）を表示します。{ $pace }で進む速さを変えます。{ $past }でログとその時の盤面をさかのぼります。
screen-key-watch = { $step }で一手ずつ、{ $round }で1ラウンドずつ進むか戻ります。{ $run }で再生と停止、HomeとEndで最初と最後に移ります。
screen-key-press = 盤面のものを押すと、それに関する選択肢に移ります。
screen-key-log = { $log }でログをスクロールします。
screen-sign-stores = 盤面の上は、この先のロケーションの段階、敵反応パイルの枚数（括弧内は必ず含まれるもの）、大規模出現と小規模出現の数、未使用のサポートトークン、ジーンスティーラーデッキとイベントデッキの枚数です。
screen-sign-marine = 矢印はスペースマリーンの向いている側にあります。続いてポジション、戦闘チーム、名前、射程、トークンです。
screen-sign-threat = 四角は区画カードの脅威度で、前の文字がその色です。スペースマリーンの横の文字はジーンスティーラーの種類と数です。括弧内は攻撃済みのもの、縦線の後ろは同じ場所の2つ目の群れです。
screen-sign-chance = 群れの横のパーセントは、その攻撃を生き延びる確率です。感嘆符付きは背後からの攻撃で、トークンは使えません。
screen-sign-marks = 小さな輪は今選べるもの、三角は選択中の選択肢に関わるものです。

## Start

screen-title = Voidlock
screen-title-line = 入る者は少なく、戻る者はさらに少ない。
screen-start = 何をしますか？
screen-start-alone = デスエンジェル
screen-start-alone-about = カードゲームを1人で。3チームで群れに挑みます
screen-start-others = みんなでデスエンジェル
screen-start-others-about = このキーボードの仲間や、ボットと一緒に
screen-start-hulk = スペースハルク
screen-start-hulk-about = ボードゲームを1人で。分隊を率いてミッションへ
learn-way-about = 遊びながら、どちらのゲームも一歩ずつ覚えます
puzzle-way-about = 1つの局面に1つの問題。毎日新しい1問があります
screen-start-rules = ルールとカード
screen-start-rules-about = ルール、カード、用語を調べます
screen-start-rules-which = どのゲームのルールですか？
screen-start-watch = 観戦
screen-start-watch-about = ボットの対戦や、終わったゲームを見ます
screen-start-watch-what = 何を見ますか？
screen-start-watch-bots = { learn-game }：ボット{ $bot }の対戦
screen-start-watch-file = ゲームのファイルを一手ずつ
screen-start-watch-which = どのファイルを見ますか？
screen-start-join = テーブルに参加
screen-start-join-about = 受け取ったリンクで、サーバーのテーブルに着きます
screen-start-name = テーブルで使う名前を入力してください。このキーボードに何人かいるときは「アン,ボブ」のように区切ります。
screen-start-join-link = テーブルのリンクを貼り付けてください。サーバーのアドレスなら新しいテーブルを開きます。
screen-start-options = 設定
screen-start-options-about = 言語、速さ、ヒント、色、確率
screen-start-options-which = このターミナルの設定
screen-start-option-language = 言語：日本語
screen-start-option-pace =
    { $pace ->
        [none] 速さ：すべて一度に
        [fast] 速さ：速い
        [slow] 速さ：ゆっくり
       *[other] 速さ：普通
    }
screen-start-option-hints =
    { $on ->
        [yes] ヒント：表示する
       *[no] ヒント：表示しない
    }
screen-start-option-colours =
    { $colours ->
        [dark] 色：暗い背景
        [light] 色：明るい背景
        [phosphor] 色：緑のブラウン管
        [contrast] 色：ハイコントラスト
        [terminal] 色：ターミナルの色
        [none] 色：なし
       *[other] 色：自動
    }
screen-start-option-odds =
    { $on ->
        [yes] 確率：表示する
       *[no] 確率：表示しない
    }
screen-start-how-many = 席はいくつにしますか？
screen-start-seats = { $number }席
screen-start-who = { $seat }の席には誰が着きますか？
screen-start-sitter =
    { $who ->
        [recruit] ボット「新兵」（すぐ選ぶ、1人プレイで10回中1勝）
        [brother] ボット「サーヴィター」（すぐ選ぶ、1人プレイで10回中2勝）
        [veteran] ボット「ベテラン」（少し考える、1人プレイで10回中5勝）
        [librarian] ボット「ライブラリアン」（1秒考える、1人プレイで10回中7勝）
        [random] ボット「ランダム」（でたらめに行動）
       *[other] 人
    }
screen-start-teams = 戦闘チームはどう分けますか？
screen-start-teams-draft = 順番に選ぶ
screen-start-teams-random = ランダム

screen-start-go-on = 続ける
screen-start-go-on-about = { $game }
screen-start-delete = このゲームを完全に削除しますか？ { $game }
screen-start-delete-no = 残す
screen-start-delete-yes = 削除する

## Options of the command line

screen-option-players-open = このリンクのテーブルの席と設定はすでに決まっています。"--players"と"--setting"は新しいテーブルを作るときに使ってください。

screen-option-bots = ボットは席ごとに、たとえば"2=brother,3=librarian"のように指定してください（{ $text }は使えません）。
screen-option-bots-seat =
    { $number ->
        [1] 席は1だけです。
       *[other] 席は1から{ $number }までです（{ $text }は使えません）。
    }
screen-option-watch = ゲームファイルか"--bots"のボットの、どちらか一方を指定してください。
screen-no-terminal = 画面全体を表示できるターミナルが必要です。

## Watching

screen-watching = { $all }手中{ $number }手目
screen-watched-end = { $result }
screen-eyes = { $seat }の視点
screen-eyes-all = 全員の視点
screen-running = 再生中

## At a table on a server

screen-wait-host = ホストがゲームを始めるのを待っています。
screen-table-links =
    { $link ->
        [none]
            観戦用リンク：
            { $watch }
       *[other]
            参加用リンク：
            { $link }
            観戦用リンク：
            { $watch }
    }
screen-table-dice = 公正なダイス：「dice」で確かめられます。「dice」に続けて言葉を入力すると、シードに加えられます。
screen-table-host =
    { $dice ->
        [none]
            テーブルを開きました。
            { screen-table-links }
       *[other]
            テーブルを開きました。{ screen-table-dice }
            { screen-table-links }
    }
screen-table-guest =
    { $dice ->
        [none]
            ホストがゲームを始めるのを待っています。
            { screen-table-links }
       *[other]
            ホストがゲームを始めるのを待っています。{ screen-table-dice }
            { screen-table-links }
    }
screen-table-around =
    テーブルです。
    { screen-table-links }
screen-offer-wait = ホストを待つ
screen-offer-copy = 参加用リンクをコピー
screen-copied = リンクをコピーしました（ターミナルが対応している場合）。
screen-offer-begin = ゲームを開始
screen-offer-sit = { $seat }の席に着く
screen-offer-bot = { $seat }にボット{ $bot }を入れる
screen-offer-free = { $seat }の席を空ける
screen-offer-give_up = { $seat }の席を手放す
screen-offer-ask_no_more = { $seat }の席の希望を取り下げる
screen-offer-admit = { $name }に{ $seat }の席を渡す
screen-seat-asked = { $name }が、ボットに代わって{ $seat }の席に着くことを希望しています。着席すると、その席の伏せられたカードが見えます。
screen-seat-declined = { $seat }の席に着くことは認められませんでした。
screen-asking = { $seat }の席に着けるよう、ほかの人に頼みました。返事を待っています。
screen-offer-close = テーブルを閉じる（全員が遊べなくなる）
screen-offer-shut_chat = チャットをオフ
screen-offer-open_chat = チャットをオン
screen-offer-back = 戻る
screen-sure = よろしいですか？
screen-undo-asked = { $name }が{ $number }つの選択の取り消しを提案しています。
screen-undo-waits = 取り消しには全員の同意が必要です。返事を待っています。
screen-undo-declined = 全員の同意が得られず、取り消しませんでした。ゲームはそのまま続きます。
screen-offer-agree = 同意する
screen-offer-decline = 断る
screen-who = { $seat } { $name }
screen-person =
    { $state ->
        [watches] { $who }：観戦中
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
screen-leans = { $who }：{ $leaning }にしそう
screen-leans-about = { $who }：{ $about }は{ $leaning }にしそう
screen-plan-what = "plan"に続けて選択肢を入力すると、それにしそうだとほかの人に伝わります。
screen-offer-play_on = 全員でもう一回（希望{ $number }人）
screen-offer-stay = 残る
screen-seat-lost = { $seat }はもう自分の席ではありません。ホストが空けたか、ほかの端末で手放されました。
screen-nudged = { $seat }があなたを待っています。
screen-offer-call_bot = { $seat }をボットに任せる
screen-dice-fair = 公正なダイス（"dice"）
screen-dice-hash = 公正なダイス：ダイスとシャッフルはすべて、もう変更できない秘密の値から決まります。そのSHA-256ハッシュ：
screen-dice-note = 控えておけば、終了後に"voidlock verify"でゲームファイルを検証できます。
screen-dice-none = このゲームのシードは秘密ではないか、ファイルから読み込まれたため、ダイスを検証するためのハッシュはありません。
screen-dice-words = { $seat }がシードに加えた言葉：{ $words }
screen-dice-secret = 秘密の値：{ $secret }。全員の言葉と合わせてシードになります。
screen-dice-add = ゲームの開始前に"dice"に続けて言葉を入力すると、シードに加えられます。
screen-say-what = "say"に続けて言葉を入力してください。
screen-left-table = テーブルを離れました。席はそのまま残っています。同じリンクで戻れます：{ $link }

screen-link-wrong = テーブルのリンクではありません：{ $text }。テーブルのリンク全体か、新しいテーブルを開くならサーバーのアドレスだけを指定してください。
screen-opening = { $host }に新しいテーブルを開いています。
screen-connecting = { $host }に接続しています。
screen-unreached = { $host }から応答がありません。接続を続けています。
screen-lost = 接続が切れました。再接続しています。
screen-refused-by = サーバーに断られました：{ $why }
screen-table-closed = テーブルは閉じられました。

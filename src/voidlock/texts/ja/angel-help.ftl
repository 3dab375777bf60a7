### ページ上のデスエンジェルのヘルプ：キーと記号の説明。開いたときに読み込む。

play-help-lit =
    { $hand ->
        [finger] 今選べるものは四隅が明るく光ります。それをタップするか、選択肢のボタンをタップしてください。それ以外のものはタップすると、選べるものは長押しすると、説明が出ます。
       *[mouse] 今選べるものは四隅が明るく光ります。それをクリックするか、選択肢のボタンをクリックしてください。それ以外のものはクリックすると、選べるものは右クリックすると、説明が出ます。
    }
play-help-facing = スペースマリーンのプレートは、向いている側がとがっています。斜線の側が背後です。
play-help-chance = 群れの横の数字は、その攻撃を生き延びる確率です。破線の枠は背後からの攻撃で、サポートトークンは使えません。
play-help-dice = カードとダイスの記号
play-help-die = ダイスの横は必要な目です。髑髏、または「>2」（2より大きい目）のように示します。結果は言葉で示します。
play-help-round = 光っているところが今の手順です。
play-key-answer = 選択肢を順番どおりに選ぶ
play-key-done = 終える、または断る
play-key-more = 10番目からの選択肢（枠の文字のとおり）
play-key-arrows = 隣のもの、次の選択肢へ移動
play-key-enter = 選択中のものに決定
play-key-explain = 選択中のものの説明
play-key-escape = 選択解除、閉じる、現在に戻る
play-key-undo = 取り消し
play-key-board = 盤面へ移動
play-key-log = ログへ移動
play-key-help = このヘルプ
play-sign-token = サポートトークン
play-sign-behind = 背後からは振りなおし不可
play-sign-range = 射程（ポジション1つにつき1つ）
play-sign-melee = 射程0（自分のポジションのみ）
play-sign-skull = 髑髏：命中
play-sign-major = 大規模出現：その色の区画カードごとの数
play-sign-minor = 小規模出現：同上
play-sign-support = 支援カード
play-sign-move-activate = 移動＋発動カード
play-sign-attack = 攻撃カード
play-sign-adjacent = 左側の群れは1つ下、右側の群れは1つ上のポジションへ移動
play-sign-flank = 群れが接敵状態のスペースマリーンの背後へ移動（すでに背後にいれば動かない）
play-sign-limited = ここに出現するのは最大1体
play-sign-needs-skull = ダイスの横：髑髏が必要
play-sign-survive = 生存率（振りなおしを含む）
play-sign-slain = 死亡
play-sign-slay = 撃破率（振りなおしを含む）
play-sign-field = パワーフィールド
play-sign-pile = スキャナー：その側の敵反応パイルの残り枚数
play-sign-key = このボタンを押すキー
play-sign-used = 使用済み、または攻撃済み
play-help-beats =
    { $hand ->
        [finger] 選択のあと、出来事はひとつずつ再生されます。タップすると次へ進み、長押しすると次の選択まで進みます。速さは設定で変えられます。
       *[mouse] 選択のあと、出来事はひとつずつ再生されます。クリックするか、どれかキーを押すと次へ進み、押し続けると次の選択まで進みます。速さは設定で変えられます。
    }

### ミッションエディター。

editor-heading = ミッションエディター
editor-map = あなたのミッションの地図
editor-map-keys = 矢印キーでカーソルを動かし、スペースキーで道具を使います。`Shift`と矢印キーで塗り、`Ctrl+Z`で元に戻し、`+`と`-`で拡大縮小します。
editor-here = { $square }：{ $things }
editor-here-marine = { $name }（{ $facing }向き）
editor-here-fault = 誤り{ $number }

## 道具

editor-tools = 道具
editor-tool-move = 地図を動かす
editor-tool-floor = 床
editor-tool-wall = 消す
editor-tool-door = ドア
editor-tool-open_door = 開いたドア
editor-tool-bulkhead = 隔壁
editor-tool-entry = 進入口
editor-tool-exit = 出口
editor-tool-objective = 目標
editor-tool-marine = マリーン
editor-tool-ladder = はしご
editor-tool-section = 区画
editor-tool-broodlord = ブルードロード
editor-tool-object = 目標物
editor-undo = 元に戻す
editor-redo = やりなおす
editor-closer = 拡大
editor-farther = 縮小
editor-all = 全体
editor-full = 地図は64行64列までです。
editor-squad-like = このミッションの分隊と同じ装備にする
editor-exit-refused = その側にはすでに出口があります。通路の1つの側に置ける出口は1つです。

editor-hint-move = ドラッグで地図を動かします。どの道具でも、2本の指かホイールで拡大縮小できます。
editor-hint-floor = ドラッグで床を敷きます。地図は自動で広がります。
editor-hint-wall = ドラッグで床を、その上のものごと消します。
editor-hint-door = 通路にドアを置きます。向かい合う2方が床、ほかの2方が壁の場所です。
editor-hint-open_door = はじめから開いているドアです。
editor-hint-bulkhead = 隔壁は通路をふさぎます。設定によっては、チェインフィストだけが切り開けます。
editor-hint-entry = 床に接する壁に進入口を置きます。ブリップはここから来ます。
editor-hint-exit = 盤の端の床を押すと出口になります。もう一度押すと向きが変わります。
editor-hint-objective = 目標のマスを塗ります。名前は「勝敗」で決めます。
editor-hint-marine = マスを押すとマリーンを加え、マリーンを押すと向きを変えます。
editor-hint-marine-move = スタートのマスを押してください。
editor-hint-ladder = はしごの下のマスを押してください。
editor-hint-ladder-upper = 次に、上のマスを押してください。
editor-hint-section = ドラッグで、選んだ区画にマスを加えます。
editor-hint-broodlord = ブルードロードが待つマスを押します。もう一度押すと消えます。
editor-hint-object = 目標物を置くマスを押します。もう一度押すと消えます。
editor-hint-room = 各部屋の中央を押してください。1部屋から1人ずつ始めます。
editor-hint-no_flame = 燃やしてはいけない区画のマスを押してください。

## タブ

editor-panels = ミッションの内容
editor-tab-check = 確認
editor-tab-squad = 分隊
editor-tab-goals = 勝敗
editor-tab-aliens = 敵
editor-tab-mission = 保存
editor-remove = 削除
editor-none = なし
editor-paint = 塗る
editor-number = 数
editor-play = 遊ぶ

## 誤り

editor-checking = 確認しています…
editor-check-busy = サーバーの確認回数が上限に達しました。しばらくしてから自動でやりなおします。
editor-check-offline = サーバーにつながりません。ミッションはこの端末に保存されています。確認は自動でやりなおします。
editor-sound = このミッションは遊べます。
editor-faults = 直すところ：{ $number }件
editor-faults-more = ほかに{ $number }件あります。
editor-fault-objective = 「{ $name }」には目標が必要です。目標を塗ってから「勝敗」で選んでください。
editor-fault-object = 「{ $name }」には運ぶ目標物が必要です。「敵」の画面で地図に置いてください。
editor-fault-blips = ブリップがありません。「敵」の画面で1つ以上にしてください。
editor-fault-victory = 勝利の条件がありません。「勝敗」で加えてください。
editor-fault-defeat = 敗北の条件がありません。「勝敗」で加えてください。

## 軍曹の試遊

editor-trial = 難しさ
editor-trial-text = 軍曹のボットがこのミッションを遊び、勝率を知らせます。収録ミッションの勝率は18～66%です。
editor-trial-games = 回数
editor-times = { $number }回
editor-trial-begin = 軍曹に遊ばせる
editor-trial-stop = 止める
editor-trial-first = 最初の数回を遊んでいます…
editor-trial-result = 勝率{ $share }、平均{ $turns }ターン
editor-trial-sofar = { $wanted }回のうち{ $number }回まで
editor-trial-played = { $number }回の結果
editor-trial-ended = { $share }：{ $condition }
editor-trial-limit = 今試せる回数の上限に達しました。数分後にもう一度お試しください。
editor-trial-busy = サーバーがほかのミッションを試しています。しばらくしてからお試しください。
editor-trial-slow = このミッションは1回に時間がかかりすぎます。地図を小さくするか、エイリアンを減らしてください。
editor-trial-faulty = このミッションはまだ遊べません。
editor-trial-failed = サーバーで遊べませんでした。もう一度お試しください。
editor-trial-old = その後、ミッションが変わっています。

## 分隊

editor-squad-text = マリーンは1人から{ $number }人までです。名前を入れないと、灰色の名前になります。
editor-marine-name = 名前
editor-marine-role = 役割
editor-marine-gun = 銃
editor-marine-weapon = 武器
editor-marine-facing = 向き
editor-marine-squad = 分隊
editor-marine-move = 地図に置く
editor-marine-remove = { $name }を削除
editor-marine-add = マリーンを加える

## 勝敗

editor-victory = 勝利の条件
editor-defeat = 敗北の条件
editor-add-victory = 勝利の条件を加える
editor-add-defeat = 敗北の条件を加える
editor-condition = 条件
editor-draw = 引き分けにする
editor-objective = 目標
editor-objectives = 目標
editor-objectives-text = 燃やす、操作する、守るなどの対象になるマスに、名前を付けます。
editor-objective-name = 目標の名前（英数字）
editor-add-objective = 目標を加える
editor-no-objective = 目標がありません
editor-no-object = 目標物がありません
editor-state = 状態
editor-state-undamaged = 無傷
editor-state-damaged = 損傷
editor-squares = { $number }マス

editor-kind-flame_any = 目標を1つ燃やす
editor-goal-flame_any = { $thing }が1マスでも燃える。
editor-kind-flame_each = 複数の目標を燃やす
editor-goal-flame_each = 次のそれぞれが一度は燃える：{ $thing }
editor-kind-exterminate = エイリアンを全滅させる
editor-goal-exterminate = 盤上にも、これから来る中にもエイリアンがいない。
editor-kind-blockade = 封鎖する
editor-goal-blockade = すべての進入口の{ $number }マス以内にマリーンがいる。
editor-kind-kills = 決まった数を倒す
editor-goal-kills = エイリアンを{ $number }体倒す。
editor-kind-exited = 脱出する
editor-goal-exited = マリーン{ $number }人が出口から脱出する。
editor-kind-exit_with = 目標物を運び出す
editor-goal-exit_with = マリーンが{ $thing }を運び出す（{ $state }）。
editor-kind-operate_each = 目標を操作する
editor-goal-operate_each = 次のそれぞれを操作する：{ $thing }
editor-kind-survive = 持ちこたえる
editor-goal-survive = 第{ $number }ターンが終わる。
editor-kind-broodlord_dead = ブルードロードを倒す
editor-goal-broodlord_dead = ブルードロードを倒す。
editor-kind-no_flamer_shots = フレイマーの弾切れ
editor-goal-no_flamer_shots = フレイマーを撃てるマリーンがいなくなる。
editor-kind-all_marines_dead = マリーンの全滅
editor-goal-all_marines_dead = 盤上にマリーンがいなくなる。
editor-kind-alive_plus_exited_below = マリーンが足りない
editor-goal-alive_plus_exited_below = 生存者と脱出者が合わせて{ $number }人を下回る。
editor-kind-object_destroyed = 目標物の破壊
editor-goal-object_destroyed = { $thing }が破壊される。
editor-kind-alien_on = エイリアンが目標に入る
editor-goal-alien_on = エイリアンが{ $thing }に入る。
editor-kind-flame_in_section = 目標の区画が燃える
editor-goal-flame_in_section = { $thing }の区画が燃える。
editor-kind-turn_limit = 時間切れ
editor-goal-turn_limit = 勝てないまま最後のターンが終わる。

## エイリアンと特別ルール

editor-turns = 時間
editor-turn-limit = ターンの上限（0：なし）
editor-aliens = エイリアン
editor-start-blips = 開始時のブリップ
editor-reinforcement = 毎ターンの新しいブリップ
editor-blips = { $number }体が隠れたブリップの数
editor-recycle = 公開したブリップを山に戻す
editor-broodlord = ブルードロード
editor-broodlord-no = なし
editor-broodlord-yes = ブリップに混ざる
editor-broodlord-placed = 地図で待つ
editor-dormant = マリーンがこの距離に来るまで眠る（0：眠らない）
editor-equipment = 装備
editor-flamer_ammo = ヘヴィフレイマーの弾数
editor-cannon_ammo = アサルトキャノンの弾数
editor-cannon_reload = アサルトキャノンの予備弾倉
editor-psi = ライブラリアンのサイポイント
editor-operate_cost = 目標の操作に必要なアクションポイント
editor-chainfist = チェインフィストは判定なしで隔壁を切れる
editor-deployment = 配置
editor-permute = 分隊{ $squad }は開始時に入れ替われる
editor-rooms = 1部屋に1人ずつ
editor-rooms-number = { $number }部屋
editor-object = 運ぶ目標物
editor-object-place = 地図に置く
editor-object-none = なし
editor-object-name = 名前（英数字）
editor-wander = 毎ターンさまよう歩数
editor-priority-carrier = エイリアンは運ぶ者を先に狙う
editor-more-rules = そのほかのルール
editor-no-flame = 燃やしてはいけない区画
editor-priority = エイリアンが先に狙うマリーン：

## 区画

editor-sections = 区画
editor-sections-found = 区画は自動で決まります（部屋、分かれ道、通路）。文字を選んで塗ると、自分で決められます。
editor-sections-by-hand = 区画を自分で決めています。新しい床の区画は自動で決まります。
editor-sections-again = すべて自動で決めなおす
editor-section = 区画{ $section }
editor-section-new = 新しい区画{ $section }

## ファイル

editor-title = 題名
editor-title-placeholder = 裏口
editor-notes = 説明
editor-file = 保存と共有
editor-download = ファイルに保存
editor-share = リンクで共有
editor-link = このミッションのリンク
editor-link-copied = このミッションのリンク（コピーしました）
editor-link-text = リンクにミッション全体が入っています。開いた人は地図を見て遊べます。
editor-link-long = このミッションはリンクには長すぎます。ファイルに保存して送ってください。
editor-open = ミッションファイルを開く
editor-begin-with = 収録ミッションから始める
editor-begin-choose = 選んでください…
editor-like = { $title }（自作）
editor-new = 新しいミッション
editor-new-text = 地図を消します。「元に戻す」で取り戻せます。

## 共有されたミッション

editor-shared = ミッションが届きました：
editor-shared-broken = このリンクには遊べるミッションがありません。
editor-shared-faulty = エディターで開いて直すことができます。
editor-edit = エディターで開く
editor-leave = スタート画面へ

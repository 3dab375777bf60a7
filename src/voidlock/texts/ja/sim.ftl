### シミュレーター：進み具合、集計、受け付けない指定。

sim-progress = { $games }回中{ $done }回、毎秒{ $rate }回、勝利{ $wins }回、残り{ $left }
sim-run = プレイヤー：{ $players }人。ボット：{ $bots }。
sim-seed = シード：{ $seed }
sim-stopped = 途中で止めたため、そこまでのゲームだけを数えた。
sim-won = 勝利：{ $games }回中{ $wins }回、{ $rate }
sim-rounds = ラウンド数：平均{ $number }
sim-survivors = 最後まで生き残ったスペースマリーン：平均{ $number }人
sim-reached = 到達したロケーション（ヴォイドロックを含む）：平均{ $number }か所
sim-part-teams = 戦闘チーム
sim-part-actions = アクションカード
sim-part-events = イベントカード
sim-part-locations = ロケーション
sim-column-name = 名前
sim-column-used = 使用
sim-column-games = ゲーム
sim-column-rate = 勝率（95%）
sim-column-slain = 撃破
sim-column-lost = 死亡
sim-faults = 席を「ランダム」に譲ったボット：{ $number }
sim-fault = ゲーム{ $game }、{ $seat }、{ $bot }：{ $why }
sim-game-failed = ゲームそのものが失敗した：{ $why }
sim-worker-lost = 計算中のプロセスが繰り返し失われたため、中止した。
sim-cluster-start = クラスターを起動中…
sim-plot-no-font = 日本語のフォントが入っていないため、図の文字は英語にした。

## 図

sim-plot-title = { $bots } · { $players }人 · { $games }ゲーム
sim-plot-seed = シード：{ $seed }
sim-plot-teams-draft = チームはドラフト
sim-plot-teams-random = チームは無作為
sim-plot-rules = ルール：{ $game } { $rules }
sim-plot-stopped = 途中で中止
sim-plot-won = 勝率と95%信頼区間
sim-plot-all = 全ゲーム
sim-plot-with = { $team }あり
sim-plot-rate = { $rate }%（{ $low }～{ $high }）
sim-plot-way = どこまで進んだか
sim-plot-tier = { $tier }
sim-plot-lost = どこで敗れたか
sim-plot-rounds = ラウンド数
sim-plot-rounds-number = ラウンド
sim-plot-survivors = 勝利時に生き残ったスペースマリーン
sim-plot-survivors-number = 人数
sim-plot-games = ゲーム数
sim-plot-share-won = 勝率（%）
sim-plot-share = 全ゲームに占める割合（%）
sim-plot-share-lost = 敗北したゲームに占める割合（%）
sim-plot-mean = 平均{ $number }
sim-plot-no-game = 1ゲームも行われなかった。
sim-plot-no-win = 勝利したゲームはない。
sim-plot-no-loss = 敗北したゲームはない。

## 受け付けない指定

reason-sim_players = { $number }人では遊べない。1～6人を選ぶ。
reason-sim_games = { $number }回は実行できない。1回以上を選ぶ。
reason-sim_jobs = { $number }個のプロセスでは実行できない。1個以上を選ぶ。
reason-sim_limit = ボットの持ち時間を{ $number }秒にはできない。0秒より長く、1日以内を選ぶ。
reason-sim_seed = このシードは文字として書き表せない。
reason-sim_bots = ボット{ $number }体はプレイヤー{ $players }人に合わない。全席に1つ、または席ごとに1つを指定する。
reason-sim_plot_kind = { $file }：図のファイル名は、{ $known }のいずれかで終わる必要がある。
reason-sim_no_matplotlib = 図を描くには`matplotlib`が必要である（{ $why }）。`pip install "voidlock[plot]"`で入る。
reason-sim_no_ray = クラスターを使うには`ray`が必要である（{ $why }）。`pip install "voidlock[cluster]"`で入る。
reason-sim_cluster_address = 「{ $address }」のクラスターに接続できない（{ $why }）。
reason-sim_cluster_other = マシン{ $node }では別のゲームになる。{ $field }が{ $here }ではなく{ $there }になっている。
reason-sim_cluster_failed = クラスターのマシンで実行できない（{ $why }）。
reason-bot_unknown = 「{ $name }」というボットはない。使えるのは { $known }。自作のボットは、ファイル名とクラス名をコロンでつないで指定する。
reason-bot_file_missing = { $name }：そのファイルはない。
reason-bot_file_unreadable = { $name }：ファイルを読めない（{ $why }）。
reason-bot_file_fails = { $name }：ファイルの読み込み中に失敗した（{ $why }）。
reason-bot_class_missing = { $name }：ファイルに「{ $wanted }」がない。
reason-bot_no_answer = { $name }：ボットには答えるためのメソッドが必要である。
reason-bot_unmade = { $name }：引数なしではボットを作れない（{ $why }）。
reason-resume_other = { $file }は別の実行の結果である。{ $field }が{ $wanted }ではなく{ $kept }になっている。
reason-resume_broken = { $file }：{ $line }行目を読めない。
reason-resume_no_results = { $file }には実行の結果がない。
reason-bot_budget = 「{ $name }」は使えない。思考量を指定できるのは`librarian`だけで、読む局数（`librarian:400`）か秒数（`librarian:2s`）をつける。

### シミュレーター：進行状況、集計、受け付けない指定。

sim-progress = { $bar } { $games }回中{ $done }回、残り{ $left }、{ $speed }、勝利{ $wins }回
sim-speed = 毎秒{ $number }回
sim-speed-slow = 1回{ $number }秒
sim-run = プレイヤー：{ $players }人。ボット：{ $bots }。
sim-run-mission = ミッション：{ $mission }。ボット：{ $bots }。
sim-seed = シード：{ $seed }
sim-stopped = 途中で中止したため、そこまでのゲームだけを集計しました。
sim-won = 勝利：{ $games }回中{ $wins }回、{ $rate }
sim-compared = どのボットが勝つでしょうか。同じゲームを{ $games }回ずつ行います。
sim-rounds = ラウンド数：平均{ $number }
sim-survivors = 最後まで生き残ったスペースマリーン：平均{ $number }人
sim-reached = 到達したロケーション（ヴォイドロックを含む）：平均{ $number }か所
sim-turns = ターン数：平均{ $number }
sim-lost = 死亡したマリーン：平均{ $number }人
sim-left = 盤から脱出したマリーン：平均{ $number }人
sim-slain = 倒したジーンスティーラー：平均{ $number }体
sim-part-ended = 敗北した場所
sim-part-causes = 最後のスペースマリーンの死因
sim-part-results = 結果
sim-part-conditions = ミッションの終わり方
sim-part-deaths = マリーンの死因
sim-part-teams = 戦闘チーム
sim-part-actions = アクションカード
sim-part-events = イベントカード
sim-part-locations = ロケーション
sim-column-name = 名前
sim-column-bot = ボット
sim-column-used = 使用
sim-column-games = ゲーム
sim-column-rate = 勝率（95%区間）
sim-column-share = 敗北中の割合
sim-column-share-all = 割合
sim-column-slain = 撃破
sim-column-lost = 死亡
sim-cause-swarm = 群れの攻撃
sim-faults = 席を`random`に譲ったボット：{ $number }体
sim-fault = ゲーム{ $game }、{ $seat }、{ $bot }：{ $why }
sim-fault-why =
    { $kind ->
        [rubbish] 選択肢以外の値を返しました：{ $detail }
        [hung] { $detail }待っても応答がありません
       *[raised] { $detail }
    }
sim-game-failed = シード「{ $seed }」のゲームが失敗しました（{ $why }）。プログラムの不具合です。発生箇所は次のとおりです。
sim-worker-lost = 計算中のプロセスが何度も異常終了したため、中止しました。
sim-cluster-start = クラスターを起動中…
sim-cluster-join = クラスターに接続中…
sim-not-written = { $file }に書き込めませんでした：{ $why }。
sim-plot-no-font = 日本語のフォントが入っていないため、図の文字は英語にしました。

## 図

sim-plot-title = { $bots } · { $players }人 · { $games }ゲーム
sim-plot-title-mission = { $bots } · { $mission } · { $games }ゲーム
sim-plot-results = ゲームの結果
sim-plot-ended = ミッションの終わり方
sim-plot-turns = ターン数
sim-plot-turns-number = ターン
sim-plot-died = 死亡したマリーン
sim-plot-died-number = 人数
sim-plot-seed = シード：{ $seed }
sim-plot-teams-draft = チームはドラフト
sim-plot-teams-random = チームはランダム
sim-plot-rules = ルール：{ $game } { $rules }
sim-plot-stopped = 途中で中止
sim-plot-won = 勝率と95%信頼区間
sim-plot-all = 全ゲーム
sim-plot-with = { $team }あり
sim-plot-rate = { $rate }（{ $low }～{ $high }）
sim-plot-way = 到達したロケーション
sim-plot-tier = { $tier }のロケーション
sim-plot-lost = 敗北した場所
sim-plot-rounds = ラウンド数
sim-plot-rounds-number = ラウンド
sim-plot-survivors = 勝利時に生き残ったスペースマリーン
sim-plot-survivors-number = 人数
sim-plot-games = ゲーム数
sim-plot-share-won = 勝率（%）
sim-plot-share = 全ゲームに占める割合（%）
sim-plot-share-lost = 敗北したゲームに占める割合（%）
sim-plot-mean = 平均{ $number }
sim-plot-no-game = 1ゲームも行われませんでした。
sim-plot-no-win = 勝利したゲームはありません。
sim-plot-no-loss = 敗北したゲームはありません。

## 受け付けない指定

reason-sim_game = 「{ $name }」というゲームはありません。選べるゲーム：{ $known }
reason-sim_mission = スペースハルクにはミッションが必要です。`--mission`に名前かファイルを指定してください。ミッション：{ $known }。
reason-sim_option = ゲーム「{ $game }」に`--{ $option }`という指定はありません。
reason-sim_players = { $number }人では遊べません。1～6人を指定してください。
reason-sim_games = { $number }回は実行できません。1回以上を指定してください。
reason-sim_jobs = { $number }個のプロセスでは実行できません。1個以上を指定してください。
reason-sim_limit = ボットの持ち時間を{ $number }秒にはできません。0秒より長く、1日以内を指定してください。
reason-sim_seed = このシードは文字として書き表せません。
reason-sim_bots = ボット{ $number }体はプレイヤー{ $players }人に合いません。全席に1体、または席ごとに1体を指定してください。
reason-sim_bot_changed = ボット「{ $name }」が実行中に書き換えられたため、中止しました。
reason-sim_plot_kind = { $file }：図のファイル名は、{ $known }のいずれかで終わる必要があります。
reason-sim_no_matplotlib = 図を描くには`matplotlib`が必要です（{ $why }）。インストールするには：{ $install }
reason-sim_no_ray = クラスターを使うには`ray`が必要です（{ $why }）。インストールするには：{ $install }
reason-sim_cluster_start = クラスターを起動できません（{ $why }）。
reason-sim_cluster_address = 「{ $address }」のクラスターに接続できません（{ $why }）。
reason-sim_cluster_other = マシン{ $node }では別のゲームになります。{ $field }が{ $here }ではなく{ $there }になっています。
reason-sim_cluster_failed = クラスターのマシンで実行できません（{ $why }）。
reason-bot_unknown = 「{ $name }」というボットはありません。使えるのは { $known } です。自作のボットは、ファイル名とクラス名をコロンでつないで指定してください（例：`my_bot.py:MyBot`）。
reason-bot_file_missing = { $name }：そのファイルはありません。
reason-bot_file_unreadable = { $name }：ファイルを読み込めません（{ $why }）。
reason-bot_file_fails = { $name }：ファイルの読み込み中に失敗しました（{ $why }）。
reason-bot_class_missing = { $name }：ファイルに「{ $wanted }」がありません。
reason-bot_no_answer = { $name }：ボットには`answer`メソッドが必要です。
reason-bot_unmade = { $name }：引数なしではボットを作れません（{ $why }）。
reason-resume_other = { $file }は別の実行の結果です。{ $field }が{ $wanted }ではなく{ $kept }になっています。
reason-resume_broken = { $file }：{ $line }行目を読み取れません。
reason-resume_busy = { $file }には別の実行が書き込み中です。
reason-resume_no_results = { $file }には実行の結果がありません。
reason-bot_budget = 「{ $name }」は使えません。思考量を指定できるのは`librarian`だけです。先読みするゲーム数（`librarian:400`）か秒数（`librarian:2s`）をつけてください。

### Space Hulkの質問、選択肢、ログ。エイリアン、マス、ドア、区画、進入口は記号で呼びます。
### $xがものなら$xはその名前、$x_kindと$x_idで言葉を選びます。$xがリストなら$x_countが数です。

## 名前

facing-N = 北
facing-E = 東
facing-S = 南
facing-W = 西

phase-deployment = 配置
phase-command = コマンドフェイズ
phase-marines = マリーン行動フェイズ
phase-invasion = 増援フェイズ
phase-aliens = エイリアン行動フェイズ
phase-status = ミッション状況フェイズ
phase-ended = ミッション終了

result-draw = 引き分け

role-sergeant = 軍曹
role-brother = ブラザー
role-librarian = ライブラリアン

weapon-storm_bolter = ストームボルター
weapon-power_fist = パワーフィスト
weapon-power_sword = パワーソード
weapon-heavy_flamer = ヘヴィフレイマー
weapon-assault_cannon = アサルトキャノン
weapon-chainfist = チェインフィスト
weapon-thunder_hammer = サンダーハンマー
weapon-storm_shield = ストームシールド
weapon-lightning_claws = ライトニングクロウ
weapon-force_axe = フォースアックス

cause-flames = 炎
cause-explosion = キャノンの爆発
cause-storm = サイキックストーム
cause-assault = 白兵戦

fate-dies = 死亡しました
fate-survives = 生き残りました

power-prescience = 予知
power-barrier = フォースバリア
power-storm = サイキックストーム

shot-aimed = 照準射撃
shot-sustained = 持続射撃
shot-moving = 移動射撃
shot-overwatch = オーバーウォッチ射撃
shot-overwatch_sustained = オーバーウォッチ中の持続射撃

state-undamaged = 無傷
state-damaged = 損傷
state-destroyed = 破壊

modifier-sergeant = 軍曹+1
modifier-librarian = ライブラリアン+1
modifier-thunder_hammer = サンダーハンマー+1
modifier-lightning_claws = ライトニングクロウ+1
modifier-lowest_die = ブルードロードの最低の目を加算
outcome-attacker = 攻撃側の勝ち
outcome-defender = 防御側の勝ち
outcome-tie = 引き分け
outcome-unharmed = 防御側は無事
outcome-brood_success = 群れが飛び出します
outcome-brood_failure = 飛び出しません

lurk-forced = このターンは進入できません
lurk-free = このターンから進入できます

reveal-voluntary = 襲撃
reveal-involuntary = 発見
reveal-brood = 群れの飛び出し

row-top_priority = 優先順位1位のマリーン
row-isolated = 最も孤立したマリーン
row-player = プレイヤーの選択
row-ambush = 待ち伏せ
row-stealers = 最も近いジーンスティーラー
row-blips = 最も近いブリップ
row-lurkers = 最も近い潜伏者
row-born = 正体が判明したばかりの中で最も近いもの
row-group = 群れの中で最も近いもの
row-reach = 白兵戦が届く範囲
row-within = 12マス以内
row-closest = 最も近いマリーン
row-kept = これまでと同じ目標
row-chosen = 正体を現したときに狙ったマリーン
row-beside = すぐ隣
row-round = 障害物を避ける道
row-past = 障害物の手前まで

line-mentioned = 勝利条件に関係
line-fire_power = オーバーウォッチ射撃不可
line-arc = 視野の外から接近可能
line-bolter = ストームボルターを所持
line-random = ランダム
line-only = 唯一の候補
line-no_way = 優先順位が上のマリーンへの道なし
line-lonely = 仲間から最も離れている
line-no_room = 優先順位が上のマリーンから6マスの隠れ場所なし

stop-no_ap = アクションポイント切れ
stop-sight = 次のマスがマリーンの視線内
stop-passing = 今は通行不可
stop-near = 次のマスがマリーンの隣
stop-no_path = マリーンへの道なし
stop-entry_taken = 進入マスに駒あり
stop-entry_seen = 進入マスがマリーンの視線内
stop-entry_burning = 進入マスが炎上中
stop-entry_near = 進入マスがマリーンの隣

condition-flame_any = 目標の炎上
condition-flame_each = すべての目標の炎上
condition-exterminate = エイリアンの全滅
condition-blockade = すべての進入口の封鎖
condition-kills = 目標撃破数の達成
condition-exited = 目標脱出人数の達成
condition-exit_with = 目標物の運び出し
condition-operate_each = すべてのコンソールの操作
condition-survive = 最後まで死守
condition-broodlord_dead = ブルードロードの撃破
condition-no_flamer_shots = ヘヴィフレイマーの射撃不能（弾切れか死亡）
condition-all_marines_dead = 盤上にマリーンなし
condition-alive_plus_exited_below = マリーンの人数不足
condition-object_destroyed = 目標物の破壊
condition-alien_on = エイリアンの目標到達
condition-flame_in_section = 目標の区画の炎上
condition-turn_limit = 時間切れ

## 質問：$subjectは対象

ask-deployment =
    { $subject_kind ->
        [none] 分隊は配置につきました。このまま始めますか？自分で並べなおすこともできます。
       *[squad] { $subject }は配置につきました。このままにしますか？自分で並べなおすこともできます。
    }
ask-deploy = { $subject }に置くマリーンを選んでください。
ask-deploy_facing = { $subject }の向きを選んでください。
ask-command_points = 軍曹がいるので、コマンドポイントを1回だけ引きなおせます。このままにしますか？
ask-next_marine = マリーンを選ぶか、フェイズを終えてください。
ask-order = { $subject }：アクションを選ぶか、行動を終えてください。
ask-shoot_after_moving = { $subject }は移動射撃ができます（無料）。
ask-react = エイリアンの行動が見えました。コマンドポイントで対応しますか？
ask-overwatch_order = オーバーウォッチ射撃：先に撃つマリーンを選んでください。
ask-overwatch_target = オーバーウォッチ中の{ $subject }：目標を選んでください。
ask-reveal_order = 複数のブリップが見つかりました。先に公開するブリップを選んでください。
ask-place_stealer = { $subject }を置くマスを選んでください。
ask-place_blip = 新しいブリップのダイスは6です。置く進入口を選んでください。
ask-parry = { $subject }は受け流せます。相手は最も大きい目のダイスを1個振りなおします。
ask-guard_reroll = { $subject }はガード中です。自分のダイスをすべて振りなおしますか？
ask-add_psi = { $subject }は、自分の最も大きい目にサイポイントを加えられます。
ask-face_attacker = { $subject }は攻撃側の方を向けます（無料）。

## 選択肢：指すものは種類の名前で入ります

option-listed = このままにする
option-arrange = 自分で並べなおす
option-deploy = { $terminator }
option-redraw = 引きなおす
option-activate-terminator = { $terminator }を行動させる
option-command = { $terminator }がコマンドポイントで行動
option-end = フェイズを終える
option-done = 行動を終える
option-hold = しない
option-move-square = { $square }へ移動
option-turn-facing = { $facing }を向く
option-leave = { $facing }の出口から脱出
option-climb = { $square }へ登る
option-fire-stealer = { $stealer }を撃つ
option-fire-blip = { $blip }を撃つ
option-fire-door = ドア{ $door }を撃つ
option-snap-stealer = 移動射撃（無料）：{ $stealer }
option-snap-door = 移動射撃（無料）：ドア{ $door }
option-flame = { $square }に火を放つ
option-assault-stealer = { $stealer }に白兵戦
option-assault-door = ドア{ $door }に白兵戦
option-open = ドア{ $door }を開ける
option-close = ドア{ $door }を閉める
option-overwatch = オーバーウォッチ
option-guard = ガード
option-clear = 弾詰まりを直す
option-reload = 再装填
option-drop = 目標物を置く
option-pass = 目標物を{ $terminator }に渡す
option-operate = { $objective }を操作
option-prescience = 予知：コマンドポイントを1戻す
option-barrier = { $square }にフォースバリア
option-storm = { $stealer }にサイキックストーム
option-storm_section = { $stealer }の区画全体にサイキックストーム
option-next = { $terminator }
option-first = { $blip }
option-place-square = { $square }
option-enter = { $entry }
option-parry = 受け流す
option-reroll_all = 振りなおす
option-psi = サイポイントを{ $points }加える
option-face = { $facing }を向く
option-stay = 向きを変えない

## ログ：ターンとフェイズ

told-mission_began = ミッション：{ $mission }
told-own_mission_began = ミッション：{ $title }
told-marine_posted = { $terminator }を{ $square }に配置しました（{ $facing }向き）。
told-turn_began = 第{ $number }ターン
told-phase_opened = { $phase }
told-command_drawn = コマンドポイント：{ $number }
told-command_redrawn = コマンドポイントを引きなおしました：{ $number }
told-mission_ended = { $result }：{ $condition }。

## ログ：マリーン

told-marine_activated = { $terminator }が行動します。
told-marine_commanded = { $terminator }がコマンドポイントで行動します。
told-marine_moved =
    { $ap ->
        [0] { $terminator }は{ $square }へ移動しました（コマンドポイント{ $cp }）。
       *[other] { $cp ->
            [0] { $terminator }は{ $square }へ移動しました（アクションポイント{ $ap }）。
           *[other] { $terminator }は{ $square }へ移動しました（アクションポイント{ $ap }、コマンドポイント{ $cp }）。
        }
    }
told-marine_faces = { $terminator }は{ $facing }を向きました。
told-marine_left = { $terminator }は盤から脱出しました。
told-marine_died = { $terminator }は{ $square }で死亡しました（{ $cause }）。
told-overwatch_set = { $terminator }はオーバーウォッチに入りました。
told-guard_set = { $terminator }はガードに入りました。
told-gun_jammed = ぞろ目です。{ $terminator }のストームボルターが弾詰まりを起こしました。
told-jam_cleared = { $terminator }は弾詰まりを直しました。
told-cannon_reloaded = { $terminator }は再装填しました。以後、キャノンは爆発することがあります。
told-cannon_exploded = { $terminator }のキャノンが爆発しました。
told-console_operated = { $terminator }は{ $objective }を操作しました。
told-shot_fired =
    { $target_kind ->
        [door] { $terminator }がドア{ $target }を撃ちました（{ $how }）：ダイス{ $dice }、{ $needs }以上で命中。
       *[other] { $terminator }が{ $target }を撃ちました（{ $how }）：ダイス{ $dice }、{ $needs }以上で命中。
    }
told-shot_missed =
    { $target_kind ->
        [door] { $terminator }はドア{ $target }を壊せませんでした。
       *[other] { $terminator }は{ $target }を倒せませんでした。
    }
told-stealer_died = { $stealer }は{ $square }で倒されました。
told-flamer_fired = { $terminator }は{ $square }を狙い、区画{ $section }に火を放ちました。
told-objective_burned = { $terminator }が{ $objective }に火を放ちました。
told-fate_rolled = { $piece }の{ $cause }に対するダイスは{ $die }（{ $needs }以上で死亡）：{ $fate }。
told-blip_removed = { $square }の{ $blip }は正体不明のまま取り除かれました。
told-blip_counted = { $blip }を{ $number }体として数えました。
told-markers_removed = 炎とバリアが消えました。

## ログ：ドア、はしご、目標物

told-door_opened = { $piece }はドア{ $door }を開けました。
told-door_closed = { $piece }はドア{ $door }を閉めました。
told-door_destroyed = { $piece }はドア{ $door }を破壊しました。
told-door_struck = { $piece }はドア{ $door }を攻撃しました：ダイス{ $dice }。
told-door_held = { $piece }はドア{ $door }を壊せませんでした。
told-bulkhead_cut = { $terminator }は隔壁{ $door }を切り開きました。
told-ladder_climbed = { $piece }は{ $square }へ登りました。
told-object_taken = { $terminator }は{ $object }を拾いました。
told-object_put_down = { $object }は{ $square }に置かれました。
told-object_passed = { $terminator }は{ $object }を{ $terminator2 }に渡しました。
told-object_harmed = { $object }の状態：{ $state }。
told-object_wandered = { $object }は{ $square }へ動きました。

## ログ：白兵戦とサイキックパワー

told-assault_rolled =
    { $modifiers_count ->
        [0] 白兵戦：{ $attacker }のダイスは{ $dice }、{ $defender }のダイスは{ $dice2 }。{ $score }対{ $score2 }。
       *[other] 白兵戦：{ $attacker }のダイスは{ $dice }、{ $defender }のダイスは{ $dice2 }。修正：{ $modifiers }。{ $score }対{ $score2 }。
    }
told-parried = { $terminator }が受け流しました：{ $die }が{ $again }になり、{ $score }対{ $score2 }。
told-guard_rerolled = ガード中の{ $terminator }が振りなおしました：{ $dice }。{ $score }対{ $score2 }。
told-psi_spent = { $terminator }はサイポイントを{ $number }加えました。
told-assault_ended =
    { $outcome_id ->
        [attacker] { $attacker }が{ $score }対{ $score2 }で{ $defender }に勝ちました。
        [defender] { $defender }が{ $score2 }対{ $score }で{ $attacker }に勝ちました。
        [unharmed] { $defender }は{ $score2 }対{ $score }で無事でしたが、正面からの攻撃ではないので反撃できません。
       *[other] { $attacker }は{ $score }、{ $defender }は{ $score2 }。{ $outcome }。
    }
told-power_used =
    { $target_kind ->
        [none] { $terminator }は{ $power }を使いました。
        [section] { $terminator }は区画{ $target }に{ $power }を使いました。
       *[other] { $terminator }は{ $target }に{ $power }を使いました。
    }

## ログ：ブリップと公開

distance-told = { $distance }マス
told-arrival_rolled =
    { $row_id ->
        [player] ダイス{ $die }：到着する場所はプレイヤーが選びます。
        [ambush] ダイス{ $die }：待ち伏せです。優先順位1位のマリーンから6マスの場所に現れます。今回は{ $marine }（{ $line }）です。
       *[other] ダイス{ $die }：{ $row }に最も近い、空きのある進入口に到着します。今回は{ $marine }（{ $line }）です。
    }
told-blip_arrived =
    { $marine_kind ->
        [none] 新しいブリップ{ $blip }が{ $entry }に到着しました（ダイス{ $die }：{ $row }）。{ $lurk }。
       *[other] 新しいブリップ{ $blip }が{ $entry }に到着しました（ダイス{ $die }：{ $row }は{ $marine }、{ distance-told }先）。{ $lurk }。
    }
told-blip_ambushes =
    { $number ->
        [1] 新しいブリップ{ $blip }が{ $square }で待ち伏せします（ダイス1：{ $marine }から6マス）。
       *[other] 新しいブリップ{ $blip }が{ $square }で待ち伏せします（ダイス1：{ $marine }から6マスの{ $number }か所からランダム）。
    }
told-blip_lost = 置く場所がなく、ブリップは失われました（ダイス{ $die }）。
told-no_blip_left = 引けるブリップが残っていません。
told-pool_renewed = 使用済みのブリップをシャッフルして新しい山にしました。
told-blip_revealed = { $blip }の正体が判明しました（{ $how }）：ジーンスティーラー{ $number }体。
told-lord_revealed = { $blip }の正体が判明しました（{ $how }）：ブルードロード。
told-stealer_placed = { $stealer }が{ $square }に現れました（{ $facing }向き）。
told-stealers_lost = 置く場所がなく、ジーンスティーラー{ $number }体が失われました。

## ログ：エイリアンの行動と理由

told-alien_activated =
    { $tied ->
        [0] { $alien }が行動します：{ $row }、マリーンまで{ distance-told }。
       *[other] { $alien }が行動します：{ $row }、マリーンまで{ distance-told }（同じ距離のものからランダムに選択）。
    }
told-alien_targets = { $alien }は{ $marine }を狙います：{ $row }（距離{ $distance }）、{ $line }。
told-alien_plans = { $alien }は{ $square }までの道を選びます（アクションポイント{ $cost }）：{ $row }。
told-alien_moved =
    { $facing_kind ->
        [none] { $alien }は{ $square }へ移動しました（残り{ $left }）。
       *[other] { $alien }は{ $square }へ移動し、{ $facing }を向きました（残り{ $left }）。
    }
told-alien_turned = { $alien }は{ $facing }を向きました（残り{ $left }）。
told-alien_entered =
    { $facing_kind ->
        [none] { $alien }は{ $square }に進入しました（残り{ $left }）。
       *[other] { $alien }は{ $square }に進入し、{ $facing }を向きました（残り{ $left }）。
    }
told-alien_stops = { $alien }は止まりました：{ $stop }（残り{ $left }）。
told-brood_tested = 区画{ $section }の群れ判定（{ $alien }）：エイリアン{ $number }体＋ダイス{ $die }＝{ $score }（{ $needs }以上で成功）。{ $outcome }。
told-brood_group = 群れの効果を受けるエイリアン：{ $aliens }。
told-lord_wakes = ブルードロードが目覚めました：{ $marine }まで{ distance-told }。

## 命令が断られる理由

reason-words_expected =
    { $number ->
        [0] 「{ $text }」の後には何も入力しないでください。
       *[other] 「{ $text }」の後に1語が必要です。
    }
reason-too_few_points = このアクションには{ $number }ポイント必要ですが、{ $terminator }には{ $points }ポイントしかありません。
reason-not_on_board = { $terminator }は盤上にいません。
reason-activated_before = { $terminator }はこのフェイズにすでに行動しました。
reason-acts_already = { $terminator }はすでに行動中です。
reason-no_command_points = { $terminator }に使えるコマンドポイントがありません。
reason-sideways = { $terminator }は横へ移動できません。
reason-not_beside = { $square }は{ $terminator }の隣ではありません。
reason-square_occupied = { $square }にはすでに駒があります。
reason-door_shut = { $square }のドアが閉まっています。
reason-barrier_there = { $square }にはフォースバリアがあります。
reason-flames_there = { $square }は燃えています。
reason-corner_blocked = { $square }へは、ふさがった2マスの間を斜めに通れません。
reason-no_door_there = { $square }にドアはありません。
reason-door_by_fire = ドア{ $square }は炎に近すぎます。
reason-door_held_open = ドア{ $square }に駒があります。
reason-door_not_in_front = ドア{ $square }は正面の3マスにありません。
reason-door_is_so = ドア{ $square }はすでにその状態です。
reason-faces_there = { $terminator }はすでにそちらを向いています。
reason-half_turn = { $terminator }は一度に90度しか向きを変えられません。
reason-no_exit_here = { $terminator }はその方向の出口に立っていません。
reason-no_ladder = { $square }へ通じるはしごはありません。
reason-no_gun = { $terminator }はそのための銃を持っていません。
reason-jammed = { $terminator }のストームボルターは弾詰まりを起こしています。
reason-no_ammunition = { $terminator }には弾が残っていません。
reason-no_target = { $target }は目標にできません。
reason-blip_no_target = { $blip }はブリップです。マリーンから見えた時点で正体が判明し、それまでは撃てません。
reason-not_seen = { $terminator }には{ $target }が見えません。
reason-no_move_before = { $terminator }は直前に移動も方向転換もしていません。
reason-no_flamer = { $terminator }はヘヴィフレイマーを持っていません。
reason-own_section = { $terminator }は自分のいる区画には火を放てません。
reason-out_of_reach = 見えないか、{ $terminator }から{ $number }マスより離れています。
reason-nothing_ahead = それは{ $terminator }の真正面にありません。
reason-marked_already = { $terminator }はすでにその状態です。
reason-not_jammed = { $terminator }の銃は弾詰まりを起こしていません。
reason-no_reload = { $terminator }には再装填用の弾がありません。
reason-carries_nothing = { $terminator }は何も持っていません。
reason-nobody_beside = { $terminator }の隣にそのマリーンはいません。
reason-nothing_to_operate = { $terminator }のいるマスには操作するものがありません。
reason-no_psyker = { $terminator }はライブラリアンではありません。
reason-power_in_marine_phase = { $terminator }がパワーを使えるのはマリーン行動フェイズだけです。
reason-power_used = { $terminator }はこのフェイズにすでにパワーを使いました。
reason-too_little_psi = { $terminator }のサイポイントが足りません。
reason-no_cp_spent = { $terminator }が取り戻せるコマンドポイントがありません。
reason-psi_not_needed = { $terminator }はもっと少ないサイポイントで勝てます。
reason-posted_already = { $terminator }はもう配置されています。
reason-other_squad = { $terminator }はもう一方の分隊のマリーンです。
reason-not_the_attacker = { $terminator }は、攻撃側の方を向くか、そのままでいるかのどちらかです。
reason-entry_closed = 進入口{ $entry }には、このターンのブリップがもう置かれたか、すでに3個あります。
reason-no_room_there = ジーンスティーラーはブリップの隣の空いたマスに置きます。{ $square }には置けません。

## 準備や書かれた局面の誤り

reason-mission_not_known = { file-place }ミッション「{ $name }」はありません。ミッションは{ $known }です。
reason-mission_faulty = { file-place }ミッションの{ $line }行目に誤りがあります：{ $why }
reason-three_numbers = { file-place }ここには数が3つ必要です。
reason-not_as_many = { file-place }もう一方と同じ数が必要です。
reason-no_such_door = { file-place }そのようなドアはありません。
reason-square_taken = { file-place }{ $name }にはすでに駒があります。
reason-too_many_blips = { file-place }値{ $number }のブリップはこれ以上ありません。

## つねに成り立つこと

reason-piece_nowhere = { $piece }がこの盤のどこにもありません。
reason-square_shared = { $square }に駒が2つあります。
reason-board_disagrees = 盤と駒が食い違っています。
reason-piece_in_a_door = 閉じたドア、隔壁、バリアの{ $square }に駒があります。
reason-marker_on_nobody = 盤上にいない{ $terminator }にマーカーがあります。
reason-overwatch_and_guard = { $terminator }がオーバーウォッチとガードを同時に行っています。
reason-points_out_of_range = { $terminator }の弾かポイントがありえない数になっています。
reason-command_out_of_range = コマンドポイントがありえない数になっています。
reason-blips_not_complete = ミッションのブリップが1個ずつそろっていません。
reason-lord_there_twice = ブルードロードが2体いるか、倒されたのに盤上にいます。
reason-known_blip_missing = 既知とされたブリップがありません。
reason-door_nowhere = ミッションにない場所にドアか隔壁があります。
reason-object_nowhere = 目標物がこの盤のどこにもありません。
reason-already_decided = ミッションはすでに終わっています。{ $result }：{ $condition }。
reason-alien_not_there = 盤にいないエイリアンについて何かが書かれています。

## Why the Sergeant bot answers as it does, with the figures that decide; `hits`, `kills`, `dies`, `lives` are chances

because-mission_first =
    { $verb ->
        [flame] 焼くべき場所に炎が届きます。
        [leave] 脱出したマリーンがミッションを勝利に導きます。
        [operate] ミッションが求めている操作です。
        [move] そこにミッションの目標物があります。
       *[other] ミッションの達成に必要です。
    }
because-into_range = そこからなら焼くべき部屋が見えます。残りは{ $ammo }発です。
because-free_shot = この射撃は無料で、命中率は{ $hits }です。
because-burn_them =
    { $number ->
        [1] すぐに襲ってくる1体を炎に巻きこめます。2以上で倒れます。
       *[other] { $number }体を炎に巻きこめます。それぞれ2以上で倒れます。
    }
because-shoot_them = { $target }はマリーンまであと{ $points }APで、6APを持っています。先に撃ちます。命中率は{ $hits }です。
because-strike = 白兵戦に強いマリーンです。撃破率は{ $kills }、死亡率は{ $dies }です。
because-cut_through = 隔壁が邪魔なので、チェーンフィストで切り開きます。
because-ready_the_gun =
    { $verb ->
        [reload] キャノンの弾が切れています。
       *[other] 銃が弾詰まりしています。直さないと敵を止められません。
    }
because-clear_the_door = フレイマーの邪魔になるドアです。{ $hits }で壊せます。
because-walk_on =
    { $goal ->
        [0] そこのほうがよい位置です。次のターンまでに失う人数は、そこで{ $loss }人、動かなければ{ $stay }人と見ています。
       *[other] 目的地まで今は{ $now }マス、この計画の終わりには{ $then }マスです。次のターンまでに失う人数は、そこで{ $loss }人、動かなければ{ $stay }人と見ています。
    }
because-watch = 届く範囲にこれよりよいマスはありません。次のターンまでに失う人数は、待ちかまえれば{ $loss }人、このままなら{ $stay }人と見ています。
because-stay = 届く範囲にこれよりよいマスはありません。次のターンまでに失う人数は{ $stay }人と見ています。
because-all_have_acted =
    { $number ->
        [0] 全員が行動を終えました。
       *[other] 全員が行動を終え、コマンドポイントを使ってもミッションの役に立ちません。
    }
because-points_left = 全員が行動を終え、残りのコマンドポイント{ $number }を彼のために使えます。
because-carries_first = 彼が運ぶもの、または受け取るものにミッションがかかっています。
because-shoots_first = { $target }はマリーンまであと{ $points }APで、彼から見えています。だれかが動く前に撃ちます。
because-nearest_first = 目的地に最も近いマリーンです（{ $number }マス）。先に進んで道を空けます。
because-keep = { $number }なら十分です。引きなおして増える確率は{ $more }しかありません。
because-redraw = { $number }では足りません。引きなおせば{ $more }で増えます。
because-no_reaction = マリーンがアクションをしても、これから起こることは変わりません。
because-face_it = 横に敵がいます。そのままでは倒せませんが、向きなおれば倒せます。
because-shoot_now = これ以上近づかれる前に、{ $hits }で命中します。
because-roll_again = そうすれば{ $lives }で生き残ります。しなければ{ $other_lives }です。
because-leave_dice = 今の出目なら{ $lives }で生き残ります。振りなおすと{ $other_lives }です。
because-far_from_us = 分隊から最も遠い場所です。
because-nearest_target = マリーンに最も近い敵です。
because-safe_gun = 爆発するかもしれないキャノンは最後に撃ちます。
because-flamer_first = フレイマーの道のりが最も長いので、先頭に立ちます。
because-looks_ahead = これから進む方向か、最も遠くまで見える方向です。

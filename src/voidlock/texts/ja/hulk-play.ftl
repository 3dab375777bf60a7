### Space Hulkの質問、答え、ログ。エイリアン、マス、ドア、区画、進入口は記号で呼ぶ。
### $xがものなら$xはその名前、$x_kindと$x_idで言葉を選ぶ。$xがリストなら$x_countが数。

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

fate-dies = 死亡した
fate-survives = 生き残った

power-prescience = 予知
power-barrier = フォースバリア
power-storm = サイキックストーム

shot-aimed = 照準射撃
shot-sustained = 持続射撃
shot-moving = 移動射撃
shot-overwatch = 監視射撃
shot-overwatch_sustained = 監視中の持続射撃

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
outcome-unharmed = 防御側の勝ちだが、攻撃側は正面にいないので無事
outcome-brood_success = 群れが飛び出す
outcome-brood_failure = 飛び出さない

lurk-forced = このターンは進入できない
lurk-free = このターンから進入できる

reveal-voluntary = 襲撃
reveal-involuntary = 発見された
reveal-brood = 群れが飛び出した

row-top_priority = 優先順位1位のマリーン
row-isolated = 最も孤立したマリーン
row-player = プレイヤーの選択
row-stealers = 最も近いジーンスティーラー
row-blips = 最も近いブリップ
row-lurkers = 最も近い潜伏者
row-born = 正体が判明したばかりの中で最も近い
row-group = 群れの中で最も近い
row-reach = 白兵戦が届く範囲
row-within = 12マス以内
row-closest = 最も近いマリーン
row-kept = これまでと同じ目標
row-chosen = 正体を現したときに狙ったマリーン
row-beside = すぐ隣
row-round = 障害物を避けて進む
row-past = 障害物の手前まで進む

line-mentioned = 勝利条件に関わる
line-fire_power = 監視射撃ができない
line-arc = 視野の外から近づける
line-bolter = ストームボルターを持っている
line-random = ランダム
line-only = ほかに候補がいない
line-no_way = 優先順位が上のマリーンへ通じる道がない

stop-no_ap = アクションポイントが尽きた
stop-sight = 次のマスはマリーンに見られている
stop-passing = 今は道がふさがっている
stop-near = 次のマスはマリーンの隣
stop-no_path = マリーンへ通じる道がない
stop-entry_taken = 進入マスに駒がある
stop-entry_seen = 進入マスがマリーンに見られている
stop-entry_burning = 進入マスが燃えている
stop-entry_near = 進入マスの隣にマリーンがいる

condition-flame_any = 目標が燃えた
condition-flame_each = すべての目標が燃えた
condition-exterminate = エイリアンが残っていない
condition-blockade = すべての進入口を封鎖した
condition-kills = 必要な数のエイリアンを倒した
condition-exited = 必要な人数のマリーンが脱出した
condition-exit_with = 目標物を運び出した
condition-operate_each = すべてのコンソールを操作した
condition-survive = 最後まで持ちこたえた
condition-broodlord_dead = ブルードロードを倒した
condition-no_flamer_shots = ヘヴィフレイマーを撃てるマリーンがいない（弾切れか死亡）
condition-all_marines_dead = 盤上にマリーンが残っていない
condition-alive_plus_exited_below = 残りのマリーンでは足りない
condition-object_destroyed = 目標物が破壊された
condition-alien_on = エイリアンが目標に達した
condition-flame_in_section = 目標の区画が燃えている
condition-turn_limit = 時間切れ

## 質問：$subjectは対象

ask-deployment =
    { $subject_kind ->
        [none] 分隊の配置を選ぶ。ミッションの指定どおりか、自分で並べるか。
       *[squad] { $subject }の配置を選ぶ。ミッションの指定どおりか、自分で並べるか。
    }
ask-deploy = { $subject }に置くマリーンを選ぶ。
ask-deploy_facing = { $subject }の向きを選ぶ。
ask-command_points = 軍曹がいるので、コマンドポイントを1回だけ引きなおせる。このままでよいか？
ask-next_marine = 行動するマリーンを選ぶか、フェイズを終える。
ask-order = { $subject }：アクションを選ぶか、行動を終える。
ask-shoot_after_moving = { $subject }は、ポイントを使わずにすぐ射撃できる。
ask-react = エイリアンの行動が見えた。コマンドポイントで対応するか？
ask-overwatch_order = 監視射撃：先に撃つマリーンを選ぶ。
ask-overwatch_target = 監視中の{ $subject }：目標を選ぶ。
ask-reveal_order = 複数のブリップが見つかった。先に公開するブリップを選ぶ。
ask-place_stealer = { $subject }を置くマスを選ぶ。
ask-place_blip = ダイスは6。新しいブリップを置く進入口を選ぶ。
ask-parry = { $subject }は受け流しができる。相手は最も大きい目のダイスを1個振りなおす。
ask-guard_reroll = { $subject }は警戒中。自分のダイスをすべて振りなおすか？
ask-add_psi = { $subject }は、自分の最も大きい目にサイポイントを加えられる。
ask-face_attacker = { $subject }は、ポイントを使わずに攻撃側のほうを向ける。

## 答え：指すものは種類の名前で入る

option-listed = 指定どおり
option-arrange = 自分で並べる
option-deploy = { $terminator }
option-redraw = 引きなおす
option-activate-terminator = { $terminator }を行動させる
option-command = { $terminator }がコマンドポイントで行動する
option-end = フェイズを終える
option-done = 行動を終える
option-hold = しない
option-move-square = { $square }へ移動する
option-turn-facing = { $facing }を向く
option-leave = { $facing }の出口から脱出する
option-climb = { $square }へ登る
option-fire-stealer = { $stealer }を撃つ
option-fire-blip = { $blip }を撃つ
option-fire-door = ドア{ $door }を撃つ
option-snap-stealer = すぐに{ $stealer }をポイントなしで撃つ
option-snap-door = すぐにドア{ $door }をポイントなしで撃つ
option-flame = { $square }に火を放つ
option-assault-stealer = { $stealer }に白兵戦を挑む
option-assault-door = ドア{ $door }を白兵戦で攻撃する
option-open = ドア{ $door }を開ける
option-close = ドア{ $door }を閉める
option-overwatch = 監視に入る
option-guard = 警戒に入る
option-clear = 弾詰まりを直す
option-reload = 再装填する
option-drop = 目標物を置く
option-pass = 目標物を{ $terminator }に渡す
option-operate = { $objective }を操作する
option-prescience = 予知：コマンドポイントを1取り戻す
option-barrier = { $square }にフォースバリアを張る
option-storm = { $stealer }にサイキックストームを放つ
option-storm_section = { $stealer }のいる区画全体にサイキックストームを放つ
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
told-marine_posted = { $terminator }を{ $square }に配置した（{ $facing }向き）。
told-turn_began = 第{ $number }ターン
told-phase_opened = { $phase }
told-command_drawn = コマンドポイント：{ $number }
told-command_redrawn = コマンドポイントを引きなおした：{ $number }
told-mission_ended = { $result }：{ $condition }。

## ログ：マリーン

told-marine_activated = { $terminator }が行動する。
told-marine_commanded = { $terminator }がコマンドポイントで行動する。
told-marine_moved =
    { $ap ->
        [0] { $terminator }は{ $square }へ移動した（コマンドポイント{ $cp }）。
       *[other] { $cp ->
            [0] { $terminator }は{ $square }へ移動した（アクションポイント{ $ap }）。
           *[other] { $terminator }は{ $square }へ移動した（アクションポイント{ $ap }、コマンドポイント{ $cp }）。
        }
    }
told-marine_faces = { $terminator }は{ $facing }を向いた。
told-marine_left = { $terminator }は盤から脱出した。
told-marine_died = { $terminator }は{ $square }で死亡した（{ $cause }）。
told-overwatch_set = { $terminator }は監視に入った。
told-guard_set = { $terminator }は警戒に入った。
told-gun_jammed = { $terminator }のストームボルターが弾詰まりを起こした。
told-jam_cleared = { $terminator }は弾詰まりを直した。
told-cannon_reloaded = { $terminator }は再装填した。以後、キャノンは爆発することがある。
told-cannon_exploded = { $terminator }のキャノンが爆発した。
told-console_operated = { $terminator }は{ $objective }を操作した。
told-shot_fired =
    { $target_kind ->
        [door] { $terminator }がドア{ $target }を撃った（{ $how }）：ダイス{ $dice }、{ $needs }以上で命中。
       *[other] { $terminator }が{ $target }を撃った（{ $how }）：ダイス{ $dice }、{ $needs }以上で命中。
    }
told-shot_missed =
    { $target_kind ->
        [door] { $terminator }はドア{ $target }を壊せなかった。
       *[other] { $terminator }は{ $target }を倒せなかった。
    }
told-stealer_died = { $stealer }は{ $square }で倒された。
told-flamer_fired = { $terminator }は{ $square }を狙い、区画{ $section }に火を放った。
told-fate_rolled = { $piece }は{ $cause }に対してダイス{ $die }（{ $needs }以上で死亡）：{ $fate }。
told-blip_removed = { $square }の{ $blip }は正体不明のまま消えた。
told-blip_counted = { $blip }を{ $number }体として数えた。
told-markers_removed = 炎とバリアが消えた。

## ログ：ドア、はしご、目標物

told-door_opened = { $piece }はドア{ $door }を開けた。
told-door_closed = { $piece }はドア{ $door }を閉めた。
told-door_destroyed = { $piece }はドア{ $door }を破壊した。
told-door_struck = { $piece }はドア{ $door }を攻撃した：ダイス{ $dice }。
told-door_held = { $piece }はドア{ $door }を壊せなかった。
told-bulkhead_cut = { $terminator }は隔壁{ $door }を切り開いた。
told-ladder_climbed = { $piece }は{ $square }へ登った。
told-object_taken = { $terminator }は{ $object }を拾った。
told-object_put_down = { $object }は{ $square }に置かれた。
told-object_passed = { $terminator }は{ $object }を{ $terminator2 }に渡した。
told-object_harmed = { $object }の状態：{ $state }。
told-object_wandered = { $object }は{ $square }へ動いた。

## ログ：白兵戦とサイキックパワー

told-assault_rolled =
    { $modifiers_count ->
        [0] 白兵戦：{ $attacker }のダイスは{ $dice }、{ $defender }のダイスは{ $dice2 }。{ $score }対{ $score2 }。
       *[other] 白兵戦：{ $attacker }のダイスは{ $dice }、{ $defender }のダイスは{ $dice2 }。修正：{ $modifiers }。{ $score }対{ $score2 }。
    }
told-parried = { $terminator }が受け流した：{ $die }が{ $again }になり、{ $score }対{ $score2 }。
told-guard_rerolled = 警戒中の{ $terminator }が振りなおした：{ $dice }。{ $score }対{ $score2 }。
told-psi_spent = { $terminator }はサイポイントを{ $number }加えた。
told-assault_ended = { $attacker }は{ $score }、{ $defender }は{ $score2 }。{ $outcome }。
told-power_used =
    { $target_kind ->
        [none] { $terminator }は{ $power }を使った。
        [section] { $terminator }は区画{ $target }に{ $power }を使った。
       *[other] { $terminator }は{ $target }に{ $power }を使った。
    }

## ログ：ブリップと公開

distance-told = { $distance }マス
told-blip_arrived =
    { $marine_kind ->
        [none] 新しいブリップ{ $blip }が{ $entry }に到着した（ダイス{ $die }：{ $row }）。{ $lurk }。
       *[other] 新しいブリップ{ $blip }が{ $entry }に到着した（ダイス{ $die }：{ $row }は{ $marine }、{ distance-told }先）。{ $lurk }。
    }
told-blip_ambushes =
    { $number ->
        [1] 新しいブリップ{ $blip }が{ $square }で待ち伏せる（ダイス1：{ $marine }から6マス）。
       *[other] 新しいブリップ{ $blip }が{ $square }で待ち伏せる（ダイス1：{ $marine }から6マスの{ $number }か所からランダム）。
    }
told-blip_lost = 置く場所がなく、ブリップは失われた（ダイス{ $die }）。
told-no_blip_left = 引けるブリップが残っていない。
told-pool_renewed = 使用済みのブリップをシャッフルして新しい山にした。
told-blip_revealed = { $blip }の正体が判明した（{ $how }）：ジーンスティーラー{ $number }体。
told-lord_revealed = { $blip }の正体が判明した（{ $how }）：ブルードロード。
told-stealer_placed = { $stealer }が{ $square }に現れた（{ $facing }向き）。
told-stealers_lost = 置く場所がなく、ジーンスティーラー{ $number }体が失われた。

## ログ：エイリアンの行動と理由

told-alien_activated =
    { $tied ->
        [0] { $alien }が行動する：{ $row }、マリーンまで{ distance-told }。
       *[other] { $alien }が行動する：{ $row }、マリーンまで{ distance-told }（同じ距離のものからランダムに選択）。
    }
told-alien_targets = { $alien }は{ $marine }を狙う：{ $row }（距離{ $distance }）、{ $line }。
told-alien_plans = { $alien }は{ $square }までの道を選ぶ（アクションポイント{ $cost }）：{ $row }。
told-alien_moved =
    { $facing_kind ->
        [none] { $alien }は{ $square }へ移動した（残り{ $left }）。
       *[other] { $alien }は{ $square }へ移動し、{ $facing }を向いた（残り{ $left }）。
    }
told-alien_turned = { $alien }は{ $facing }を向いた（残り{ $left }）。
told-alien_entered =
    { $facing_kind ->
        [none] { $alien }は{ $square }に進入した（残り{ $left }）。
       *[other] { $alien }は{ $square }に進入し、{ $facing }を向いた（残り{ $left }）。
    }
told-alien_stops = { $alien }は止まった：{ $stop }（残り{ $left }）。
told-brood_tested = 区画{ $section }の群れ判定（{ $alien }）：エイリアン{ $number }体、ダイス{ $die }。{ $outcome }。
told-brood_group = 群れの効果を受けるエイリアン：{ $aliens }。
told-lord_wakes = ブルードロードが目覚めた：{ $marine }まで{ distance-told }。

## 命令が断られる理由

reason-words_expected =
    { $number ->
        [0] 「{ $text }」の後には何も続けない。
       *[other] 「{ $text }」の後に1語が必要。
    }
reason-too_few_points = このアクションには{ $number }ポイント必要だが、{ $terminator }には{ $points }しかない。
reason-not_on_board = { $terminator }は盤上にいない。
reason-activated_before = { $terminator }はこのフェイズにすでに行動した。
reason-acts_already = { $terminator }はすでに行動中。
reason-no_command_points = { $terminator }に使えるコマンドポイントがない。
reason-sideways = { $terminator }は横へ移動できない。
reason-not_beside = { $square }は{ $terminator }の隣ではない。
reason-square_occupied = { $square }にはすでに駒がある。
reason-door_shut = { $square }のドアが閉まっている。
reason-barrier_there = { $square }にはフォースバリアがある。
reason-flames_there = { $square }は燃えている。
reason-corner_blocked = { $square }へは、ふさがった2マスの間を斜めに通れない。
reason-no_door_there = { $square }にドアはない。
reason-door_by_fire = ドア{ $square }は炎に近すぎる。
reason-door_held_open = ドア{ $square }に誰かが立っている。
reason-door_not_in_front = ドア{ $square }は正面の3マスにない。
reason-door_is_so = ドア{ $square }はすでにその状態にある。
reason-faces_there = { $terminator }はすでにそちらを向いている。
reason-half_turn = { $terminator }は一度に90度しか向きを変えられない。
reason-no_exit_here = { $terminator }はその方向の出口に立っていない。
reason-no_ladder = { $square }へ通じるはしごはない。
reason-no_gun = { $terminator }はそのための銃を持っていない。
reason-jammed = { $terminator }のストームボルターは弾詰まりを起こしている。
reason-no_ammunition = { $terminator }には弾が残っていない。
reason-no_target = { $target }は目標にできない。
reason-blip_no_target = { $blip }はブリップ。マリーンから見えた時点で正体が判明し、それまでは撃てない。
reason-not_seen = { $terminator }には{ $target }が見えない。
reason-no_move_before = { $terminator }は直前に移動も方向転換もしていない。
reason-no_flamer = { $terminator }はヘヴィフレイマーを持っていない。
reason-own_section = { $terminator }は自分のいる区画には火を放てない。
reason-out_of_reach = 見えないか、{ $terminator }から{ $number }マスより遠い。
reason-nothing_ahead = それは{ $terminator }の真正面にない。
reason-marked_already = { $terminator }はすでにその状態にある。
reason-not_jammed = { $terminator }の銃は弾詰まりを起こしていない。
reason-no_reload = { $terminator }には再装填用の弾がない。
reason-carries_nothing = { $terminator }は何も持っていない。
reason-nobody_beside = { $terminator }の隣にそのマリーンはいない。
reason-nothing_to_operate = { $terminator }のいるマスには操作するものがない。
reason-no_psyker = { $terminator }はライブラリアンではない。
reason-power_in_marine_phase = { $terminator }がパワーを使えるのはマリーン行動フェイズだけ。
reason-power_used = { $terminator }はこのフェイズにすでにパワーを使った。
reason-too_little_psi = { $terminator }のサイポイントが足りない。
reason-no_cp_spent = { $terminator }が取り戻せるコマンドポイントがない。

## 準備や書かれた局面の誤り

reason-mission_not_known = { file-place }ミッション「{ $name }」はない。
reason-mission_faulty = { file-place }ミッションの{ $line }行目に誤りがある：{ $why }
reason-three_numbers = { file-place }ここには数が3つ必要。
reason-not_as_many = { file-place }もう一方と同じ数が必要。
reason-no_such_door = { file-place }そのようなドアはない。
reason-square_taken = { file-place }{ $name }は埋まっている。
reason-too_many_blips = { file-place }値{ $number }のブリップはこれ以上ない。

## つねに成り立つこと

reason-piece_nowhere = { $piece }がこの盤のどこにもない。
reason-square_shared = { $square }に駒が2つある。
reason-board_disagrees = 盤と駒が食い違っている。
reason-piece_in_a_door = 閉じたドア、隔壁、バリアの{ $square }に駒がある。
reason-marker_on_nobody = 盤上にいない{ $terminator }にマーカーがある。
reason-overwatch_and_guard = { $terminator }が監視と警戒を同時にしている。
reason-points_out_of_range = { $terminator }の弾かポイントがありえない数になっている。
reason-command_out_of_range = コマンドポイントがありえない数になっている。
reason-blips_not_complete = ミッションのブリップがすべて1度ずつそろっていない。
reason-lord_there_twice = ブルードロードが2体いるか、死亡したのに盤上にいる。
reason-known_blip_missing = 既知とされたブリップがない。
reason-door_nowhere = ミッションにないところにドアか隔壁がある。
reason-object_nowhere = 目標物がこの盤のどこにもない。
reason-already_decided = ミッションはもう終わっている。{ $result }：{ $condition }。
reason-alien_not_there = 盤にいないエイリアンについて何かが書かれている。

## Why the Sergeant bot gives an order

because-mission_first = ミッションの達成に必要です。
because-into_range = そこからなら部屋を焼けます。
because-free_shot = この射撃にはポイントがかかりません。
because-burn_them = 複数の敵か、すぐに襲ってくる敵を焼けます。
because-shoot_them = すぐに襲ってくる敵を先に撃ちます。
because-strike = 白兵戦に強いマリーンです。
because-ready_the_gun = 武器をまた使えるようにします。
because-clear_the_door = フレイマーの邪魔になるドアです。
because-walk_on = 危険を抑えて目標に近づきます。
because-watch = よい位置にいるので、敵を待ちかまえます。
because-stay = よい位置にいます。

### Questions, answers and log messages of Death Angel.
### For a thing $x, $x is its name, and $x_kind and $x_id are its selectors; for a list, $x_count is its length.

## Names used only in play

seat = プレイヤー{ $number }
deck-genestealer = ジーンスティーラーデッキ
deck-event = イベントデッキ
end-top = 一番上
end-bottom = 一番下

## Lists of things: $first, then $second

list-more = { $first }、{ $second }
list-repeated = { $name }×{ $number }
list-at = { $spot }の{ $card }
list-item =
    { $kind ->
        [spot] { $name }の群れ
        [action] 「{ $name }」
       *[other] { $name }
    }

## Questions: $card asks, $subject is the piece in question, $face is the face of the die,
## $outcome is the result if the die is kept

ask-choose_team = 担当する戦闘チームを選んでください。
ask-choose_action = 【{ $subject }】カードを1枚選んでください。
ask-place_token =
    { $card_id ->
        [lead_by_example] 【{ $card }】任意のスペースマリーン1人にサポートトークンを1個置けます。
        [enter_formation] 【{ $card }】任意のスペースマリーン1人にサポートトークンを1個置けます。
       *[other] 【{ $card }】サポートトークンを置くスペースマリーンを選んでください。
    }
ask-munitorium = 【{ $card }】サポートトークンを置くスペースマリーンを1人ずつ、別々に2人選んでください。
ask-move = 【{ $card }】場所を入れ替えるスペースマリーンを選ぶか、次へ進んでください。
ask-facing = 【{ $card }】向きを変えるスペースマリーンを選ぶか、次へ進んでください。
ask-activate = 【{ $card }】発動する区画カードを選ぶか、次へ進んでください。
ask-onward = 【{ $card }】{ $subject }にサポートトークンをもう1個置きますか？
ask-attack = 【{ $card }】攻撃を選ぶか、次へ進んでください。
ask-again = 【{ $card }】{ $subject }はもう一度攻撃できます。対象を選ぶか、次へ進んでください。
ask-paid_attack = 【{ $card }】自分のサポートトークンを1個支払うと攻撃できます。攻撃を選ぶか、次へ進んでください。
ask-granted_attack = 【{ $card }】{ $subject }は1回攻撃できます。対象を選ぶか、次へ進んでください。
ask-reroll_attack =
    { $outcome_id ->
        [hit] { $subject }の攻撃ダイスは{ $face }で、命中です。サポートトークンを1個支払って振りなおしますか？
        [miss] { $subject }の攻撃ダイスは{ $face }で、外れです。サポートトークンを1個支払って振りなおしますか？
       *[other] { $subject }の攻撃ダイスは{ $face }です。サポートトークンを1個支払って振りなおしますか？
    }
ask-defence =
    { $outcome_id ->
        [slain] { $card }の群れに対する{ $subject }の防御ダイスは{ $face }です。このままでは死亡します。どうしますか？
        [miss] { $card }の群れに対する{ $subject }の防御ダイスは{ $face }です。このままなら攻撃は外れます。どうしますか？
       *[other] { $card }の群れに対する{ $subject }の防御ダイスは{ $face }です。どうしますか？
    }
ask-slay = 【{ $card }】倒すジーンスティーラーを選んでください。
ask-counter_slay = 【{ $card }】攻撃した群れから、倒すジーンスティーラーを選んでください。
ask-door = 【{ $card }】進入の前に、倒すジーンスティーラーを選べます。
ask-strategize = 【{ $card }】群れ1つとその移動先を選べます。
ask-power_field = 【{ $card }】群れを1つ選べます。その群れはこのラウンド中、攻撃せず、倒されません。
ask-stealth_first = 【{ $card }】敵反応パイルを1つ選び、一番上のカードを捨てられます。
ask-stealth_second = 【{ $card }】サポートトークンを1個支払うと、もう一方の敵反応パイルの一番上のカードも捨てられます。
ask-scout_look = 【{ $card }】イベントデッキの一番上のカードを見ますか？
ask-scout_place = 【{ $card }】見たカードをイベントデッキのどちらに置くか選んでください。
ask-intimidate_roll = 【{ $card }】ダイスを振ってジーンスティーラーを追い払いますか？
ask-intimidate_pick = 【{ $card }】枚数の少ない方の敵反応パイルに混ぜるジーンスティーラーを選んでください。
ask-smaller_pile = 【{ $card }】両方の敵反応パイルが同じ枚数です。カードを混ぜるパイルを選んでください。
ask-odd_card = カードを均等に分けられません。余りの1枚を加える敵反応パイルを選んでください。
ask-spawn_who = 【{ $card }】敵反応パイルのカードが足りません。ジーンスティーラーが出現するスペースマリーンを選んでください。
ask-spawn_order = 敵反応パイルのカードが足りません。次にジーンスティーラーが出現する区画カードを選んでください。
ask-event_target =
    { $card_id ->
        [gun_jam] 【{ $card }】次のラウンドに攻撃アクションカードを使用できなくなる戦闘チームを選んでください。
        [full_scan] 【{ $card }】一番上のカードを捨てる敵反応パイルを選んでください。
        [temporary_sanctuary] 【{ $card }】枚数の少ない方の敵反応パイルに混ぜる群れを選んでください。
        [surrounded] 【{ $card }】全ジーンスティーラーに包囲されるスペースマリーンを選んでください。
        [out_of_thin_air_head] 【{ $card }】背後にジーンスティーラーが2体出現するスペースマリーンを選んでください。
        [out_of_thin_air_claw] 【{ $card }】背後にジーンスティーラーが2体出現するスペースマリーンを選んでください。
        [psychic_assault] 【{ $card }】0か1が出ると死亡するスペースマリーンを選んでください。
        [stalking_from_the_shadows] 【{ $card }】サポートトークンをすべて失うスペースマリーンを選んでください。
        [resupply] 【{ $card }】全員のサポートトークンを受け取るスペースマリーンを選んでください。
        [for_my_battle_brothers] 【{ $card }】サポートトークン1個と接敵状態のジーンスティーラー1体を捨てるスペースマリーンを選んでください。
        [rewarded_faith] 【{ $card }】サポートトークンを捨てられるスペースマリーンを選んでください。
        [cleansing_flames] 【{ $card }】接敵状態のジーンスティーラーを焼き払うスペースマリーンを選んでください。
        [second_wind] 【{ $card }】次のラウンド中、防御ダイスが0でも攻撃が外れになるスペースマリーンを選んでください。
        [quick_instincts] 【{ $card }】ただちに攻撃できるスペースマリーンを選んでください。
        [rescue_space_marine] 【{ $card }】死亡したスペースマリーンから、フォーメーションに復帰する1人を選んでください。
       *[other] 【{ $card }】対象を選んでください。
    }
ask-event_follow_up =
    { $card_id ->
        [for_my_battle_brothers] 【{ $card }】そのスペースマリーンと接敵状態のジーンスティーラーから、捨てる1体を選んでください。
        [rewarded_faith] 【{ $card }】サポートトークン1個と引き換えに倒すジーンスティーラーを選んでください。
        [cleansing_flames] 【{ $card }】そのスペースマリーンと接敵状態のジーンスティーラーから、倒すものを選んでください。
        [temporary_sanctuary] 【{ $card }】両方の敵反応パイルが同じ枚数です。群れを混ぜるパイルを選んでください。
       *[other] 【{ $card }】1つ選んでください。
    }
ask-arrive =
    { $card_id ->
        [black_holds] 【{ $card }】ジーンスティーラーが2体出現する群れを選んでください。
        [dark_catacombs] 【{ $card }】背後にジーンスティーラーが1体出現するスペースマリーンを選んでください。
        [wrath_of_baal_chapel] 【{ $card }】アーティファクトを置く場所を選んでください。
       *[other] 【{ $card }】1つ選んでください。
    }
ask-lords = 【{ $card }】左に出現するブルードロードを選んでください。もう1体は右に出現します。
ask-panel =
    { $card_id ->
        [cryo_control] 【{ $card }】一番上のカードを捨てる敵反応パイルを選んでください。
        [core_cogitator] 【{ $card }】区画カードを1枚選んでください。次のイベントフェイズ中、そこに出現するジーンスティーラーは最大1体になります。
        [launch_control_room] 【{ $card }】このカードにサポートトークンを1個置くか、ダイスを振ってください。
        [toxin_pumping_station] 【{ $card }】出た目は{ $face }です。その数だけカードを捨てる敵反応パイルを選んでください。
       *[other] 【{ $card }】1つ選んでください。
    }
ask-panel_turn = 【{ $card }】{ $subject }の向きを変えますか？
ask-teleport = 【{ $card }】{ $subject }のサポートトークンを1個捨てるか、ダイスを振ってください。0なら死亡します。

## Answers: each thing is an argument named after its kind

option-stop = 次へ進む
answer-move-stop = 次へ：向き変更
answer-facing-stop = 次へ：発動
option-enough = これ以上倒さない
option-yes = する
option-no = しない
option-reroll = トークンを支払って振りなおす
option-keep = 出目を残す
option-accept = 出目を残す
option-top = 一番上に置く
option-bottom = 一番下に置く
option-token = 振らずにトークンを出す
option-roll = ダイスを振る
option-choose = { $action }
option-team = { $team }
option-place = { $marine }
option-move = { $marine }が{ $marine2 }と入れ替わる
option-turn = { $marine }の向きを変える
option-activate = { $marine }が{ $terrain }を発動
option-attack = { $marine }が{ $spot }の群れを攻撃
option-charge = { $marine }が突撃
option-slay = { $spot }の{ $genestealer }
option-take = { $spot }の{ $genestealer }
option-discard-terrain = { $terrain }を捨てて攻撃を外れにする
option-discard-pile = { $pile }から捨てる
option-target-marine = { $marine }
option-target-team = { $team }
option-target-spot = { $spot }の群れ
option-target-pile = { $pile }
option-send = { $spot }の群れを{ $spot2 }へ移動
option-field = { $spot }の群れ
option-pay = { $marine }のサポートトークンを支払う
option-pile = { $pile }
option-spawn-marine = { $marine }の前方
option-spawn-terrain = { $terrain }
option-put = { $spot }
option-limit = { $terrain }
option-lord = 左に{ $genestealer }

## The log: setup and rounds

told-team_taken = { $seat }は{ $team }を担当します。
told-formation_dealt = フォーメーション（上から）：{ $marines }。
told-round_began = 第{ $number }ラウンド
told-phase_began = { $phase }
told-actions_revealed = アクションカードを公開しました（解決順）：{ $actions }。
told-current_player = 手番プレイヤーは{ $seat }です。
told-action_began = { $team }の「{ $action }」を解決します。
told-team_eliminated = { $team }は全滅し、除去されました。
told-game_won = { $location }で、スペースマリーンが勝利しました。
told-game_lost = スペースマリーンは全滅し、敗北しました。

## The log: Space Marines and tokens

told-token_placed = { $marine }にサポートトークンを1個置きました。
told-token_paid = { $marine }はサポートトークンを1個支払いました。
told-tokens_lost = { $marine }はサポートトークンを{ $number }個失いました。
told-tokens_moved =
    { $number ->
        [0] { $marine }に移すサポートトークンはありません。
       *[other] ほかのスペースマリーンのサポートトークン{ $number }個を{ $marine }に移しました。
    }
told-token_on_terrain = { $terrain }にサポートトークンを1個置きました。
told-token_on_location = { $location }にサポートトークンを1個置きました。
told-supply_empty = 未使用トークン置き場が空のため、サポートトークンを置けません。
told-marines_traded = { $marine }が{ $marine2 }と入れ替わりました。
told-marine_turned = { $marine }は{ $side }を向きました。
told-marine_slain =
    { $card_kind ->
        [spot] { $card }の群れの攻撃で{ $marine }が死亡しました。
       *[other] 「{ $card }」により{ $marine }が死亡しました。
    }
told-marine_rescued = { $marine }がフォーメーションの一番下に右向きで復帰しました。
told-formation_shifted = フォーメーションがシフトし、ポジション{ $position }にあったカードは{ $marine }のポジションに移りました。

## The log: dice, attacks, defences

told-die_rolled =
    { $roller_kind ->
        [marine] { $roller }のダイスは{ $face }です。
       *[other] 「{ $roller }」のダイスは{ $face }です。
    }
told-marine_attacks = { $marine }が{ $spot }の群れを攻撃します。
told-attack_missed = { $spot }の群れへの{ $marine }の攻撃は外れました。
told-no_target = 【{ $card }】{ $marine }が攻撃できる群れはありません。
told-no_token_to_pay = 【{ $card }】{ $marine }には支払えるサポートトークンがありません。
told-swarm_attacks = { $spot }の群れ（{ $number }体）が{ $marine }を攻撃します。
told-swarm_missed = { $marine }は{ $spot }の群れの攻撃に耐えました。
told-missed_by = 「{ $card }」により、{ $marine }への攻撃は外れになりました。
told-genestealer_slain = { $spot }の{ $genestealer }を倒しました。

## The log: swarms, piles, decks

told-swarm_moved = { $spot }の群れが{ $spot2 }へ移動しました。
told-swarms_merged = { $spot }の2つの群れが合体しました。
told-field_placed = { $spot }の群れにパワーフィールドが適用されました（ラウンド終了まで）。
told-spawned = { $spot }にジーンスティーラーが{ $genestealers_count }体出現しました：{ $genestealers }。
told-lord_spawned = { $spot }に{ $genestealer }が出現しました。
told-blip_discarded = { $pile }の一番上のカードを捨てました：{ $genestealer }。
told-pile_discarded = { $pile }のカードをすべて捨てました：{ $genestealers }。
told-blips_dealt = { $pile }にカードを{ $number }枚加えました。
told-shuffled_into_pile = { $pile }に混ぜてシャッフルしました：{ $genestealers }。
told-deck_renewed = 捨て札をシャッフルして新しい{ $deck }にしました。

## The log: locations and Terrain

told-travel_began =
    { $piles_count ->
        [1] { $piles }が空になり、スペースマリーンは次のロケーションへ進みます。
       *[other] 両方の敵反応パイルが空になり、スペースマリーンは次のロケーションへ進みます。
    }
told-travelled = 新たなロケーション「{ $location }」に進入しました。
told-terrain_placed = { $spot }に{ $terrain }を置きました。
told-terrain_discarded = { $terrain }を捨てました。
told-terrain_taken = { $seat }は{ $terrain }を手札に加えました。
told-terrain_spent = { $seat }は{ $terrain }を捨てました。
told-terrain_activated = { $marine }が{ $terrain }を発動しました。
told-spawn_limited = 次のイベントフェイズ中、{ $terrain }に出現するジーンスティーラーは最大1体になります。

## The log: Event cards

told-event_drawn = イベントカード：「{ $card }」。
told-event_being_read = { $seat }が「直感」のイベントカードを読んでいます。
told-event_read = { $seat }だけが「直感」のイベントカードを読みます：「{ $card }」。
told-event_revealed =
    { $named_count ->
        [0] イベントカードを公開しました：「{ $card }」。
       *[other] イベントカードを公開しました：「{ $card }」。対象：{ $named }。
    }
told-event_targeted = 「{ $card }」の対象：{ $named }。
told-event_without_effect = 「{ $card }」では何も起こりませんでした。
told-effect_began =
    { $subject_kind ->
        [none] 次のラウンド中、「{ $card }」が適用されます。
        [team] 次のラウンド中、{ $subject }に「{ $card }」が適用されます。
       *[other] 次のラウンド中、{ $subject }に「{ $card }」が適用されます。
    }
told-event_looked_at = { $seat }はイベントデッキの一番上のカードを見ました。
told-event_scouted = { $seat }はイベントデッキの一番上のカードを見ました：「{ $card }」。
told-event_put_back = { $seat }はそのカードをイベントデッキの{ $where }に置きました。

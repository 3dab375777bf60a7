### What Death Angel asks, offers and tells.
### Of a thing $x, $x is its name; $x_kind and $x_id choose the words; of a list $x_count is the number.

## Names that only play needs

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

## Questions: $card asks, $subject is whom or what it is about, $face the die that lies there,
## $outcome what comes of it if it stays

ask-choose_team = 担当する戦闘チームを選ぶ。
ask-choose_action = 【{ $subject }】アクションカードを1枚選ぶ。
ask-place_token =
    { $card_id ->
        [lead_by_example] 【{ $card }】任意のスペースマリーン1人にサポートトークンを1個置いてよい。
        [enter_formation] 【{ $card }】任意のスペースマリーン1人にサポートトークンを1個置いてよい。
       *[other] 【{ $card }】サポートトークンを置くスペースマリーンを選ぶ。
    }
ask-munitorium = 【{ $card }】サポートトークンを置く別々のスペースマリーン2人を、1人ずつ選ぶ。
ask-move = 【{ $card }】場所を入れ替えるスペースマリーンを選ぶか、次へ進む。
ask-facing = 【{ $card }】向きを変えるスペースマリーンを選ぶか、次へ進む。
ask-activate = 【{ $card }】発動する区画カードを選ぶか、次へ進む。
ask-onward = 【{ $card }】{ $subject }にサポートトークンをもう1個置くか？
ask-attack = 【{ $card }】攻撃を選ぶか、次へ進む。
ask-again = 【{ $card }】{ $subject }はもう一度攻撃してよい。対象を選ぶか、次へ進む。
ask-paid_attack = 【{ $card }】自分のサポートトークン1個を支払えば攻撃できる。攻撃を選ぶか、次へ進む。
ask-granted_attack = 【{ $card }】{ $subject }は攻撃を1回行ってよい。対象を選ぶか、次へ進む。
ask-reroll_attack =
    { $outcome_id ->
        [hit] { $subject }の攻撃ダイスは{ $face }で、命中。サポートトークン1個を支払って振りなおすか？
        [miss] { $subject }の攻撃ダイスは{ $face }で、外れ。サポートトークン1個を支払って振りなおすか？
       *[other] { $subject }の攻撃ダイスは{ $face }。サポートトークン1個を支払って振りなおすか？
    }
ask-defence =
    { $outcome_id ->
        [slain] { $card }の群れに対する{ $subject }の防御ダイスは{ $face }。このままでは死亡する。どうするか選ぶ。
        [miss] { $card }の群れに対する{ $subject }の防御ダイスは{ $face }。このままなら攻撃は外れる。どうするか選ぶ。
       *[other] { $card }の群れに対する{ $subject }の防御ダイスは{ $face }。どうするか選ぶ。
    }
ask-slay = 【{ $card }】倒すジーンスティーラーを選ぶ。
ask-counter_slay = 【{ $card }】攻撃した群れから、倒すジーンスティーラーを選ぶ。
ask-door = 【{ $card }】進入の前に、倒すジーンスティーラーを選ぶ。これ以上倒さなくてもよい。
ask-strategize = 【{ $card }】群れ1つとその移動先を選んでよい。
ask-power_field = 【{ $card }】このラウンド中、攻撃も死亡もしなくなる群れを1つ選んでよい。
ask-stealth_first = 【{ $card }】敵反応パイル1つを選び、一番上のカードを捨ててよい。
ask-stealth_second = 【{ $card }】サポートトークン1個を支払い、もう一方の敵反応パイルの一番上のカードも捨ててよい。
ask-scout_look = 【{ $card }】イベントデッキの一番上のカードを見るか？
ask-scout_place = 【{ $card }】見たカードをイベントデッキのどこに置くか選ぶ。
ask-intimidate_roll = 【{ $card }】ダイスを振ってジーンスティーラーを追い払うか？
ask-intimidate_pick = 【{ $card }】枚数の少ない方の敵反応パイルに混ぜるジーンスティーラーを選ぶ。
ask-smaller_pile = 【{ $card }】両方の敵反応パイルが同じ枚数。カードを混ぜるパイルを選ぶ。
ask-odd_card = カードを均等に分けられない。余りの1枚を加える敵反応パイルを選ぶ。
ask-spawn_who = 【{ $card }】敵反応パイルのカードが足りない。ジーンスティーラーが出現するスペースマリーンを選ぶ。
ask-spawn_order = 敵反応パイルのカードが足りない。次にジーンスティーラーが出現する区画カードを選ぶ。
ask-event_target =
    { $card_id ->
        [gun_jam] 【{ $card }】次のラウンドに攻撃アクションカードを使用できなくなる戦闘チームを選ぶ。
        [full_scan] 【{ $card }】一番上のカードを捨てる敵反応パイルを選ぶ。
        [temporary_sanctuary] 【{ $card }】枚数の少ない方の敵反応パイルに混ぜる群れを選ぶ。
        [surrounded] 【{ $card }】全ジーンスティーラーに包囲されるスペースマリーンを選ぶ。
        [out_of_thin_air_head] 【{ $card }】背後にジーンスティーラーが2体出現するスペースマリーンを選ぶ。
        [out_of_thin_air_claw] 【{ $card }】背後にジーンスティーラーが2体出現するスペースマリーンを選ぶ。
        [psychic_assault] 【{ $card }】0か1が出ると死亡するスペースマリーンを選ぶ。
        [stalking_from_the_shadows] 【{ $card }】全サポートトークンを失うスペースマリーンを選ぶ。
        [resupply] 【{ $card }】全員のサポートトークンを受け取るスペースマリーンを選ぶ。
        [for_my_battle_brothers] 【{ $card }】サポートトークン1個と接敵状態のジーンスティーラー1体を捨てるスペースマリーンを選ぶ。
        [rewarded_faith] 【{ $card }】サポートトークンを捨ててよいスペースマリーンを選ぶ。
        [cleansing_flames] 【{ $card }】接敵状態のジーンスティーラーを焼き払うスペースマリーンを選ぶ。
        [second_wind] 【{ $card }】次のラウンド中、防御ダイスの0が外れになるスペースマリーンを選ぶ。
        [quick_instincts] 【{ $card }】ただちに攻撃してよいスペースマリーンを選ぶ。
        [rescue_space_marine] 【{ $card }】フォーメーションに戻る、死亡したスペースマリーンを選ぶ。
       *[other] 【{ $card }】対象を選ぶ。
    }
ask-event_follow_up =
    { $card_id ->
        [for_my_battle_brothers] 【{ $card }】そのスペースマリーンと接敵状態のジーンスティーラーから、捨てる1体を選ぶ。
        [rewarded_faith] 【{ $card }】サポートトークン1個と引き換えに倒すジーンスティーラーを選ぶ。
        [cleansing_flames] 【{ $card }】そのスペースマリーンと接敵状態のジーンスティーラーから、倒すものを選ぶ。
        [temporary_sanctuary] 【{ $card }】両方の敵反応パイルが同じ枚数。群れを混ぜるパイルを選ぶ。
       *[other] 【{ $card }】1つ選ぶ。
    }
ask-arrive =
    { $card_id ->
        [black_holds] 【{ $card }】群れ1つを選ぶ。そこにジーンスティーラーが2体出現する。
        [dark_catacombs] 【{ $card }】スペースマリーン1人を選ぶ。その背後にジーンスティーラーが1体出現する。
        [wrath_of_baal_chapel] 【{ $card }】アーティファクトを置く場所を選ぶ。
       *[other] 【{ $card }】1つ選ぶ。
    }
ask-lords = 【{ $card }】左に出現するブルードロードを選ぶ。もう1体は右に出現する。
ask-panel =
    { $card_id ->
        [cryo_control] 【{ $card }】一番上のカードを捨てる敵反応パイルを選ぶ。
        [core_cogitator] 【{ $card }】区画カード1枚を選ぶ。次のイベントフェイズ中、そこに出現するジーンスティーラーは最大1体になる。
        [launch_control_room] 【{ $card }】このカードにサポートトークンを1個置くか、ダイスを振る。
        [toxin_pumping_station] 【{ $card }】出た目は{ $face }。その数だけカードを捨てる敵反応パイルを選ぶ。
       *[other] 【{ $card }】1つ選ぶ。
    }
ask-panel_turn = 【{ $card }】{ $subject }の向きを変えるか？
ask-teleport = 【{ $card }】{ $subject }はサポートトークン1個を捨てるか、ダイスを振る。0なら死亡する。

## Answers: the things they point at under the name of their kind

option-stop = 次へ進む
option-enough = これ以上倒さない
option-yes = する
option-no = しない
option-reroll = サポートトークンを支払って振りなおす
option-keep = このまま
option-accept = この目を受け入れる
option-top = 一番上に置く
option-bottom = 一番下に置く
option-token = サポートトークンを使う
option-roll = ダイスを振る
option-choose = { $action }
option-team = { $team }
option-place = { $marine }
option-move = { $marine }が動き、{ $marine2 }と入れ替わる
option-turn = { $marine }の向きを変える
option-activate = { $marine }が{ $terrain }を発動する
option-attack = { $marine }が{ $spot }の群れを攻撃する
option-charge = { $marine }が突撃する
option-slay = { $spot }の{ $genestealer }
option-take = { $spot }の{ $genestealer }
option-discard-terrain = { $terrain }を捨てて攻撃を外れにする
option-discard-pile = { $pile }から捨てる
option-target-marine = { $marine }
option-target-team = { $team }
option-target-spot = { $spot }の群れ
option-target-pile = { $pile }
option-send = { $spot }の群れを{ $spot2 }へ移動する
option-field = { $spot }の群れ
option-pay = { $marine }のサポートトークンを支払う
option-pile = { $pile }
option-spawn-marine = { $marine }の前方
option-spawn-terrain = { $terrain }
option-put = { $spot }
option-limit = { $terrain }
option-lord = 左に{ $genestealer }

## The log: setup and rounds

told-team_taken = { $seat }は{ $team }を担当する。
told-formation_dealt = フォーメーション（上から）：{ $marines }。
told-round_began = 第{ $number }ラウンド
told-phase_began = { $phase }
told-actions_revealed = アクションカードを公開（解決順）：{ $actions }。
told-current_player = 手番プレイヤーは{ $seat }。
told-action_began = { $team }の「{ $action }」を解決する。
told-team_eliminated = { $team }は全滅し、除去された。
told-game_won = { $location }にて、スペースマリーンの勝利。
told-game_lost = スペースマリーンは全滅し、敗北した。

## The log: Space Marines and tokens

told-token_placed = { $marine }にサポートトークンを1個置いた。
told-token_paid = { $marine }はサポートトークンを1個支払った。
told-tokens_lost = { $marine }はサポートトークンを{ $number }個失った。
told-tokens_moved =
    { $number ->
        [0] { $marine }に移すサポートトークンはない。
       *[other] ほかのスペースマリーンのサポートトークン{ $number }個が{ $marine }に移された。
    }
told-token_on_terrain = { $terrain }にサポートトークンを1個置いた。
told-token_on_location = { $location }にサポートトークンを1個置いた。
told-supply_empty = ストックが空のため、サポートトークンを置けない。
told-marines_traded = { $marine }が動き、{ $marine2 }と入れ替わった。
told-marine_turned = { $marine }は{ $side }を向いた。
told-marine_slain =
    { $card_kind ->
        [spot] { $card }の群れの攻撃で{ $marine }が死亡した。
       *[other] 「{ $card }」により{ $marine }が死亡した。
    }
told-marine_rescued = { $marine }がフォーメーションの一番下に右向きで復帰した。
told-formation_shifted = フォーメーションがシフトし、ポジション{ $position }にあったカードは{ $marine }のポジションに移った。

## The log: dice, attacks, defences

told-die_rolled =
    { $roller_kind ->
        [marine] { $roller }のダイスは{ $face }。
       *[other] 「{ $roller }」のダイスは{ $face }。
    }
told-marine_attacks = { $marine }が{ $spot }の群れを攻撃する。
told-attack_missed = { $spot }の群れへの{ $marine }の攻撃は外れた。
told-no_target = 【{ $card }】{ $marine }が攻撃できる群れはない。
told-no_token_to_pay = 【{ $card }】{ $marine }には支払えるサポートトークンがない。
told-swarm_attacks = { $spot }の群れ（{ $number }体）が{ $marine }を攻撃する。
told-swarm_missed = { $marine }は{ $spot }の群れの攻撃に耐えた。
told-missed_by = 「{ $card }」により、{ $marine }への攻撃は外れになった。
told-genestealer_slain = { $spot }の{ $genestealer }を倒した。

## The log: swarms, piles, decks

told-swarm_moved = { $spot }の群れが{ $spot2 }へ移動した。
told-swarms_merged = { $spot }の2つの群れが1つになった。
told-field_placed = { $spot }の群れにパワーフィールドが適用された（ラウンド終了まで）。
told-spawned = { $spot }にジーンスティーラーが{ $genestealers_count }体出現した：{ $genestealers }。
told-lord_spawned = { $spot }に{ $genestealer }が出現した。
told-blip_discarded = { $pile }の一番上のカードを捨てた：{ $genestealer }。
told-pile_discarded = { $pile }の全カードを捨てた：{ $genestealers }。
told-blips_dealt = { $pile }にカードを{ $number }枚加えた。
told-shuffled_into_pile = { $pile }に混ぜてシャッフルした：{ $genestealers }。
told-deck_renewed = 捨て札をシャッフルして新しい{ $deck }にした。

## The log: locations and Terrain

told-travel_began =
    { $piles_count ->
        [1] { $piles }が空になり、スペースマリーンは次のロケーションへ進む。
       *[other] 両方の敵反応パイルが空になり、スペースマリーンは次のロケーションへ進む。
    }
told-travelled = 新たなロケーション「{ $location }」に進入した。
told-terrain_placed = { $spot }に{ $terrain }を置いた。
told-terrain_discarded = { $terrain }を捨てた。
told-terrain_taken = { $seat }は{ $terrain }を手札に加えた。
told-terrain_spent = { $seat }は{ $terrain }を捨てた。
told-terrain_activated = { $marine }が{ $terrain }を発動した。
told-spawn_limited = 次のイベントフェイズ中、{ $terrain }に出現するジーンスティーラーは最大1体になる。

## The log: Event cards

told-event_drawn = イベントカード：「{ $card }」。
told-event_being_read = { $seat }が「直感」のイベントカードを読んでいる。
told-event_read = { $seat }だけが「直感」のイベントカードを読む：「{ $card }」。
told-event_revealed =
    { $named_count ->
        [0] イベントカードを公開：「{ $card }」。
       *[other] イベントカードを公開：「{ $card }」。選ばれたのは、{ $named }。
    }
told-event_targeted = 「{ $card }」の対象：{ $named }。
told-event_without_effect = 「{ $card }」は何も起こさなかった。
told-effect_began =
    { $subject_kind ->
        [none] 次のラウンド中、「{ $card }」が適用される。
        [team] 次のラウンド中、{ $subject }に「{ $card }」が適用される。
       *[other] 次のラウンド中、{ $subject }に「{ $card }」が適用される。
    }
told-event_looked_at = { $seat }はイベントデッキの一番上のカードを見た。
told-event_scouted = { $seat }はイベントデッキの一番上のカードを見た：「{ $card }」。
told-event_put_back = { $seat }はそのカードをイベントデッキの{ $where }に置いた。

## Why an answer is not legal

reason-name_not_known = 「{ $text }」という名前のものはない。
reason-marine_not_here = { $marine }はフォーメーションにいない。
reason-other_team = { $marine }は「{ $card }」の戦闘チームに属していない。
reason-acted_already = { $marine }はこのカードでそれをすでに行った。
reason-card_of_other_team = 「{ $name }」はほかの戦闘チームのカードである。
reason-played_last_round = 「{ $card }」は前のラウンドに使用した。
reason-forbidden_by = 「{ $event }」により、このラウンドは「{ $card }」を使用できない。
reason-not_adjacent = { $marine2 }は{ $marine }の隣にいないため、場所を入れ替えられない。
reason-not_in_front = { $terrain }は{ $marine }の前方にない。
reason-cannot_be_activated = { $terrain }は発動できない。
reason-activated_already = { $terrain }はこのラウンドにすでに発動された。
reason-panel_without_ability = 現ロケーションには「コントロールパネルを発動」の能力がない。
reason-other_marine = 今攻撃してよいのは{ $subject }で、{ $marine }ではない。
reason-one_attacks = { $event }により、このチームで攻撃できるのは1人だけなので、{ $marine }は攻撃できない。
reason-no_swarm_there = { $spot }に群れはいない。
reason-faces_away = { $marine }は{ $side }を向いているため、{ $spot }を攻撃できない。
reason-out_of_range = { $spot }は{ $marine }からポジション{ $number }つ先で、射程{ $range }を超えている。
reason-under_power_field = { $spot }の群れにはパワーフィールドが適用されている。
reason-no_such_card_there = { $spot }に{ $genestealer }はいない。
reason-lord_goes_last = { $spot }のブルードロードは、群れに通常のジーンスティーラーが残っていない場合にのみ死亡する。
reason-not_within_reach = { $spot }の{ $genestealer }はこの効果の対象にならない。
reason-team_taken = { $team }はすでに{ $seat }が担当している。
reason-card_out_of_the_game = 「{ $card }」は戦闘チームの除去とともにゲームから取り除かれている。
reason-team_has_chosen = { $team }のこのラウンドのカードはすでに決まっている。
reason-no_token = { $marine }には支払えるサポートトークンがない。
reason-attacked_from_behind = { $marine }は背後から攻撃されているため、サポートトークンを支払って振りなおすことができない。

## What is wrong with a setup or a written position

reason-players_out_of_range = { file-place }プレイヤー数は1から6まで。
reason-teams_unreadable = { file-place }"draft"、"random"、またはプレイヤーごとの戦闘チームのリストを書く。
reason-teams_per_player = { file-place }プレイヤー{ $players }人では、1人につき{ $number }チーム。
reason-team_unknown = { file-place }「{ $name }」という戦闘チームはない。
reason-team_twice = { file-place }戦闘チーム「{ $name }」が重複している。
reason-too_many_tokens = { file-place }サポートトークン{ $number }個は、全部で12個という上限を超えている。
reason-too_many_cards = { file-place }「{ $name }」のカードは{ $number }枚しかない。
reason-too_few_cards = { file-place }ジーンスティーラーカードがそれだけ残っていない。
reason-impossible_position = { file-place }この局面はありえない：{ $why }
reason-formation_empty = { file-place }スペースマリーンを1人以上含むリストが必要である。
reason-marine_unreadable = { file-place }「{ $text }」はスペースマリーンとして読めない。"leon< 2"のように書く。
reason-seat_unknown = { file-place }プレイヤー{ $number }はいない。
reason-team_not_in_game = { file-place }「{ $name }」の戦闘チームはこのゲームに参加していない。
reason-spot_outside = { file-place }{ $name }はフォーメーションの外である。
reason-spot_or_held = { file-place }"spot"と"held_by"のどちらか一方が必要である。
reason-known_not_there = { file-place }既知とされたカードが敵反応パイルにない。
reason-not_of_this_team = { file-place }「{ $name }」はほかの戦闘チームのカードである。
reason-no_actions = { file-place }解決するアクションカードがない。
reason-phase_needs_agenda = { file-place }このフェイズには"agenda"が必要である。
reason-task_unknown = { file-place }「{ $name }」というタスクはない。
reason-task_arguments = { file-place }タスク「{ $name }」の後には、ちょうど{ $number }語が必要である。
reason-task_about_nothing = { file-place }「{ $name }」は場にない。
reason-task_does_not_fit = { file-place }タスク「{ $name }」はこの局面に合わない。
reason-event_needs_agenda = { file-place }イベントカードの解決中は、この先のタスクの一覧が必要である。
reason-no_tokens_here = { file-place }このカードにサポートトークンは置けない。
reason-cannot_be_held = { file-place }「{ $name }」は手札に持てない。
reason-not_the_way_ahead = { file-place }「{ $name }」はこの先にない。段階は1枚ずつ順に上がる。
reason-lords_are_here = { file-place }「{ $name }」でブルードロードが出現するが、すでに1体いる。
reason-not_playable = { file-place }「{ $name }」はこのラウンドには使えない。

## What always holds, where a written position breaks it

reason-kept_apart = 攻撃を終えたカードを分けて置くのは、群れの攻撃中に限る。
reason-lord_in_a_deck = ジーンスティーラーデッキまたは敵反応パイルにブルードロードが入っている。
reason-genestealers_not_complete = { $genestealer }が9枚ではなく{ $number }枚ある。
reason-lord_twice = { $genestealer }が2枚ある。
reason-lord_discarded = 捨て札にブルードロードがある。
reason-tokens_not_complete = サポートトークンが12個ではなく{ $number }個ある。
reason-tokens_on_nobody = { $marine }はフォーメーションにいないのにサポートトークンを持っている。
reason-events_not_complete = イベントカード30枚がそろっていない。
reason-looked_at_nothing = デッキにないイベントカードを見たことになっている。
reason-location_twice = 同じロケーションカードが2枚ある。
reason-row_without_marine = スペースマリーンのいないポジションがある。
reason-terrain_outside = { $terrain }がフォーメーションの外に置かれている。
reason-terrain_nowhere = { $terrain }の持ち主がいない、またはフォーメーションにないのにサポートトークンが置かれている。
reason-field_without_swarm = パワーフィールドの場所に群れがいない。
reason-limit_without_terrain = { $terrain }に出現の制限があるが、フォーメーションにない。
reason-marine_twice = 同じスペースマリーンが2人いる。
reason-team_not_playing = { $marine }の戦闘チームはゲームに参加していない。
reason-marine_missing = { $marine }はフォーメーションにおらず、死亡もしていない。
reason-card_of_eliminated_team = { $team }は除去されているのに、そのアクションカードが場にある。

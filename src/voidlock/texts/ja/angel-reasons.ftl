### Why Death Angel refuses an answer, a setup or a position. The page loads them when something is refused.

## Why an answer is not legal

reason-name_not_known = 「{ $text }」という名前のものはありません。
reason-marine_not_here = { $marine }はフォーメーションにいません。
reason-other_team = { $marine }は「{ $card }」の戦闘チームに属していません。
reason-acted_already = { $marine }はこのカードでそれをすでに行いました。
reason-card_of_other_team = 「{ $name }」はほかの戦闘チームのカードです。
reason-played_last_round = 「{ $card }」は前のラウンドに使用しました。
reason-forbidden_by = 「{ $event }」により、このラウンドは「{ $card }」を使用できません。
reason-not_adjacent = { $marine2 }は{ $marine }の隣にいないため、場所を入れ替えられません。
reason-not_in_front = { $terrain }は{ $marine }の前方にありません。
reason-cannot_be_activated = { $terrain }は発動できません。
reason-activated_already = { $terrain }はこのラウンドにすでに発動されています。
reason-panel_without_ability = 現ロケーションには「コントロールパネルを発動」の能力がありません。
reason-other_marine = 今攻撃できるのは{ $subject }です。{ $marine }は攻撃できません。
reason-one_attacks = 「{ $event }」により、このチームで攻撃できるのは1人だけです。{ $marine }は攻撃できません。
reason-no_swarm_there = { $spot }に群れはいません。
reason-faces_away = { $marine }は{ $side }を向いているため、{ $spot }を攻撃できません。
reason-out_of_range = { $spot }は{ $marine }からポジション{ $number }つ先で、射程{ $range }を超えています。
reason-under_power_field = { $spot }の群れにはパワーフィールドが適用されています。
reason-no_such_card_there = { $spot }に{ $genestealer }はいません。
reason-lord_goes_last = { $spot }のブルードロードを倒せるのは、群れに通常のジーンスティーラーが残っていないときだけです。
reason-not_within_reach = { $spot }の{ $genestealer }はこの効果の対象になりません。
reason-team_taken = { $team }はすでに{ $seat }が担当しています。
reason-card_out_of_the_game = 「{ $card }」は戦闘チームの除去とともにゲームから取り除かれています。
reason-team_has_chosen = { $team }のこのラウンドのカードはすでに決まっています。
reason-no_token = { $marine }には支払えるサポートトークンがありません。
reason-attacked_from_behind = { $marine }は背後から攻撃されているため、サポートトークンを支払って振りなおせません。
reason-got_one_already = { $marine }はここですでにサポートトークンを受け取っています。
reason-does_not_charge = { $marine }は「{ $card }」で突撃できません。
reason-nothing_to_charge = { $marine }から1ポジション以内に、倒せるジーンスティーラーがいません。
reason-named_already = { $spot }の{ $genestealer }はすでに指定しています。
reason-fewer_would_spawn =
    { $number ->
        [0] { $spot }には1体も出現しません。最も多く出現する対象を選んでください。
       *[other] { $spot }には{ $number }体しか出現しません。最も多く出現する対象を選んでください。
    }
reason-others_have_tokens = { $marine }にはサポートトークンがありません。トークンのあるスペースマリーンを選んでください。
reason-others_have_no_token = { $marine }にはサポートトークンがあります。トークンのないスペースマリーンを選んでください。
reason-has_no_token = { $marine }には失うサポートトークンがありません。
reason-nothing_to_slay = { $marine }と接敵状態のジーンスティーラーに、倒せるものがいません。倒せるものと接敵状態のスペースマリーンを選んでください。
reason-pile_empty = { $pile }は空です。
reason-only_lords = { $spot }にはブルードロードしかいません。ブルードロードが敵反応パイルに入ることはありません。
reason-lord_stays = { $spot }のブルードロードが敵反応パイルに入ることはありません。
reason-taken_already = { $spot }の{ $genestealer }はすでに選んでいます。
reason-team_played_attack = { $team }はこのラウンドに攻撃アクションカードを使用しました。
reason-team_eliminated = { $team }は除去されています。
reason-team_out_of_play = { $team }はこのゲームに参加していません。
reason-not_slain = { $marine }は生きています。
reason-terrain_not_here = { $terrain }はフォーメーションにありません。
reason-not_next_to = { $spot2 }は{ $spot }の隣ではありません。
reason-no_such_spot = フォーメーションに{ $spot }はありません。
reason-not_held = { $terrain }は手札にありません。
reason-trades_with_himself = { $marine }は自分自身と入れ替われません。
reason-of_another_player = { $marine }はほかのプレイヤーのスペースマリーンなので、サポートトークンを使えません。
reason-other_colour = { $terrain }は{ $colour }ではありません。今回の出現は{ $colour }の区画カードに起こります。
reason-faces_other_pile = { $marine }は反対側を向いています。今は{ $pile }についての選択です。
reason-is_engaged = { $marine }は接敵状態なので、前方には出現しません。
reason-no_lord = { $genestealer }はブルードロードではありません。左に置くブルードロードを選んでください。

## Errors in a setup or in a position file

reason-players_out_of_range = { file-place }プレイヤー人数は1人から6人までです。
reason-teams_unreadable = { file-place }"draft"、"random"、またはプレイヤーごとの戦闘チームのリストを書いてください。
reason-teams_per_player = { file-place }プレイヤー{ $players }人では、1人につき{ $number }チームです。
reason-team_unknown = { file-place }「{ $name }」という戦闘チームはありません。選べるのは{ $known }です。
reason-team_twice = { file-place }戦闘チーム「{ $name }」が重複しています。
reason-too_many_tokens = { file-place }サポートトークンは全部で12個です。{ $number }個は置けません。
reason-too_many_cards = { file-place }「{ $name }」のカードは{ $number }枚しかありません。
reason-too_few_cards = { file-place }ジーンスティーラーカードが足りません。
reason-impossible_position = { file-place }この局面はありえません：{ $why }
reason-already_lost = { file-place }スペースマリーンが1人もいないため、このゲームはすでに敗北で終わっています。
reason-already_won = { file-place }このゲームは「{ $name }」ですでに勝利で終わっています。
reason-already_over = { file-place }このゲームはすでに終わっています。
reason-marine_unreadable = { file-place }「{ $text }」はスペースマリーンとして読み取れません。"leon< 2"のように書いてください。
reason-seat_unknown = { file-place }プレイヤー{ $number }はいません。
reason-team_not_in_game = { file-place }「{ $name }」の戦闘チームはこのゲームに参加していません。
reason-spot_outside = { file-place }{ $name }はフォーメーションの外です。
reason-spot_or_held = { file-place }"spot"と"held_by"のどちらか一方だけが必要です。
reason-known_not_there = { file-place }既知とされたカードが敵反応パイルにありません。
reason-not_of_this_team = { file-place }「{ $name }」はほかの戦闘チームのカードです。
reason-no_actions = { file-place }解決するアクションカードがありません。
reason-phase_needs_agenda = { file-place }このフェイズには"agenda"が必要です。
reason-task_unknown = { file-place }「{ $name }」というタスクはありません。
reason-task_arguments = { file-place }タスク「{ $name }」の後には、ちょうど{ $number }語が必要です。
reason-task_about_nothing = { file-place }「{ $name }」は場にありません。
reason-task_does_not_fit = { file-place }タスク「{ $name }」はこの局面に合いません。
reason-event_needs_agenda = { file-place }イベントカードの解決中は、この先のタスクの一覧が必要です。
reason-no_tokens_here = { file-place }このカードにサポートトークンは置けません。
reason-cannot_be_held = { file-place }「{ $name }」は手札に持てません。
reason-not_the_way_ahead = { file-place }「{ $name }」はこの先に置けません。段階は1枚ずつ順に上がります。
reason-lords_are_here = { file-place }「{ $name }」ではブルードロードが出現しますが、すでに1体います。
reason-not_playable = { file-place }「{ $name }」はこのラウンドには使用できません。

## Invariants that a position file breaks

reason-kept_apart = 攻撃済みのカードを分けて置けるのは、群れの攻撃中だけです。
reason-lord_in_a_deck = ジーンスティーラーデッキまたは敵反応パイルにブルードロードが入っています。
reason-genestealers_not_complete = { $genestealer }が9枚ではなく{ $number }枚あります。
reason-lord_twice = { $genestealer }が2枚あります。
reason-lord_discarded = 捨て札にブルードロードがあります。
reason-tokens_not_complete = サポートトークンが12個ではなく{ $number }個あります。
reason-tokens_on_nobody = { $marine }はフォーメーションにいないのに、サポートトークンを持っています。
reason-events_not_complete = イベントカード30枚がそろっていません。
reason-looked_at_nothing = デッキにないイベントカードを見たことになっています。
reason-location_twice = 同じロケーションカードが2枚あります。
reason-row_without_marine = スペースマリーンのいないポジションがあります。
reason-terrain_outside = { $terrain }がフォーメーションの外に置かれています。
reason-terrain_nowhere = { $terrain }の持ち主がいないか、フォーメーションにないのにサポートトークンが置かれています。
reason-field_without_swarm = パワーフィールドの場所に群れがいません。
reason-limit_without_terrain = { $terrain }に出現の制限がありますが、フォーメーションにありません。
reason-marine_twice = 同じスペースマリーンが2人います。
reason-team_not_playing = { $marine }の戦闘チームはゲームに参加していません。
reason-marine_missing = { $marine }はフォーメーションにおらず、死亡もしていません。
reason-card_of_eliminated_team = { $team }は除去されているのに、そのアクションカードが場にあります。

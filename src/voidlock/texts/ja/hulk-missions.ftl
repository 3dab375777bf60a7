### Space Hulkのミッション：名前、作戦概要、ミッションファイルの誤り。

mission-classic-1-suicide-mission = 決死の任務
briefing-classic-1-suicide-mission = ヘヴィフレイマーを奥の制御室まで運び、火を放ってください。1マスでも燃えれば勝利です。弾がなくなるか、フレイマー兵が死亡すれば敗北です。
mission-classic-2-exterminate = 殲滅
briefing-classic-2-exterminate = 5人のマリーンがそれぞれ別の部屋から始めます。ブリップには限りがあります。エイリアンをすべて倒すか、すべての進入口の6マス以内にマリーンを置いて封鎖すれば勝利です。毎ターン到着するブリップは1個です（クラシック版では2個）。
mission-classic-3-rescue = 救出
briefing-classic-3-rescue = 孤立した分隊が記録装置を見つけました。装置は勝手に動き回ります。南の出口のどちらかから運び出してください。損傷していれば引き分け、破壊されれば敗北です。毎ターン到着するブリップは2個です（クラシック版では3個）。
mission-classic-4-cleanse-and-burn = 浄化の炎
briefing-classic-4-cleanse-and-burn = 盤の奥にある2つの部屋を、どちらも1回は燃やしてください。ヘヴィフレイマーは各分隊に1つです。弾切れや死亡で、どちらのフレイマー兵も撃てなくなれば敗北です。
mission-classic-5-decoy = 陽動
briefing-classic-5-decoy = 2個分隊で南の出口へ突破してください。10人のうち4人が脱出すれば勝利です（クラシック版では5人）。
mission-classic-6-defend = 死守
briefing-classic-6-defend = 第16ターンの終わりまで制御室を守ってください。背後の配管にエイリアンが踏み込むか、制御室そのものが燃えると敗北です。ヘヴィフレイマーの弾は4発ずつです。クラシック版の盤と違い、東西にも側面のドアがあり、エイリアンはそこからも来ます。
mission-original-1-airlock-nine = 9番エアロック
briefing-original-1-airlock-nine = マリーン3人、部屋1つ、出口1つ。2人を東へ脱出させてください。ターンの流れを覚えるための小さな盤です。
mission-original-2-cold-forge = 冷えた炉
briefing-original-2-cold-forge = 16ターン以内に2つのコンソールを操作してください。コンソールのマスでアクションポイント2を使うと操作できます。中央通路の隔壁を開けられるのはチェインフィストだけです。
mission-original-3-the-nest = 巣窟
briefing-original-3-the-nest = 大部屋にブルードロードが眠っています。踏み込んで見つけ出し、20ターン以内に倒してください。マリーンが6マス以内に来ると目覚めます。

## ミッションファイル

reason-mission_no_mission = これはミッションファイルではありません。
reason-mission_not_utf8 = 読み取れない文字があります。文字コードが「UTF-8」ではありません。「UTF-8」で保存しなおしてください。
reason-mission_block_missing = ブロック「[{ $block }]」がありません。
reason-mission_block_twice = ブロック「[{ $block }]」が重複しています。
reason-mission_line_unreadable = 「{ $text }」は「キー = 値」の形になっていません。
reason-mission_key_twice = 「{ $key }」が重複しています。
reason-mission_key_missing = 「{ $key }」が「[{ $block }]」にありません。
reason-mission_value_unreadable =
    { $form ->
        [number] { $key }：「{ $text }」は使えません。0～999の整数を書いてください。
        [square] { $key }：「{ $text }」はマスではありません。左上を"0,0"として"x,y"の形で書いてください。
        [entries] 「{ $text }」は進入口として読めません。"8,0 -> 8,1"のように、進入口とその先のマスを書いてください。
        [exits] 「{ $text }」は出口として読めません。"20,5 -> E"のように、マスと向きを書いてください。
        [ladders] 「{ $text }」ははしごとして読めません。"3,1 -> 7,1"のように、下と上のマスを書いてください。
        [marine] 「{ $text }」はマリーンとして読めません。役割；武器；マス；向き；分隊の順に";"で区切り、名前を続けることもできます。
        [name] 名前「{ $text }」が長すぎます。30文字までにしてください。
        [blips] { $key }：「{ $text }」は使えません。"1x9 2x4 3x9"のように値ごとの数を書いてください。合計60までです。
        [placed] { $key }：「{ $text }」は使えません。置けるのはブルードロードだけです（"broodlord@19,10"）。
        [deployment] { $key }：「{ $text }」は使えません。"permute A; permute B"か、"rooms"とともに"one_per_room"を書いてください。
        [rooms] "rooms"は"deployment = one_per_room"のときだけ使えます。
        [wander] { $key }：「{ $text }」は使えません。"cat 3"のように、目標物と0～9の歩数を書いてください。
        [dormant] { $key }：「{ $text }」は使えません。"broodlord 6"のように距離を書いてください。
        [nothing] 「{ $text }」のかっこの中には何も書けません。
        [object_state] 「{ $text }」のかっこの中には、"(cat,undamaged)"のように目標物と状態を書いてください。
        [one_number] 「{ $text }」のかっこの中には、"(2)"のように数を1つ書いてください。
        [many] 「{ $text }」のかっこの中には、目標を1つ以上、","で区切って書いてください。
        [objective] 「{ $text }」のかっこの中には、目標を1つ書いてください。
       *[object] 「{ $text }」のかっこの中には、目標物を1つ書いてください。
    }
reason-mission_name_unreadable = 「{ $name }」は名前に使えません。英字で始め、英字、数字、ハイフン、下線を使ってください。
reason-mission_two_guns = { $name }が銃を2つ持っています。"storm_bolter"、"heavy_flamer"、"assault_cannon"のうち1つだけにしてください。
reason-mission_size = 地図の行と列は1から{ $number }までです。
reason-mission_other_size = 地図は{ $wanted }行ですが、ここは{ $number }行です。
reason-mission_row_length = { $wanted }マス必要ですが、この行は{ $number }マスです。
reason-mission_glyph_unknown = 「{ $text }」は地図の記号ではありません（マス{ $square }）。使える記号：{ $valid }
reason-mission_section_misplaced = { $square }：区画の文字は床のあるマスにだけ書いてください。
reason-mission_floor_on_edge = { $square }：地図の一番外側に床があります。
reason-mission_section_in_pieces = 区画{ $section }がつながっていません。離れた部分には別の文字を使ってください。
reason-mission_door_in_the_open = { $square }：ドアは、向かい合う2方が床、ほかの2方が壁でなければなりません。
reason-mission_entry_unlisted = { $square }：この進入口が"[entries]"にありません。
reason-mission_without_entries = 進入口がありません。盤の端の、床に接する場所に1つ以上置いてください。
reason-mission_entry_not_drawn = { $name }の場所に、地図では進入口がありません。
reason-mission_entry_square = { $name }は、指定した床のマス1つとだけ接していなければなりません。
reason-mission_entry_inside = { $name }が床に囲まれています。盤の端に置いてください。
reason-mission_exit_inside = { $name }が盤の外へ通じていません。盤の端で、床のない方へ向けてください。
reason-mission_exit_unlisted = { $square }：この出口が"[exits]"にありません。
reason-mission_ladder_not_drawn = { $name }は、地図の"^"から"v"へ通じていなければなりません。
reason-mission_ladder_unlisted = { $square }：このはしごが"[ladders]"にありません。
reason-mission_marines_number = マリーンは1人から{ $number }人までです。
reason-mission_marine_not_drawn = { $name }は{ $square }に立ちますが、地図のそこに"M"がありません。
reason-mission_marine_unlisted = { $square }：この"M"に立つマリーンが"[marines]"にありません。
reason-mission_square_twice = { $square }が2回使われています。1マスに置けるのは1つだけです。
reason-mission_no_objective = { $square }：この"O"はどの目標のものでもありません。
reason-mission_not_floor = { $square }は床ではありません。床のマスを選んでください。
reason-mission_in_a_bulkhead = { $square }は隔壁です。ふつうの床を選んでください。
reason-mission_too_few_rooms = マリーン{ $number }人には同じ数の部屋が必要です。
reason-mission_broodlord_place = ブルードロードを置くには、"broodlord = placed"と場所の両方が必要です。
reason-mission_unreachable = { $square }にはマリーンの位置から行けません。床、ドア、はしごでつないでください（隔壁は通れません）。
reason-mission_without_condition = 「[{ $block }]」に条件がありません。1つ以上加えてください。
reason-mission_condition_wrong_block = { $name }が違うブロックにあります。勝利に使える条件と敗北に使える条件は別です。
reason-mission_condition_impossible =
    { $lacks ->
        [flamer] { $name }には、ヘヴィフレイマーを持つマリーンが必要です。
        [exit] { $name }には出口が必要です。
        [marines] { $name }は決して成り立たないか、初めから成り立っています。マリーンは{ $number }人だけです。
        [broodlord] { $name }にはブルードロードが必要です（"broodlord = yes"か"placed"）。
        [turn_limit] { $name }にはターンの上限が必要です。
        [turns] { $name }は決して成り立ちません。第{ $number }ターンが最後です。
        [blips] { $name }は決して成り立ちません。ブリップは全部でジーンスティーラー{ $number }体分で、再び使われません。
       *[pile] { $name }は、ブリップを再び使う間は成り立ちません。"recycle = no"にしてください。
    }
reason-mission_condition_number = { $name }には1～999の数が必要です。「{ $text }」は使えません。
reason-mission_word_unknown =
    { $kind ->
        [weapon] 「{ $text }」という武器はありません。使える武器：{ $valid }
        [role] 「{ $text }」という役割はありません。使える役割：{ $valid }
        [facing] 「{ $text }」という向きはありません。使える向き：{ $valid }
        [block] 「[{ $text }]」というブロックはありません。使えるブロック：{ $valid }
        [key] 「{ $text }」は「[{ $key }]」では使えません。使えるキー：{ $valid }
        [condition] 「{ $text }」という条件はここでは使えません。使える条件：{ $valid }
        [marine] 「{ $text }」というマリーンはいません。このミッションのマリーン：{ $valid }
        [squad] 「{ $text }」という分隊はありません。このミッションの分隊：{ $valid }
        [state] 「{ $text }」という状態はありません。使える状態：{ $valid }
        [word] 「{ $text }」は{ $key }に使えません。使える値：{ $valid }
       *[other] 「{ $text }」はこのミッションにありません。あるもの：{ $valid }
    }
reason-mission_word_meant =
    { $kind ->
        [weapon] 「{ $text }」という武器はありません。「{ $near }」ですか？ 使える武器：{ $valid }
        [role] 「{ $text }」という役割はありません。「{ $near }」ですか？ 使える役割：{ $valid }
        [facing] 「{ $text }」という向きはありません。「{ $near }」ですか？ 使える向き：{ $valid }
        [block] 「[{ $text }]」というブロックはありません。「[{ $near }]」ですか？ 使えるブロック：{ $valid }
        [key] 「{ $text }」は「[{ $key }]」では使えません。「{ $near }」ですか？ 使えるキー：{ $valid }
        [condition] 「{ $text }」という条件はここでは使えません。「{ $near }」ですか？ 使える条件：{ $valid }
        [marine] 「{ $text }」というマリーンはいません。「{ $near }」ですか？ このミッションのマリーン：{ $valid }
        [squad] 「{ $text }」という分隊はありません。「{ $near }」ですか？ このミッションの分隊：{ $valid }
        [state] 「{ $text }」という状態はありません。「{ $near }」ですか？ 使える状態：{ $valid }
        [word] 「{ $text }」は{ $key }に使えません。「{ $near }」ですか？ 使える値：{ $valid }
       *[other] 「{ $text }」はこのミッションにありません。「{ $near }」ですか？ あるもの：{ $valid }
    }

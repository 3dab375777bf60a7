### Space Hulkのミッション：名前、作戦概要、ミッションファイルの誤り。

mission-classic-1-suicide-mission = 決死の任務
briefing-classic-1-suicide-mission = ヘヴィフレイマーを奥の制御室まで運び、火を放て。1マスでも燃えれば勝利。弾がなくなるか、フレイマー兵が死亡すれば敗北。
mission-classic-2-exterminate = 殲滅
briefing-classic-2-exterminate = 5人のマリーンがそれぞれ別の部屋から始める。ブリップには限りがあるので、エイリアンをすべて倒せ。または、すべての進入口の6マス以内にマリーンを置いて封鎖せよ。毎ターン到着するブリップは1個（クラシック版では2個）。
mission-classic-3-rescue = 救出
briefing-classic-3-rescue = 孤立した分隊が記録装置を見つけた。装置は勝手に動き回る。南の出口のどちらかから運び出せ。損傷していれば引き分け、破壊されれば敗北。毎ターン到着するブリップは2個（クラシック版では3個）。
mission-classic-4-cleanse-and-burn = 浄化の炎
briefing-classic-4-cleanse-and-burn = 盤の奥にある2つの部屋を、どちらも1度は燃やせ。ヘヴィフレイマーは各分隊に1つ。弾切れやフレイマー兵の死亡で、どちらも撃てなくなれば敗北。
mission-classic-5-decoy = 陽動
briefing-classic-5-decoy = 2個分隊で南の出口へ突破せよ。10人のうち4人が脱出すれば勝利（クラシック版では5人）。
mission-classic-6-defend = 死守
briefing-classic-6-defend = 第16ターンの終わりまで制御室を守れ。背後の配管にエイリアンを踏み込ませるな。制御室そのものを燃やしてもならない。ヘヴィフレイマーの弾は4発ずつ。クラシック版の盤と違い、東西にも側面のドアがあり、エイリアンはそこからも来る。
mission-original-1-airlock-nine = 9番エアロック
briefing-original-1-airlock-nine = マリーン3人、部屋1つ、出口1つ。2人を東へ脱出させよ。ターンの流れを覚えるための小さな盤。
mission-original-2-cold-forge = 冷えた炉
briefing-original-2-cold-forge = 16ターン以内に2つのコンソールを操作せよ。コンソールのマスで2ポイント使うと操作できる。中央通路の隔壁を開けられるのはチェインフィストだけ。
mission-original-3-the-nest = 巣
briefing-original-3-the-nest = 大部屋にブルードロードが眠っている。踏み込み、見つけ出し、20ターン以内に倒せ。マリーンが6マス以内に来ると目覚める。

## ミッションファイル

reason-mission_no_mission = これはミッションファイルではない。
reason-mission_not_utf8 = 読めない文字がある。文字コードが「UTF-8」ではないので、「UTF-8」で保存しなおすこと。
reason-mission_block_missing = ブロック「[{ $block }]」がない。
reason-mission_block_unknown = 「[{ $block }]」というブロックはない。
reason-mission_block_twice = ブロック「[{ $block }]」が2度ある。
reason-mission_line_unreadable = 「{ $text }」は「キー = 値」の形になっていない。
reason-mission_key_twice = 「{ $key }」が2度ある。
reason-mission_key_unknown = 「{ $key }」は"[{ $block }]"では使えない。
reason-mission_key_missing = 「{ $key }」が"[{ $block }]"にない。
reason-mission_value_unreadable = { $key }：「{ $text }」はここでは読めない。
reason-mission_name_unreadable = 「{ $name }」は名前にできない。文字で始め、文字、数字、ハイフン、下線を使う。
reason-mission_two_guns = { $name }が銃を2つ持っている。
reason-mission_size = 地図の行と列は1から{ $number }まで。
reason-mission_other_size = ここは{ $number }行、地図は{ $wanted }行ある。
reason-mission_row_length = この行は{ $number }マスで、{ $wanted }マスが必要。
reason-mission_glyph_unknown = 「{ $text }」は地図の記号ではない（マス{ $square }）。
reason-mission_section_misplaced = { $square }：区画の文字は床のあるところにだけ必要。
reason-mission_floor_on_edge = { $square }：いちばん外側に床がある。
reason-mission_section_in_pieces = 区画{ $section }がつながっていない。
reason-mission_door_in_the_open = { $square }：ドアは向かい合う2方が床、ほかの2方が壁でなければならない。
reason-mission_entry_unlisted = { $square }：この進入口が"[entries]"にない。
reason-mission_without_entries = 進入口がない。
reason-mission_entry_not_drawn = { $name }の場所に、地図では進入口がない。
reason-mission_entry_square = { $name }は、指定した床のマス1つとだけ接していなければならない。
reason-mission_entry_inside = { $name }が盤の端にない。
reason-mission_exit_inside = { $name }が盤の外へ通じていない。
reason-mission_exit_unlisted = { $square }：この出口が"[exits]"にない。
reason-mission_ladder_not_drawn = { $name }は、地図の"^"から"v"へ通じていなければならない。
reason-mission_ladder_unlisted = { $square }：このはしごが"[ladders]"にない。
reason-mission_marines_number = マリーンは1人から{ $number }人まで。
reason-mission_marine_not_drawn = { $name }は{ $square }に立つが、地図のそこに"M"がない。
reason-mission_marine_unlisted = { $square }：この"M"に立つマリーンが"[marines]"にない。
reason-mission_square_twice = { $square }が2度使われている。
reason-mission_no_objective = { $square }：この"O"はどの目標のものでもない。
reason-mission_not_floor = { $square }は床ではない。
reason-mission_in_a_bulkhead = { $square }は隔壁。
reason-mission_squad_unknown = 分隊{ $name }はない。
reason-mission_too_few_rooms = マリーン{ $number }人には同じ数の部屋が必要。
reason-mission_broodlord_place = ブルードロードを置くには、"broodlord = placed"と場所の両方が必要。
reason-mission_unreachable = { $square }にはマリーンのところから行けない。
reason-mission_without_condition = "[{ $block }]"に条件がない。
reason-mission_condition_unknown = 「{ $text }」は条件ではない。
reason-mission_condition_wrong_block = { $name }が違うブロックにある。
reason-mission_condition_about_nothing = { $name }：「{ $text }」はこのミッションにない。
reason-mission_condition_impossible = { $name }は決して成り立たないか、初めから成り立っている。

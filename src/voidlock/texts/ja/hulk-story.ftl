### The story of a finished mission in one sentence, chosen from the record.

story-squad_unhurt = 最後まで{ $number }人全員が生きていました（{ $condition }）。
story-one_standing = { $lost }人が倒れ、残ったのは{ $terminator }ただ1人でした（{ $condition }）。
story-squad_slayer = { $terminator }が1人でエイリアンを{ $slain }体倒しました（{ $condition }）。
story-squad_home = { $squad }人中{ $home }人が生き残りました（{ $condition }）。
story-last_marine = 最後の1人{ $terminator }が第{ $turn }ターンに倒れました（{ $cause }）。
story-too_late = { $squad }人中{ $home }人がまだ生きていましたが、ミッションは失敗しました（{ $condition }）。

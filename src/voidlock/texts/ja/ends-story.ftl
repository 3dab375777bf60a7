### The story of a finished game of Death Angel in one sentence, chosen from the record.

## Victory

story-won_by_a_roll = 最後は一振りの勝負でした。{ $location }で、{ $marine }が{ $percent }の賭けに勝ちました。
story-one_came_home = { $location }から生きて帰ったのは{ $marine }ただ1人。{ $lost }人の戦友は戻りません。
story-nobody_came_home = { $squad }人の最後の1人が{ $location }で倒れ、その死が勝利を決めました。
story-nobody_fell = 1人も欠けることなく、{ $home }人全員が{ $location }から生還しました。
story-held_fast = { $marine }が{ $held }で{ $attacks }回の攻撃をしのぎ、{ $squad }人中{ $home }人が生還しました。
story-great_slayer = { $marine }が1人でジーンスティーラーを{ $slain }体倒し、{ $squad }人中{ $home }人が生還しました。
story-came_home = { $location }から、{ $squad }人中{ $home }人が生還しました。

## Defeat

story-stood_alone = { $marine }は{ $location }でただ1人、{ $rounds }ラウンド持ちこたえました。助けは来ませんでした。
story-all_at_once = 第{ $round }ラウンドで{ $number }人が倒れ、最後に{ $marine }が力尽きました。
story-against_the_odds = 最後の1人{ $marine }が生き残る確率は{ $percent }。それでも{ $location }は見逃しませんでした。
story-slain_by_a_card = 最後の1人{ $marine }は、{ $location }で「{ $card }」に倒れました。
story-held_in_vain = { $marine }は{ $held }で{ $attacks }回の攻撃をしのぎましたが、{ $last }を最後に全滅しました。
story-within_sight = 最後の1人{ $marine }は、勝利を目前にして{ $location }で倒れました。
story-overrun = 最後の1人{ $marine }は、{ $location }で{ $size }体の群れにのみ込まれました。
story-last_to_fall = 最後に倒れたのは{ $marine }でした。全員が{ $location }に眠っています。

## それぞれの戦い

story-held = 最後まで持ちこたえたのは{ $seat }。第{ $round }ラウンドに{ $marine }が最後に倒れました。
story-withstood = { $seat }は攻撃を{ $attacks }回しのぎました。
story-slayer = 撃破数の最多は{ $seat }（全{ $all }体のうち{ $slain }体）。
story-luckiest = 最も運に恵まれたのは{ $seat }。{ $rolls }回中{ $had }回成功しました（期待値{ $promised }回）。
story-died_for = { $marine }（{ $seat }）は、{ $friend }（{ $seat2 }）に代わって立った場所で倒れました。

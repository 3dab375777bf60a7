### Space Hulk in the browser: orders by keys, and combat as it is shown on the map.

## Orders

hulk-plan =
    { $verb ->
        [assault] { $turns ->
            [1] 向きを変えて白兵戦：{ $cost }、撃破 { $chance }、死亡 { $dies }
           *[other] 2回向きを変えて白兵戦：{ $cost }、撃破 { $chance }、死亡 { $dies }
        }
        [fire] { $turns ->
            [1] 向きを変えて射撃：{ $cost }、命中 { $chance }
           *[other] 2回向きを変えて射撃：{ $cost }、命中 { $chance }
        }
       *[snap] { $turns ->
            [1] 向きを変えて移動射撃（無料）：{ $cost }、命中 { $chance }
           *[other] 2回向きを変えて移動射撃（無料）：{ $cost }、命中 { $chance }
        }
    }
hulk-nothing-left = もう誰も行動できません。フェイズを終えるか、直前の操作を取り消してください。
hulk-all-acted = 全員が行動を終えました。コマンドポイントを使うか、フェイズを終えてください。
hulk-spared-parry = 結果が良くならないため、受け流しを省略しました。
hulk-spared-guard_reroll = 結果が良くならないため、ガードの振りなおしを省略しました。
hulk-spared-command_points = 6より多くは引けないため、引きなおしを省略しました。
hulk-gives-up-shot = 今回のオーバーウォッチ射撃なし
hulk-weigh-wins = この射撃でミッションに勝利します。
hulk-key-marine = その文字のマリーンを行動させる（行動済みならコマンドポイントを使う）
hulk-key-steer = 前進・後退、向きを変える、ドアを開く

## Combat on the map

hulk-path =
    { $doors ->
        [0] { $alien }が{ $from }から{ $to }へ来ました。
       *[other] { $alien }がドア{ $doors }枚を開け、{ $from }から{ $to }へ来ました。
    }
hulk-scene-overwatch = オーバーウォッチ
hulk-scene-reaction = 対応
hulk-scene-hit = 命中
hulk-scene-miss = 外れ
hulk-scene-jam = ぞろ目：弾詰まり
hulk-scene-needs = { $number ->
    [6] 6が必要
   *[other] { $number }以上
}
hulk-scene-dead = { $name } 戦死
hulk-scene-parried = 受け流し：{ $die } → { $again }
hulk-scene-psi = サイ+{ $number }
hulk-scene-attacker = { $attacker }の勝ち
hulk-scene-defender = { $defender }の勝ち
hulk-scene-tie = 引き分け
hulk-scene-unharmed = { $defender }は無事

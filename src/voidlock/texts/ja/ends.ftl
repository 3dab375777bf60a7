### The end of a game on the page: the squad as it ended, sharing, the same seed again.

end-where = { $location }、第{ $round }ラウンド
end-when = 第{ $round }ラウンド
end-mission = { $title }、第{ $turn }ターン
end-fell =
    { $card_kind ->
        [spot] 第{ $round }ラウンド、{ $size }体の群れ
       *[other] 第{ $round }ラウンド、{ $card }
    }
end-slew =
    { $number ->
        [0] 生存
       *[other] { $number }体撃破
    }
end-luck =
    { $degree ->
        [very-good] 大幸運
        [good] 幸運
        [bad] 不運
        [very-bad] 大不運
       *[usual] 普通
    }
end-luck-text = 振りなおしも含め、すべてのロールを数えています。期待値は平均して成功する回数です。「幸運」以上になるゲームは多くて6回に1回、「大幸運」は40回に1回です。不運も同じ割合です。
end-same-seed = 同じ展開でもう一度
end-below = 記録とログを見る
end-share = 共有
end-save-picture = 画像を保存
end-share-text = 文章
end-drawing = 画像を描いています…
end-text = Voidlock「{ $game }」、{ $when }で{ $title }。{ $story }
end-text-challenge = カードの並びもダイスの目も同じです。挑戦してみませんか？ { $address }
end-challenge = 友人に挑戦状を送る（カードの並びもダイスの目も同じ）
end-challenge-text = リンクを開くと、同じ展開のゲームが始まります。

## A challenge from a friend

challenge-by = { $name }から{ $game }の挑戦状です
challenge-about = { $story }カードの並びもダイスの目も同じです。もっと先へ進めますか？
challenge-told =
    { $result ->
        [win] { $name }は{ $when }勝ちました。カードの並びもダイスの目も同じです。あなたも勝てますか？
        [draw] { $name }は{ $when }引き分けました。カードの並びもダイスの目も同じです。勝てますか？
       *[loss] { $name }は{ $when }敗れました。カードの並びもダイスの目も同じです。もっと先へ進めますか？
    }
challenge-squad =
    { $teams ->
        [draft] { $name }の分隊
       *[other] あなたが率いる分隊
    }
challenge-fell = 戦死
challenge-details = 詳細
challenge-gone = この挑戦状はもうありません。長い間開かれなかったか、リンクが途中で切れています。
challenge-round = 第{ $number }ラウンドに
challenge-turn = 第{ $number }ターンに
challenge-players = { $number }人用
challenge-teams = 戦闘チーム：{ $teams }
challenge-seed = シード
challenge-accept = 挑戦を受ける
challenge-decline = トップページを見る

end-costly-ask = 損をした選択を調べる
end-costly-thinking = ライブラリアンが選択をやりなおしています…
end-costly-wait = 長くて1分ほど、混んでいるときはもっとかかります。ページを離れても続き、戻ると結果を見られます。
end-costly = 最も損をした選択
end-costly-none = ほかの選択肢より明らかに劣る選択はありませんでした。
end-costly-text = 最善と区別がつかない選択は挙げていません。

## ラウンドの振り返り。`game`はラウンドかターンか、誰の選択と比べるかを決める

hindsight-title =
    { $game ->
        [hulk] 第{ $number }ターン
       *[other] 第{ $number }ラウンド
    }
hindsight-choice =
    { $game ->
        [hulk] 選んだもの：「{ $given }」。軍曹なら：「{ $better }」。
       *[other] 選んだもの：「{ $given }」。ライブラリアンなら：「{ $better }」。
    }
hindsight-worth = 勝率の差は{ $cost }です（{ $low }から{ $high }の間）。
hindsight-equal = 測れた範囲ではほぼ互角です。差は大きくても{ $high }です。
hindsight-same =
    { $game ->
        [hulk] 軍曹と同じ選択でした。
       *[other] ライブラリアンと同じ選択でした。
    }
hindsight-sum-cost =
    { $number ->
        [1] 1つの選択で勝率を{ $cost }失いました。
       *[other] { $number }つの選択で勝率を失いました。最大の差は{ $cost }です。
    }
hindsight-sum-equal =
    { $game ->
        [hulk] どの選択も軍曹とほぼ互角でした。
       *[other] どの選択もライブラリアンとほぼ互角でした。
    }
hindsight-looked =
    { $rest ->
        [0] { $choices }個の選択すべてについて、そのとき知りえたことだけを使い、何度も続きをプレイして比べました。
       *[other] { $choices }個の選択のうち{ $looked }個について、そのとき知りえたことだけを使い、何度も続きをプレイして比べました。残りは時間が足りませんでした。
    }
hindsight-progress =
    { $dearest ->
        [0] { $choices }個の選択のうち{ $looked }個を調べました。
       *[other] { $choices }個の選択のうち{ $looked }個を調べました。損が大きそうな{ $dearest }個のうち{ $studied }個を測りました。
    }
hindsight-then = そのときの盤面を見る
hindsight-close = 閉じる
hindsight-summary = { $title }：{ $told }{ $read }

## ボットが答えを選んだ理由

explanation-marines = { $given }：{ $other }と比べて、このラウンドを生き延びるスペースマリーンが平均{ $number }人多くなります。
explanation-genestealers = { $given }：{ $other }と比べて、ラウンド後に残るジーンスティーラーが平均{ $number }体少なくなります。
explanation-tokens = { $given }：{ $other }と比べて、ラウンド後に残るサポートトークンが平均{ $number }個多くなります。
explanation-chance = { $given }：勝率はおよそ{ $chance }です。{ $other }ではおよそ{ $less }です。
explanation-level = { $given }。ただし、{ $other }でもほぼ互角でした。
explanation-behind = { $given }：勝率はおよそ{ $chance }です。ただし、{ $other }ならおよそ{ $less }でした。
explanation-only = { $given }：ほかに選べるものはありませんでした。

## ゲームの振り返り

play-again = 同じ戦闘チームでもう一度
play-again-together = もう一回（{ $people }人中{ $number }人）
play-replay = 最初から見返す
play-count-rounds =
    { $number ->
       *[other] ラウンド
    }
play-count-locations =
    { $number ->
       *[other] ロケーション
    }
play-count-events =
    { $number ->
       *[other] イベントカード
    }
play-count-attacks =
    { $number ->
       *[other] 攻撃
    }
play-count-slain =
    { $number ->
       *[other] 倒した敵
    }
play-count-tokens =
    { $number ->
       *[other] 使ったトークン
    }
play-count-lost =
    { $number ->
       *[other] 失ったマリーン
    }
play-luck = ダイスの運
play-luck-kind = ダイスロール
play-luck-had = 成功
play-luck-promised = 期待値
play-luck-score = 運
play-luck-attack = 攻撃のロール
play-luck-defence = 防御のロール
play-luck-peril = 生死を分けるロール
play-luck-other = その他のロール
play-of = { $all }回中{ $number }回
play-deaths = 死亡の記録
play-death =
    { $card_kind ->
        [spot] { $marine }：第{ $round }ラウンド、{ $card }の群れ。
       *[other] { $marine }：第{ $round }ラウンド、「{ $card }」。
    }
play-had-chance =
    { $trial ->
        [slay] 倒す確率は{ $chance }でした。
        [survive] 生き残る確率は{ $chance }でした。
       *[other] 成功する確率は{ $chance }でした。
    }
play-in-round = 第{ $number }ラウンド。
play-unlucky = 最も不運なダイス
play-lucky = 最も幸運なダイス
play-roll-attack = { $marine }が{ $spot }の群れ（{ $number }体）を攻撃。
play-roll-defence = { $marine }が{ $spot }の群れ（{ $number }体）に対して防御。
play-roll-other =
    { $marine_kind ->
        [none] 「{ $card }」。
       *[other] 「{ $card }」：{ $marine }。
    }
play-deeds = 戦果
end-group = この{ $number }人での戦績：{ $all }戦{ $won }勝
end-group-forget = 消す

### Objects on the board of Death Angel: short labels to read, and full names for screen readers.

board-and = { $first }、{ $second }
board-can-choose = 選択可
board-is-chosen = 選択中

## Letters where space is narrow: Combat Teams and icons

board-letter-blue = 青
board-letter-grey = 灰
board-letter-green = 緑
board-letter-purple = 紫
board-letter-red = 赤
board-letter-yellow = 黄
board-letter-orange = 橙
board-letter-head = 頭
board-letter-tail = 尾
board-letter-claw = 爪
board-letter-tongue = 舌

## The formation

board-formation = フォーメーション
board-yours = 自分のチーム
board-position = ポジション{ $number }
board-range = 射程{ $number }
board-tokens =
    { $number ->
        [0] サポートトークンなし
       *[other] サポートトークン{ $number }個
    }
board-swarm-front = { $spot }の群れ（{ $marine }の前方）：{ $cards }
board-swarm-behind = { $spot }の群れ（{ $marine }の背後）：{ $cards }
board-swarm-size = { $number }体
board-swarm-done = { $cards }（攻撃済み）
board-survival = 生存率{ $chance }
board-slays = 撃破率{ $chance }
board-no-reroll = 背後からの攻撃、振りなおし不可
board-empty-spot = { $spot }、空き
board-creature = { $spot }の{ $card }
board-terrain = { $spot }の{ $terrain }
board-colour = { $colour }（4段階中{ $number }）
board-used = このラウンド発動済み
board-limited = ここに出現するのは最大1体

## Location, blip piles and decks

board-location = 現ロケーション
board-ahead = この先：{ $tiers }
board-ahead-last = ここが最終ロケーションです。
board-tier-final = { $tier }（最終）
board-pile =
    { $number ->
        [0] { $pile }：なし
       *[other] { $pile }：{ $number }枚
    }
board-known = 判明
board-pile-known = { $cards }を含む
board-spawn-major = 大規模出現：その色の区画カード1枚につき{ $number }体
board-spawn-minor = 小規模出現：その色の区画カード1枚につき{ $number }体
board-pile-empty = 空になると次のロケーションへ進みます。
board-deck-genestealer = ジーンスティーラーデッキ
board-deck-event = イベントデッキ
board-cards = { $number }枚
board-discarded = 捨て札{ $number }枚
board-nothing-discarded = 捨て札はまだありません。
board-dead-lords = 倒したブルードロード
board-slain = 死亡
board-supply = 未使用トークン置き場
board-looked-at = 上から{ $place }枚目：「{ $card }」

## Effects in force

board-effects = 適用中の効果
board-effects-none = 適用中の効果はありません。
board-effect-about = { $card }：{ $about }
board-effect-to-come = 次のラウンドから

## Action cards

board-hand = { $team }のアクションカード
board-action = { $number } { $action }、{ $type }
board-does-support = { type-support }：任意のマリーンにサポートトークン1個。
board-does-move_activate = { type-move_activate }：各自が入れ替え・向き変更・区画の発動。
board-does-attack = { type-attack }：各自が1回ずつ攻撃。
board-order = このラウンドのアクションカード
board-order-now = 解決中
board-order-done = 解決済み
board-order-waiting = 未解決
board-order-hidden = 選択済み（裏向き）
board-order-none = 未選択
board-order-out = 除去
board-intends = { $type }にしそう
board-order-team = { $team }、{ $seat }

## The die

board-die = ダイス：{ $face }
board-die-number = 出目の数
board-die-or = { $first }または{ $second }
board-die-none = どの目も不足
board-die-needs = 必要な目：{ $what }

### Names of Death Angel that are on the board; angel-terms.ftl explains them.

## Words of the rulebook

word-space_marine = スペースマリーン
word-current_player = 手番プレイヤー
word-power_field = パワーフィールド適用中
word-instinct = 直感

## Sides, facings and blip piles

side-left = 左
side-right = 右
facing-left = 左向き
facing-right = 右向き
pile-left = 左の敵反応パイル
pile-right = 右の敵反応パイル

## Phases

phase-setup = ゲームの準備
phase-choose = アクション選択フェイズ
    .short = アクション選択
phase-resolve = アクション解決フェイズ
    .short = アクション解決
phase-attack = ジーンスティーラー攻撃フェイズ
    .short = ジーンスティーラー攻撃
phase-event = イベントフェイズ
    .short = イベント
phase-travel = 進入
phase-over = ゲーム終了

## Types of Action card

type-support = 支援
type-move_activate = 移動＋発動
type-attack = 攻撃

## Colours of Terrain cards and spawn boxes; of Combat Teams

colour-green = 緑
colour-yellow = 黄色
colour-orange = オレンジ
colour-red = 赤
colour-blue = 青
colour-grey = 灰色
colour-purple = 紫

## Spawn sizes, movements and icons of Event cards; kinds of Location ability

size-major = 大規模出現
size-minor = 小規模出現
move-adjacent = 隣のポジションへの移動
move-flank = 回り込み
move-none = 移動なし
icon-head = 頭
icon-tail = 尾
icon-claw = 爪
icon-tongue = 舌
ability-upon_entering = 進入時
ability-activate_control_panel = コントロールパネルを発動

## Faces of the die

face-0 = 0
face-1 = 1（髑髏）
face-2 = 2（髑髏）
face-3 = 3（髑髏）
face-4 = 4
face-5 = 5

## What a roll needs, besides single faces

need-skull = 髑髏
need-number = 0より大きい目（その数だけ撃破）
need-above_0 = 0より大きい目
need-above_1 = 1より大きい目
need-above_2 = 2より大きい目
need-above_3 = 3より大きい目
need-above_4 = 4より大きい目
need-above_5 = 5より大きい目

## Outcomes of a roll that is kept

outcome-slain = 死亡
outcome-miss = 外れ
outcome-hit = 命中

## Tiers of Location cards

tier-1A = 段階1A
tier-1B = 段階1B
tier-1C = 段階1C
tier-2 = 段階2
tier-3 = 段階3
tier-4 = 段階4

## Results

result-win = 勝利
result-loss = 敗北

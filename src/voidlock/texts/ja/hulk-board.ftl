### ページ上の「スペースハルク」の盤。

## 地図

hulk-map = ハルクの地図
hulk-map-keys = 矢印キーでマスを移り、Enterでそこに働きかける。プラスとマイナスで拡大縮小、0で全体、Shiftと矢印キーで地図を動かし、Homeで行動中のマリーンへ戻る。
hulk-mini = 地図の全体
hulk-closer = 拡大
hulk-farther = 縮小
hulk-whole = 全体を見る

## マスの言葉

hulk-at = マス{ $square }、区画{ $section }
hulk-floor = 床
hulk-door =
    { $state ->
        [closed] 閉じた扉
        [open] 開いた扉
       *[destroyed] 壊れた扉
    }
hulk-bulkhead = 隔壁
hulk-burning = 炎上中
hulk-barrier = フォースバリア
hulk-object = 物品：{ $name }
hulk-objective = 目標：{ $name }
hulk-exit = { $facing }への出口
hulk-entry =
    { $number ->
        [0] 進入口{ $name }：潜伏なし
       *[other] 進入口{ $name }：潜伏{ $number }
    }
hulk-entry-square =
    { $number ->
        [0] { $name }の進入マス
       *[other] { $name }の進入マス、奥に潜伏{ $number }
    }
hulk-ladder = { $square }へのはしご
hulk-named = { $letter } { $name }
hulk-marine = { $name }、{ $role }、{ $facing }向き
hulk-mark-overwatch = 監視中
hulk-mark-guard = 警戒中
hulk-mark-jammed = 弾詰まり
hulk-mark-may_explode = 砲の暴発に注意
hulk-shots-left = 残弾{ $number }
hulk-psi = サイ{ $number }
hulk-stealer = ジーンスティーラー{ $name }、{ $facing }向き
hulk-lord = ブルードロード、{ $facing }向き
hulk-blip = ブリップ{ $name }
hulk-seen-by = { $names }の視界内
hulk-can = ここでできること：{ $answers }
hulk-seen-at = { $square }に{ $thing }、距離{ $number }。
hulk-sees = { $name }は{ $facing }を向き、{ $number }マス先まで見える。見えるもの：{ $things }
hulk-sees-nothing = { $name }は{ $facing }を向き、{ $number }マス先まで見える。床のほかは何もない。

## 断る理由

reason-no_way = そこへ通じる道はない。

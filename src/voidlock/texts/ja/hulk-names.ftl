### ミッションに出てくるものの名前。自作のミッションにある名前のないものは、記号で呼びます。

## マリーン

terminator-sgt = 軍曹
terminator-sb1 = ブラザー1
terminator-sb2 = ブラザー2
terminator-sb3 = ブラザー3
terminator-flamer = フレイマー兵
    .short = フレイマー兵
terminator-cannon = キャノン兵
    .short = キャノン兵
terminator-claws = クロウ兵
    .short = クロウ兵
terminator-chain = チェインフィスト兵
    .short = チェイン兵
terminator-lib = ライブラリアン

## 2個分隊とそのマリーン。アルファベットは地図で使う。

squad-A = アルファ隊
squad-B = ベータ隊

terminator-a_sgt = アルファ隊軍曹
    .short = アルファ軍曹
terminator-a_sb1 = アルファ隊ブラザー1
    .short = アルファ1
terminator-a_sb2 = アルファ隊ブラザー2
    .short = アルファ2
terminator-a_sb3 = アルファ隊ブラザー3
    .short = アルファ3
terminator-a_flamer = アルファ隊フレイマー兵
    .short = アルファ火
terminator-b_sgt = ベータ隊軍曹
    .short = ベータ軍曹
terminator-b_sb1 = ベータ隊ブラザー1
    .short = ベータ1
terminator-b_sb2 = ベータ隊ブラザー2
    .short = ベータ2
terminator-b_sb3 = ベータ隊ブラザー3
    .short = ベータ3
terminator-b_flamer = ベータ隊フレイマー兵
    .short = ベータ火

## エイリアン、目標、目標物

stealer-broodlord = ブルードロード

objective-control_room = 制御室
objective-cat_start = 記録装置が見つかった場所
objective-bank_north = 北の部屋
objective-bank_south = 南の部屋
objective-ducting = 配管
objective-console_north = 北のコンソール
objective-console_south = 南のコンソール

object-cat = 記録装置

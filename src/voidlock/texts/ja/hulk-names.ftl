### ミッションに出てくるものの名前。自作のミッションにある名前のないものは、記号で呼びます。

## マリーン

terminator-sgt = トーヴァル軍曹
    .short = トーヴァル
terminator-sb1 = ブラザー・アンスガー
    .short = アンスガー
terminator-sb2 = ブラザー・コーウィン
    .short = コーウィン
terminator-sb3 = ブラザー・ハルヴァ
    .short = ハルヴァ
terminator-flamer = ブラザー・イグナス
    .short = イグナス
terminator-cannon = ブラザー・ルドガー
    .short = ルドガー
terminator-claws = ブラザー・セヴリン
    .short = セヴリン
terminator-chain = ブラザー・オダリク
    .short = オダリク
terminator-lib = ライブラリアン・マティス
    .short = マティス

## 2個分隊とそのマリーン。アルファベットは地図で使う。

squad-A = アルファ隊
squad-B = ベータ隊

terminator-a_sgt = トーヴァル軍曹
    .short = トーヴァル
terminator-a_sb1 = ブラザー・アンスガー
    .short = アンスガー
terminator-a_sb2 = ブラザー・コーウィン
    .short = コーウィン
terminator-a_sb3 = ブラザー・ハルヴァ
    .short = ハルヴァ
terminator-a_flamer = ブラザー・イグナス
    .short = イグナス
terminator-b_sgt = ボルドリク軍曹
    .short = ボルドリク
terminator-b_sb1 = ブラザー・ウィスタン
    .short = ウィスタン
terminator-b_sb2 = ブラザー・エメリク
    .short = エメリク
terminator-b_sb3 = ブラザー・レオフィン
    .short = レオフィン
terminator-b_flamer = ブラザー・ケルマー
    .short = ケルマー

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

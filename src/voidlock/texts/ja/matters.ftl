### 今どこを見るべきか：確率から選んだ事実。答えは言わない。

matters-title = 今だいじなこと
matters-hide = 隠す
matters-none = 今のところ、特に目立つことはありません。
matters-of = { $number }/{ $total }：{ $fact }

## Death Angel

matters-danger =
    最も危険なのは{ $marine }です。次の攻撃で死亡する確率は{ $percent }です。{ $front ->
        [0] { $behind ->
            [0] まだ接敵状態ではありませんが、シフトで群れが来る可能性があります。
           *[other] 背後に{ $behind }体、前方にはいません。サポートトークンは{ $tokens }個です。
        }
       *[other] { $behind ->
            [0] 前方に{ $front }体います。サポートトークンは{ $tokens }個です。
           *[other] 前方に{ $front }体、背後に{ $behind }体います。サポートトークンは{ $tokens }個です。
        }
    }
matters-pile =
    { $number ->
        [0] { $pile }は空です。まもなく進入します。
       *[other] 先に尽きるのは{ $pile }です。残り{ $number }枚。{ $certain ->
            [no] 次のイベントで空になることはありません。
            [yes] 次のイベントで必ず空になり、進入が起こります。
           *[other] 次のイベントで空になって進入が起こる確率は{ $percent }です。
        }
    }
matters-travel =
    { $locations_count ->
        [1] 次のロケーションは{ $locations }です。新しい敵反応パイルは左{ $left }枚、右{ $right }枚です。
       *[other] 次のロケーションは次のどれかです：{ $locations }。新しい敵反応パイルは左{ $left }枚、右{ $right }枚です。
    }
matters-goal-lords = { $location }は最終ロケーションです。倒したブルードロードは{ $needed }体中{ $now }体です。
matters-goal-tokens = { $location }は最終ロケーションです。置かれたサポートトークンは{ $needed }個中{ $now }個です。
matters-goal-genestealers = { $location }は最終ロケーションです。残りのジーンスティーラーは{ $now }体です。いなくなれば勝利です。
matters-spawn = 次のイベントでジーンスティーラーが最も出現しやすいのは{ $spot }（{ $marine }の脇）です。確率は{ $percent }、最大{ $most }体です。

## Space Hulk

matters-hulk-danger =
    最も危険なのは{ $terminator }です。次の番に、{ $number }体のジーンスティーラーに襲われるおそれがあります。{ $squares ->
        [1] { $stealer }が隣にいます。1回の攻撃で死亡する確率は{ $percent }です。
       *[other] 最も近い{ $stealer }までは{ $squares }マスです。正面から1回攻撃された場合に死亡する確率は{ $percent }です。
    }
matters-hulk-blip =
    { $squares ->
        [1] 最も近いブリップは{ $terminator }の隣にいます。
       *[other] 最も近いブリップは{ $terminator }から{ $squares }マスのところにいます。
    }
matters-hulk-entry =
    { $squares ->
        [0] { $terminator }は進入口の前にいます。ここからブリップが来ます。
        [1] ブリップの来る進入口が{ $terminator }のすぐ隣にあります。
       *[other] ブリップの来る最も近い進入口は、{ $terminator }から{ $squares }マスのところにあります。
    }
matters-hulk-flame = まだ燃やしていない目標：{ $objectives }。最も近いマリーンは{ $terminator }で、あと{ matters-hulk-squares }です。
matters-hulk-operate = まだ操作していない目標：{ $objectives }。最も近いマリーンは{ $terminator }で、あと{ matters-hulk-squares }です。
matters-hulk-exited = 脱出したマリーンは{ $needed }人中{ $now }人です。出口に最も近いのは{ $terminator }で、あと{ matters-hulk-squares }です。
matters-hulk-carry = { $terminator }が{ $object }を運んでいます。最も近い出口まで{ matters-hulk-squares }です。
matters-hulk-fetch = { $object }はまだ誰も運んでいません。最も近いマリーンは{ $terminator }で、あと{ matters-hulk-squares }です。
matters-hulk-squares = { $squares }マス
matters-hulk-kills = 倒したエイリアンは{ $needed }体中{ $now }体です。
matters-hulk-survive = 今は第{ $now }ターンです。第{ $needed }ターンの終わりまで持ちこたえれば勝利です。
matters-hulk-exterminate = エイリアンがいなくなれば勝利です。盤上とこれから来る分を合わせて、ブリップとジーンスティーラーはあと{ $now }です。
matters-hulk-goal = 勝利条件：{ $condition }。
matters-hulk-turns =
    { $number ->
        [1] これが最後のターンです。
       *[other] 残りは、このターンを含めて{ $number }ターンです。
    }

## 「洞窟」の言葉。id：ask-<質問の種類>、option-<動詞>、told-<出来事>、reason-<id>、<ゲーム>-board

cave-board =
    第{ $round }ラウンド（全4ラウンド）。席ごとの金貨：{ $gold }。残りの宝石：{ $deck }個。{ $chosen ->
        [dig] 「掘る」を選びました。
        [rest] 「休む」を選びました。
       *[other] { "" }
    }{ $top ->
        [0] { "" }
       *[other] 次の宝石は金貨{ $top }枚分です。
    }

ask-cave_plan = 宝石を掘りますか、休みますか？
ask-cave_torch = たいまつで次の宝石を見ますか？

option-dig = 掘る
option-rest = 休む
option-look = 宝石を見る
option-go_on = 見ずに進む

told-plan_shown = { $dig ->
        [1] { $seat }は掘ります。
       *[other] { $seat }は休みます。
    }
told-gem_found = { $seat }が金貨{ $gem }枚分の宝石を見つけました。
told-torch_lit = { $gem ->
        [0] { $seat }が次の宝石を見ました。
       *[other] { $seat }が次の宝石を見ました。金貨{ $gem }枚分です。
    }
told-stone_rolled = { $falls ->
        [1] ダイスは{ $face }。落盤です！ 掘った人は金貨を1枚失います。
       *[other] ダイスは{ $face }。天井は崩れません。
    }
told-cave_left = 探検隊が洞窟を出ました：{ $result }。

reason-cave_not_now = 「{ $text }」はこの質問の答えではありません。

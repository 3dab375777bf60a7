### Puzzles of both games: the list, the verdict, the checker.

## What a puzzle says

puzzle-said = ［パズル：{ $title }］{ $text }
puzzle-solved = 正解です！ { $answer }：{ $chance }。これより良い手はありません。
puzzle-missed = あなたの答え「{ $answer }」は{ $chance }、最善の「{ $best }」は{ $than }です。
puzzle-searched = 確率は、それぞれの答えの続きを軍曹ボットが{ $plays }回ずつプレイした結果で、誤差は±{ $error }%です。

## The page

puzzle-title = パズル
puzzle-intro = 1つの局面に1つの問題です。最も確率の高い答えはどれでしょうか？ 今日のパズルは毎日、協定世界時の0時（日本時間の午前9時）に変わります。
puzzle-done = 正解済み
puzzle-heading = パズル：{ $title }
puzzle-back = 取り消す
puzzle-thinking = 確率を計算しています…
puzzle-your-chance = あなた：{ $answer }
puzzle-best-chance = 最善：{ $answer }
puzzle-right = 正解です。これより良い手はありません。
puzzle-wrong = もっと良い答えがあります。
puzzle-failed = 確率を計算できませんでした。少し待ってからもう一度試してください。

## The terminal

puzzle-way = パズル
puzzle-which = どのパズルにしますか？
puzzle-over = パズルは以上です。次はどうしますか？
puzzle-next = 次のパズル
puzzle-again = もう一度
puzzle-leave = やめる
puzzle-listed =
    { $state ->
        [solved] { $title }（正解済み）
        [today] { $title }（今日のパズル）
       *[new] { $title }
    }
reason-table_puzzle_unknown = 「{ $name }」というパズルはありません。
puzzle-unknown = 「{ $text }」というパズルはありません。`voidlock puzzle --list`で一覧を見られます。
puzzle-check-what = どのファイルですか？ `voidlock puzzle check FILE`のように指定してください。

## The checker

puzzle-sound = { $name }：{ $best }は正確に{ $chance }です。次に良い{ $other }は{ $than }です。
puzzle-sound-dealt = { $name }：{ $best }は{ $chance }、次に良い{ $other }は{ $than }です。{ $deals }通りの配り方で測り、差の誤差は±{ $error }%です。
puzzle-sound-searched = { $name }：{ $best }は{ $chance }、次に良い{ $other }は{ $than }です。それぞれ続きを{ $plays }回プレイして測り、差の誤差は±{ $error }%です。
reason-puzzle_goal_unknown = 「{ $goal }」という目標はありません。目標：{ $goals }。
reason-puzzle_rolls_first = 最初の質問の前にダイスが振られます。その目を`inputs`に書いてください。
reason-puzzle_asks_nothing = この局面では何も尋ねられません。
reason-puzzle_no_answer = `best`に当てはまる答えがありません。答え：{ $answers }。
reason-puzzle_every_answer = どの答えも`best`に当てはまります。答え：{ $answers }。
reason-puzzle_depends_on_deal = 確率が、見えないカードやブリップに左右されます。何通り配って測るかを`deals = 40`のように書いてください。
reason-puzzle_best_differ = { $answer }は`best`に当てはまりますが{ $chance }しかありません。{ $other }は{ $than }です。
reason-puzzle_not_clear = { $answer }（{ $chance }）が{ $other }（{ $than }）よりはっきり良いとは言えません。

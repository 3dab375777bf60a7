### Lessons of both games: the list, the panel in a game, the checker.

## The page

learn-title = 遊びながら覚える
learn-intro = 本物の盤面で進める、1つ1分ほどの短いレッスンです。いつでも中断して、続きから再開できます。
learn-done = 修了
learn-begun = 続きから
learn-start = 始める
learn-close = 閉じる
learn-step = { $title }・{ $number }／{ $steps }
learn-finished = { $title }・修了
learn-read = わかりました
learn-back = 前のステップ
learn-restart = 最初から
learn-go-home = やめる
learn-next-lesson = 次のレッスン
learn-play-now = 本番のゲームで遊ぶ
learn-look = ここに注目

## The terminal

learn-way = ガイド付きで学ぶ
learn-which-game = どちらのゲームを覚えますか？
learn-game =
    { $game ->
        [angel] スペースハルク：デスエンジェル
        [hulk] スペースハルク
       *[other] { $game }
    }
learn-which = どのレッスンにしますか？
learn-lesson =
    { $state ->
        [done] { $title }（修了）
        [begun] { $title }（続きから）
       *[new] { $title }
    }
learn-said = ［{ $title }・{ $number }／{ $steps }］{ $text }
learn-said-last = ［{ $title }］{ $text }
learn-over = レッスンは以上です。次はどうしますか？
learn-next = 次のレッスン
learn-again = このレッスンをもう一度
learn-leave = やめる
learn-no-advice = レッスンとパズルでは助言を使えません。答えると、よい答えだったかどうかが分かります。
learn-unknown = 「{ $text }」というレッスンはありません。1から{ $number }までの番号か、名前を指定してください：{ $lessons }。

## Wrong answers

reason-lesson_other = { $why }
reason-table_lesson_unknown = 「{ $name }」というレッスンはありません。

## The checker

learn-sound = { $name }：全{ $steps }ステップ、問題ありません。
learn-fault = ステップ{ $number }：{ $why }
learn-no-words = 「{ $language }」にメッセージ{ $id }がありません。
reason-lesson_empty = { file-place }レッスンには少なくとも1つのステップが必要です。
reason-file_no_toml = { file-place }"TOML"形式のファイルとして読み取れません：{ $why }
reason-lesson_other_question = このステップは「{ $at }」の質問を待っていますが、ゲームが尋ねているのは「{ $now }」です。
reason-lesson_no_answer = 「{ $text }」に当てはまる選択肢がありません。選択肢：{ $answers }。
reason-lesson_stuck = ゲームは進みますが、このステップを終える選択肢がありません。

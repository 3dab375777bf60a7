## どのゲームにも使う言葉（パッケージの外のゲームを含む）

reason-game_lacks =
    { $part ->
        [odds] このゲームには確率の表示がありません。
        [review] このゲームには振り返りがありません。
        [advice] このゲームには助言がありません。
        [plot] このゲームには結果の図がありません。
       *[screen] このゲームには専用の画面がありません。行表示で遊んでください：--plain
    }
terminal-plain-help =
    答え方：番号、かっこ内の文字かその先頭、または名前。Tabで補完します。
    Enterまたはboard：盤面をもう一度表示します。
    why 2：その答えが選べるか、選べないならその理由を表示します。
    undo：直前の答えを取り消します。公開されたダイスやカードは戻りません。
    log：最近の出来事。log all：すべての出来事。
    save ファイル名：ゲームを自分のファイルに保存します。
    lang ja：日本語。lang en：英語。
    quit：終了します。ゲームは答えるたびに保存されます。
terminal-plain-why-what = whyの後に答えを入力してください。例：why 2
terminal-plain-not-found = このゲームに「{ $text }」の説明はありません。
terminal-go-on-other = ゲーム「{ $game }」を続けますか（最後に遊んだのは{ $when }）？ [Y/n]{ " " }
terminal-unfinished-other = { $game }、最後に遊んだのは{ $when }

### The page: invitations, and a browser that keeps nothing.

invited-by = { $name }から{ $game }への招待です
invited-watch = { $name }が{ $game }をプレイしています
invited-angel = 1人から6人で遊ぶ協力型カードゲームです。スペースマリーンの分隊で、ジーンスティーラーの巣くう漂流船に挑みます。勝つのも負けるのも全員一緒です。
invited-hulk = 漂流船のジーンスティーラーにスペースマリーンで挑む、ミッション制のボードゲームです。
invited-somebody = 友人
invited-qr = 参加用リンクの二次元コード
unsaved-told = このブラウザでは何も保存できません。再読み込みや別のタブでは観戦しかできなくなります。次の専用リンクで自分の席に戻れます：
unsaved-start = このブラウザでは何も保存できないため、閉じるとゲームの記録が消えます。プレイはできます。席に戻るには、テーブルの専用リンクを控えてください。

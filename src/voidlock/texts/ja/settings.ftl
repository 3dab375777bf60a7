### ページの設定。

web-theme = 配色
web-theme-is =
    { $theme ->
        [dark] ダーク
        [light] ライト
       *[system] システムに従う
    }
web-speed = 速さ
web-speed-is =
    { $speed ->
        [none] 一瞬
        [fast] 速い
        [slow] 遅い
       *[normal] 普通
    }
web-speed-still = システムの設定により動きを止めています。出来事は静止画で表示され、「次へ」で進みます。
web-run = 自動で進める
web-run-text = 静止画が上の速さで順に切り替わります。
web-odds = 確率を表示
web-odds-text = マリーンが生き残る確率や、必要なダイスの目を表示します。
web-spare = 結果の変わらない選択を省略
web-spare-text = 振りなおしや受け流しをしても結果が良くならないときは省略します。
web-teacher = ラウンドごとに振り返る
web-teacher-text = ボットなら何を選んだか、その差はいくらかを表示します。
web-throws = 難しいダイスは自分の手で振る
web-throws-text = 成功率25%未満のロールは、自分で押して振ります。ほかの人が待つのは長くても数秒です。
web-guesses = ダイスの結果を予想する
web-guesses-text = スペースマリーンが全滅した後に予想できます。的中数はゲーム終了後に発表されます。
web-hints = ヒント
web-hints-text = はじめて出てきたことを、その場で一度だけ説明します
web-keys = 1文字のショートカットキー
web-keys-text = 文字や数字のキーで選択や取り消しができます。音声入力を使う場合や、誤って押してしまう場合はオフにしてください。
web-effects = 効果音の音量
web-music = 音楽の音量
web-notices = 自分の番を通知
web-notices-text = ほかの画面を見ているとき、ブラウザから通知します。
web-notices-none = このページでは通知を使えません。暗号化された接続か、このコンピューター上のページが必要です。
web-notices-denied = ブラウザが許可していません。このページのブラウザ設定で変更できます。

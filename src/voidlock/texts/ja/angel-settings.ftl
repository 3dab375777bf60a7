## 『Death Angel』で選べるルールの解釈（23.1節）：何についてか、それぞれの値

setting-merge = 攻撃フェイズで分けておいた群れ
setting-merge-attack = ジーンスティーラー攻撃フェイズで分けておいた群れは、すべての群れが攻撃し終えると合体します。
setting-merge-event = ジーンスティーラー攻撃フェイズで分けておいた群れは、イベントフェイズの終わりまで合体しません。それまでは攻撃も移動も別々に扱います。
setting-full_auto = 「{ action-full_auto }」での攻撃の順番
setting-full_auto-free = 「{ action-full_auto }」では、{ marine-valencio }は{ marine-leon }の攻撃の前でも間でも後でも攻撃できます。
setting-full_auto-in_a_row = 「{ action-full_auto }」では、{ marine-leon }は続けて攻撃し、{ marine-valencio }はその前か後に攻撃します。
setting-renew = デッキが尽きたとき
setting-renew-needed = デッキが尽きたら、次にカードを引くときに捨て札をシャッフルして新しいデッキにします。
setting-renew-empty = 最後のカードを引いたら、すぐに捨て札をシャッフルして新しいデッキにします。
setting-targets = 何も起こらない対象
setting-targets-useful = ほかに効果のある対象があるうちは、何も起こらない対象は選べません。
setting-targets-any = 何も起こらなくても、カードの文面に合う対象ならどれでも選べます。
setting-service_shaft = { location-service_shaft }の区画カード
setting-service_shaft-dark_corner = { location-service_shaft }の左側には、{ terrain-ventilation_duct }と{ terrain-dark_corner }を置きます。
setting-service_shaft-promethium_tank = { location-service_shaft }の左側には、{ terrain-ventilation_duct }と{ terrain-promethium_tank }を置きます。
setting-activate = 移動＋発動カード1枚で発動できる区画カード
setting-activate-each = チームのスペースマリーンはそれぞれ、前方の区画カードを1枚発動できます。
setting-activate-any = チームのスペースマリーンの前方にある区画カードは、何枚でも発動できます。
setting-activate-one = チーム全体で発動できる区画カードは1枚だけです。

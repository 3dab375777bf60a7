## The reading of the solo rules that players are offered (A34): the question, and each value

setting-lurking = Lurking aliens and sight
setting-lurking-path = An alien in an entry area makes a brood test if a marine sees any square of its way, as far as it would get.
setting-lurking-entry = An alien in an entry area makes a brood test only if a marine sees its entry square.

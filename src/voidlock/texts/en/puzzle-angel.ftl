### Puzzles of Death Angel. puzzle-angel-<puzzle> is its title, -ask its question, -why the idea of the answer (games/angel/puzzles).

puzzle-angel-behind = At your back
puzzle-angel-behind-ask = Red has one token to place before the Genestealers attack. Who takes it, so that everybody has the best chance to live?
puzzle-angel-behind-why = A token buys a reroll only against the swarm you look at. The two at L1 are behind Leon, so a token can't help him there. Valencio's lone Genestealer is in front of him.

puzzle-angel-shield = Behind the shield
puzzle-angel-shield-ask = Block is in force. Scipio has one attack and a token to reroll it. Which swarm does he attack, so that everybody has the best chance to live?
puzzle-angel-shield-why = With Block, Gideon dies only on a 0 or a 4: one card less changes little. Slay Leon's last Genestealer, and nobody attacks him at all.

puzzle-angel-send = Come to me
puzzle-angel-send-ask = Block is in force, and Strategize gives you a token to place and then moves a swarm. Place and move so that everybody has the best chance to live.
puzzle-angel-send-why = Nobody takes an attack better than Gideon behind his shield, so send Leon's swarm to him too. On his other side: two attacks of three are easier to block than one of six.

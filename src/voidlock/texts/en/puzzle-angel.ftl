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

puzzle-angel-heroic = Hero or survivor
puzzle-angel-heroic-ask = Claudio has a token and faces a lone Genestealer. He may attack it, or charge: that slays it for sure, but a 0 then slays him. What gives everybody the best chance to live?
puzzle-angel-heroic-why = A charge costs Claudio his life one time in six. An attack may miss, but then he still has his token to defend himself with, against a single Genestealer.

puzzle-angel-field = Where the shield isn't
puzzle-angel-field-ask = Block is in force, and Power Field can stop one swarm for this round. Which one, so that everybody has the best chance to live?
puzzle-angel-field-why = Gideon's shield stops half of all attacks, however big the swarm. Noctis has nothing but a high roll against his three. Put the field where no other card helps.

puzzle-angel-doubling = One less
puzzle-angel-doubling-ask = Scipio has one attack, and a token to reroll it. One Genestealer threatens Omnio, four threaten Goriel. Which swarm does he attack, so that everybody has the best chance to live?
puzzle-angel-doubling-why = Everybody has to live, so the chances multiply. One card less makes Goriel's chance twice as good; without his lone Genestealer, Omnio's is only half as good again.

puzzle-angel-keep = Second thoughts
puzzle-angel-keep-ask = Valencio attacked and missed. Does he pay his token to roll again, or keep it, so that everybody has the best chance to live?
puzzle-angel-keep-why = A reroll in attack works half the time. In defence against a single Genestealer it works two times in three, and you pay only if the first roll fails.

puzzle-angel-trap = The big red button
puzzle-angel-trap-ask = Red moves and may activate the Generatorium's panel: a skull slays up to four Genestealers, anything else slays the Marine who pressed it. Omnio must live. What does Red do?
puzzle-angel-trap-why = There's no swarm at position 2. A Marine there isn't attacked, so bring Omnio there and leave the panel alone: that's no gamble at all.

puzzle-angel-flank = Both sides
puzzle-angel-flank-ask = Leon has a token and a swarm on each side. Power Field stops one of them for this round. Which one, so that he has the best chance to live?
puzzle-angel-flank-why = The swarm in front is bigger, but there his token buys a reroll. Behind him he has nothing. Stop what the token can't reach.

puzzle-angel-aim = Far or near
puzzle-angel-aim-ask = Dead Aim: an attack by Noctis that shows a 4 slays up to three. He has a token to reroll it. Which swarm does he attack, so that everybody has the best chance to live?
puzzle-angel-aim-why = His own Genestealer is in front of him: his token helps there too. Gideon's four are behind Gideon, and a 4 on the die is worth most against many.

puzzle-angel-artefact = Now or later
puzzle-angel-artefact-ask = Four Genestealers are about to slay Leon. He can pay his token to roll again, or you discard the Artefact to be safe. Valencio is attacked next. What gives everybody the best chance to live?
puzzle-angel-artefact-why = If the reroll fails, you can still discard the Artefact. If it doesn't, you keep the Artefact for Valencio. The token is no use to anybody else.

puzzle-angel-stance = Firm stand
puzzle-angel-stance-ask = Defensive Stance gives you a token to place. On a Yellow Marine it works better: the reroll it buys saves him unless it's a 0. Who takes it, so that everybody has the best chance to live?
puzzle-angel-stance-why = Leon's swarm is bigger, but an ordinary reroll against three saves him one time in three. Goriel's reroll saves him five times in six.

puzzle-angel-gunner = Run, don't gun
puzzle-angel-gunner-ask = Run and Gun: Green may trade places, turn, and then pay tokens to attack. Use it so that everybody has the best chance to live.
puzzle-angel-gunner-why = A token is worth more in defence than in attack. Let Noctis with his token take Leon's place in front of the swarm, and don't fire a shot.

puzzle-angel-tank = Handle with care
puzzle-angel-tank-ask = Red may move, turn and activate the Promethium Tank: it slays all Genestealers on both sides of its position, and a 0 then slays the Marine who did it. What gives everybody the best chance to live?
puzzle-angel-tank-why = One time in six the tank slays your own Space Marine. Valencio looks at a single Genestealer with a token in hand: he dies one time in nine. Leave the tank alone.

puzzle-angel-spend = Nothing to save it for
puzzle-angel-spend-ask = Valencio attacked the Genestealer behind Omnio and missed. Does he pay his token to roll again, or keep it, so that everybody has the best chance to live?
puzzle-angel-spend-why = The two that attack Valencio are behind him, so his token can't save him from them. It's worth something only now.

puzzle-angel-three = Three to slay
puzzle-angel-three-ask = Claudio may charge: he slays up to three Genestealers up to one position away, on both sides, and a 0 then slays him. Make it count: everybody should live.
puzzle-angel-three-why = The chances of all three multiply. Two off Deino's four make his chance three times as good, and Leon without his lone Genestealer is safe. A third off Deino, or one off Claudio's own, does less.

puzzle-angel-brothers = Who needs it more?
puzzle-angel-brothers-ask = Green has played Block and places a token. Gideon faces four Genestealers, Noctis two. Who takes it, so that everybody has the best chance to live?
puzzle-angel-brothers-why = With Block, Gideon survives four of six rolls. Noctis survives only three of six: the smaller swarm is the greater danger.

puzzle-angel-teleport = Beam me out
puzzle-angel-teleport-ask = The Teleportarium takes a token from each Space Marine, or he rolls and a 0 slays him. Leon has a token, and a Genestealer in front of him attacks next. Token or roll, so that everybody has the best chance to live?
puzzle-angel-teleport-why = The roll fails one time in six. Without his token, Leon dies one time in three when the Genestealer attacks; with it, one time in nine.

puzzle-angel-friend = Watch his back
puzzle-angel-friend-ask = Valencio has one attack and a token. Which swarm does he attack, so that everybody has the best chance to live?
puzzle-angel-friend-why = The Genestealer at L2 is behind Leon, whose token is useless against it. Valencio can defend himself against his own two: he looks at them, and may keep his token for it.

puzzle-angel-healer = A helping hand
puzzle-angel-healer-ask = The Apothecarion's panel gives any Space Marine a token and may turn him around. Leon has a swarm on each side. Choose so that he has the best chance to live.
puzzle-angel-healer-why = A token helps only against what he looks at, and a reroll is worth more against three than against one. Give Leon the token and turn him to the big swarm.

puzzle-angel-example = Lead by example
puzzle-angel-example-ask = Lead by Example: if Lorenzo slays something, you place a token. Which swarm does he attack, so that everybody has the best chance to live?
puzzle-angel-example-why = Deino can't defend against what is behind him, and that lone Genestealer is gone with one hit. The token for the hit then helps Lorenzo against his own two.

puzzle-angel-swap = Change places
puzzle-angel-swap-ask = Block is in force. Reorganize lets Yellow trade places with anybody. Five Genestealers wait in front of Goriel. Find places so that everybody can live.
puzzle-angel-swap-why = Nobody rolls more than five. Only Gideon's shield stops such a swarm, half the time, so he has to take Goriel's place.

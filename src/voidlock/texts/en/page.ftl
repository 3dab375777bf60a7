### The page: invitations, and a browser that keeps nothing.

invited-by = { $name } invites you to { $game }
invited-watch = { $name } is playing { $game }
invited-angel = A cooperative card game for one to six players: your squad of Space Marines against a ship full of Genestealers. Everyone wins or loses together.
invited-hulk = A board game of Space Marines against the Genestealers of a derelict ship, mission by mission.
invited-somebody = A friend
invited-qr = QR code of the link to join
unsaved-told = Your browser doesn't let this page store anything. After a reload or in a new tab you would only be watching. This private link brings you back to your seat:
unsaved-start = Your browser doesn't let this page store anything: it will forget your games when you close it. You can play; copy the private link at the table to get back in.

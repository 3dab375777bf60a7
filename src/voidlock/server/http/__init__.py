"""HTTP routes: the page and its assets, invitations, missions and their trials, and the admin listener."""

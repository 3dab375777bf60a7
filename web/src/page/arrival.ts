// A challenge has a short path of its own, which a server describes to messengers. The page lives one folder above: it goes there
// before anything of it looks at its address.
const [, challenge] = /\/c\/([^/]*)$/.exec(location.pathname) ?? [];
if (challenge) history.replaceState(null, "", `../#challenge=${challenge}`);

export {};

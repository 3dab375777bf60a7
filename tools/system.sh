#!/bin/sh
# Brings the Debian packages that tests use. Without them `make test` still passes, except where CI=true.
set -eu
packages="tmux fonts-noto-cjk chromium postgresql nginx caddy openssl logrotate systemd"

missing=""
for package in $packages; do
    dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
        missing="$missing $package"
done
[ -n "$missing" ] || exit 0

refuse() {
    echo "Not installed:$missing ($1). The tests that need them will not run."
    [ "${CI:-}" != true ] || exit 1
    exit 0
}
command -v apt-get >/dev/null || refuse "there is no apt-get here"
[ "$(id -u)" = 0 ] || refuse "that needs root"

echo "Installing$missing"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# shellcheck disable=SC2086
apt-get install -y -qq --no-install-recommends $missing >/dev/null

#!/bin/sh
# Brings the Debian packages that tests use; `system.sh engines` brings the browsers of make engines, which CI does not run.
# Without them `make test` still passes, except where CI=true.
set -eu
packages="tmux fonts-noto-cjk chromium postgresql nginx caddy openssl logrotate systemd"
# The browser without a window takes two thirds of the processor time. The tests pass without it.
faster="chromium-headless-shell"
if [ "${1:-}" = engines ]; then
    packages="fonts-noto-cjk firefox-esr webkit2gtk-driver xvfb"
    faster=""
fi

absent() {
    for package in $1; do
        dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
            printf ' %s' "$package"
    done
}

install() {
    # shellcheck disable=SC2086
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $1 >/dev/null
}

refuse() {
    echo "Not installed:$missing ($1). The tests that need them will not run."
    [ "${CI:-}" != true ] || exit 1
    exit 0
}

missing=$(absent "$packages")
if [ -n "$missing" ]; then
    command -v apt-get >/dev/null || refuse "there is no apt-get here"
    [ "$(id -u)" = 0 ] || refuse "that needs root"
    echo "Installing$missing"
    install "$missing"
fi

slower=$(absent "$faster")
if [ -n "$slower" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing$slower"
    install "$slower" 2>/dev/null || echo "Not installed:$slower. The tests in a browser take longer."
fi

#!/bin/sh
# Subsets the page's fonts (run by hand, needs npm and fonttools with brotli): tools/fonts.sh
set -eu
fonts=$(cd "$(dirname "$0")/../web/src/page/fonts" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm install --silent --prefix "$work" @fontsource/barlow-semi-condensed @fontsource/big-shoulders-display
for font in barlow-semi-condensed:500 barlow-semi-condensed:700 big-shoulders-display:800; do
    family=${font%:*} weight=${font#*:}
    pyftsubset "$work/node_modules/@fontsource/$family/files/$family-latin-$weight-normal.woff2" \
        --unicodes=U+20-7E,A0,B7,D7,2013,2014,2018,2019,201C,201D,2022,2026,2190-2193,2212,2264,2265 \
        --layout-features=kern,liga,tnum --name-IDs=0,1,2,3,4,5,6,13,14 --no-hinting --flavor=woff2 --output-file="$fonts/$family-$weight.woff2"
done

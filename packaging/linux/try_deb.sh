#!/usr/bin/env bash
# The .deb as a user has it: installed in a bare Debian 12, started, copied from and pasted into, played for a deal with
# real mouse and key events, and removed. Needs root, debootstrap, bubblewrap, Xvfb, xdotool and openbox; on Debian:
#   apt-get install debootstrap bubblewrap xvfb xdotool openbox
# packaging/linux/try_deb.sh dist/gaigel-desktop_0.1.0_amd64.deb [FOLDER-OF-THE-BARE-SYSTEM]
set -euo pipefail
deb=$(realpath "$1")
bare=${2:-$(mktemp -d)/bare}
cd "$(dirname "$0")/../.."
mirror=${MIRROR:-}  # debootstrap's own where none is named
number=${NUMBER:-62}

step() { printf '\n== %s (%d s)\n' "$*" $SECONDS; }
in_bare() { bwrap --bind "$bare" / --dev /dev --proc /proc --bind /tmp /tmp --ro-bind /etc/resolv.conf /etc/resolv.conf \
  --setenv DEBIAN_FRONTEND noninteractive "$@"; }
files() { find "$bare" -xdev \( -type f -o -type l \) -not -path '*/var/*' -not -path '*/etc/ld.so.cache' \
  -not -path '*/tmp/*' | sort; }

if [ ! -x "$bare/usr/bin/apt-get" ]; then
  step "a bare Debian 12"
  debootstrap --variant=minbase bookworm "$bare" ${mirror:+"$mirror"} >/dev/null
fi
files >"$bare.before"

step "installed, with the libraries it depends on and nothing that it only recommends"
cp "$deb" "$bare/srv/game.deb"
in_bare apt-get update -qq
in_bare apt-get install -y -qq --no-install-recommends /srv/game.deb >/dev/null
rm "$bare/srv/game.deb"
in_bare dpkg -s gaigel-desktop | grep -E '^(Status|Version|Installed-Size|Depends)'

step "without a screen it says so, and the commands work"
if in_bare --unsetenv DISPLAY --unsetenv WAYLAND_DISPLAY /usr/games/gaigel-desktop 2>"$bare.said" >/dev/null; then exit 1; fi
grep -q DISPLAY "$bare.said"
in_bare --chdir /srv /usr/games/gaigel-desktop simulate --deals 5 --match --out bare.jsonl
in_bare --chdir /srv /usr/games/gaigel-desktop verify bare.jsonl
in_bare --chdir /srv --setenv LD_BIND_NOW 1 /usr/games/gaigel-desktop show --leaflet bare.html
rm "$bare/srv/bare.jsonl" "$bare/srv/bare.html"

step "a deal with real events"
Xvfb ":$number" -screen 0 1920x1080x24 -nolisten tcp -dpi 96 >/dev/null 2>&1 &
screen=$!
trap 'kill $screen 2>/dev/null || true' EXIT
sleep 2
DISPLAY=":$number" openbox >/dev/null 2>&1 &
# Whoever plays finds the window by the number of the process, which unshare and chroot keep.
inside='export PATH=/usr/sbin:/usr/bin; mount --bind /tmp "$0/tmp" && mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" &&
  PATH=/nonexistent exec /usr/sbin/chroot "$0" /usr/games/gaigel-desktop'
DISPLAY=":$number" "${PYTHON:-.venv/bin/python}" -m tests.e2e "$(command -v unshare)" --mount /bin/sh -c "$inside" "$bare"

step "removed"
in_bare apt-get purge -y -qq gaigel-desktop >/dev/null
in_bare apt-get autoremove -y -qq --purge >/dev/null
files | diff "$bare.before" - || { echo "this was left behind, or is gone"; exit 1; }
step "all is well"

#!/bin/sh
# Puts into a folder what a program of Node needs of an operating system: Node itself, its libraries, a shell (the gate's sandbox sets its
# bounds with it), a user without rights, and the folders that may be written to. Nothing else: no package manager, no other tools.
#
#   rootfs.sh <the node that it gets> <folder>
set -eu
node=$(readlink -f "$1")
root=$2
shell=$(readlink -f /bin/sh)

mkdir -p "$root/usr/bin" "$root/bin" "$root/etc" "$root/data" "$root/tmp"
cp "$node" "$root/usr/bin/node"
cp "$shell" "$root/bin/sh"
for library in $(ldd "$node" "$shell" | sed -n 's/^[^/]*\(\/[^ ]*\) (0x.*/\1/p' | sort -u); do
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done
printf 'root:x:0:0::/:/bin/sh\nparlour:x:65532:65532::/data:/bin/sh\n' > "$root/etc/passwd"
printf 'root:x:0:\nparlour:x:65532:\n' > "$root/etc/group"
# Names are looked up in these files first, then by DNS.
printf 'hosts: files dns\n' > "$root/etc/nsswitch.conf"
chown 65532:65532 "$root/data"
chmod 1777 "$root/tmp"
# The same files give the same layer.
find "$root" -exec touch -h -d @0 {} +

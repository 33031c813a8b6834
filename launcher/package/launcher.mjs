import { ALLOCATOR, FLAGS, SERVER_FLAGS } from '../serve/api-node.mjs';

const OLDEST_NODE = 24;

/**
 * The artefact's program `bin/ospite`, for `/bin/sh`: `ospite serve`, `ospite migrate`, `ospite account …`. It runs the server
 * as `npm start` does (decision 8), under the Node packed beside it or the machine's own.
 */
export const launcher = () => `#!/bin/sh
# Runs the server and its commands: ospite serve | migrate | account … | media …
set -eu
root=$(dirname "$(dirname "$(readlink -f "$0")")")
node="$root/node/bin/node"
[ -x "$node" ] || node=node
version=$("$node" --version 2>/dev/null || echo v0)
major=\${version#v}
if [ "\${major%%.*}" -lt ${OLDEST_NODE} ]; then
  echo "Ospite needs Node.js ${OLDEST_NODE} or later in PATH (found: $version): install it, or take the archive that has it." >&2
  exit 78
fi
${Object.entries(ALLOCATOR)
  .map(([name, value]) => `: "\${${name}:=${value}}"\nexport ${name}`)
  .join('\n')}
[ "\${1:-}" = serve ] || exec "$node" ${FLAGS.join(' ')} "$root/apps/api/main.mjs" "$@"

# A server is watched: it sends SIGUSR1 every 5 s, which systemd is told, too. When none has come for 25 s, it hangs: SIGINT
# has it say where, SIGKILL ends it, and another one begins. The seconds are those in which this program runs.
silent= stopping= child=
trap 'silent=0; [ -z "\${NOTIFY_SOCKET:-}" ] || systemd-notify WATCHDOG=1 || :' USR1
trap 'stopping=1; kill -TERM "$child" 2>/dev/null || :' TERM INT HUP
trap tick ALRM
tick() {
  [ -n "$silent" ] || return 0
  silent=$((silent + 1))
  if [ "$silent" -eq "\${HUNG_SECONDS:-25}" ]; then
    echo 'The server hangs; ending it and starting another one.' >&2
    kill -INT "$child" 2>/dev/null || :
  elif [ "$silent" -gt $((\${HUNG_SECONDS:-25} + 2)) ]; then
    kill -KILL "$child" 2>/dev/null || :
  fi
}
while sleep 1 && kill -ALRM $$ 2>/dev/null; do :; done &
ticker=$!
while [ -z "$stopping" ]; do
  silent= code=0
  SIGNAL_PARENT=1 "$node" ${[...FLAGS, ...SERVER_FLAGS].join(' ')} "$root/apps/api/main.mjs" "$@" &
  child=$!
  # A signal ends the wait, and not the server.
  while code=0; wait "$child" || code=$?; kill -0 "$child" 2>/dev/null; do :; done
  [ "\${silent:-0}" -ge "\${HUNG_SECONDS:-25}" ] || break
done
kill "$ticker" 2>/dev/null || :
exit "$code"
`;

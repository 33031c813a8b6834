import { ALLOCATOR, FLAGS } from '../serve/api-node.mjs';

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
exec "$node" ${FLAGS.join(' ')} "$root/apps/api/main.mjs" "$@"
`;

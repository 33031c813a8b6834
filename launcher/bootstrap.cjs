'use strict';

/**
 * The first thing every npm script runs: `node launcher/bootstrap.cjs <entry> [arguments]`. Without an entry it only installs:
 * `prestart` does, in a process that ends, since a Node that starts another one stays beside it with its memory. The `node`
 * of `start` is then the project's own, which npm puts first in PATH; within one script a shell would remember the other.
 *
 * It needs nothing but the Node a person already has: it installs the dependencies when they are missing or
 * outdated, then starts the entry under the project's own Node.
 */
const path = require('node:path');

const OLDEST_NODE = [20, 11];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  console.error(`Ospite needs Node.js ${OLDEST_NODE.join('.')} or later; this is ${process.version}.`);
  process.exit(1);
}

const { ensureInstalled } = require('./bootstrap/install.cjs');
const { chooseNode } = require('./bootstrap/node-choice.cjs');
const { runEntry } = require('./bootstrap/run-entry.cjs');

async function main() {
  const [entry, ...args] = process.argv.slice(2);
  const root = path.resolve(__dirname, '..');
  process.chdir(root);
  await ensureInstalled(root);
  if (!entry) return;
  process.exitCode = await runEntry(root, chooseNode(root), entry, args);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(error.exitCode ?? 1);
});

'use strict';

/**
 * The first thing every npm script runs: `node tools/bootstrap.cjs <entry> [arguments]`.
 *
 * It needs nothing but the Node a person already has: it installs the dependencies when they are missing or
 * outdated, then starts the entry under the project's own Node. It is a wrapper and not a `prestart` script,
 * because a separate process cannot change the Node that runs the script after it.
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
  if (!entry) throw new Error('Usage: node tools/bootstrap.cjs <entry> [arguments]');
  const root = path.resolve(__dirname, '..');
  process.chdir(root);
  await ensureInstalled(root);
  process.exitCode = await runEntry(root, chooseNode(root), entry, args);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(error.exitCode ?? 1);
});

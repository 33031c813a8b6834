'use strict';

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

/** The project's own Node, an optional dependency for the commonest machines. */
function pinnedNode(root) {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  return path.join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
}

/** A binary may be present and still not start: musl instead of glibc, or a glibc that is too old. */
const starts = (file) => file === process.execPath || spawnSync(file, ['--version']).status === 0;

/**
 * The Node that runs everything: the pinned one, otherwise the one running now, which the bootstrap has already
 * found to be recent enough.
 * @returns {string} Absolute path of the program.
 */
function chooseNode(root) {
  const pinned = pinnedNode(root);
  // npm puts the installed packages' programs first in PATH, so from the second start on we already run under it.
  if (fs.existsSync(pinned) && fs.realpathSync(pinned) === process.execPath) return process.execPath;
  if (fs.existsSync(pinned) && starts(pinned)) return pinned;
  const why = fs.existsSync(pinned)
    ? 'does not start here'
    : `has no package for ${process.platform}-${process.arch}`;
  if (Number(process.versions.node.split('.')[0]) < 24) {
    console.log(`The project's own Node 24 ${why}; continuing with ${process.version}.`);
  }
  return process.execPath;
}

module.exports = { chooseNode };

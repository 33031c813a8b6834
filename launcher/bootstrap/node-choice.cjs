'use strict';

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

/** The first Node that runs everything without the project's own one. */
const FIRST_MAJOR = 24;

/** The project's own Node, an optional dependency for the commonest machines. */
function pinnedNode(root) {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  return path.join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
}

/** A binary may be present and still not start: musl instead of glibc, or a glibc that is too old. */
const starts = (file) => file === process.execPath || spawnSync(file, ['--version']).status === 0;

/**
 * The Node that runs everything: the pinned one, otherwise the one running now, when it is recent enough.
 * @returns {string} Absolute path of the program.
 * @throws {Error} On a machine that the pinned one does not run on, with an older one.
 */
function chooseNode(root) {
  const pinned = pinnedNode(root);
  // npm puts the installed packages' programs first in PATH, so from the second start on we already run under it.
  if (fs.existsSync(pinned) && fs.realpathSync(pinned) === process.execPath) return process.execPath;
  if (fs.existsSync(pinned) && starts(pinned)) return pinned;
  const why = fs.existsSync(pinned)
    ? 'does not start here'
    : `has no package for ${process.platform}-${process.arch}`;
  if (Number(process.versions.node.split('.')[0]) < FIRST_MAJOR)
    throw new Error(
      `The project's own Node ${why}, and this is ${process.version}: install Node ${FIRST_MAJOR}.`,
    );
  return process.execPath;
}

module.exports = { chooseNode };

'use strict';

const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const stampFile = (root) => path.join(root, 'node_modules', '.install-stamp');

/** What an installation depends on, as one hash: both package files, the platform and the architecture. */
function wantedStamp(root) {
  return crypto
    .createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package.json')))
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/** Whether `node_modules` is complete and matches these package files. The stamp is written last. */
function isInstalled(root) {
  try {
    return fs.readFileSync(stampFile(root), 'utf8') === wantedStamp(root);
  } catch {
    return false;
  }
}

function writeStamp(root) {
  fs.writeFileSync(stampFile(root), wantedStamp(root));
}

function removeStamp(root) {
  fs.rmSync(stampFile(root), { force: true });
}

module.exports = { isInstalled, writeStamp, removeStamp };

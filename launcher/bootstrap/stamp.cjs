'use strict';

const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const stampFile = (root) => path.join(root, 'node_modules', '.install-stamp');

/** Of all scripts, npm runs these when it installs. */
const RUN_BY_INSTALL = /^(pre|post)?(install|prepare)$|^prepublish$/;

/** What `package.json` says to npm's installation: anything but the commands and sentences for people. */
function asInstalled(root) {
  const described = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const scripts = Object.entries(described.scripts ?? {}).filter(([name]) => RUN_BY_INSTALL.test(name));
  return JSON.stringify({ ...described, scripts, description: undefined });
}

/** What an installation depends on, as one hash: both package files, the platform and the architecture. */
function wantedStamp(root) {
  return crypto
    .createHash('sha256')
    .update(asInstalled(root))
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

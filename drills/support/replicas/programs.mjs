import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { stopChild } from '../../../tools/process/run.mjs';
import { atEnd } from '../../../tools/process/shutdown.mjs';

const FOLDERS = ['/usr/sbin', '/usr/bin'];

/**
 * A program of Debian's package of the same name.
 * @throws {assert.AssertionError} When the machine has none; the drill is never left out.
 */
export function debianProgram(name) {
  const found = FOLDERS.map((folder) => `${folder}/${name}`).find((file) => fs.existsSync(file));
  assert.ok(found, `There is no ${name} in ${FOLDERS.join(' or ')}: install Debian's package ${name}.`);
  return found;
}

/**
 * Starts a program that runs until it is stopped, with its output in a file; at the end of our process at the latest.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { log: string }} options
 */
export function startProgram(command, args, { log, ...options }) {
  const output = fs.openSync(log, 'a', 0o600);
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', output, output] });
  fs.closeSync(output);
  const forget = atEnd(() => stopChild(child));
  child.once('exit', forget);
  return child;
}

/** The last lines that a program wrote, for the message of a failure. */
export const lastLines = (log) => fs.readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n');

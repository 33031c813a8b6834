import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from '../../launcher/process/alive.mjs';
import { makeThrowAwayFolder } from '../../launcher/process/guard.mjs';
import { stopChild } from '../../launcher/process/run.mjs';
import { atEnd } from '../../launcher/process/shutdown.mjs';

/** Time limits are multiplied by this on a busy machine; the figures stay what they are. */
export const PATIENCE = Number(process.env.DRILL_PATIENCE ?? 1);
const LOOK_AGAIN_MS = 50;
const ANSWER_MS = 5_000;
const CONNECT_MS = 5_000;
const GONE_MS = 10_000;

/**
 * Waits until something holds.
 * @param {string} what For the message of the failure: "the site is ready again".
 * @param {() => unknown} holds A promise that rejects counts as no.
 * @param {number} withinMs
 * @returns {Promise<number>} Milliseconds.
 * @throws {assert.AssertionError} When it does not hold in time.
 */
export async function until(what, holds, withinMs) {
  const began = performance.now();
  for (;;) {
    const isSo = await Promise.try(holds).catch(() => false);
    const waited = performance.now() - began;
    if (isSo) return waited;
    if (waited > withinMs * PATIENCE)
      assert.fail(`After ${(waited / 1000).toFixed(1)} s not yet so: ${what}.`);
    await pause(LOOK_AGAIN_MS);
  }
}

/**
 * Makes a part that is stopped at the end of the block that has it `await using`, or of our process at the latest.
 * @template {object} Part
 * @param {Part} part
 * @param {() => unknown} end
 * @returns {Part & AsyncDisposable & { stop: () => Promise<void> }}
 */
export function stoppable(part, end) {
  /** @type {Promise<void> | undefined} */
  let stopped;
  const stop = () =>
    (stopped ??= (async () => {
      forget();
      await end();
    })());
  const forget = atEnd(stop);
  return Object.assign(part, { stop, [Symbol.asyncDispose]: stop });
}

/** A folder of the system's that every user may enter, and that vanishes. */
export function newFolder() {
  const { folder, remove } = makeThrowAwayFolder('ospite-drill-');
  return stoppable({ folder }, remove);
}

/** Files below a folder, hidden ones included. @param {string} folder */
export const filesBelow = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Starts a program that runs until it is stopped, with all that it starts.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function startProgram(command, args, options = {}) {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {string[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(String(text)));
  const ended = new Promise((resolve) => {
    child.once('close', (code) => resolve(code ?? 1));
    child.once('error', (error) => resolve(said.push(error.message)));
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return stoppable(
    {
      child,
      pid: Number(child.pid),
      isRunning,
      /** The exit code, once it has ended. */
      ended: /** @type {Promise<number>} */ (ended),
      said: () => said.join(''),
      /** Waits until it does what it is for; a failure has its last words. @param {() => unknown} isUp */
      untilUp: (isUp, withinMs = 60_000) =>
        until(`${command} is up, or has ended`, async () => !isRunning() || (await isUp()), withinMs)
          .then((ms) => (isRunning() ? ms : assert.fail(`${command} ended.`)))
          .catch((error) => assert.fail(`${error.message}\n${said.slice(-20).join('')}`)),
    },
    () => stopChild(child),
  );
}

/** Kills a process with SIGKILL, and waits until it is gone. @param {number | undefined} pid */
export async function kill(pid) {
  assert.ok(pid, 'There is no process to kill.');
  process.kill(pid, 'SIGKILL');
  await until('the killed process is gone', () => !isAlive(pid), GONE_MS);
}

/** Whether the site at this address says that guests can be served. @param {string} url */
export const isReady = (url) =>
  fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Asks a database on a connection of its own, which is closed again.
 * @param {string} databaseUrl
 * @param {string} sql
 * @param {unknown[]} [values]
 * @returns {Promise<any[]>}
 */
export async function ask(databaseUrl, sql, values) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @param {() => number} read @param {() => Promise<unknown>} work @returns {Promise<number>} The most that was read meanwhile. */
export async function peakDuring(read, work) {
  let most = read();
  const watch = setInterval(() => (most = Math.max(most, read())), LOOK_AGAIN_MS);
  await work().finally(() => clearInterval(watch));
  return most;
}

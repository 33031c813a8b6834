import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newFolder, PATIENCE } from '../kit/basics.mjs';
import { drill, figure, say } from '../kit/drill.mjs';
import { startNginx } from '../kit/nginx.mjs';
import { startDrillProduct } from '../kit/product.mjs';
import { send } from '../kit/load/send.mjs';

const SECONDS = Number(process.env.DRILL_SLOW_SECONDS ?? 120);
const SENDERS = 60;
const MOST_P99_MS = 500;
const ASK_EVERY_MS = 200;
/** A server that has just started compiles its own code first. */
const WARM_UP_MS = 10_000;
const PROGRAM = fileURLToPath(new URL('../kit/load/slow-senders.mjs', import.meta.url));
/** Each has sockets of its own number. */
const PROGRAMS = 3;

/** A guest's visit. @returns {Promise<number>} Milliseconds; infinite when it fails. @param {string} url */
async function visit(url) {
  const { status, ms } = await send(url);
  return status === 200 ? ms : Infinity;
}

/** Visits again and again. @returns {Promise<number[]>} Their times, sorted. @param {string} url @param {number} ms */
async function visitDuring(url, ms) {
  const visits = [];
  for (const began = performance.now(); performance.now() - began < ms; await pause(ASK_EVERY_MS))
    visits.push(visit(url));
  return (await Promise.all(visits)).sort((one, other) => one - other);
}

/**
 * Attackers have machines of their own: theirs take no time from this one's. Where Linux groups processes by session, a
 * priority counts within the session alone, so the session gets it, too. @param {number} pid of a session's first process
 */
function lowerPriority(pid) {
  os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  const session = `/proc/${pid}/autogroup`;
  if (fs.existsSync(session)) fs.writeFileSync(session, String(os.constants.priority.PRIORITY_LOW));
}

/**
 * Attacks and visits meanwhile.
 * @param {{ url: string, file: string, each: number }} target
 */
async function attack({ url, file, each }) {
  const { port } = new URL(url);
  await visitDuring(url, WARM_UP_MS);
  const kind = url.startsWith('https') ? 'tls' : 'plain';
  const share = SENDERS / PROGRAMS;
  const programs = Array.from({ length: PROGRAMS }, (_, at) => {
    const program = fork(PROGRAM, [port, at * share, share, each, file, kind].map(String), {
      detached: true,
    });
    if (program.pid) lowerPriority(program.pid);
    return program;
  });
  try {
    const [pages, liveness] = await Promise.all(
      ['/', '/api/health/live'].map((address) => visitDuring(url + address, SECONDS * 1000)),
    );
    for (const [name, times] of Object.entries({ 'a page': pages, liveness })) {
      const p99 = times[Math.floor(times.length * 0.99)] ?? Infinity;
      say(`${name}: ${times.filter((ms) => ms === Infinity).length} of ${times.length} failed.`);
      figure(`${name} meanwhile (${kind}), p99`, p99, 'ms', `≤ ${MOST_P99_MS} ms`);
      assert.ok(p99 <= MOST_P99_MS * PATIENCE, `${name} took ${p99.toFixed(0)} ms at p99.`);
    }
  } finally {
    for (const program of programs) program.kill('SIGKILL');
  }
}

/** @param {NodeJS.ProcessEnv} env @param {(product: { url: string, file: string }) => Promise<void>} work */
async function withProduct(env, work) {
  await using product = await startDrillProduct({ HOST: '127.0.0.1', QUOTES_PER_HOUR: '20', ...env });
  const url = product.url.replace('localhost', '127.0.0.1');
  const home = await (await fetch(url)).text();
  const [file = ''] = /\/uploads\/[\w-]+\/[\w.-]+\.jpg/.exec(home) ?? [];
  if (!file) throw new Error('The home page shows no picture.');
  await work({ url, file });
}

/** @param {NodeJS.ProcessEnv} [env] */
const direct = (env = {}) => withProduct(env, (target) => attack({ ...target, each: 450 }));

const behindNginx = () =>
  withProduct(
    { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'https://www.example.org' },
    async ({ url, file }) => {
      await using place = newFolder();
      await using nginx = await startNginx(place.folder, [{ url }]);
      await attack({ url: nginx.url, file, each: 200 });
    },
  );

await drill(
  'Sixty senders that send and read a byte at a time, 450 connections each, keep no guest waiting; nor behind nginx.',
  async () => {
    await direct();
    await behindNginx();
  },
  { 'the senders count as trusted proxies': () => direct({ TRUSTED_PROXIES: '127.1.0.0/16' }) },
);

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../launcher/process/nx.mjs';
import { freePort } from '../../../launcher/process/ports.mjs';
import { apiNode } from '../../../launcher/serve/api-node.mjs';
import { startBucket } from '../bucket.mjs';
import { ask, newFolder, startProgram, stoppable } from '../basics.mjs';
import { fitted, startNginx } from '../nginx.mjs';
import { startPair } from '../postgres.mjs';
import { SETTINGS } from '../product.mjs';
import { newServer } from '../server.mjs';

/**
 * Debian's HAProxy with the configuration of `deploy/`, in front of a pair.
 * @param {string} folder
 * @param {Awaited<ReturnType<typeof startPair>>} pair
 * @param {boolean} asks Without it every server that takes connections passes its check.
 */
export async function startHaproxy(folder, { primary, standby }, asks) {
  const port = await freePort();
  const text = fitted(fs.readFileSync(path.join(ROOT, 'deploy/haproxy/ospite.cfg'), 'utf8'), [
    [/bind 127\.0\.0\.1:5432/, `bind 127.0.0.1:${port}`],
    [/server one 10\.0\.0\.11:5432/, `server one 127.0.0.1:${primary.port}`],
    [/server two 10\.0\.0\.12:5432/, `server two 127.0.0.1:${standby.port}`],
    [/peer balancer1 10\.0\.0\.21:10000/, `peer balancer1 127.0.0.1:${await freePort()}`],
    [/^ *peer balancer2 .*\n/m, ''],
    // Only root becomes another user.
    [/^ *(user|group|chroot) .*\n/gm, process.getuid?.() === 0 ? '$&' : ''],
    ...(asks
      ? []
      : [/** @type {[RegExp, string]} */ ([/^ *(option tcp-check|tcp-check .*|stick.*)\n/gm, ''])]),
  ]);
  const file = path.join(folder, `haproxy-${port}.cfg`);
  fs.writeFileSync(file, text);
  const program = startProgram('/usr/sbin/haproxy', ['-db', '-f', file], { cwd: folder });
  const url = primary.url.replace(`:${primary.port}/`, `:${port}/`);
  await program.untilUp(() => ask(url, 'select 1'));
  return Object.assign(program, { url });
}

/** What every replica gets: the drill's guests share one machine, and nginx is the proxy. */
const COMMON = {
  ...SETTINGS,
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.example.org',
  TRUSTED_PROXIES: 'loopback',
  SUPER_ADMIN_KEY: 'drill-super-admin-key',
  SEED_DEMO: '1',
  LOG_LEVEL: 'warn',
};

/**
 * A site past one machine: nginx, two replicas of the API, HAProxy, a PostgreSQL with its streaming standby, an
 * S3-compatible server; the configurations are those of `deploy/`.
 * @param {{ isSynchronous?: boolean, retries?: boolean }} [broken] What a control does without.
 */
export async function startStack({ isSynchronous = true, retries = true } = {}) {
  const parts = new AsyncDisposableStack();
  try {
    const { folder } = parts.use(newFolder());
    const pair = parts.use(await startPair({ isSynchronous }));
    const bucket = parts.use(await startBucket());
    const { url: databaseUrl } = parts.use(await startHaproxy(folder, pair, true));
    const { args, env } = apiNode(['serve'], { ...COMMON, ...bucket.env, DATABASE_URL: databaseUrl });
    const one = async () => parts.use(await newServer([process.execPath, ...args], env));
    const replicas = [await one(), await one()];
    await Promise.all(replicas.map((replica) => replica.start()));
    const place = path.join(folder, 'nginx');
    fs.mkdirSync(place);
    const noRetry = (/** @type {string} */ text) =>
      text.replaceAll('proxy_next_upstream error timeout;', 'proxy_next_upstream off;');
    const nginx = parts.use(await startNginx(place, replicas, retries ? undefined : noRetry));
    const all = parts.move();
    const stack = { folder, pair, bucket, replicas, nginx, url: nginx.url, databaseUrl };
    return stoppable(stack, () => all.disposeAsync());
  } catch (error) {
    await parts.disposeAsync();
    throw error instanceof assert.AssertionError ? new Error(error.message) : error;
  }
}

/** @typedef {Awaited<ReturnType<typeof startStack>>} Stack */

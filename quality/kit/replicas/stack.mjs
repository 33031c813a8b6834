import assert from 'node:assert/strict';
import { apiNode } from '../../../launcher/serve/api-node.mjs';
import { newFolder, stoppable } from '../basics.mjs';
import { startBucket } from '../bucket.mjs';
import { startNginx } from '../nginx.mjs';
import { startOldPostgres } from '../postgres.mjs';
import { SETTINGS } from '../product.mjs';
import { newServer } from '../server.mjs';

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
 * A site past one machine: nginx as in `deploy/`, two replicas of the API, a PostgreSQL and an S3-compatible server.
 * @param {{ retries?: boolean }} [broken] What a control does without.
 */
export async function startStack({ retries = true } = {}) {
  const parts = new AsyncDisposableStack();
  try {
    const { folder } = parts.use(newFolder());
    const database = parts.use(await startOldPostgres());
    const bucket = parts.use(await startBucket());
    const { args, env } = apiNode(['serve'], { ...COMMON, ...bucket.env, DATABASE_URL: database.url });
    const one = async () => parts.use(await newServer([process.execPath, ...args], env));
    const replicas = [await one(), await one()];
    await Promise.all(replicas.map((replica) => replica.start()));
    const noRetry = (/** @type {string} */ text) =>
      text.replaceAll('proxy_next_upstream error timeout;', 'proxy_next_upstream off;');
    const nginx = parts.use(await startNginx(folder, replicas, retries ? undefined : noRetry));
    const all = parts.move();
    return stoppable({ database, replicas, nginx, url: nginx.url }, () => all.disposeAsync());
  } catch (error) {
    await parts.disposeAsync();
    throw error instanceof assert.AssertionError ? new Error(error.message) : error;
  }
}

/** @typedef {Awaited<ReturnType<typeof startStack>>} Stack */

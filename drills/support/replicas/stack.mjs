import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { guardFolder } from '../../../tools/process/guard.mjs';
import { freePort, isPortFree } from '../../../tools/process/ports.mjs';
import { stopChild } from '../../../tools/process/run.mjs';
import { atEnd } from '../../../tools/process/shutdown.mjs';
import { OWNER_SETTINGS } from '../owner.mjs';
import { until } from '../wait.mjs';
import { ApiReplica } from './api-replica.mjs';
import { startHaproxy } from './haproxy.mjs';
import { startNginx } from './nginx.mjs';
import { startPair } from './postgres-pair.mjs';
import { startProgram } from './programs.mjs';

const OBJECT_STORE = fileURLToPath(new URL('./object-store.mjs', import.meta.url));
const STARTS_MS = 60_000;
const REPLICAS = ['a', 'b'];

async function startObjectStore(folder) {
  const port = await freePort();
  const objects = path.join(folder, 'objects');
  fs.mkdirSync(objects);
  const child = startProgram(process.execPath, [OBJECT_STORE, objects, String(port)], {
    cwd: path.dirname(OBJECT_STORE),
    log: path.join(folder, 'objects.log'),
  });
  await until('the object storage listens', async () => !(await isPortFree(port)), STARTS_MS);
  return {
    env: {
      MEDIA_URL: `s3://pictures/site?endpoint=http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: () => stopChild(child),
  };
}

/** What every replica gets: the drill's guests share one machine, and nginx is the proxy. */
const settings = (databaseUrl, media) => ({
  ...OWNER_SETTINGS,
  ...media,
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: 'https://www.example.org',
  TRUSTED_PROXIES: 'loopback',
  SUPER_ADMIN_KEY: 'drill-super-admin-key',
  QUOTES_PER_HOUR: '100000',
  SEED_DEMO: '1',
  LOG_LEVEL: 'warn',
});

/**
 * A site past one machine: nginx, two replicas of the API, HAProxy, a PostgreSQL with its streaming standby, an
 * S3-compatible server; the configurations are those of `deploy/`. Everything ends and vanishes with `stop`.
 * @param {{ isSynchronous?: boolean, retries?: boolean, asks?: boolean }} [broken] What a control does without.
 */
export async function startStack({ isSynchronous = true, retries = true, asks = true } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-replicas-'));
  fs.chmodSync(folder, 0o711); // PostgreSQL may run as another user inside
  const dismissGuard = guardFolder(folder);
  /** @type {{ stop: () => unknown }[]} */
  const parts = [];
  const begin = async (part) => {
    parts.push(await part);
    return part;
  };
  const stop = async () => {
    for (let part = parts.pop(); part; part = parts.pop()) await part.stop();
    fs.rmSync(folder, { recursive: true, force: true });
    dismissGuard();
  };
  const forget = atEnd(stop);
  const end = async () => {
    forget();
    await stop();
  };
  try {
    const pair = await begin(startPair(folder, { isSynchronous }));
    const store = await begin(startObjectStore(folder));
    const database = await begin(startHaproxy(folder, pair, { asks }));
    const env = settings(database.url, store.env);
    const replicas = await Promise.all(
      REPLICAS.map((name) => begin(ApiReplica.in(path.join(folder, name), env))),
    );
    await Promise.all(replicas.map((replica) => replica.start()));
    const nginx = await begin(startNginx(path.join(folder, 'nginx'), replicas, { retries }));
    return { folder, pair, replicas, nginx, url: nginx.url, databaseUrl: database.url, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** @param {Parameters<typeof startStack>[0]} broken */
export async function withStack(work, broken) {
  const stack = await startStack(broken);
  try {
    return await work(stack);
  } finally {
    await stack.stop();
  }
}

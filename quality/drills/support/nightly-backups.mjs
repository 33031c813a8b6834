import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../launcher/process/nx.mjs';
import { freePort } from '../../../launcher/process/ports.mjs';
import { stopChild } from '../../../launcher/process/run.mjs';
import { atEnd } from '../../../launcher/process/shutdown.mjs';
import { ask } from './database.mjs';
import { askForJobs } from './jobs.mjs';
import { until } from './wait.mjs';

const KIND = 'backup';
/** From being asked for to its end: a minute until it begins, and what a store that is silent may take. */
const ENDED_MS = 300_000;
const STARTED_MS = 30_000;
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** Queues a nightly backup, as the clock does; one that a killed server left in the queue is taken out first. */
export const askForBackup = (databaseUrl) => askForJobs(databaseUrl, KIND);

/** Waits until the queued backup has ended. @returns {Promise<string>} `completed`, or `retry` when it failed */
export async function untilBackup(databaseUrl) {
  let state;
  await until(
    'the backup has ended',
    async () => {
      [{ state }] = await ask(databaseUrl, 'select state::text from pgboss.job where name = $1', [KIND]);
      return ['completed', 'retry', 'failed'].includes(state);
    },
    ENDED_MS,
  );
  return state;
}

/** A bucket in a process of its own. @returns its settings for the product, and what stops it for a while */
export async function startBucket() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-bucket-'));
  const port = await freePort();
  const program = path.join(ROOT, 'quality/drills/support/replicas/object-store.mjs');
  const child = spawn(process.execPath, [program, folder, String(port)], {
    stdio: 'inherit',
    detached: true,
  });
  const forget = atEnd(() => stopChild(child));
  const endpoint = `http://127.0.0.1:${port}`;
  await until('the object storage answers', () => fetch(endpoint), STARTED_MS);
  return {
    folder,
    env: { BACKUP_URL: `s3://pictures/copies?endpoint=${endpoint}`, ...CREDENTIALS },
    freeze: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    async remove() {
      forget();
      await stopChild(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

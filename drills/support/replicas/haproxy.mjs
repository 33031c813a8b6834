import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/process/ports.mjs';
import { stopChild } from '../../../tools/process/run.mjs';
import { ask } from '../database.mjs';
import { until } from '../wait.mjs';
import { fitted } from './configuration.mjs';
import { debianProgram, startProgram } from './programs.mjs';

const CONFIGURATION = fileURLToPath(new URL('../../../deploy/haproxy/ospite.cfg', import.meta.url));
const STARTS_MS = 60_000;

/**
 * Debian's HAProxy with the configuration of `deploy/`, in front of a pair.
 * @param {string} folder
 * @param {Awaited<ReturnType<import('./postgres-pair.mjs').startPair>>} pair
 * @param {{ asks?: boolean }} [options] Without `asks` every server that takes connections passes its check.
 */
export async function startHaproxy(folder, { primary, standby, access }, { asks = true } = {}) {
  const port = await freePort();
  const text = fitted(fs.readFileSync(CONFIGURATION, 'utf8'), [
    [/bind 127\.0\.0\.1:5432/, `bind 127.0.0.1:${port}`],
    [/server one 10\.0\.0\.11:5432/, `server one 127.0.0.1:${primary.port}`],
    [/server two 10\.0\.0\.12:5432/, `server two 127.0.0.1:${standby.port}`],
    [/peer balancer1 10\.0\.0\.21:10000/, `peer balancer1 127.0.0.1:${await freePort()}`],
    [/^ *peer balancer2 .*\n/m, ''],
    // Only root becomes another user.
    [/^ *(user|group|chroot) .*\n/gm, process.getuid?.() === 0 ? '$&' : ''],
    ...(asks ? [] : [[/^ *(option tcp-check|tcp-check .*|stick.*)\n/gm, '']]),
  ]);
  const file = path.join(folder, 'haproxy.cfg');
  fs.writeFileSync(file, text);
  const child = startProgram(debianProgram('haproxy'), ['-db', '-f', file], {
    cwd: folder,
    log: path.join(folder, 'haproxy.log'),
  });
  const url = `postgresql://${access.user}:${encodeURIComponent(access.password)}@127.0.0.1:${port}/${access.database}`;
  await until('HAProxy leads to a database', () => ask(url, 'select 1'), STARTS_MS);
  return { url, stop: () => stopChild(child) };
}

import { spawnSync } from 'node:child_process';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/process/ports.mjs';
import { stopChild } from '../../../tools/process/run.mjs';
import { until } from '../wait.mjs';
import { fitted } from './configuration.mjs';
import { debianProgram, lastLines, startProgram } from './programs.mjs';
import { Sender } from './sender.mjs';

const FOLDER = fileURLToPath(new URL('../../../deploy/nginx/', import.meta.url));
const STARTS_MS = 60_000;
const TAKEN_OUT_MS = 15_000;
const MAIN = `
user root;
daemon off;
worker_processes 2;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  include ospite-common.conf;
  include ospite.conf;
}
`;

const read = (name) => fs.readFileSync(path.join(FOLDER, name), 'utf8');

function makeCertificate(folder) {
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=www.example.org',
  ];
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const made = spawnSync(debianProgram('openssl'), [...args, ...files], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
}

/** Writes what stands in `deploy/nginx`, with other addresses, ports and folders. */
function writeConfiguration(folder, { port, httpPort, replicas, retries }) {
  const lines = (options) =>
    replicas
      .map(({ url, isOut }) => `server ${new URL(url).host} ${options}${isOut ? ' down' : ''};`)
      .join('\n    ');
  const site = fitted(read('ospite.conf'), [
    [/server 127\.0\.0\.1:3000 (max_fails=3 fail_timeout=1s);/, lines('$1')],
    [/server 127\.0\.0\.1:3000 (max_fails=0 backup);/, lines('$1')],
    [/listen \[::\].*\n/g, '\n'],
    [/listen 80;/, `listen 127.0.0.1:${httpPort};`],
    [/listen 443 /g, `listen 127.0.0.1:${port} `],
    [/\/etc\/ssl\/ospite\//g, `${folder}/`],
    [/\/etc\/nginx\/snippets\//g, `${folder}/`],
  ]);
  const snippet = fitted(read('snippets/ospite-site.conf'), [
    [/\/var\/log\/nginx\//g, `${folder}/`],
    [/error.log crit/g, 'error.log warn'],
    ...(retries ? [] : [[/proxy_next_upstream error timeout;/g, 'proxy_next_upstream off;']]),
  ]);
  fs.writeFileSync(path.join(folder, 'ospite.conf'), site);
  fs.writeFileSync(path.join(folder, 'ospite-site.conf'), snippet);
  const common = fitted(read('ospite-common.conf'), [[/\/var\/cache\/nginx\/ospite/, `${folder}/cache`]]);
  fs.writeFileSync(path.join(folder, 'ospite-common.conf'), common);
  fs.writeFileSync(path.join(folder, 'nginx.conf'), MAIN);
}

/**
 * Debian's nginx with the configuration of `deploy/`, in front of the replicas.
 * @param {string} folder
 * @param {{ url: string }[]} replicas
 * @param {{ retries?: boolean }} [options] Without `retries` no read is tried on another replica.
 */
export async function startNginx(folder, replicas, { retries = true } = {}) {
  fs.mkdirSync(path.join(folder, 'ospite'), { recursive: true });
  makeCertificate(folder);
  const scene = { port: await freePort(), httpPort: await freePort(), replicas, retries };
  writeConfiguration(folder, scene);
  const log = path.join(folder, 'log');
  const child = startProgram(debianProgram('nginx'), ['-p', folder, '-c', 'nginx.conf'], {
    cwd: folder,
    log,
  });
  const url = `https://127.0.0.1:${scene.port}`;
  const guest = new Sender(url);
  const isUp = async () => (await guest.send('/api/health/live')).status === 200;
  await until('nginx passes requests on', isUp, STARTS_MS).catch((error) => {
    error.message += `\n${lastLines(log)}`;
    throw error;
  });
  guest.leave();
  const reload = async (isOut) => {
    const workers = () =>
      spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
        .stdout.trim()
        .split('\n')
        .filter(Boolean);
    const before = workers();
    writeConfiguration(folder, {
      ...scene,
      replicas: replicas.map((one) => ({ ...one, url: one.url, isOut: isOut(one) })),
    });
    child.kill('SIGHUP');
    // The old workers answer what they have begun, and end.
    await until(
      'the old workers are gone',
      () => workers().every((pid) => !before.includes(pid)),
      TAKEN_OUT_MS,
    );
  };
  return {
    url,
    log,
    /** Sends a replica nothing any more: `down` at its server, and a reload. Returns when its last request is answered. */
    takeOut: (replica) => reload((one) => one === replica),
    takeIn: () => reload(() => false),
    stop: () => stopChild(child),
  };
}

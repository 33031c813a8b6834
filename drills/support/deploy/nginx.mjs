import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../tools/process/nx.mjs';
import { freePort } from '../../../tools/process/ports.mjs';
import { stopChild } from '../../../tools/process/run.mjs';
import { atEnd } from '../../../tools/process/shutdown.mjs';
import { until } from '../wait.mjs';

const SOURCE = path.join(ROOT, 'deploy/nginx');
const DAYS = '2';
const LISTENS_WITHIN_MS = 10_000;

/** A certificate of a host that exists nowhere. */
function makeCertificate(folder) {
  const made = spawnSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        DAYS,
      ],
      ...['-subj', '/CN=www.example.org', '-addext', 'subjectAltName=DNS:www.example.org'],
      ...['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')],
    ],
    { encoding: 'utf8' },
  );
  assert.equal(made.status, 0, `openssl: ${made.error?.message ?? made.stderr} (Debian's package openssl)`);
}

/**
 * Writes the files of `deploy/nginx` into a folder, with its paths, free ports and the server's address in place of
 * those of the example. Nothing else of them changes, but for `mend`.
 */
async function layOut(folder, apiPort, mend) {
  const ports = { http: await freePort(), https: await freePort() };
  const place = (text) =>
    mend(text)
      .replaceAll('/etc/nginx/snippets', `${folder}/snippets`)
      .replaceAll('/etc/ssl/ospite', folder)
      .replaceAll('/var/cache/nginx/ospite', `${folder}/cache`)
      .replaceAll('/var/log/nginx/ospite', `${folder}/logs`)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${apiPort}`);
  for (const name of ['conf.d', 'snippets', 'logs']) fs.mkdirSync(path.join(folder, name));
  // Under the guide's names: nginx reads them in the order of their names.
  const files = {
    'ospite-common.conf': 'conf.d/00-ospite-common.conf',
    'ospite.conf': 'conf.d/marta.conf',
    'snippets/ospite-site.conf': 'snippets/ospite-site.conf',
  };
  for (const [file, into] of Object.entries(files))
    fs.writeFileSync(path.join(folder, into), place(fs.readFileSync(path.join(SOURCE, file), 'utf8')));
  makeCertificate(folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    `pid ${folder}/nginx.pid; error_log ${folder}/logs/main.log; daemon off; worker_processes 1;`,
    // As the guide to installing has it.
    'worker_rlimit_nofile 40000; events { worker_connections 16384; }',
    `http { include /etc/nginx/mime.types; include ${folder}/conf.d/*.conf;`,
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    '}',
  ];
  fs.writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'));
  return ports;
}

/**
 * nginx with the example of `deploy/nginx` in front of a server of this machine.
 * @param {string} folder An empty one, which nginx's own user may enter.
 * @param {number} apiPort
 * @param {(text: string) => string} [mend] Breaks the example on purpose.
 * @returns {Promise<{ ports: { http: number, https: number }, log: string, stop: () => Promise<void> }>}
 * @throws {assert.AssertionError} When `nginx -t` does not accept it.
 */
export async function startNginx(folder, apiPort, mend = (text) => text) {
  const ports = await layOut(folder, apiPort, mend);
  const configuration = ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'logs/main.log')];
  const tested = spawnSync('nginx', ['-t', ...configuration], { encoding: 'utf8' });
  assert.equal(tested.status, 0, `nginx -t: ${tested.stderr}`);
  assert.doesNotMatch(tested.stderr, /\[(?:warn|error|emerg)\]/);
  const child = spawn('nginx', configuration, { stdio: 'ignore', detached: true });
  const forget = atEnd(() => stopChild(child));
  const address = `http://127.0.0.1:${ports.http}/`;
  await until('nginx listens', () => fetch(address, { redirect: 'manual' }), LISTENS_WITHIN_MS);
  return {
    ports,
    log: path.join(folder, 'logs/access.log'),
    stop: async () => {
      forget();
      await stopChild(child);
    },
  };
}

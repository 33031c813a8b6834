import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isAlive, parentOf } from '../../launcher/process/alive.mjs';
import { ROOT } from '../../launcher/process/nx.mjs';
import { freePort } from '../../launcher/process/ports.mjs';
import { startProgram, until } from './basics.mjs';
import { processes } from './processes.mjs';

const TAKEN_OUT_MS = 15_000;
/** Under the guide's names: nginx reads them in the order of their names. */
const FILES = {
  'ospite-common.conf': 'conf.d/00-ospite-common.conf',
  'ospite.conf': 'conf.d/marta.conf',
  'snippets/ospite-site.conf': 'snippets/ospite-site.conf',
};
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const CERTIFICATE =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=www.example.org ' +
  '-addext subjectAltName=DNS:www.example.org';

/**
 * nginx with the example of `deploy/nginx` in front of servers of this machine, with other addresses and folders.
 * @param {string} folder An empty one, which nginx's own user may enter.
 * @param {readonly { url: string }[]} replicas
 * @param {(text: string) => string} [change] Breaks the example on purpose.
 * @throws {assert.AssertionError} When `nginx -t` does not accept it.
 */
export async function startNginx(folder, replicas, change = (text) => text) {
  const [port, plainPort] = [await freePort(), await freePort()];
  /** @param {(replica: { url: string }) => boolean} isOut */
  const write = (isOut) => {
    /** @param {string} options */
    const servers = (options) =>
      replicas
        .map((one) => `server ${new URL(one.url).host} ${options}${isOut(one) ? ' down' : ''};`)
        .join(' ');
    for (const [file, into] of Object.entries(FILES)) {
      const text = change(fs.readFileSync(path.join(ROOT, 'deploy/nginx', file), 'utf8'));
      const placed = text
        .replaceAll('/etc/nginx/snippets', `${folder}/snippets`)
        .replaceAll('/etc/ssl/ospite', folder)
        .replaceAll('/var/cache/nginx/ospite', `${folder}/cache`)
        .replaceAll('/var/log/nginx/ospite', `${folder}/logs`)
        .replaceAll(/^ *listen \[::\].*\n/gm, '')
        .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`)
        .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
        .replaceAll(/server 127\.0\.0\.1:3000 ([^;]*);/g, (_all, options) => servers(options));
      assert.doesNotMatch(
        placed,
        /127\.0\.0\.1:3000|\/etc\/ssl|\/var\/(cache|log)/,
        `${file} is not fitted to this machine.`,
      );
      fs.writeFileSync(path.join(folder, into), placed);
    }
  };
  for (const name of ['conf.d', 'snippets', 'logs']) fs.mkdirSync(path.join(folder, name));
  write(() => false);
  const keys = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const made = spawnSync('openssl', [...CERTIFICATE.split(' '), ...keys], { encoding: 'utf8' });
  assert.equal(made.status, 0, `openssl: ${made.error?.message ?? made.stderr} (Debian's package openssl)`);
  const main = [
    `pid ${folder}/nginx.pid; error_log ${folder}/logs/main.log; daemon off; worker_processes 2;`,
    // As the guide to installing has it.
    'worker_rlimit_nofile 40000; events { worker_connections 16384; }',
    `http { include /etc/nginx/mime.types; include ${folder}/conf.d/*.conf;`,
    ...TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`),
    '}',
  ];
  fs.writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'));
  const args = ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'logs/main.log')];
  const tested = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
  assert.equal(
    tested.status,
    0,
    `nginx -t: ${tested.error?.message ?? tested.stderr} (Debian's package nginx)`,
  );
  assert.doesNotMatch(tested.stderr, /\[(?:warn|error|emerg)\]/);
  const program = startProgram('nginx', args);
  await program.untilUp(() => fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' }));

  /** @param {(replica: { url: string }) => boolean} isOut */
  const reload = async (isOut) => {
    const before = processes().filter((pid) => parentOf(pid) === program.pid);
    write(isOut);
    program.child.kill('SIGHUP');
    // The old workers answer what they have begun, and end.
    await until('the old workers are gone', () => !before.some(isAlive), TAKEN_OUT_MS);
  };
  return Object.assign(program, {
    url: `https://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    log: path.join(folder, 'logs/access.log'),
    /** Sends a replica nothing any more. Returns when its last request is answered. @param {{ url: string }} replica */
    takeOut: (replica) => reload((one) => one === replica),
    takeIn: () => reload(() => false),
  });
}

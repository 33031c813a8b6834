import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestServer } from '../tools/postgres/test-server.mjs';
import { ROOT } from '../tools/process/nx.mjs';
import { checkFiles, serverSettings, startServer, unpackArtefact } from './support/deploy/artefact.mjs';
import { tryNightlyCopy } from './support/deploy/nightly-copy.mjs';
import { startNginx } from './support/deploy/nginx.mjs';
import { askThroughNginx } from './support/deploy/through-nginx.mjs';
import {
  commandOf,
  exampleSettings,
  readUnit,
  requireProgram,
  unitNames,
  verifyUnits,
} from './support/deploy/units.mjs';
import { useSite } from './support/deploy/use-site.mjs';
import { startSystemPostgres } from './support/old-postgres.mjs';

const STOPPED_WITHIN_S = 10;
/** What was enough when it was tried with all production packages (issue 12). */
const LARGEST_MB = 240;
const SERVER_UNIT = 'ospite@.service';

const start = (artefact) => [path.join(artefact, 'bin/ospite'), 'serve'];

async function inEmptyFolder(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-deploy-'));
  fs.chmodSync(folder, 0o755); // nginx's own user reads in it
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(startDatabase, work) {
  const server = await startDatabase();
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}
const onPostgres15 = (work) => onPostgres(() => startSystemPostgres(15), work);
const onPostgres18 = (work) => onPostgres(startTestServer, work);

/** Starts a server, uses the site and stops it. @returns seconds until it has stopped */
async function tryServer(command, settings, use = useSite) {
  const server = await startServer(command, settings);
  const stopped = await use(server.url, server).then(
    () => server.stop(),
    async (error) => {
      await server.stop();
      throw error;
    },
  );
  assert.equal(stopped.code, 0, 'It did not stop cleanly.');
  assert.ok(stopped.seconds <= STOPPED_WITHIN_S, `It stopped after ${stopped.seconds.toFixed(1)} s.`);
  return stopped.seconds;
}

/** The units' own command lines with the example's settings, of which only what is this machine's is changed. */
function tryUnits(artefact, databaseUrl) {
  const { command, settings } = commandOf(readUnit(SERVER_UNIT, artefact));
  const { SMTP_URL: _noSuchServer, ...example } = exampleSettings();
  // Without TLS in front of it nobody could sign in.
  const ours = { ...settings, ...example, ...serverSettings(databaseUrl), PUBLIC_URL: 'http://localhost' };
  return tryServer(command, ours, async (url, { dataDir }) => {
    await useSite(url);
    await inEmptyFolder((folder) => tryNightlyCopy(artefact, folder, { ...ours, DATA_DIR: dataDir }));
  });
}

/** nginx as in the example in front of the artefact. */
function tryNginx(artefact, databaseUrl, change) {
  const settings = { ...serverSettings(databaseUrl), ...exampleSettings(), DATABASE_URL: databaseUrl };
  delete settings.SMTP_URL;
  return tryServer(start(artefact), settings, (url) =>
    inEmptyFolder(async (folder) => {
      const nginx = await startNginx(folder, Number(new URL(url).port), change);
      try {
        await askThroughNginx(nginx.ports);
        assert.match(fs.readFileSync(nginx.log, 'utf8'), /"cache":"HIT"/, 'Nothing came from the cache.');
      } finally {
        await nginx.stop();
      }
    }),
  );
}

const checkUnits = (artefact, change = (text) => text) =>
  inEmptyFolder((folder) =>
    verifyUnits(
      Object.fromEntries(unitNames().map((name) => [name, change(readUnit(name, artefact))])),
      folder,
    ),
  );

function checkLogRotation() {
  const file = path.join(ROOT, 'deploy/logrotate/ospite');
  const { status, stderr } = spawnSync('logrotate', ['--debug', file], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.doesNotMatch(stderr, /^error:/m);
}

/** Unpacks the artefact for a while. */
async function withArtefact(work) {
  const { folder, megabytes, remove } = await unpackArtefact();
  try {
    return await work(folder, megabytes);
  } finally {
    remove();
  }
}

export const drill = {
  packages: ['logrotate', 'nginx', 'openssl', 'postgresql-15', 'systemd'],
  title:
    'The artefact serves on PostgreSQL 15 and 18 with nothing but Node, as the files of deploy/ start it.',

  async run({ say, figure }) {
    for (const [program, name] of [
      ['nginx', 'nginx'],
      ['systemd-analyze', 'systemd'],
      ['logrotate', 'logrotate'],
    ])
      requireProgram(program, name);
    await withArtefact(async (artefact, megabytes) => {
      checkFiles(artefact);
      figure('the artefact, unpacked', megabytes.folder, 'MB', `≤ ${LARGEST_MB} MB`);
      figure('the artefact, packed', megabytes.archive, 'MB');
      assert.ok(megabytes.folder <= LARGEST_MB);
      const stops = [await onPostgres18((url) => tryServer(start(artefact), serverSettings(url)))];
      say('Pages, pictures and a sign-in on PostgreSQL 18.');
      stops.push(await onPostgres15((url) => tryUnits(artefact, url)));
      say(
        'The same on PostgreSQL 15, by the command lines and the settings of the systemd units, with a copy.',
      );
      stops.push(await onPostgres15((url) => tryNginx(artefact, url)));
      say('Behind nginx, by TLS and HTTP/2.');
      figure('stopped after SIGTERM (slowest)', Math.max(...stops), 's', `≤ ${STOPPED_WITHIN_S} s`);
      await checkUnits(artefact);
      checkLogRotation();
      say('systemd and logrotate understand every line of their files.');
    });
  },

  controls: [
    {
      title: 'an artefact without sharp',
      run: () =>
        withArtefact(async (artefact) => {
          fs.rmSync(path.join(artefact, 'node_modules/sharp'), { recursive: true });
          await onPostgres18((url) => tryServer(start(artefact), serverSettings(url)));
        }),
    },
    {
      title: 'an artefact of which one byte has changed',
      run: () =>
        withArtefact(async (artefact) => {
          fs.appendFileSync(path.join(artefact, 'apps/api/main.mjs'), ' ');
          checkFiles(artefact);
        }),
    },
    {
      title: 'a unit with a key that systemd does not know',
      run: () => withArtefact((artefact) => checkUnits(artefact, (text) => text.replace('User=', 'Usr='))),
    },
    {
      title: 'nginx with a directive that it does not know',
      run: () =>
        inEmptyFolder((folder) =>
          startNginx(folder, 3000, (text) => text.replace('proxy_pass ', 'proxy_past ')),
        ),
    },
  ],
};

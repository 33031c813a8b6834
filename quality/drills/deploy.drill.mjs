import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { startTestServer } from '../../launcher/postgres/test-server.mjs';
import { ROOT } from '../../launcher/process/nx.mjs';
import { checkFiles, must, serverSettings, startServer, unpackArtefact } from '../kit/deploy/artefact.mjs';
import { checkUnits, commandOf, exampleSettings, readUnit } from '../kit/deploy/units.mjs';
import { askThroughNginx, useSite } from '../kit/deploy/use-site.mjs';
import { newFolder, PATIENCE } from '../kit/basics.mjs';
import { startNginx } from '../kit/nginx.mjs';
import { OLDEST, startOldPostgres } from '../kit/postgres.mjs';

const STOPPED_WITHIN_S = 10;
/** What a small machine fetches and unpacks with ease. */
const LARGEST_MB = 240;

/** @param {string} artefact */
const start = (artefact) => [path.join(artefact, 'bin/ospite'), 'serve'];

/** The program alone, on our own PostgreSQL. @param {string} artefact @returns {Promise<number>} Seconds it took to stop. */
async function tryAlone(artefact) {
  await using parts = new AsyncDisposableStack();
  const database = parts.adopt(await startTestServer(), ({ stop }) => stop());
  const server = parts.use(await startServer(start(artefact), serverSettings(database.url)));
  await useSite(server.url, database.url);
  const began = performance.now();
  await server.stop();
  const seconds = (performance.now() - began) / 1000;
  assert.equal(await server.ended, 0, 'It did not stop cleanly.');
  assert.ok(seconds <= STOPPED_WITHIN_S * PATIENCE, `It stopped after ${seconds.toFixed(1)} s.`);
  return seconds;
}

/** The units' own command lines with the example's settings, of which only what is this machine's is changed. @param {string} artefact */
async function tryUnits(artefact) {
  await using database = await startOldPostgres();
  const { command, settings } = commandOf(readUnit('ospite@.service', artefact));
  // Without TLS in front of it nobody could sign in.
  const ours = {
    ...settings,
    ...exampleSettings(),
    ...serverSettings(database.url),
    PUBLIC_URL: 'http://localhost',
  };
  await using server = await startServer(command, ours);
  await useSite(server.url, database.url);
  return server.readyAfter;
}

/** nginx as in the example in front of the artefact. @param {string} artefact */
async function tryNginx(artefact) {
  await using database = await startOldPostgres();
  const { DATABASE_URL: _theirs, ...example } = exampleSettings();
  await using server = await startServer(start(artefact), { ...serverSettings(database.url), ...example });
  await using place = newFolder();
  await using nginx = await startNginx(place.folder, [server]);
  await askThroughNginx(nginx);
  assert.match(fs.readFileSync(nginx.log, 'utf8'), /"cache":"HIT"/, 'Nothing came from the cache.');
}

/** @type {import('./run-drill.mjs').Drill} */
export const drill = {
  packages: ['logrotate', 'nginx', 'openssl', 'postgresql-15', 'systemd'],
  title: `The artefact serves with nothing but Node, as the files of deploy/ start it, on our PostgreSQL and on ${OLDEST}, as a role that only owns its database.`,

  async run({ say, figure }) {
    await using unpacked = await unpackArtefact();
    const { artefact, megabytes } = unpacked;
    checkFiles(artefact);
    figure('the artefact, unpacked', megabytes.folder, 'MB', `≤ ${LARGEST_MB} MB`);
    figure('the artefact, packed', megabytes.archive, 'MB');
    assert.ok(megabytes.folder <= LARGEST_MB);
    figure('stopped after SIGTERM', await tryAlone(artefact), 's', `≤ ${STOPPED_WITHIN_S} s`);
    say('Pages, pictures, a quote and a sign-in on our own PostgreSQL.');
    figure(`from nothing to ready on PostgreSQL ${OLDEST}`, await tryUnits(artefact), 's');
    say(`The same on PostgreSQL ${OLDEST}, by the command line and settings of the systemd unit.`);
    await tryNginx(artefact);
    say('Behind nginx, by TLS and HTTP/2.');
    await checkUnits(artefact);
    assert.doesNotMatch(
      must('logrotate', ['--debug', path.join(ROOT, 'deploy/logrotate/ospite')]),
      /^error:/m,
    );
    say('systemd and logrotate understand every line of their files.');
  },

  controls: [
    {
      title: 'an artefact without sharp',
      async run() {
        await using unpacked = await unpackArtefact();
        fs.rmSync(path.join(unpacked.artefact, 'node_modules/sharp'), { recursive: true });
        await tryAlone(unpacked.artefact);
      },
    },
    {
      title: 'an artefact of which one byte has changed',
      async run() {
        await using unpacked = await unpackArtefact();
        fs.appendFileSync(path.join(unpacked.artefact, 'apps/api/main.mjs'), ' ');
        checkFiles(unpacked.artefact);
      },
    },
    {
      title: 'a unit with a key that systemd does not know',
      async run() {
        await using unpacked = await unpackArtefact();
        await checkUnits(unpacked.artefact, (text) => text.replace('User=', 'Usr='));
      },
    },
    {
      title: 'nginx with a directive that it does not know',
      async run() {
        await using place = newFolder();
        const breakIt = (/** @type {string} */ text) => text.replace('proxy_pass ', 'proxy_past ');
        await using _nginx = await startNginx(place.folder, [{ url: 'http://127.0.0.1:3001' }], breakIt);
      },
    },
  ],
};

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { startTestServer } from '../../launcher/postgres/test-server.mjs';
import { ROOT } from '../../launcher/process/nx.mjs';
import { checkFiles, must, serverSettings, unpackArtefact } from '../kit/deploy/artefact.mjs';
import { checkUnits, commandOf, exampleSettings, readUnit } from '../kit/deploy/units.mjs';
import { askThroughNginx, useSite } from '../kit/deploy/use-site.mjs';
import { newFolder } from '../kit/basics.mjs';
import { drill, figure, say } from '../kit/drill.mjs';
import { startNginx } from '../kit/nginx.mjs';
import { OLDEST, startOldPostgres } from '../kit/postgres.mjs';
import { END_MS } from '../kit/product.mjs';
import { newServer } from '../kit/server.mjs';

/** What a small machine fetches and unpacks with ease. */
const LARGEST_MB = 240;

/** @param {string} artefact */
const serve = (artefact) => [path.join(artefact, 'bin/ospite'), 'serve'];

/** The program alone, on our own PostgreSQL. @param {string} artefact @returns {Promise<number>} Seconds it took to stop. */
async function tryAlone(artefact) {
  await using parts = new AsyncDisposableStack();
  const database = parts.adopt(await startTestServer(), ({ stop }) => stop());
  const server = parts.use(await newServer(serve(artefact), serverSettings(database.url)));
  await server.start();
  await useSite(server.url, database.url);
  const { seconds, code } = await server.terminate();
  assert.equal(code, 0, 'It did not stop cleanly.');
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
  await using server = await newServer(command, ours);
  const seconds = await server.start();
  await useSite(server.url, database.url);
  return seconds;
}

/** nginx as in the example in front of the artefact. @param {string} artefact */
async function tryNginx(artefact) {
  await using database = await startOldPostgres();
  const { DATABASE_URL: _theirs, ...example } = exampleSettings();
  await using server = await newServer(serve(artefact), { ...serverSettings(database.url), ...example });
  await server.start();
  await using place = newFolder();
  await using nginx = await startNginx(place.folder, [server]);
  await askThroughNginx(nginx);
  assert.match(fs.readFileSync(nginx.log, 'utf8'), /"cache":"HIT"/, 'Nothing came from the cache.');
}

async function run() {
  await using unpacked = await unpackArtefact();
  const { artefact, megabytes } = unpacked;
  checkFiles(artefact);
  figure('the artefact, unpacked', megabytes.folder, 'MB', `≤ ${LARGEST_MB} MB`);
  figure('the artefact, packed', megabytes.archive, 'MB');
  assert.ok(megabytes.folder <= LARGEST_MB);
  figure('stopped after SIGTERM', await tryAlone(artefact), 's', `≤ ${END_MS / 1000} s`);
  say('Pages, pictures, a quote and a sign-in on our own PostgreSQL.');
  figure(`from nothing to ready on PostgreSQL ${OLDEST}`, await tryUnits(artefact), 's');
  say(`The same on PostgreSQL ${OLDEST}, by the command line and settings of the systemd unit.`);
  await tryNginx(artefact);
  say('Behind nginx, by TLS and HTTP/2.');
  await checkUnits(artefact);
  const read = must('logrotate', ['--debug', path.join(ROOT, 'deploy/logrotate/ospite')]);
  assert.doesNotMatch(read, /^error:/m);
  say('systemd and logrotate understand every line of their files.');
}

await drill(
  `The artefact serves with nothing but Node, as the files of deploy/ start it, on our PostgreSQL and on ${OLDEST}, as a role that only owns its database.`,
  run,
  {
    async 'an artefact without sharp'() {
      await using unpacked = await unpackArtefact();
      fs.rmSync(path.join(unpacked.artefact, 'node_modules/sharp'), { recursive: true });
      await tryAlone(unpacked.artefact);
    },
    async 'an artefact of which one byte has changed'() {
      await using unpacked = await unpackArtefact();
      fs.appendFileSync(path.join(unpacked.artefact, 'apps/api/main.mjs'), ' ');
      checkFiles(unpacked.artefact);
    },
    async 'a unit with a key that systemd does not know'() {
      await using unpacked = await unpackArtefact();
      await checkUnits(unpacked.artefact, (text) => text.replace('User=', 'Usr='));
    },
    async 'nginx with a directive that it does not know'() {
      await using place = newFolder();
      const breakIt = (/** @type {string} */ text) => text.replace('proxy_pass ', 'proxy_past ');
      await using _nginx = await startNginx(place.folder, [{ url: 'http://127.0.0.1:3001' }], breakIt);
    },
  },
);

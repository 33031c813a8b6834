import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../process/folders.mjs';
import { UserError } from '../process/user-error.mjs';
import { MAJOR } from '../postgres/binaries.mjs';
import { majorOf } from '../postgres/cluster.mjs';
import { holdDataDir } from '../postgres/holder.mjs';
import { fetchOlderPrograms } from '../postgres/older/older-programs.mjs';
import { passwordFiles } from '../postgres/passwords.mjs';
import { startPostgres } from '../postgres/supervisor.mjs';
import { apiNode } from './api-node.mjs';

/**
 * Moves an embedded database that an earlier PostgreSQL created to the version of today: a backup of the old one is
 * restored into a new one beside it, table by table with its count and checksum, and only then takes its place. The old
 * one stays as `postgres-<major>` until somebody removes it. Until the switch nothing of it is changed; an upgrade that
 * was cut off begins anew, or ends where only the switch is left.
 * @param {string} dataDir
 * @param {(line: string) => void} say
 * @throws {UserError} with the reason, when it cannot be moved now
 */
export async function upgradeDatabase(dataDir, say) {
  const places = placesIn(dataDir);
  if (!fs.existsSync(places.work) && !isOlder(places.cluster)) return;
  makeFolder(places.work);
  const release = await holdDataDir(places.held);
  try {
    finishSwitch(places);
    if (isOlder(places.cluster)) await upgrade(places, dataDir, say);
  } finally {
    release();
    // A checked database whose switch failed is put in its place by the next start.
    if (!fs.existsSync(places.checked)) fs.rmSync(places.work, { recursive: true, force: true });
  }
}

/** A later one is refused where it would be started. */
const isOlder = (cluster) => (majorOf(cluster) ?? MAJOR) < MAJOR;

async function upgrade(places, dataDir, say) {
  const major = majorOf(places.cluster);
  const old = `${places.cluster}-${major}`;
  if (fs.existsSync(old))
    throw new UserError(
      `${old} is in the way of moving the database to PostgreSQL ${MAJOR}: move it elsewhere.`,
    );
  say(`The database is of PostgreSQL ${major}; moving it to ${MAJOR}. This may take some minutes…`);
  for (const leftover of [places.programs, places.archive, path.dirname(places.fresh), places.site])
    fs.rmSync(leftover, { recursive: true, force: true });
  const programs = await fetchOlderPrograms(major, places.programs);
  await backUp(places, dataDir, programs, say);
  await restore(places, say);
  fs.writeFileSync(places.checked, `${old}\n`);
  finishSwitch(places);
  say(
    `The database is of PostgreSQL ${MAJOR} now. The old one is kept in ${old}: remove it when all is well.`,
  );
}

function placesIn(dataDir) {
  const work = path.join(dataDir, 'postgres-upgrade');
  return {
    cluster: path.join(dataDir, 'postgres'),
    work,
    held: path.join(work, 'upgrade'),
    programs: path.join(work, 'programs'),
    archive: path.join(work, 'site.ospite'),
    /** The new cluster, with its passwords beside it. */
    fresh: path.join(work, 'new', 'postgres'),
    /** The pictures of the archive, which are checked with it; those of the site stay where they are. */
    site: path.join(work, 'site'),
    /** There when the new database holds everything; says where the old one goes. */
    checked: path.join(work, 'checked'),
  };
}

async function backUp({ cluster, archive }, dataDir, programs, say) {
  const server = await startPostgres({ dataDir: cluster, programs, log: say });
  try {
    await runApi(['backup', archive], { DATABASE_URL: server.url, DATA_DIR: dataDir });
  } finally {
    await server.stop();
  }
}

async function restore({ cluster, archive, fresh, site }, say) {
  makeFolder(path.dirname(fresh));
  const [known, same] = [passwordFiles(cluster), passwordFiles(fresh)];
  for (const role of Object.keys(known)) fs.copyFileSync(known[role], same[role]);
  const server = await startPostgres({ dataDir: fresh, log: say });
  try {
    await runApi(['restore', '--moved', archive], {
      DATABASE_URL: server.url,
      DATA_DIR: site,
      MEDIA_URL: '',
      BACKUP_URL: '',
    });
  } finally {
    await server.stop();
  }
}

/** Puts the checked database in the place of the old one; each step is one rename, and what is done is not done again. */
function finishSwitch({ cluster, fresh, checked }) {
  if (!fs.existsSync(checked)) return;
  const old = fs.readFileSync(checked, 'utf8').trim();
  if (!fs.existsSync(old)) fs.renameSync(cluster, old);
  if (fs.existsSync(fresh)) fs.renameSync(fresh, cluster);
  fs.rmSync(checked);
}

/** @throws {UserError} with what it says, when it fails */
async function runApi(command, more) {
  const { args, env } = apiNode(command, { ...process.env, ...more, BACKUP_PASSPHRASE: '' });
  const api = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [api.stdout, api.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(api, 'close');
  if (code !== 0)
    throw new UserError(
      `The database could not be moved to PostgreSQL ${MAJOR}; the old one is as it was. ${said.trim()}`,
    );
}

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MAJOR } from '../tools/postgres/binaries.mjs';
import { majorOf } from '../tools/postgres/cluster.mjs';
import { fetchOlderPrograms } from '../tools/postgres/older/older-programs.mjs';
import { startPostgres } from '../tools/postgres/supervisor.mjs';
import { ROOT } from '../tools/process/nx.mjs';
import { freePort } from '../tools/process/ports.mjs';
import { ask } from './support/database.mjs';
import { OWNER_SETTINGS, signIn } from './support/owner.mjs';
import { startDrillProduct } from './support/product.mjs';
import { checkQuotes, sendQuote } from './support/quote-writers.mjs';
import { until } from './support/wait.mjs';

const OLDER = 17;
const QUOTES = 30;
/** Nothing listens there. */
const NO_REGISTRY = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };
const SENT_MS = 120_000;
const UNTIL_RESTORING_MS = 240_000;
const ONE_LINE = /^The database is of PostgreSQL 17, and .* Nothing was changed\.$/m;

/** What guests and owner wrote; sessions, counters and jobs are none of it. */
const TABLES = ['quote', 'message', 'room', 'room_image', 'review', 'event', 'property', 'account'];

/** Each table's rows and a checksum of them, so that one letter that differs is found. */
async function contentsOf(databaseUrl) {
  const contents = {};
  for (const table of TABLES)
    [contents[table]] = await ask(
      databaseUrl,
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as checksum
       from "${table}" t`,
    );
  return contents;
}

/** A site on the older PostgreSQL, as an Ospite of that time left it: demo, owner, quotes. */
async function makeOldSite(folder) {
  const dataDir = path.join(folder, 'data');
  const programs = await fetchOlderPrograms(OLDER, path.join(folder, 'programs'));
  fs.mkdirSync(dataDir, { mode: 0o711 });
  const server = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), programs });
  try {
    const product = await startDrillProduct({
      ...OWNER_SETTINGS,
      DATA_DIR: dataDir,
      DATABASE_URL: server.url,
    });
    const quotes = Array.from({ length: QUOTES }, (_, number) => `old-${number}`);
    for (const mark of quotes) assert.equal((await sendQuote(product.url, mark)).status, 201);
    await until(
      'all messages are sent',
      async () => (await ask(server.url, `select 1 from message where status = 'pending'`)).length === 0,
      SENT_MS,
    );
    await product.stop();
    return { dataDir, quotes, contents: await contentsOf(server.url) };
  } finally {
    await server.stop();
  }
}

/** Kills a start in the middle of the upgrade, as a power cut would. */
async function killWhileUpgrading(dataDir) {
  const launcher = spawn(process.execPath, [path.join(ROOT, 'tools/start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) },
    stdio: 'ignore',
    detached: true,
  });
  const fresh = path.join(dataDir, 'postgres-upgrade/new/postgres/PG_VERSION');
  await until('the new database is being filled', () => fs.existsSync(fresh), UNTIL_RESTORING_MS);
  process.kill(-launcher.pid, 'SIGKILL');
}

async function withFolder(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-drill-'));
  fs.chmodSync(folder, 0o711);
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {(databaseUrl: string) => Promise<unknown>} [meddle] With the database before it is compared. */
function upgrade({ say, figure }, meddle = async () => undefined) {
  return withFolder(async (folder) => {
    const { dataDir, quotes, contents } = await makeOldSite(folder);
    const cluster = path.join(dataDir, 'postgres');
    const before = fs.readdirSync(dataDir).sort();

    const refusal = await startDrillProduct({ DATA_DIR: dataDir, ...NO_REGISTRY }).then(
      () => 'it started',
      (error) => error.message,
    );
    assert.match(refusal, ONE_LINE);
    assert.equal(majorOf(cluster), OLDER);
    assert.deepEqual(fs.readdirSync(dataDir).sort(), before);
    say('Without the registry nothing was changed.');

    await killWhileUpgrading(dataDir);
    assert.equal(majorOf(cluster), OLDER);
    say('Killed in the middle of the upgrade.');

    const began = performance.now();
    const product = await startDrillProduct({ DATA_DIR: dataDir });
    try {
      figure('from the start to ready on the new PostgreSQL', (performance.now() - began) / 1000, 's');
      assert.deepEqual([majorOf(cluster), majorOf(`${cluster}-${OLDER}`)], [MAJOR, OLDER]);
      assert.equal(fs.existsSync(path.join(dataDir, 'postgres-upgrade')), false);
      const databaseUrl = product.databaseUrl();
      await meddle(databaseUrl);
      assert.deepEqual(await contentsOf(databaseUrl), contents);
      await checkQuotes(databaseUrl, quotes);
      await signIn(product.url);
    } finally {
      await product.stop();
    }
    say('Every row is there, and the owner signs in.');
  });
}

export const drill = {
  title: `a database of PostgreSQL ${OLDER} is moved to ${MAJOR} by the first start, whole or not at all`,
  run: (context) => upgrade(context),
  controls: [
    {
      title: 'one letter that differs',
      run: (context) =>
        upgrade(context, (databaseUrl) =>
          ask(databaseUrl, `update quote set first_name = 'greta' where email = 'old-7@example.org'`),
        ),
    },
  ],
};

import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { MAJOR } from '../postgres/binaries.mjs';
import { upgradeDatabase } from './upgrade-database.mjs';

/** A data folder with these files, each with its text. */
function dataFolder(context, files) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-upgrade-'));
  context.after(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true });
    fs.writeFileSync(path.join(dataDir, name), text);
  }
  const read = (name) => fs.readFileSync(path.join(dataDir, name), 'utf8');
  return { dataDir, read, names: () => fs.readdirSync(dataDir).sort() };
}

const upgrade = async ({ dataDir }) => {
  const said = [];
  await upgradeDatabase(dataDir, (line) => said.push(line));
  return said;
};

test('a database of today, and a folder without one, are left alone', async (context) => {
  const today = dataFolder(context, { 'postgres/PG_VERSION': `${MAJOR}\n` });
  assert.deepEqual(await upgrade(today), []);
  assert.deepEqual(today.names(), ['postgres']);
  const empty = dataFolder(context, {});
  assert.deepEqual(await upgrade(empty), []);
  assert.deepEqual(empty.names(), []);
});

test('a database that is too old is refused with a way out, and nothing is changed', async (context) => {
  const old = dataFolder(context, { 'postgres/PG_VERSION': '12\n' });
  await assert.rejects(
    upgrade(old),
    /PostgreSQL 12, which this Ospite cannot move: .* Nothing was changed\./,
  );
  assert.deepEqual(old.names(), ['postgres']);
});

test('an older database that is kept already is not overwritten', async (context) => {
  const old = dataFolder(context, { 'postgres/PG_VERSION': '17\n', 'postgres-17/PG_VERSION': '17\n' });
  await assert.rejects(upgrade(old), /postgres-17 is in the way/);
  assert.deepEqual(old.names(), ['postgres', 'postgres-17']);
});

/** What a start leaves that is killed once the new database is checked. */
for (const [when, files] of Object.entries({
  'before anything was renamed': {
    'postgres/PG_VERSION': '17\n',
    'postgres-upgrade/new/postgres/PG_VERSION': `${MAJOR}\n`,
  },
  'between the two renames': {
    'postgres-17/PG_VERSION': '17\n',
    'postgres-upgrade/new/postgres/PG_VERSION': `${MAJOR}\n`,
  },
  'after both': { 'postgres-17/PG_VERSION': '17\n', 'postgres/PG_VERSION': `${MAJOR}\n` },
}))
  test(`a switch that was cut off ${when} is ended by the next start`, async (context) => {
    const folder = dataFolder(context, { ...files, 'postgres-upgrade/site.ospite': 'x' });
    const old = path.join(folder.dataDir, 'postgres-17');
    fs.writeFileSync(path.join(folder.dataDir, 'postgres-upgrade/checked'), `${old}\n`);
    assert.deepEqual(await upgrade(folder), []);
    assert.deepEqual(folder.names(), ['postgres', 'postgres-17']);
    assert.deepEqual(
      [folder.read('postgres/PG_VERSION'), folder.read('postgres-17/PG_VERSION')],
      [`${MAJOR}\n`, '17\n'],
    );
  });

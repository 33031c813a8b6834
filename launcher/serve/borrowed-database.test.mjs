import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { withClient } from '../postgres/database.mjs';
import { startPostgres } from '../postgres/supervisor.mjs';
import { borrowDatabase } from './borrowed-database.mjs';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-borrowed-'));
fs.chmodSync(dataDir, 0o711);
const settings = { dataDir, databaseUrl: undefined, port: 0, host: '', publicUrl: '' };

let server;
before(async () => {
  server = await startPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    durable: false,
    systemUser: 'nobody',
  });
});
after(async () => {
  await server?.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test("a command beside a running product has the API's rights and no more", async () => {
  const url = await borrowDatabase(settings);
  assert.equal(url, server.url);
  const { rows } = await withClient(url, (client) =>
    client.query('SELECT rolname AS name, rolsuper AS super FROM pg_roles WHERE rolname = current_user'),
  );
  assert.deepEqual(rows, [{ name: 'ospite_app', super: false }]);
});

test('a command beside a product of before the application had a role of its own says what to do', async () => {
  fs.rmSync(path.join(dataDir, 'postgres-application-password'));
  await assert.rejects(borrowDatabase(settings), { name: 'UserError', message: /start it again/ });
});

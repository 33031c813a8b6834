import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { freePort } from '../process/ports.mjs';
import { checkSettings, listenTrouble } from './preflight.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-preflight-'));
const port = await freePort();
after(() => fs.rmSync(folder, { recursive: true, force: true }));

const check = (settings = {}) =>
  checkSettings({
    port,
    host: '127.0.0.1',
    dataDir: path.join(folder, 'data'),
    publicUrl: '',
    databaseUrl: undefined,
    ...settings,
  });

/** One line that says what is wrong and, after the colon, what to do. */
const refuses = (settings, line) =>
  assert.rejects(check(settings), (/** @type {Error} */ error) => {
    assert.equal(error.name, 'UserError');
    assert.match(error.message, line);
    assert.match(error.message, /: .+\.$/);
    assert.doesNotMatch(error.message, /\n/);
    return true;
  });

test('good settings are not complained of', async () => {
  await check();
});

test('a port that is taken is called so', async () => {
  const guest = net.createServer().listen(0, '127.0.0.1');
  await once(guest, 'listening');
  const { port: taken } = /** @type {net.AddressInfo} */ (guest.address());
  await refuses({ port: taken }, new RegExp(`^Port ${taken} is taken: .*PORT`));
  guest.close();
});

test('a host that is no address of this machine is not called a taken port', async () => {
  await refuses({ host: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is not an address of this machine/);
});

test('a host name that nobody knows is not called a taken port', async () => {
  await refuses({ host: 'nowhere.invalid' }, /^HOST nowhere\.invalid is a name that nobody knows/);
});

test('a port that may not be opened is not called taken', () => {
  // Root may open any port, so the system is not asked here.
  assert.match(listenTrouble('EACCES', { port: 80, host: '0.0.0.0' }), /^Port 80 may not be opened.*PORT/);
});

test('a data folder that is a file, or lies in one, is refused', async () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  await refuses({ dataDir: file }, /file is a file: set DATA_DIR/);
  await refuses({ dataDir: path.join(file, 'data') }, /file is a file: set DATA_DIR/);
});

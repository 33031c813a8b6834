import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findChromium } from './chromium.mjs';

const works = () => '';
const bundled = () => ({
  file: '/bundled/chrome',
  environments: [{ FONTS: '1' }, { FONTS: '1', LD_LIBRARY_PATH: '/own' }],
});
const system = () => ['/usr/bin/google-chrome', '/usr/bin/chromium'];
const machine = (changes) => ({ env: {}, bundled, system, probe: works, ...changes });

test('CHROMIUM_PATH comes before everything', async () => {
  const found = await findChromium(machine({ env: { CHROMIUM_PATH: '/mine' } }));
  assert.equal(found.executablePath, '/mine');
});

test('a wrong CHROMIUM_PATH is an error, never a quiet change to another browser', async () => {
  const probe = (file) => (file === '/wrong' ? 'there is no such file' : '');
  await assert.rejects(
    findChromium(machine({ env: { CHROMIUM_PATH: '/wrong' }, probe })),
    /CHROMIUM_PATH=\/wrong/,
  );
});

test("the bundled Chromium comes before the system's, with the system's libraries when they do", async () => {
  const found = await findChromium(machine({}));
  assert.equal(found.executablePath, '/bundled/chrome');
  assert.equal(found.env.LD_LIBRARY_PATH, process.env.LD_LIBRARY_PATH);
});

test('the bundled libraries are used when those of the system are missing', async () => {
  const probe = (_file, env) => (env?.LD_LIBRARY_PATH ? '' : 'libnss3.so: cannot open');
  const found = await findChromium(machine({ probe }));
  assert.equal(found.env.LD_LIBRARY_PATH, '/own');
});

test('a browser of the system is used where none is bundled', async () => {
  const probe = (file) => (file === '/usr/bin/chromium' ? '' : 'broken');
  const found = await findChromium(machine({ bundled: () => undefined, probe }));
  assert.equal(found.executablePath, '/usr/bin/chromium');
});

test('when there is none, the message names what was tried and how to get one', async () => {
  const probe = () => 'broken';
  await assert.rejects(findChromium(machine({ probe })), (/** @type {Error} */ error) => {
    for (const part of [
      'bundled',
      '/usr/bin/google-chrome: broken',
      'apt-get install chromium',
      'CHROMIUM_PATH',
    ]) {
      assert.ok(error.message.includes(part), `${part} in: ${error.message}`);
    }
    return true;
  });
});

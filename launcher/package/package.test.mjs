import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from '../process/nx.mjs';
import { OUTSIDE_PACKAGES } from '../../tools/source/outside-packages.mjs';
import { checksums, filesOf, pack } from './archive.mjs';
import { billOfMaterials, notices } from './bill-of-materials.mjs';
import { launcher } from './launcher.mjs';

import { isLeftOut } from './left-out.mjs';
import { neededPackages } from './needed-packages.mjs';

const onUnix = { skip: process.platform === 'win32' };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-package-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(file, text) {
  const at = path.join(folder, file);
  fs.mkdirSync(path.dirname(at), { recursive: true });
  fs.writeFileSync(at, text);
}

test('a package comes with what it asks for, the nearest of each, and with the binaries of this machine alone', () => {
  const lock = {
    packages: {
      'node_modules/a': {
        version: '1',
        dependencies: { b: '1' },
        optionalDependencies: { linux: '1', mac: '1' },
      },
      'node_modules/a/node_modules/b': { version: '1', dependencies: { c: '1' } },
      'node_modules/b': { version: '2' },
      'node_modules/c': { version: '1' },
      'node_modules/linux': { version: '1' },
      'node_modules/mac': { version: '1' },
    },
  };
  for (const place of Object.keys(lock.packages))
    if (!place.endsWith('/mac')) write(`${place}/package.json`, '{}');
  assert.deepEqual(
    neededPackages(folder, ['a'], lock).map(({ place }) => place),
    ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c', 'node_modules/linux'],
  );
  assert.throws(() => neededPackages(folder, ['mac'], lock), /mac is not installed/);
});

test('the packages beside the bundles are installed, with binaries for pictures and passwords', () => {
  const names = neededPackages(ROOT, OUTSIDE_PACKAGES).map(({ name }) => name);
  for (const binary of [/^@img\/sharp-libvips-/, /^@node-rs\/argon2-/])
    assert.ok(
      names.some((name) => binary.test(name)),
      String(binary),
    );
  assert.ok(!names.includes('@rspack/core') && !names.includes('webpack'));
});

test('what is never read stays out, licences and programs do not', () => {
  assert.ok(isLeftOut('validator', 'es/index.js') && isLeftOut('sharp', 'lib/index.d.ts'));
  assert.ok(!isLeftOut('validator', 'lib/index.js') && !isLeftOut('sharp', 'LICENSE'));
});

test('the bill of materials has what is in the artefact, and refuses to leave something out', async () => {
  const component = (name) => ({ 'bom-ref': `${name}@1`, name, version: '1' });
  const all = {
    serialNumber: 'another each time',
    bomFormat: 'CycloneDX',
    metadata: { timestamp: 'now', component: { 'bom-ref': 'ospite@1' } },
    components: ['in', 'within', 'out'].map(component),
    dependencies: [
      { ref: 'ospite@1', dependsOn: ['in@1', 'out@1'] },
      { ref: 'in@1', dependsOn: ['within@1'] },
      { ref: 'out@1' },
    ],
  };
  const packages = ['in', 'within'].map((name) => ({ place: '', name, version: '1' }));
  const bill = await billOfMaterials(packages, all);
  assert.deepEqual(
    bill.components.map(({ name }) => name),
    ['in', 'within'],
  );
  assert.deepEqual(bill.dependencies, [
    { ref: 'ospite@1', dependsOn: ['in@1'] },
    { ref: 'in@1', dependsOn: ['within@1'] },
  ]);
  await assert.rejects(
    billOfMaterials([...packages, { place: '', name: 'lost', version: '1' }], all),
    /npm ci/,
  );
});

test('notices give each package’s and each typeface’s licence in its authors’ words', () => {
  write('node_modules/d/package.json', '{"license":"MIT"}');
  write('node_modules/d/LICENSE', 'Do as you like.');
  write('libs/ui/src/fonts/files/figtree/LICENSE', 'Copyright of its authors.');
  const text = notices([{ place: 'node_modules/d', name: 'd', version: '3' }], folder);
  assert.match(text, /d 3 \(MIT\)\n\nDo as you like\./);
  assert.match(text, /figtree\n\nCopyright of its authors\./);
});

test('the same files give the same archive, which unpacks to what was packed', async () => {
  write('packed/bin/run', 'x');
  fs.chmodSync(path.join(folder, 'packed/bin/run'), 0o755);
  write('packed/SHA256SUMS', checksums(path.join(folder, 'packed'), ['bin/run']));
  const archives = ['one.tar.gz', 'two.tar.gz'].map((name) => path.join(folder, name));
  for (const archive of archives) await pack(path.join(folder, 'packed'), archive, 'ospite-1');
  assert.deepEqual(fs.readFileSync(archives[0]), fs.readFileSync(archives[1]));
  assert.equal(spawnSync('tar', ['-xzf', archives[0], '-C', folder]).status, 0);
  assert.deepEqual(filesOf(path.join(folder, 'ospite-1')), ['SHA256SUMS', 'bin/run']);
  assert.ok(fs.statSync(path.join(folder, 'ospite-1/bin/run')).mode & 0o100);
});

/** Runs the launcher beside a program that tells how it was run. */
function launch(version) {
  const name = `launched-${version}`;
  write(`${name}/bin/ospite`, launcher());
  write(`${name}/apps/api/main.mjs`, '');
  write(
    `${name}/node/bin/node`,
    `#!/bin/sh\n[ "$1" = --version ] && echo v${version} || echo "$MALLOC_ARENA_MAX $*"\n`,
  );
  for (const file of ['bin/ospite', 'node/bin/node']) fs.chmodSync(path.join(folder, name, file), 0o755);
  return spawnSync(path.join(folder, name, 'bin/ospite'), ['account', 'a b'], { encoding: 'utf8' });
}

test('the launcher runs a command as npm start would, under the Node that is packed with it', onUnix, () => {
  const { stdout, status } = launch('24.21.0');
  assert.equal(status, 0);
  assert.match(stdout, /^2 --max-semi-space-size=2 .*\/apps\/api\/main\.mjs account a b$/m);
});

test('a server that hangs says where and is started anew, and a stop ends both', onUnix, async () => {
  write('watched/bin/ospite', launcher());
  fs.chmodSync(path.join(folder, 'watched/bin/ospite'), 0o755);
  fs.mkdirSync(path.join(folder, 'watched/node/bin'), { recursive: true });
  fs.symlinkSync(process.execPath, path.join(folder, 'watched/node/bin/node'));
  write(
    'watched/apps/api/main.mjs',
    `import fs from 'node:fs';
     function inCircles() { for (;;) Math.sqrt(2); }
     const beat = () => process.kill(process.ppid, 'SIGUSR1');
     beat();
     setInterval(beat, 300);
     process.on('SIGTERM', () => process.exit(7));
     const isSecond = fs.existsSync(process.argv[3]);
     fs.writeFileSync(process.argv[3], '');
     if (isSecond) setTimeout(() => console.log('sound'), 4_000);
     else setTimeout(inCircles, 500);`,
  );
  const server = spawn(path.join(folder, 'watched/bin/ospite'), ['serve', path.join(folder, 'begun')], {
    env: { ...process.env, HUNG_SECONDS: '2' },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      said += text;
      if (said.includes('sound')) server.kill('SIGTERM');
    });
  const [code] = await once(server, 'close');
  assert.match(said, /^The server hangs[^]*at inCircles .*main\.mjs:2[^]*sound\n$/);
  assert.equal(code, 7);
});

test('a Node that is too old is refused in one line', onUnix, () => {
  const { stderr, status } = launch('22.1.0');
  assert.equal(status, 78);
  assert.match(stderr, /^Ospite needs Node\.js 24 or later in PATH \(found: v22\.1\.0\): .+\n$/);
});

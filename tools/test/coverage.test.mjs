import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeCoverage } from './coverage.mjs';

const FILES = new Map([
  [
    'libs/domain/src/rooms/room.spec.ts',
    `// it('is a comment')
     describe('a slug', () => {
       it.each([[{ name: '' }, 'name: required']])('is refused with %j', () => { expect("it('is a text')").toBe(1); });
       it("is the owner’s, isn't it", () => {});
     });
     describe('a price', () => { it('is refused with %j', () => {}); it.skip('comes later', () => {}); });
     (hasCurl() ? it : it.skip)('works where there is curl', async () => {});
     describe.each(LANGUAGES)(\`in \${language}\`, () => { it('speaks', () => {}); });
     describe.skip('one day', () => { it('flies', () => {}); });`,
  ],
  ['apps/api/src/a/same.spec.ts', `it('is here', () => {});`],
  ['apps/api/src/b/same.spec.ts', `it('is there', () => {});`],
  [
    'e2e/journeys/guest.spec.ts',
    `test('a guest asks', async () => { await test.step('and is answered', go); });`,
  ],
]);

const documented = (...evidence) =>
  `# Title\n\n## §3\n\n- rooms\n${evidence.map((one) => `  - ${one}\n`).join('')}`;
const problemsOf = (...evidence) => judgeCoverage(documented(...evidence), FILES).problems;

test('a line is shown by a test, by one of a group, by a step of a journey, by a title in part', () => {
  const judged = judgeCoverage(
    documented(
      "`room.spec.ts` is the owner’s, isn't it",
      '`libs/domain/src/rooms/room.spec.ts` a slug › is refused with …',
      '`room.spec.ts` works where there is curl',
      '`room.spec.ts` in … › speaks',
      '`a/same.spec.ts` is here',
      '`guest.spec.ts` a guest asks › and is\n    answered',
    ),
    FILES,
  );
  assert.deepEqual(judged, { holds: true, said: '1 lines, 1 shown by tests, 0 not built yet', problems: [] });
});

test('a file that is not there is named with its line', () => {
  assert.deepEqual(problemsOf('`rooms.spec.ts` is here'), [
    'docs/specification-coverage.md:6: there is no rooms.spec.ts',
  ]);
});

test('a file of which there are two is asked for by its path', () => {
  assert.match(
    problemsOf('`same.spec.ts` is here')[0],
    /:6: same\.spec\.ts may be .*a\/same.* or .*b\/same.*: say which/,
  );
});

test('a renamed test is named, and what only looks like one is none', () => {
  for (const title of ['is gone', 'is a comment', 'is a text', 'a price › speaks', 'owner', '…', '… › …'])
    assert.deepEqual(problemsOf(`\`room.spec.ts\` ${title}`), [
      `docs/specification-coverage.md:6: room.spec.ts has no test "${title}"`,
    ]);
});

test('a title that two tests have is asked for with its group', () => {
  assert.match(
    problemsOf('`room.spec.ts` is refused with %j')[0],
    /:6: room\.spec\.ts has 2 tests .*name the group/,
  );
});

test('a skipped test shows nothing', () => {
  for (const title of ['comes later', 'flies'])
    assert.match(
      problemsOf(`\`room.spec.ts\` ${title}`)[0],
      new RegExp(`:6: "${title}" of room\\.spec\\.ts is skipped`),
    );
});

test('a line that nothing shows must say what it waits for, and is counted', () => {
  assert.match(problemsOf()[0], /:5: nothing shows "rooms"/);
  assert.match(problemsOf('not built yet')[0], /:6: is neither/);
  const { holds, said } = judgeCoverage(documented('not built yet: the page of prices'), FILES);
  assert.deepEqual([holds, said], [true, '1 lines, 0 shown by tests, 1 not built yet']);
  assert.match(
    problemsOf('not built yet: the page', '`guest.spec.ts` a guest asks')[0],
    /:5: .*make two lines/,
  );
});

test('what is neither a line nor what shows one is not passed over', () => {
  assert.match(problemsOf('see elsewhere')[0], /:6: is neither `file` and the title of a test, nor/);
  assert.match(
    judgeCoverage('## §3\n\n- rooms\n    - `a` b\n', FILES).problems[0],
    /:4: is neither a line nor what shows/,
  );
  assert.match(judgeCoverage('# Nothing\n', FILES).problems[0], /names no line/);
});

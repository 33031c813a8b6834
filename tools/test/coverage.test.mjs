import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeCoverage } from './coverage.mjs';

const PAGE = `# Page

## Specification

- §5 Images
- §4 Tooltips: the chat button,
  with a tooltip

## Decisions

- §5 Lists and ids
`;
const OPENAPI = { paths: { '/api/rooms': { get: { operationId: 'listRooms' } } } };
const SHOWN = '// Shows: specification §5 Images\n// Shows: decisions §5 Lists and ids\n';
const CALLED = `expectDocumented(response, 'listRooms');\n`;

const problems = (text, page = PAGE) => judgeCoverage(page, OPENAPI, new Map([['a.spec.ts', text]])).problems;

test('a page whose sections are shown or wait is right, and the report names the tests', () => {
  const { problems: none, report } = judgeCoverage(PAGE, OPENAPI, new Map([['a.spec.ts', SHOWN + CALLED]]));
  assert.deepEqual(none, []);
  assert.match(report, /^- specification §5 Images: a\.spec\.ts$/m);
  assert.match(report, /^- specification §4 Tooltips: waits for the chat button, with a tooltip$/m);
});

test('a section that nothing shows, and one that is not on the page, are told', () => {
  assert.deepEqual(problems(`// Shows: specification §5 Images, §9 Nothing\n${CALLED}`), [
    'a.spec.ts: docs/specification-coverage.md has no section "specification §9 Nothing"',
    'decisions §5 Lists and ids: no test shows it',
  ]);
});

test('a section that waits may not be shown', () => {
  assert.equal(problems(`// Shows: specification §4 Tooltips\n${SHOWN}${CALLED}`).length, 1);
});

test('an operation that no test holds against the document is told', () => {
  assert.deepEqual(problems(`${SHOWN}get('listRooms');`), [
    `operation listRooms: no test calls expectDocumented(…, 'listRooms')`,
  ]);
});

test('a page that cannot be read is no page', () => {
  assert.equal(problems(CALLED, '# Nothing').at(-1), 'docs/specification-coverage.md: names no section');
});

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../launcher/process/nx.mjs';

/** Documents give paths from the root, from the server's sources, or from their own folder and its sources. */
function basesOf(document) {
  const own = path.posix.dirname(document);
  return ['', 'apps/api/src/', `${own}/`, `${own}/src/`];
}

const CODE = /`([^`\n]+)`|^ {2}([\w./-]+)(?= {2,})/gm;
const LINK = /\]\((?!https?:|#)([^)\s#]+)/g;
const COMMAND = /\bnpm run (?:--silent )?([\w-]+)(?: -- ([\w-]+))?/g;
const PATH = /^[\w.*-]+(?:\/[\w.*-]+)*\/?$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|md|css|json)$/;

/** What exists only once somebody has built, started or tested. */
const MADE_LATER =
  /^(?:(?:\.data|dist|node_modules|test-results)\/|deploy\/(?:ospite\.env|\.env|certificates)$|(?:config|mf-manifest|package|sbom\.cdx)\.json$)/;

const withoutFences = (text) => text.replace(/^```mermaid$[^]*?^```$/gm, '');

function repositoryFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return listed.split('\n').filter((file) => file && fs.existsSync(path.join(ROOT, file)));
}

const asPattern = (glob) => glob.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');

/** Whether a path of a document, perhaps with `*`, leads to a file or a folder. */
function leadsSomewhere(files, bases, named) {
  const glob = asPattern(named.replace(/\/$/, ''));
  const starts = named.includes('/') ? bases.map(asPattern) : ['', '.*/'];
  const pattern = new RegExp(`^(?:${starts.join('|')})${glob}(?:/|$)`);
  return files.some((file) => pattern.test(file));
}

/** Whether code in a text means a path of the repository, and not an address, a package or a value. */
function isRepositoryPath(files, bases, code) {
  if (!PATH.test(code) || MADE_LATER.test(code)) return false;
  if (SOURCE.test(code)) return true;
  const [first] = code.split('/');
  return (
    code.includes('/') && first !== '' && leadsSomewhere(files, bases, `${first}/`) && !/^\*/.test(first)
  );
}

/**
 * @param {string} document Its path.
 * @param {string} text
 * @param {{ files: string[], scripts: string[] }} repository
 * @returns {string[]} Paths and commands that the document names and that do not exist.
 */
function lostNames(document, text, { files, scripts }) {
  const searched = withoutFences(text);
  const codes = [...searched.matchAll(CODE)].map(([, inline, listed]) => inline ?? listed);
  const bases = basesOf(document);
  const paths = codes.filter(
    (code) => isRepositoryPath(files, bases, code) && !leadsSomewhere(files, bases, code),
  );
  const links = [...searched.matchAll(LINK)]
    .map(([, link]) => path.posix.join(path.posix.dirname(document), link))
    .filter((link) => !files.some((file) => file === link || file.startsWith(`${link}/`)));
  const commands = [...searched.matchAll(COMMAND)].flatMap(([, script, argument]) => {
    if (!scripts.includes(script)) return [`npm run ${script}`];
    if (script !== 'drill' || !argument || argument === 'all') return [];
    return files.includes(`quality/drills/${argument}.drill.mjs`) ? [] : [`npm run drill -- ${argument}`];
  });
  const drills = [...searched.matchAll(/\bdrills? `([\w-]+)`/g)]
    .map(([, drill]) => `quality/drills/${drill}.drill.mjs`)
    .filter((drill) => !files.includes(drill));
  return [...new Set([...paths, ...links, ...commands, ...drills])];
}

const files = repositoryFiles();
const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const repository = { files, scripts: Object.keys(scripts) };

const DOCUMENTS = files.filter((file) => /^(?:README|CONTRIBUTING|docs\/.*|.*\/README)\.md$/.test(file));

for (const document of DOCUMENTS) {
  test(`every path and command that ${document} names exists`, () => {
    const text = fs.readFileSync(path.join(ROOT, document), 'utf8');
    assert.deepEqual(lostNames(document, text, repository), []);
  });
}

test('a path, a link, a script or a drill that does not exist is found', () => {
  const small = {
    files: ['docs/api.md', 'apps/api/src/rooms/index.ts', 'quality/drills/disk-full.drill.mjs'],
    scripts: ['drill'],
  };
  const lost = (text) => lostNames('README.md', text, small);

  for (const [text, name] of [
    ['`rooms/lost.ts`', 'rooms/lost.ts'],
    ['`nowhere/lost.spec.ts`', 'nowhere/lost.spec.ts'],
    ['`lost.spec.ts`', 'lost.spec.ts'],
    ['`rooms/lost`', 'rooms/lost'],
    ['[API](docs/lost.md)', 'docs/lost.md'],
    ['`npm run lost`', 'npm run lost'],
    ['`npm run drill -- lost`', 'npm run drill -- lost'],
    ['drill `lost`', 'quality/drills/lost.drill.mjs'],
  ])
    assert.deepEqual(lost(text), [name], text);
  for (const text of [
    '`rooms/index.ts`, `apps/api/src/rooms`, `rooms/*.ts`, `index.ts`, [API](docs/api.md#top)',
    '`npm run drill -- disk-full`, `npm run drill -- all`, drill `disk-full`, `/camere/lost`, `application/json`, `dist/main.mjs`',
  ])
    assert.deepEqual(lost(text), [], text);
});

import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../process/nx.mjs';
import { runTool } from '../process/shutdown.mjs';
import { matchesTitle, testsIn } from './titles.mjs';

const DOCUMENT = 'docs/specification-coverage.md';
const FOLDERS = ['apps', 'libs', 'e2e', 'tools'];
const TEST_FILE = /\.(?:spec|test|contract)\.(?:tsx?|mjs)$/;

/** A line that something shows: a test of a file, or nothing yet. */
const SHOWN = /^`([^`]+)` (.+)$/;
const WAITING = /^not built yet: ./;

/**
 * A line of the specification, and what is said to show it.
 * @typedef {{ line: number, text: string }} Said
 * @typedef {Said & { evidence: Said[] }} Statement
 */

/**
 * Reads the document: below its headings, `- a line of the specification`, and below that, by two blanks,
 * ``- `file` title of a test`` or `- not built yet: what it waits for`. A line goes on where the next one is further in.
 * @param {string} document
 * @returns {{ statements: Statement[], problems: string[] }}
 */
function read(document) {
  const statements = /** @type {Statement[]} */ ([]);
  const problems = [];
  let last;
  for (const [index, text] of document.split('\n').entries()) {
    const line = index + 1;
    const [, blanks = '', isPoint, said = ''] = /^( *)(- )?(.*)$/.exec(text) ?? [];
    if (isPoint && blanks.length === 0) statements.push((last = { line, text: said, evidence: [] }));
    else if (isPoint && blanks.length === 2 && statements.length > 0)
      statements.at(-1)?.evidence.push((last = { line, text: said }));
    else if (isPoint) problems.push(`${DOCUMENT}:${line}: is neither a line nor what shows one: ${said}`);
    else if (blanks && said && last) last.text += ` ${said}`;
    else last = undefined;
  }
  return { statements, problems };
}

/**
 * Holds the document against the tests.
 * @param {string} document
 * @param {ReadonlyMap<string, string>} files Every file of tests by its path, with its text.
 * @returns {{ holds: boolean, said: string, problems: string[] }} `problems` name the line and the reason.
 */
export function judgeCoverage(document, files) {
  const { statements, problems } = read(document);
  const testsOf = remembering((file) => testsIn(file, files.get(file) ?? ''));
  const isWaiting = ({ text }) => WAITING.test(text);
  const complain = ({ line }, reason) => void problems.push(`${DOCUMENT}:${line}: ${reason}`);
  for (const statement of statements) {
    const { evidence } = statement;
    if (evidence.length === 0) complain(statement, `nothing shows "${statement.text}"`);
    if (evidence.some(isWaiting) && evidence.length > 1)
      complain(
        statement,
        `"${statement.text}" is not built yet, and yet something shows it: make two lines of it`,
      );
    for (const said of evidence.filter((one) => !isWaiting(one))) {
      const reason = whatIsWrong(said.text, [...files.keys()], testsOf);
      if (reason) complain(said, reason);
    }
  }
  if (statements.length === 0) problems.push(`${DOCUMENT}: names no line`);
  const waiting = statements.filter(({ evidence }) => evidence.some(isWaiting)).length;
  const said = `${statements.length} lines, ${statements.length - waiting} shown by tests, ${waiting} not built yet`;
  return { holds: problems.length === 0, said, problems };
}

/** Many lines name the same file, which is read once. */
function remembering(make) {
  const made = new Map();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key);
  };
}

/** @returns {string | undefined} Why a test that is named shows nothing. */
function whatIsWrong(text, files, testsOf) {
  const [, file = '', title = ''] = SHOWN.exec(text) ?? [];
  if (!file) return `is neither \`file\` and the title of a test, nor "not built yet: …": ${text}`;
  const named = files.filter((one) => one === file || one.endsWith(`/${file}`));
  if (named.length === 0) return `there is no ${file}`;
  if (named.length > 1) return `${file} may be ${named.join(' or ')}: say which`;
  const found = testsOf(named[0]).filter((test) => matchesTitle(test, title));
  if (found.length === 0) return `${file} has no test "${title}"`;
  if (found.length > 1)
    return `${file} has ${found.length} tests "${title}": name the group, as in "group › test"`;
  return found[0].isSkipped ? `"${title}" of ${file} is skipped, so it shows nothing` : undefined;
}

/** @returns {{ holds: boolean, said: string, problems: string[] }} */
export function checkCoverage() {
  const paths = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter((file) => TEST_FILE.test(file) && !file.includes('node_modules/')),
  );
  const files = new Map(paths.map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')]));
  return judgeCoverage(fs.readFileSync(path.join(ROOT, DOCUMENT), 'utf8'), files);
}

if (import.meta.main)
  runTool(async () => {
    const { holds, said, problems } = checkCoverage();
    console.log(holds ? `The specification: ${said}.` : problems.join('\n'));
    return holds ? 0 : 1;
  });

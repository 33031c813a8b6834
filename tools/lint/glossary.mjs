import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../process/nx.mjs';

/**
 * Words of the glossary's right column that are also right in another sense, so that only a reader can judge them. All
 * others are looked for in the sources and documents.
 */
export const RIGHT_IN_ANOTHER_SENSE = new Set([
  // English verbs and nouns that a text cannot do without
  ...[
    'answer',
    'editor',
    'feedback',
    'guessing',
    'hold',
    'house',
    'kept',
    'lead',
    'letter',
    'no place',
    'pass',
  ],
  ...['place', 'ready', 'sending', 'stay', 'turns', 'write'],
  // Words of HTTP, operating systems, the browser, Node, Nest and the ORM
  ...[
    'entity',
    'fake',
    'flag',
    'host',
    'implementation',
    'instance',
    'mail',
    'manager',
    'process',
    'repository',
  ],
  ...['callbacks', 'interface', 'service', 'shell', 'task', 'unit', 'user'],
  // Parts of words on the left: rate limit, the arrival of a stay, /admin, the problem of a refused request
  ...['rate', 'arrival', 'admin', 'refusal'],
  // The name of a table, and a file that a test uploads
  ...['throttle', 'photo'],
  // The form that shows a switch
  'toggle',
]);

/** Files that quote the words, or name what is called so elsewhere. */
const QUOTES = new Set([
  'docs/glossary.md',
  'CONTRIBUTING.md',
  'tools/lint/canaries.mjs',
  'tools/lint/glossary.mjs',
  'tools/lint/glossary.test.mjs',
  'docs/decisions/0010-everything-that-decides-is-a-use-case-of-the-domain.md',
]);

const INFLECTED = { draw: ['draw', 'draws', 'drawn'] };

/** @returns {string[]} The words of the right column that are looked for. */
export function wordsToAvoid(glossary = fs.readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8')) {
  const rows = glossary.split('\n').filter((line) => line.startsWith('| **'));
  const words = rows.flatMap((row) =>
    row
      .split('|')[3]
      .replace(/\([^)]*\)|`[^`]*`|…/g, '')
      .split(',')
      .map((word) => word.trim()),
  );
  return [...new Set(words)].filter((word) => word.length > 1 && !RIGHT_IN_ANOTHER_SENSE.has(word));
}

/** A word by itself, or as a part of an identifier: `desk`, `room-desk`, `RoomDesk`. */
function patternOf(words) {
  const spellings = words.flatMap((word) => INFLECTED[word] ?? [word, `${word}s`]);
  const separate = spellings.map((word) => word.replaceAll(' ', '[ -]')).join('|');
  const inner = spellings.map((word) => word.replace(/ (\w)/g, (_, first) => first.toUpperCase()));
  const camel = inner.map((word) => word[0].toUpperCase() + word.slice(1)).join('|');
  const joined = inner.filter((word) => /[A-Z]/.test(word)).map((word) => `|(?<![A-Za-z])${word}(?![a-z])`);
  return new RegExp(`(?<![A-Za-z])(?:${separate})(?![A-Za-z])|(?:${camel})(?![a-z])${joined.join('')}`, 'g');
}

/** @returns {string[]} `file:line: word` of each word that the glossary has another one for. */
export function findAvoidedWords(file, text, words = wordsToAvoid()) {
  if (QUOTES.has(file)) return [];
  const pattern = patternOf(words);
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(pattern)].map(([word]) => `${file}:${index + 1}: ${word}`));
}

import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../launcher/process/nx.mjs';
import { runTool } from '../../launcher/process/shutdown.mjs';

/** The colours and their names live here; every other style sheet takes them as `var(--…)`. */
const TOKENS = 'libs/ui/src/tokens';

const RAW_COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![-\w])(?:white|black|red|green|blue|gr[ae]y|yellow|orange|purple|pink|brown)(?![-\w(])/i;

/** The value of a declaration, which ends in `;` or `}`, unlike a selector such as `#add:hover {`. */
const DECLARATION = /:([^:;{}]*)(?=[;}])/g;

function styleSheets() {
  return ['apps', 'libs'].flatMap((group) =>
    fs
      .readdirSync(path.join(ROOT, group), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(group, file.replaceAll(path.sep, '/')))
      .filter((file) => file.endsWith('.css') && !file.startsWith(TOKENS)),
  );
}

/** Comments and addresses (`url(#id)`) hold no colours; line breaks stay, for the line numbers. */
const blank = (text) => text.replace(/\/\*[^]*?\*\/|url\([^)]*\)/g, (found) => found.replace(/[^\n]/g, ' '));

/** @returns {string[]} `file:line: declaration` of each colour that is no token. */
export function findRawColours(file, text) {
  const searched = blank(text);
  return [...searched.matchAll(DECLARATION)]
    .filter(([, value]) => RAW_COLOUR.test(value))
    .map(({ index, 0: found }) => {
      const start = index + found.search(/[^:\s]/);
      const line = searched.slice(0, start).split('\n').length;
      return `${file}:${line}: ${text.split('\n')[line - 1].trim()}`;
    });
}

async function main() {
  const found = styleSheets().flatMap((file) =>
    findRawColours(file, fs.readFileSync(path.join(ROOT, file), 'utf8')),
  );
  if (found.length === 0) return 0;
  console.log(found.join('\n'));
  console.log(`\nColours are tokens of ${TOKENS}; take one as var(--…), or add one there.`);
  return 1;
}

if (process.argv[1] === import.meta.filename) runTool(main);

import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../launcher/process/nx.mjs';
import { runTool } from '../../launcher/process/shutdown.mjs';

const PAGE = 'docs/specification-coverage.md';
const OPENAPI = 'libs/contracts/openapi.json';
const TESTS = '{apps,libs,e2e,tools}/**/*.{spec.ts,spec.tsx,contract.ts,test.mjs}';

/** `- §4 Tooltips: what it waits for`, which may go on in the next lines. */
const SECTION = /^- (§\d+ [^:\n]+)(?:: ((?:.|\n {2})+))?$/gm;
/** `// Shows: specification §5 Images, §7 Calls in general` */
const TAG = /^\/\/ Shows: (\w+) (.+)$/gm;

/** @returns {Map<string, string>} The page's sections, as tags name them, and what each waits for, if it waits. */
function sectionsOf(page) {
  const parts = page.split(/^## /m).slice(1);
  const entries = parts.flatMap((part) => {
    const source = part.slice(0, part.indexOf('\n')).toLowerCase();
    return [...part.matchAll(SECTION)].map(([, name, waits = '']) => [
      `${source} ${name}`,
      waits.replaceAll('\n  ', ' '),
    ]);
  });
  return new Map(entries);
}

const tagsOf = (text) =>
  [...text.matchAll(TAG)].flatMap(([, source, names]) =>
    names.split(', ').map((name) => `${source} ${name}`),
  );

const operationsOf = (openapi) =>
  Object.values(openapi.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );

/**
 * Holds the sections of the page against the tags of the tests, and the API's operations against their texts.
 * @param {string} page
 * @param {{ paths: Record<string, Record<string, { operationId: string }>> }} openapi
 * @param {ReadonlyMap<string, string>} tests Every file of tests with its text.
 * @returns {{ problems: string[], report: string }} `report` is the page with the tests of each section.
 */
export function judgeCoverage(page, openapi, tests) {
  const sections = sectionsOf(page);
  const files = [...tests.keys()];
  const showing = (section) => files.filter((file) => tagsOf(tests.get(file) ?? '').includes(section));
  const checking = (id) =>
    files.filter(
      (file) => tests.get(file)?.includes('expectDocumented') && tests.get(file)?.includes(`'${id}'`),
    );
  const problems = files.flatMap((file) =>
    tagsOf(tests.get(file) ?? '')
      .filter((tag) => !sections.has(tag))
      .map((tag) => `${file}: ${PAGE} has no section "${tag}"`),
  );
  const lines = [];
  for (const [section, waits] of sections) {
    const shown = showing(section);
    if (waits && shown.length > 0)
      problems.push(`${section}: waits for ${waits}, and yet ${shown[0]} shows it`);
    if (!waits && shown.length === 0) problems.push(`${section}: no test shows it`);
    lines.push(`- ${section}: ${waits ? `waits for ${waits}` : shown.join(', ')}`);
  }
  for (const id of operationsOf(openapi)) {
    if (checking(id).length === 0)
      problems.push(`operation ${id}: no test calls expectDocumented(…, '${id}')`);
    lines.push(`- operation ${id}: ${checking(id).join(', ')}`);
  }
  if (sections.size === 0) problems.push(`${PAGE}: names no section`);
  return { problems, report: lines.join('\n') };
}

export function checkCoverage() {
  const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');
  const files = fs.globSync(TESTS, { cwd: ROOT, exclude: (name) => name.endsWith('node_modules') }).sort();
  const tests = new Map(files.map((file) => [file.replaceAll(path.sep, '/'), read(file)]));
  return judgeCoverage(read(PAGE), JSON.parse(read(OPENAPI)), tests);
}

if (import.meta.main)
  runTool(async () => {
    const { problems, report } = checkCoverage();
    console.log([...(process.argv.includes('--check') ? [] : [report]), ...problems].join('\n'));
    return problems.length > 0 ? 1 : 0;
  });

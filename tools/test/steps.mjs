import fs from 'node:fs';
import path from 'node:path';
import { startTestServer } from '../../launcher/postgres/test-server.mjs';
import { ROOT, readProjects } from '../../launcher/process/nx.mjs';
import { run } from '../../launcher/process/run.mjs';
import { atEnd } from '../../launcher/process/shutdown.mjs';
import { buildChanged } from '../../launcher/serve/build.mjs';
import { rememberBuilt, sourcesFingerprint } from '../../launcher/serve/fingerprint.mjs';
import { audit } from './audit.mjs';
import { checkCoverage } from './coverage.mjs';
import { addUp, countJest, countJourneys, countNodeTests, oneCheck, secondTryRemark } from './counts.mjs';
import { cachedRemark, runNode, runTarget } from './tasks.mjs';
import { checkAllTypes } from './types.mjs';

const RESULTS = path.join(ROOT, 'dist/test-results');
const EVERYTHING = /./;

/**
 * One step of `npm test`.
 * @typedef {object} Step
 * @property {string} name For `--only` and `--skip`.
 * @property {string} title
 * @property {RegExp} concerns Projects whose change can break it; with `--affected` it is left out otherwise.
 * @property {boolean} [isBeside] It runs beside the first steps: it needs nothing of theirs, and a core is idle otherwise.
 * @property {boolean} [isAlone] It begins when no other step runs.
 * @property {(context: { projects: Set<string> | undefined, say: (line: string) => void }) =>
 *   Promise<import('./counts.mjs').Counts & { remark?: string }>} run `projects` are the affected ones, or undefined for all.
 */

const check = async (program, args) => {
  const { code, output } = await runNode(program, args);
  return oneCheck(code === 0, output);
};

async function checkTypes({ projects }) {
  const { code, output } = await (projects
    ? runTarget('typecheck', { affected: true, parallel: 2 })
    : checkAllTypes());
  return { ...oneCheck(code === 0, output), remark: cachedRemark(output) };
}

function testFiles(folder) {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => path.join(folder, file))
    .sort();
}

async function testTools() {
  // One file at a time: they start servers, and two cores are soon busy.
  const args = [
    '--test',
    '--test-concurrency=1',
    '--test-timeout=180000',
    '--test-reporter=tap',
    ...testFiles('tools'),
    ...testFiles('launcher'),
    ...testFiles('quality'),
  ];
  return countNodeTests(await run(process.execPath, args, { cwd: ROOT }));
}

async function testProjects({ projects }) {
  const tested = readProjects().filter(({ name, targets }) => targets.test && (projects?.has(name) ?? true));
  const resultFile = ({ name }) => path.join(RESULTS, `${name}.json`);
  // Old results would be counted again, should a run break down.
  for (const project of tested) fs.rmSync(resultFile(project), { force: true });
  fs.mkdirSync(RESULTS, { recursive: true });
  const { code, output } = await runTarget('test', { affected: projects !== undefined, parallel: 2 });
  fs.writeFileSync(path.join(RESULTS, 'projects.log'), output);
  const counts = addUp(tested.map((project) => countJest(project.name, resultFile(project), output)));
  const remark = cachedRemark(output);
  // No test failed and yet Nx says no: something broke around the tests.
  if (code !== 0 && counts.failed === 0) return addUp([counts, oneCheck(false, output)]);
  // A whole run that did not run is none.
  if (!projects && remark) return addUp([counts, oneCheck(false, `Tests were not run: ${remark}.`)]);
  return { ...counts, remark: [remark, secondTryRemark(counts.secondTries)].filter(Boolean).join('; ') };
}

async function checkMigrations({ say }) {
  await buildChanged(say, ['api']);
  const server = await startTestServer();
  const forget = atEnd(() => server.stop());
  const env = { ...process.env, DATABASE_URL: server.url };
  const { code, output } = await runNode('dist/apps/api/main.mjs', ['migration-check'], { env });
  await server.stop();
  forget();
  return oneCheck(code === 0, output);
}

async function auditDependencies() {
  const { holds, said, output } = await audit();
  return { ...oneCheck(holds, output), remark: said };
}

async function readCoverage() {
  const { problems } = checkCoverage();
  return oneCheck(problems.length === 0, problems.join('\n'));
}

async function buildAll({ projects }) {
  const fingerprint = sourcesFingerprint();
  const { code, output } = await runTarget('build', { affected: projects !== undefined, parallel: 2 });
  if (code === 0 && !projects) rememberBuilt(fingerprint);
  return { ...oneCheck(code === 0, output), remark: cachedRemark(output) };
}

async function runJourneys({ say }) {
  fs.rmSync(path.join(RESULTS, 'e2e.json'), { force: true });
  const result = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts'],
    {
      onLine: (line) => /^\s*(✓|✘|ok|x|-)\s/.test(line) && say(line.trimEnd()),
    },
  );
  return countJourneys(RESULTS, result);
}

/** In order: what is quick and breaks often comes first. */
export const STEPS = /** @type {Step[]} */ ([
  {
    name: 'tools',
    title: 'Tests of the tools',
    concerns: EVERYTHING,
    isBeside: true,
    run: testTools,
  },
  {
    name: 'audit',
    title: 'Known weaknesses',
    concerns: EVERYTHING,
    isBeside: true,
    run: auditDependencies,
  },
  {
    name: 'format',
    title: 'Formatting',
    concerns: EVERYTHING,
    isBeside: true,
    run: () => check('tools/format.mjs', ['--check']),
  },
  {
    name: 'lint',
    title: 'Lint and boundaries',
    concerns: EVERYTHING,
    run: () => check('tools/lint/lint.mjs', []),
  },
  {
    name: 'canary',
    title: 'The boundaries bite',
    concerns: EVERYTHING,
    run: () => check('tools/lint/canaries.mjs', []),
  },
  {
    name: 'colours',
    title: 'Colours are tokens',
    concerns: /web$|^ui$/,
    run: () => check('tools/lint/raw-colours.mjs', []),
  },
  {
    name: 'coverage',
    title: 'Specification covered',
    concerns: EVERYTHING,
    run: readCoverage,
  },
  { name: 'types', title: 'Types', concerns: EVERYTHING, isBeside: true, run: checkTypes },
  // Before the tests and checks that start what is built.
  { name: 'build', title: 'Builds', concerns: EVERYTHING, run: buildAll },
  {
    name: 'contract',
    title: 'Contract drift',
    concerns: /^(api|contracts|domain)$/,
    run: () => check('tools/contract.mjs', ['--check']),
  },
  { name: 'migrations', title: 'Migration drift', concerns: /^(api|domain)$/, run: checkMigrations },
  { name: 'unit', title: 'Tests of the projects', concerns: EVERYTHING, isAlone: true, run: testProjects },
  { name: 'e2e', title: 'Journeys in a browser', concerns: EVERYTHING, isAlone: true, run: runJourneys },
]);

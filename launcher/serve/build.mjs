import { NX, ROOT, nxEnvironment } from '../process/nx.mjs';
import { run } from '../process/run.mjs';
import { UserError } from '../process/user-error.mjs';
import { forgetBuilt, isBuilt, rememberBuilt, sourcesFingerprint } from '../process/fingerprint.mjs';

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/** A line of Nx that reports a finished build, e.g. `✔  nx run api:build (4s)` or `> nx run api:build  [local cache]`. */
const FINISHED = /nx run ([\w-]+):build/;

/**
 * Builds what changed since the last build; when nothing did, this costs milliseconds.
 * @param {(line: string) => void} say
 * @param {string[]} [projects] Only these; all applications otherwise.
 */
export async function buildChanged(say, projects = []) {
  const fingerprint = sourcesFingerprint();
  if (isBuilt(fingerprint)) return;
  const began = performance.now();
  say('Building what changed (the first time takes a minute or two)…');
  const only = projects.length > 0 ? [`--projects=${projects.join(',')}`] : [];
  const args = [NX, 'run-many', '-t', 'build', ...only, '--parallel=1', '--outputStyle=static'];
  const reported = new Set();
  forgetBuilt();
  const { code, output } = await run(process.execPath, args, {
    cwd: ROOT,
    env: nxEnvironment(),
    onLine: (line) => {
      const project = FINISHED.exec(line)?.[1];
      if (!project || reported.has(project)) return;
      reported.add(project);
      say(`  ${project}`);
    },
  });
  if (code !== 0) throw new UserError(`${output}\n\nThe build failed; see above.`);
  // A part is not the whole: only a full build is remembered.
  if (projects.length === 0) rememberBuilt(fingerprint);
  say(`Built in ${seconds(began)} s.`);
}

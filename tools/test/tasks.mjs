import path from 'node:path';
import { NX, ROOT, nxEnvironment } from '../process/nx.mjs';
import { run } from '../process/run.mjs';
import { UserError } from '../process/user-error.mjs';

/** Runs one of our own or a dependency's programs under the present Node, from the root of the workspace. */
export function runNode(program, args = [], options = {}) {
  return run(process.execPath, [path.join(ROOT, program), ...args], { cwd: ROOT, ...options });
}

/** Runs Nx without its colours and screens. */
export function runNx(args, options = {}) {
  const env = { ...nxEnvironment(), FORCE_COLOR: '0' };
  return run(process.execPath, [NX, ...args], { cwd: ROOT, env, ...options });
}

/**
 * Runs a target in every project that has it, or in the affected ones.
 * @param {string} target
 * @param {{ affected: boolean, parallel: number }} options
 */
export function runTarget(target, { affected, parallel }) {
  const which = affected ? ['affected'] : ['run-many'];
  return runNx([...which, '-t', target, `--parallel=${parallel}`, '--outputStyle=static']);
}

/** @returns {Promise<Set<string>>} The projects that the changes since the base (`NX_BASE`, else main) can touch. */
export async function affectedProjects() {
  const { code, output } = await runNx(['show', 'projects', '--affected', '--json']);
  const list = output.split('\n').find((line) => line.startsWith('['));
  if (code !== 0 || !list) throw new UserError(`Nx does not say what is affected:\n${output}`);
  return new Set(JSON.parse(list));
}

import fs from 'node:fs';
import path from 'node:path';
import { NX, ROOT, nxEnvironment } from '../../launcher/process/nx.mjs';
import { run } from '../../launcher/process/run.mjs';
import { UserError } from '../../launcher/process/user-error.mjs';

/** Runs one of our own or a dependency's programs under the present Node, from the root of the workspace. */
export function runNode(program, args = [], options = {}) {
  return run(process.execPath, [path.join(ROOT, program), ...args], { cwd: ROOT, ...options });
}

/** Runs Nx without its colours and screens. */
export function runNx(args, options = {}) {
  const env = { ...nxEnvironment(), FORCE_COLOR: '0' };
  return run(process.execPath, [NX, ...args], { cwd: ROOT, env, ...options });
}

/** A build depends only on its sources; whether a test passes is only known by running it. */
const REUSED = ['build'];

/**
 * The arguments for Nx: a whole run may take builds from the cache, a run of affected projects any result.
 * @param {string} target
 * @param {{ affected: boolean, parallel: number, projects?: string[] }} options `projects` instead of all
 */
export function targetArguments(target, { affected, parallel, projects = [] }) {
  return [
    affected ? 'affected' : 'run-many',
    ...['-t', target, `--parallel=${parallel}`, '--outputStyle=static'],
    ...(projects.length > 0 ? [`--projects=${projects.join(',')}`] : []),
    ...(affected || REUSED.includes(target) ? [] : ['--skip-nx-cache']),
  ];
}

/**
 * Runs a target in every project that has it, or in the affected ones.
 * @param {string} target
 * @param {{ affected: boolean, parallel: number, projects?: string[] }} options
 */
export function runTarget(target, options) {
  return runNx(targetArguments(target, options));
}

/** How many of its tasks Nx took from its cache. */
export function cachedResults(output) {
  const [, cached = 0, of = 0] = /^\s*Cache:\s+(\d+)\/(\d+) hit/m.exec(output) ?? [];
  return { cached: Number(cached), of: Number(of) };
}

/** The same as a remark for the summary; nothing when all were run. */
export function cachedRemark(output) {
  const { cached, of } = cachedResults(output);
  return cached > 0 ? `${cached} of ${of} not run again: nothing changed since` : '';
}

/** What `--affected` compares with. */
export function changesSince(env = process.env) {
  return env.NX_BASE ?? JSON.parse(fs.readFileSync(path.join(ROOT, 'nx.json'), 'utf8')).defaultBase;
}

/** @returns {Promise<Set<string>>} The projects that the changes since the base (`NX_BASE`, else main) can touch. */
export async function affectedProjects() {
  const { code, output } = await runNx(['show', 'projects', '--affected', '--json']);
  const list = output.split('\n').find((line) => line.startsWith('['));
  if (code !== 0 || !list) throw new UserError(`Nx does not say what is affected:\n${output}`);
  return new Set(JSON.parse(list));
}

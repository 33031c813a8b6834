import fs from 'node:fs';
import path from 'node:path';
import { ROOT, readProjects } from '../../launcher/process/nx.mjs';
import { runNode } from './tasks.mjs';

const PROGRAMS = path.join(ROOT, 'dist/types');
/** TypeScript 7, compiled to machine code: it has no API yet, so everything else stays with TypeScript 6. */
const COMPILER = 'node_modules/typescript-native/bin/tsc';
const AT_ONCE = 2;
/** One checker for each program: several would check what their files share several times. */
const CHECKERS = ['--checkers', '1'];

/**
 * A program of the compiler: projects whose options are the same.
 * @typedef {{ extends: string, compilerOptions: object, include: string[] }} Program
 */

/**
 * The compiler's settings of projects, as few as have the same meaning: what projects share is then checked once, and not
 * once for each.
 * @param {{ root: string, settings: { extends: string, compilerOptions?: object, include: string[] } }[]} projects
 * @returns {Program[]}
 */
export function programsOf(projects) {
  const programs = new Map();
  for (const { root, settings } of projects) {
    const { extends: base, compilerOptions = {}, include, ...others } = settings;
    const unknown = Object.keys(others);
    if (unknown.length > 0) throw new Error(`${root}/tsconfig.json: nobody heeds ${unknown.join(', ')}.`);
    const options = { extends: path.join(root, base), compilerOptions };
    const key = JSON.stringify(options);
    const program = programs.get(key) ?? { ...options, include: [] };
    programs.set(key, program);
    for (const files of include.map((name) => path.join(root, name)))
      if (!program.include.includes(files)) program.include.push(files);
  }
  return [...programs.values()];
}

function readSettings({ root }) {
  const folder = path.join(ROOT, root);
  return { root: folder, settings: JSON.parse(fs.readFileSync(path.join(folder, 'tsconfig.json'), 'utf8')) };
}

/** Checks the types of all projects. @returns {Promise<{ code: number, output: string }>} */
export async function checkAllTypes() {
  const projects = readProjects().filter(({ targets }) => targets.typecheck);
  fs.mkdirSync(PROGRAMS, { recursive: true });
  const waiting = programsOf(projects.map(readSettings)).map((program, place) => {
    const file = path.join(PROGRAMS, `program-${place + 1}.json`);
    fs.writeFileSync(file, JSON.stringify(program, null, 2));
    return file;
  });
  const results = [];
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      results.push(await runNode(COMPILER, ['-p', file, ...CHECKERS]));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const failed = results.filter(({ code }) => code !== 0);
  return { code: failed[0]?.code ?? 0, output: failed.map(({ output }) => output).join('\n') };
}

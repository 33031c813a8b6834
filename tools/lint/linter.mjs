import path from 'node:path';
import { ESLint } from 'eslint';
import { createProjectGraphAsync } from '@nx/devkit';
import { ROOT, nxEnvironment } from '../../launcher/process/nx.mjs';

/** As whom we run: for a program that it does not know, Nx's rule reads its project graph again with each file. */
const ESLINT = path.join(ROOT, 'node_modules/.bin/eslint');

/**
 * ESLint with the settings of the workspace. Nx works out its project graph first: without one its boundary rule
 * would skip every file with no more than a warning.
 */
export async function createLinter() {
  Object.assign(process.env, nxEnvironment({}));
  process.argv[1] = ESLINT;
  process.chdir(ROOT);
  await createProjectGraphAsync({ exitOnError: false });
  return new ESLint({ cwd: ROOT });
}

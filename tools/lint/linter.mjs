import { ESLint } from 'eslint';
import { createProjectGraphAsync } from '@nx/devkit';
import { ROOT, nxEnvironment } from '../process/nx.mjs';

/**
 * ESLint with the settings of the workspace. Nx works out its project graph first: without one its boundary rule
 * would skip every file with no more than a warning.
 */
export async function createLinter() {
  Object.assign(process.env, nxEnvironment({}));
  process.chdir(ROOT);
  await createProjectGraphAsync({ exitOnError: false });
  return new ESLint({ cwd: ROOT });
}

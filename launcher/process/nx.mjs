import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The Nx program, to be run by the present Node. */
export const NX = path.join(ROOT, 'node_modules/nx/dist/bin/nx.js');

/**
 * Nx without its background process, which would outlive us, and with plain lines instead of a full screen. Its
 * cache lies inside the clone: by default Nx shares results between all clones of a machine, and a fresh clone would
 * pass tests that it never ran.
 * Its native part is loaded from where it was installed: the copy that it makes in the system's temporary
 * folder belongs to the first user.
 */
export function nxEnvironment(env = process.env) {
  return {
    ...env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_SKIP_NATIVE_FILE_CACHE: 'true',
    NX_CACHE_DIRECTORY: path.join(ROOT, '.nx/cache'),
    NX_WORKSPACE_DATA_DIRECTORY: path.join(ROOT, '.nx/workspace-data'),
  };
}

/** The folders of what webpack builds, the applications: libraries go into their bundles. @returns {string[]} */
export const builtProjects = (workspace = ROOT) =>
  fs.globSync('apps/*/webpack.config.mjs', { cwd: workspace }).map((file) => path.dirname(file));

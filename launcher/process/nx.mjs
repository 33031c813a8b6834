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

/**
 * @param {string} [workspace]
 * @returns {{ name: string, root: string, targets: Record<string, unknown> }[]} Every project of the workspace.
 */
export function readProjects(workspace = ROOT) {
  const folders = ['apps', 'libs'].flatMap((group) =>
    fs.readdirSync(path.join(workspace, group)).map((name) => `${group}/${name}`),
  );
  return [...folders, 'e2e', 'launcher', 'quality'].flatMap((root) => {
    const file = path.join(workspace, root, 'project.json');
    if (!fs.existsSync(file)) return [];
    const { name, targets = {} } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return [{ name, root, targets }];
  });
}

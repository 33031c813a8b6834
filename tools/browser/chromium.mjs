import { UserError } from '../../launcher/process/user-error.mjs';
import { unpackBundled } from './bundled.mjs';
import { systemBrowsers, whyNot } from './system.mjs';

/**
 * A Chromium that starts here, as Playwright's `launchOptions` want it.
 * @typedef {{ source: string, executablePath: string, args: string[], env: NodeJS.ProcessEnv }} Chromium
 */

const ARGUMENTS = [
  // Tests visit only our own pages, and containers and root have no sandbox to offer.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const chosen = (source, executablePath, env = {}) => ({
  source,
  executablePath,
  args: ARGUMENTS,
  env: { ...process.env, ...env },
});

async function tryBundled(bundled, probe, tried) {
  try {
    const found = await bundled();
    if (!found) {
      tried.push(`the bundled Chromium: there is none for ${process.platform}-${process.arch}`);
      return undefined;
    }
    for (const env of found.environments) {
      const trouble = probe(found.file, env);
      if (!trouble) return chosen('bundled', found.file, env);
      tried.push(`the bundled Chromium${env.LD_LIBRARY_PATH ? ' with its own libraries' : ''}: ${trouble}`);
    }
  } catch (error) {
    tried.push(`the bundled Chromium: ${error.message}`);
  }
  return undefined;
}

/**
 * Finds a Chromium: CHROMIUM_PATH, which must be right when it is set; else the one from the npm registry; else
 * the system's.
 * @param {{ env?: NodeJS.ProcessEnv, bundled?: typeof unpackBundled, system?: () => string[],
 *   probe?: typeof whyNot }} [machine] Replaced in tests.
 * @returns {Promise<Chromium>}
 * @throws {UserError} Naming what was tried and what to do.
 */
export async function findChromium(machine = {}) {
  const { env = process.env, bundled = unpackBundled, system = systemBrowsers, probe = whyNot } = machine;
  if (env.CHROMIUM_PATH) {
    const trouble = probe(env.CHROMIUM_PATH);
    if (!trouble) return chosen('CHROMIUM_PATH', env.CHROMIUM_PATH);
    throw new UserError(`CHROMIUM_PATH=${env.CHROMIUM_PATH} is no browser that starts: ${trouble}`);
  }
  const tried = [];
  const fromRegistry = await tryBundled(bundled, probe, tried);
  if (fromRegistry) return fromRegistry;
  const candidates = system();
  if (candidates.length === 0) tried.push('Chrome or Chromium of the system: none found');
  for (const file of candidates) {
    const trouble = probe(file);
    if (!trouble) return chosen('system', file);
    tried.push(`${file}: ${trouble}`);
  }
  throw new UserError(
    ['No Chromium for the end-to-end tests. Tried:', ...tried.map((line) => `  - ${line}`)].join('\n') +
      '\nInstall Google Chrome or Chromium (Debian, Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
}

import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const ROOT = path.resolve(import.meta.dirname, '../..');

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

const PACKAGE = path.join(ROOT, 'node_modules/@sparticuz/chromium');
const CACHE = path.join(ROOT, 'node_modules/.cache/chromium');
const ON_PATH = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'];
const ON_MAC = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** The bundled fonts and those of the system: without any font Chromium crashes at the first character. */
const fontSettings = (dir) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${dir}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${dir}/font-cache</cachedir>
</fontconfig>
`;

function unpackInto(dir, finalDir) {
  const read = (archive) => brotliDecompressSync(fs.readFileSync(path.join(PACKAGE, 'bin', archive)));
  fs.writeFileSync(path.join(dir, 'chrome'), read('chromium.br'), { mode: 0o755 });
  for (const [archive, folder] of Object.entries({ swiftshader: '.', al2023: 'libraries', fonts: 'fonts' })) {
    fs.mkdirSync(path.join(dir, folder), { recursive: true });
    execFileSync('tar', ['-x', '-C', path.join(dir, folder)], { input: read(`${archive}.tar.br`) });
  }
  fs.writeFileSync(path.join(dir, 'fonts.conf'), fontSettings(finalDir));
  fs.mkdirSync(path.join(dir, 'font-cache'));
  fs.chmodSync(path.join(dir, 'font-cache'), 0o1777);
  fs.chmodSync(dir, 0o755);
}

/**
 * The Chromium that comes with the dependencies on linux-x64, unpacked once beside them: the package's own
 * `executablePath()` unpacks into one temporary folder for all users of the machine.
 * @returns {{ file: string, environments: NodeJS.ProcessEnv[] } | undefined} `environments` are to be tried in order: with
 *   the system's libraries, else with the bundled ones, which only the browser's process may see.
 */
function unpackBundled() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(fs.readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'));
  const dir = path.join(CACHE, version);
  const file = path.join(dir, 'chrome');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(CACHE, { recursive: true });
    const fresh = fs.mkdtempSync(path.join(CACHE, '.unpacking-'));
    unpackInto(fresh, dir);
    // Of two that unpack at once the first wins, and the other uses the winner's copy.
    if (fs.existsSync(file)) fs.rmSync(fresh, { recursive: true });
    else fs.renameSync(fresh, dir);
  }
  const fonts = { FONTCONFIG_FILE: path.join(dir, 'fonts.conf') };
  return { file, environments: [fonts, { ...fonts, LD_LIBRARY_PATH: path.join(dir, 'libraries/lib') }] };
}

/** Browsers of the system; only programs that exist. @returns {string[]} The likeliest first. */
function systemBrowsers() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [...ON_PATH.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...ON_MAC].filter(
    (file) => fs.existsSync(file),
  );
}

/** Why a browser does not start here, in one line; empty if it does. @param {string} file @param {NodeJS.ProcessEnv} [env] */
function whyNot(file, env = {}) {
  const options = {
    env: { ...process.env, ...env },
    encoding: /** @type {const} */ ('utf8'),
    timeout: 30_000,
  };
  const { stdout, stderr, error, status } = spawnSync(file, ['--version'], options);
  if (/\d+\.\d+\.\d+/.test(stdout ?? '')) return '';
  return (error?.message || stderr?.trim() || `it ended with ${status}`).split('\n')[0];
}

/**
 * Finds a Chromium: CHROMIUM_PATH, which must be right when it is set; else the one from the npm registry; else the system's.
 * @param {{ env?: NodeJS.ProcessEnv, bundled?: typeof unpackBundled, system?: () => string[], probe?: typeof whyNot }} [machine]
 *   Replaced in tests.
 * @returns {Promise<Chromium>}
 * @throws Naming what was tried and what to do.
 */
export async function findChromium(machine = {}) {
  const { env = process.env, bundled = unpackBundled, system = systemBrowsers, probe = whyNot } = machine;
  const chosen = (source, executablePath, more = {}) => ({
    source,
    executablePath,
    args: ARGUMENTS,
    env: { ...process.env, ...more },
  });
  if (env.CHROMIUM_PATH) {
    const trouble = probe(env.CHROMIUM_PATH);
    if (!trouble) return chosen('CHROMIUM_PATH', env.CHROMIUM_PATH);
    throw new Error(`CHROMIUM_PATH=${env.CHROMIUM_PATH} is no browser that starts: ${trouble}`);
  }
  const own = bundled();
  const candidates = [
    ...(own ? own.environments.map((more) => ({ source: 'bundled', file: own.file, more })) : []),
    ...system().map((file) => ({ source: 'system', file, more: {} })),
  ];
  const tried = [];
  for (const { source, file, more } of candidates) {
    const trouble = probe(file, more);
    if (!trouble) return chosen(source, file, more);
    tried.push(`  - ${source} ${file}: ${trouble}`);
  }
  throw new Error(
    `No Chromium for the journeys. Tried:\n${tried.join('\n')}\n` +
      'Install Google Chrome or Chromium (Debian, Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
}

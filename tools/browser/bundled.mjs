import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';
import { ROOT } from '../../launcher/process/nx.mjs';

const MODULES = path.join(ROOT, 'node_modules');

/** Beside the dependencies, with which it goes; where those belong to somebody else, in a folder of one's own. */
function cacheFolder(version) {
  const shared = path.join(MODULES, '.cache/chromium');
  if (fs.existsSync(path.join(shared, version, 'chrome')) || isWritable(MODULES)) return shared;
  return path.join(os.homedir(), '.cache/ospite/chromium');
}

function isWritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The bundled fonts and those of the system: without any font Chromium crashes at the first character. */
const fontSettings = (dir) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${dir}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${dir}/font-cache</cachedir>
</fontconfig>
`;

function findPackage() {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root =
    main.slice(0, main.lastIndexOf(path.join('@sparticuz', 'chromium'))) +
    path.join('@sparticuz', 'chromium');
  return { root, version: JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).version };
}

async function unpackInto(dir, packageRoot, finalDir) {
  const unpack = (archive, target) =>
    pipeline(fs.createReadStream(path.join(packageRoot, 'bin', archive)), createBrotliDecompress(), target);
  await unpack('chromium.br', fs.createWriteStream(path.join(dir, 'chrome'), { mode: 0o755 }));
  await unpack('swiftshader.tar.br', extract(dir));
  await unpack('al2023.tar.br', extract(path.join(dir, 'libraries')));
  await unpack('fonts.tar.br', extract(path.join(dir, 'fonts')));
  fs.mkdirSync(path.join(dir, 'font-cache'));
  fs.chmodSync(path.join(dir, 'font-cache'), 0o1777);
  fs.writeFileSync(path.join(dir, 'fonts.conf'), fontSettings(finalDir));
  fs.chmodSync(dir, 0o755);
}

/** Renaming is atomic: of two that unpack at once the first wins, and the other uses the winner's copy. */
function moveIntoPlace(from, to) {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    fs.rmSync(from, { recursive: true, force: true });
    if (!fs.existsSync(path.join(to, 'chrome'))) throw error;
  }
}

/**
 * The Chromium that comes with the dependencies on linux-x64, unpacked once into a cache of ours. The package's
 * own `executablePath()` is avoided: it unpacks into one temporary folder for all users of the machine.
 * @returns {Promise<{ file: string, environments: NodeJS.ProcessEnv[] } | undefined>} `environments` are to be tried in
 *   order: with the system's libraries, else with the bundled ones, which only the browser's process may see.
 */
export async function unpackBundled() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { root, version } = findPackage();
  const cache = cacheFolder(version);
  const dir = path.join(cache, version);
  if (!fs.existsSync(path.join(dir, 'chrome'))) {
    fs.mkdirSync(cache, { recursive: true });
    const fresh = fs.mkdtempSync(path.join(cache, '.unpacking-'));
    await unpackInto(fresh, root, dir);
    moveIntoPlace(fresh, dir);
  }
  const fonts = { FONTCONFIG_FILE: path.join(dir, 'fonts.conf') };
  const libraries = [path.join(dir, 'libraries/lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(path.delimiter);
  return { file: path.join(dir, 'chrome'), environments: [fonts, { ...fonts, LD_LIBRARY_PATH: libraries }] };
}

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ON_PATH = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge',
];

const ON_MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const ON_WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Where a Chrome or Chromium of the system may lie; only programs that exist.
 * @param {{ env?: NodeJS.ProcessEnv, platform?: string }} [machine]
 * @returns {string[]} Absolute paths, the likeliest first.
 */
export function systemBrowsers({ env = process.env, platform = process.platform } = {}) {
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean);
    return folders.flatMap((folder) => ON_WINDOWS.map((file) => path.join(folder, file))).filter(isProgram);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const found = ON_PATH.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...found, ...(platform === 'darwin' ? ON_MAC : [])].filter(isProgram);
}

/**
 * Whether a browser starts here, with all the libraries it needs.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} [env] Added to our own.
 * @returns {string} Empty when it does, else why not, in one line.
 */
export function whyNot(file, env = {}) {
  if (!fs.existsSync(file)) return 'there is no such file';
  // On Windows a browser prints no version; that it is there must do.
  if (process.platform === 'win32') return '';
  const result = spawnSync(file, ['--version'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  if (/\d+\.\d+\.\d+/.test(result.stdout ?? '')) return '';
  const reason =
    result.error?.message || result.stderr?.trim() || `it ended with ${result.signal ?? result.status}`;
  return reason.split('\n')[0];
}

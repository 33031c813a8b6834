import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

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

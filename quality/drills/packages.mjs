import fs from 'node:fs';

/** Debian's packages that drills need, each with a program that only it brings. */
const PROGRAMS = {
  haproxy: '/usr/sbin/haproxy',
  logrotate: '/usr/sbin/logrotate',
  nginx: '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  systemd: '/usr/bin/systemd-analyze',
};

/**
 * Which of Debian's packages are not there, so that nobody learns it an hour after the start.
 * @param {import('./run-drill.mjs').Drill[]} drills
 * @param {(file: string) => boolean} [exists]
 * @returns {string[]} sorted, each once
 */
export function missingPackages(drills, exists = fs.existsSync) {
  const needed = new Set(drills.flatMap(({ packages = [] }) => packages));
  for (const name of needed) if (!PROGRAMS[name]) throw new Error(`Nobody knows the package ${name}.`);
  return [...needed].filter((name) => !exists(PROGRAMS[name])).sort();
}

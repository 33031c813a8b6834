import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChanged } from '../launcher/serve/build.mjs';
import { ROOT } from '../launcher/process/nx.mjs';
import { runTool } from '../launcher/process/shutdown.mjs';
import { UserError } from '../launcher/process/user-error.mjs';
import { failures } from './kit/drill.mjs';

const FOLDER = path.join(ROOT, 'quality/drills');
const ENDING = '.drill.mjs';

/** Debian's packages that drills need, each with a program that only it brings. */
const PROGRAMS = {
  logrotate: '/usr/sbin/logrotate',
  nginx: '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  systemd: '/usr/bin/systemd-analyze',
};
/** @type {Record<string, (keyof typeof PROGRAMS)[]>} */
const NEEDED = {
  deploy: ['logrotate', 'nginx', 'openssl', 'postgresql-15', 'systemd'],
  replicas: ['nginx', 'openssl', 'postgresql-15'],
  'slow-senders': ['nginx', 'openssl'],
};

/**
 * `npm run drill [-- <name> … | all]`: the long tests of survival in `quality/drills/`, the named ones or all, one after the
 * other: they break, kill and flood a whole product of their own and measure how it comes back. Debian's packages that
 * are missing are named first, so that nobody learns it an hour after the start.
 */
async function main() {
  const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith(ENDING));
  const all = files.map((file) => path.basename(file, ENDING)).sort();
  const named = process.argv.slice(2).filter((name) => name !== 'all');
  const unknown = named.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new UserError(`No drill ${unknown.join(', ')}; there are: ${all.join(', ')}`);
  const wanted = named.length > 0 ? named : all;
  const needed = new Set(wanted.flatMap((name) => NEEDED[name] ?? []));
  const missing = [...needed].filter((name) => !fs.existsSync(PROGRAMS[name]));
  if (missing.length > 0)
    throw new UserError(`No drill is left out: apt-get install ${missing.join(' ')}, then start again.`);
  await buildChanged(console.log);
  for (const name of wanted) await import(pathToFileURL(path.join(FOLDER, name + ENDING)).href);
  console.log(failures.length > 0 ? `\nFAILED:\n${failures.join('\n')}` : '\nAll passed.');
  return failures.length > 0 ? 1 : 0;
}

runTool(main);

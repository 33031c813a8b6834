import path from 'node:path';
import { requireFolder } from '../process/folders.mjs';
import { tryPort } from '../process/ports.mjs';
import { run } from '../process/run.mjs';
import { UserError } from '../process/user-error.mjs';

const PROBE = path.join(import.meta.dirname, 'probe-database.mjs');

/**
 * What keeps the server from listening, and what to do about it.
 * @param {string | undefined} code Node's error code.
 * @param {{ port: number, host: string }} settings
 */
export function listenTrouble(code, { port, host }) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the program that uses it, or set PORT to another number.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user: set PORT to 1024 or more.`;
    case 'EADDRNOTAVAIL':
      return `HOST ${host} is not an address of this machine: set it to one that is, or to 0.0.0.0 for all.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is a name that nobody knows: set it to an address of this machine, or to 0.0.0.0 for all.`;
    default:
      return `Nothing can listen at ${host}, port ${port} (${code}): set HOST or PORT to something else.`;
  }
}

async function requirePort(settings) {
  try {
    await tryPort(settings.port, settings.host);
  } catch (error) {
    throw new UserError(listenTrouble(error.code, settings));
  }
}

/** In a process of its own: the PostgreSQL client would stay in the memory of this one for as long as it runs. */
async function requireDatabase(databaseUrl) {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { code, output } = await run(process.execPath, [PROBE], { env });
  if (code !== 0) throw new UserError(output);
}

/**
 * Whether the product can start with these settings: address, data folder, database of one's own. Asked before
 * anything is built, which takes minutes.
 * @param {import('./settings.mjs').ServeSettings} settings
 * @throws {UserError} One line with the remedy.
 */
export async function checkSettings(settings) {
  await requirePort(settings);
  requireFolder(settings.dataDir);
  if (settings.databaseUrl) await requireDatabase(settings.databaseUrl);
}

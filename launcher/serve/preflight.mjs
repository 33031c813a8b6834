import { requireFolder } from '../process/folders.mjs';
import { tryPort } from '../process/ports.mjs';
import { UserError } from '../process/user-error.mjs';

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

/**
 * Whether the product can start at this address and in this data folder. Asked before anything is built, which takes minutes.
 * @param {import('./settings.mjs').ServeSettings} settings
 * @throws {UserError} One line with the remedy.
 */
export async function checkSettings(settings) {
  await requirePort(settings);
  requireFolder(settings.dataDir);
}

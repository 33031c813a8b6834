import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import alive from '../process/alive.cjs';
import { giveToFolderOwner } from '../process/folders.mjs';
import { UserError } from '../process/user-error.mjs';

/** The shortest limit of any system for the address of a socket (unix(4) of macOS, with its end). */
const MAX_SOCKET_PATH = 103;

/**
 * Claims a data folder for this process, so that a second start does not take the first one's database for one that was
 * left running and stop it. A claim is void once its process has ended. A container has process numbers of its own, and
 * would take every other one's claim for void: so whoever holds a folder also listens on a socket in it.
 * @returns {Promise<() => void>} Releases the folder.
 * @throws {UserError} When another process of this machine holds it.
 */
export async function holdDataDir(dataDir) {
  const file = path.join(path.dirname(dataDir), 'postgres-holder');
  const socket = `${file}.socket`;
  for (;;) {
    try {
      fs.writeFileSync(file, alive.processMark(), { flag: 'wx', mode: 0o644 });
      giveToFolderOwner(file);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const mark = fs.readFileSync(file, 'utf8');
      const inUse = `The database in ${dataDir} is in use by another Ospite`;
      if (alive.isMarkAlive(mark)) throw new UserError(`${inUse} (process ${mark.split(' ')[0]}).`);
      if (await isAnswered(socket))
        throw new UserError(`${inUse}, in another container: stop that one first.`);
      fs.rmSync(file, { force: true });
    }
  }
  const server = await listen(socket);
  return () => {
    server?.close();
    fs.rmSync(file, { force: true });
  };
}

/** Whether somebody listens there; a process that was killed leaves a socket that nobody answers at. */
function isAnswered(socket) {
  return new Promise((resolve) => {
    const line = net.connect(socket);
    line.once('connect', () => {
      line.destroy();
      resolve(true);
    });
    line.once('error', () => resolve(false));
  });
}

/** Undefined where the system, or the folder's, has no such sockets: then the number of the process has to do. */
async function listen(socket) {
  if (process.platform === 'win32' || Buffer.byteLength(socket) > MAX_SOCKET_PATH) return undefined;
  fs.rmSync(socket, { force: true });
  return new Promise((resolve) => {
    const server = net.createServer((line) => line.destroy());
    server.once('error', () => resolve(undefined));
    server.listen(socket, () => resolve(server));
    server.unref();
  });
}

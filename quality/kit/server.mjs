import { freePort } from '../../launcher/process/ports.mjs';
import { isReady, kill, newFolder, startProgram, stoppable, until } from './basics.mjs';
import { END_MS } from './product.mjs';

const READY_MS = 180_000;

/**
 * A server on a port and a data folder of its own, as another machine has it; it is not yet started.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} settings It gets no others.
 */
export async function newServer([program = '', ...args], settings) {
  const place = newFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...settings, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: place.folder };
  /** @type {ReturnType<typeof startProgram>} */
  let running;
  const server = {
    url,
    /** @returns {Promise<number>} Seconds until it is ready. */
    async start() {
      running = startProgram(program, args, { cwd: place.folder, env });
      return (await running.untilUp(() => isReady(url), READY_MS)) / 1000;
    },
    kill: () => kill(running.pid),
    /** Asks it to end. @returns {Promise<{ seconds: number, code: number }>} Until it was gone, and its exit code. */
    async terminate() {
      process.kill(running.pid, 'SIGTERM');
      const ms = await until('the server ends at SIGTERM', () => !running.isRunning(), END_MS);
      return { seconds: ms / 1000, code: await running.ended };
    },
  };
  return stoppable(server, async () => {
    await running?.stop();
    await place.stop();
  });
}

/** @typedef {Awaited<ReturnType<typeof newServer>>} Server */

import path from 'node:path';
import { ROOT } from '../process/nx.mjs';

/** The API as it is built. */
export const API_PROGRAM = path.join(ROOT, 'dist/apps/api/main.mjs');

/**
 * V8's young generation (MB for each of its halves): it grows to 16 by itself and stays there, 90 MB resident for a
 * server that needs a few at a time. The old generation has no limit on purpose: it would kill the process in a burst.
 */
export const FLAGS = [
  '--max-semi-space-size=2',
  // The old generation is collected once it has grown by a quarter. V8 by itself waits until it has doubled, and the
  // buffers of uploads and pictures that its garbage holds wait with it: 60 MB in a mixed flood.
  '--heap-growing-percent=25',
];

/** At SIGINT a server says where it hangs. */
export const SERVER_FLAGS = ['--trace-sigint'];

/**
 * What glibc reads before the program runs. Two arenas instead of eight for each processor, and freed memory goes back to
 * the system: a fixed threshold keeps glibc from raising its own after the first large buffer (mallopt(3)).
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/**
 * How Node runs the API, so that it stays small (decision 8, `npm run bench -- memory`). What the person's own
 * environment says wins.
 * @param {string[]} args The API's command, such as `serve`.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [program]
 * @returns {{ args: string[], env: NodeJS.ProcessEnv }} For `spawn(process.execPath, …)`.
 */
export function apiNode(args, env = process.env, program = API_PROGRAM) {
  const flags = args[0] === 'serve' ? [...FLAGS, ...SERVER_FLAGS] : FLAGS;
  return { args: [...flags, program, ...args], env: { ...ALLOCATOR, ...env } };
}

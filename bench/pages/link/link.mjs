import { fork } from 'node:child_process';
import { atEnd } from '../../../tools/process/shutdown.mjs';

/** Slow 4G. Source: issue 9; the same as Lighthouse's. */
export const SLOW_4G = { roundTripMs: 150, downKbit: 1_600, upKbit: 750 };

/**
 * Puts the link in front of servers of this machine; it runs in a process of its own, so that it takes no time from what is measured.
 * @param {number[]} ports of the servers
 * @returns {Promise<number[]>} ports of their far ends, in the same order; all share one line
 */
export function openLink(ports) {
  return inOwnProcess('link/link-process.mjs', { ...SLOW_4G, ports });
}

/**
 * Forks a program, named by its path in `bench/pages`, tells it its settings and waits for its answer.
 * @param {string} program such as `link/tls-process.mjs`
 * @param {object} settings
 */
export function inOwnProcess(program, settings) {
  const child = fork(new URL(`../${program}`, import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  atEnd(() => child.kill());
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => {
      // It ends with this process, and holds it up no longer.
      child.unref();
      child.channel?.unref();
      resolve(answer);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}.`)));
    child.send(settings);
  });
}

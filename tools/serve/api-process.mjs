import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../process/nx.mjs';
import { stopChild } from '../process/run.mjs';
import { UserError } from '../process/user-error.mjs';
import { API_PROGRAM, apiNode } from './api-node.mjs';

export { API_PROGRAM };

/** EX_CONFIG of sysexits.h: the API says what is wrong in its settings; starting it again would change nothing. */
const CONFIGURATION_ERROR = 78;
const RESTART_PAUSES_MS = [250, 500, 1_000, 2_000, 5_000, 10_000];

/** A run that lasted this long counts as a good one: the next restart is quick again. */
const GOOD_RUN_MS = 60_000;
const LOOK_AGAIN_MS = 50;

/** @param {string} url Address of the server. */
export async function isReady(url) {
  try {
    return (await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Runs the API and keeps it running. One that is killed is started again, with growing pauses while that does
 * not help. One that cannot start in the first place, or names an error in its settings, is not.
 */
export class ApiProcess {
  #child;
  #stopping = false;
  #wasReady = false;
  #failures = 0;
  #fail;

  /** Rejects when the API ended for good without being asked to. */
  failed = new Promise((_, reject) => {
    this.#fail = (error) => {
      this.#stopping = true;
      reject(error);
    };
  });

  /**
   * @param {{ url: string, env: NodeJS.ProcessEnv, log: (line: string) => void, program?: string }} options `url` is
   *   where it will answer on this machine.
   */
  constructor({ url, env, log, program = API_PROGRAM }) {
    this.url = url;
    this.program = program;
    this.env = env;
    this.log = log;
    // Whoever waits for `failed` hears of it; nobody has to.
    this.failed.catch(() => {});
  }

  /** Starts it and waits until it is ready to answer. */
  async start() {
    this.#spawn();
    await this.ready();
  }

  /** Ends the present process and starts a new one; for live reload. */
  async restart() {
    const old = this.#child;
    this.#child = undefined;
    if (old) await stopChild(old);
    if (this.#stopping) return;
    this.#spawn();
    await this.ready();
  }

  async stop() {
    this.#stopping = true;
    if (this.#child) await stopChild(this.#child);
  }

  async ready() {
    const untilReady = async () => {
      while (!this.#stopping && !(await isReady(this.url))) await pause(LOOK_AGAIN_MS);
      this.#wasReady = true;
    };
    await Promise.race([untilReady(), this.failed]);
  }

  #spawn() {
    const began = performance.now();
    // A group of its own: Ctrl-C in the terminal reaches us, and we stop it before the database.
    const { args, env } = apiNode(['serve'], this.env, this.program);
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...env, PARENT_WATCH: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    this.#child = child;
    child.once('error', (error) => this.#fail(error));
    child.once('exit', (code, signal) => {
      if (this.#stopping || this.#child !== child) return;
      if (performance.now() - began > GOOD_RUN_MS) this.#failures = 0;
      this.#onUnexpectedEnd(child, code, signal);
    });
  }

  #onUnexpectedEnd(child, code, signal) {
    if (code === CONFIGURATION_ERROR) {
      this.#fail(new UserError('The API refuses its settings; see above.'));
    } else if (code !== null && !this.#wasReady) {
      this.#fail(new UserError(`The API did not start (exit code ${code}); see above.`));
    } else {
      const wait = RESTART_PAUSES_MS[Math.min(this.#failures, RESTART_PAUSES_MS.length - 1)];
      this.#failures += 1;
      this.log(`The API ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again.`);
      setTimeout(() => {
        if (!this.#stopping && this.#child === child) this.#spawn();
      }, wait);
    }
  }
}

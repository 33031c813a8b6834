import { spawn } from 'node:child_process';
import { guardProcess } from '../process/guard.mjs';
import { ROOT } from '../process/nx.mjs';
import { stopChild } from '../process/run.mjs';
import { UserError } from '../process/user-error.mjs';
import { endWhenHung } from './end-when-hung.mjs';
import { API_PROGRAM, apiNode } from './api-node.mjs';

/** EX_CONFIG of sysexits.h: the API says what is wrong in its settings; starting it again would change nothing. */
const CONFIGURATION_ERROR = 78;

/** Between attempts that do not get ready: the database may be away for long. */
const FAILED_START_PAUSES_MS = [250, 500, 1_000, 2_000, 5_000, 10_000];
/** After a run that was ready: at once, but not in a tight circle when what ends it comes again and again. */
const ENDED_RUN_PAUSES_MS = [0, 250, 500, 1_000];

/** A run that lasted this long counts as a good one: the next restart is quick again. */
const GOOD_RUN_MS = 60_000;

/**
 * Runs the API, which sends `ready` over IPC once it listens, and keeps it running: a process that was killed is started again,
 * with growing pauses while that does not help, and one that hangs is ended first (`endWhenHung`). One that exits before it
 * was ever ready, or with exit code 78 (an error in its settings), is not started again.
 */
export class ApiProcess {
  #child;
  #stopping = false;
  #wasReady = false;
  #failures = 0;
  #fail;
  #onReady = () => {};

  /** Rejects when the API ended for good without being asked to. */
  failed = new Promise((_, reject) => {
    this.#fail = (error) => {
      this.#stopping = true;
      reject(error);
    };
  });

  /**
   * @param {{ url: string, env: NodeJS.ProcessEnv, log: (line: string) => void, program?: string,
   *   later?: (work: () => void, ms: number) => unknown, hungTicks?: number }} options `url` is where it will answer on this machine.
   */
  constructor({ url, env, log, program = API_PROGRAM, later = setTimeout, hungTicks }) {
    this.url = url;
    this.program = program;
    this.env = env;
    this.log = log;
    /** @type {(work: () => void, ms: number) => void} */
    this.later = later;
    this.hungTicks = hungTicks;
    // Nobody has to wait for `failed`.
    this.failed.catch(() => {});
  }

  /** Starts it and waits until it is ready to answer. */
  async start() {
    const ready = new Promise((resolve) => (this.#onReady = () => resolve(undefined)));
    this.#spawn();
    await Promise.race([ready, this.failed]);
  }

  /** Ends the present process and starts a new one; for live reload. */
  async restart() {
    const old = this.#child;
    this.#child = undefined;
    if (old) await stopChild(old);
    if (this.#stopping) return;
    await this.start();
  }

  async stop() {
    this.#stopping = true;
    if (this.#child) await stopChild(this.#child);
  }

  #spawn() {
    // A group of its own: Ctrl-C in the terminal reaches us, and we stop it before the database.
    const { args, env } = apiNode(['serve'], this.env, this.program);
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...env, PARENT_WATCH: '1' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    this.#child = child;
    guardProcess('api', child.pid ?? 0);
    let readySince = Infinity;
    const onMessage = (message) => {
      if (message !== 'ready') return;
      child.off('message', onMessage);
      readySince = performance.now();
      if (this.#wasReady) this.log('The API runs again.');
      this.#wasReady = true;
      this.#onReady();
    };
    child.on('message', onMessage);
    endWhenHung(child, { log: this.log, ticks: this.hungTicks });
    child.once('error', (error) => this.#fail(error));
    child.once('exit', (code, signal) => {
      if (this.#stopping || this.#child !== child) return;
      guardProcess('api', 0);
      if (performance.now() - readySince > GOOD_RUN_MS) this.#failures = 0;
      this.#onUnexpectedEnd(child, code, signal, readySince !== Infinity);
    });
  }

  #onUnexpectedEnd(child, code, signal, wasThisReady) {
    if (code === CONFIGURATION_ERROR) {
      this.#fail(new UserError('The API refuses its settings; see above.'));
    } else if (code !== null && !this.#wasReady) {
      this.#fail(new UserError(`The API did not start (exit code ${code}); see above.`));
    } else {
      const pauses = wasThisReady ? ENDED_RUN_PAUSES_MS : FAILED_START_PAUSES_MS;
      const wait = pauses[Math.min(this.#failures, pauses.length - 1)];
      this.#failures += 1;
      this.log(`The API ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again.`);
      this.later(() => {
        if (!this.#stopping && this.#child === child) this.#spawn();
      }, wait);
    }
  }
}

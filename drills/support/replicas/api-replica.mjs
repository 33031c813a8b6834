import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../tools/process/ports.mjs';
import { stopChild } from '../../../tools/process/run.mjs';
import { apiNode } from '../../../tools/serve/api-node.mjs';
import { isReady } from '../ready.mjs';
import { until } from '../wait.mjs';
import { lastLines, startProgram } from './programs.mjs';

const READY_MS = 180_000;
/** What an orchestrator waits for before it kills. */
const END_MS = 10_000;

/** One API with a data folder of its own, as another machine has it. */
export class ApiReplica {
  #child;
  #env;

  static async in(folder, env) {
    const replica = new ApiReplica();
    replica.port = await freePort();
    replica.url = `http://127.0.0.1:${replica.port}`;
    replica.log = path.join(folder, 'log');
    fs.mkdirSync(folder);
    replica.#env = {
      ...env,
      PORT: String(replica.port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, 'data'),
    };
    return replica;
  }

  get pid() {
    return this.#child.pid;
  }

  get isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it and waits until it is ready. @returns {Promise<number>} Seconds. */
  async start() {
    const { args, env } = apiNode(['serve'], { PATH: process.env.PATH, ...this.#env });
    this.#child = startProgram(process.execPath, args, { env, log: this.log });
    const ready = () => this.isRunning && isReady(this.url);
    const ms = await until(`the replica is ready`, ready, READY_MS).catch((error) => {
      error.message += `\n${lastLines(this.log)}`;
      throw error;
    });
    return ms / 1000;
  }

  async kill() {
    process.kill(this.pid, 'SIGKILL');
    await until('the replica is gone', () => !this.isRunning, END_MS);
  }

  /** Asks it to end. @returns {Promise<number>} Seconds until it was gone. */
  async terminate() {
    process.kill(this.pid, 'SIGTERM');
    return (await until('the replica ends at SIGTERM', () => !this.isRunning, END_MS)) / 1000;
  }

  async stop() {
    if (this.#child) await stopChild(this.#child);
  }
}

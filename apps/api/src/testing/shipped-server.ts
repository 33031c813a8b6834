import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serverBundle } from './server-bundle';
import { OWNER } from './test-api';
import { freePort } from '@ospite/server/testing';

/** It is asked this often whether it is there. */
const ASK_AGAIN_MS = 50;

/** The server as it is shipped, in a process of its own that a test may kill. */
export class ShippedServer {
  private child: ChildProcess | undefined;
  /** The owner's session. */
  cookies = '';
  url = '';

  private constructor(
    private readonly program: string,
    readonly dataDir: string,
    private readonly databaseUrl: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /** @param env further settings */
  static async on(
    databaseUrl: string,
    dataDir?: string,
    env: Readonly<Record<string, string>> = {},
  ): Promise<ShippedServer> {
    const folder = dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'ospite-shipped-')));
    return new ShippedServer(await serverBundle(), folder, databaseUrl, env);
  }

  /** Runs one of its commands to the end. */
  async run(...command: readonly string[]): Promise<{ code: number | null; said: string }> {
    const child = spawn(process.execPath, [this.program, ...command], {
      env: this.environment(await freePort()),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
    const [code] = await once(child, 'close');
    return { code, said };
  }

  /** Starts it, and signs the owner in. */
  async start(): Promise<void> {
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    this.child = spawn(process.execPath, [this.program, 'serve'], {
      env: this.environment(port),
      stdio: 'ignore',
    });
    while (!(await this.isLive())) {
      if (this.child.exitCode !== null) throw new Error('the server did not start');
      await setTimeout(ASK_AGAIN_MS);
    }
    this.cookies = '';
    const login = await this.send('POST', '/api/auth/login', JSON.stringify(OWNER));
    this.cookies = login.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Asks it to end, as an operator does. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** @returns its exit code, once it has ended */
  async ended(): Promise<number | null> {
    const { child } = this;
    if (child && child.exitCode === null) await once(child, 'exit');
    return child?.exitCode ?? null;
  }

  send(
    method: string,
    address: string,
    body?: string | FormData,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const type: Record<string, string> =
      typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
    const all = { ...type, ...headers, Cookie: this.cookies };
    return fetch(this.url + address, { method, body, headers: all });
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private environment(port: number): NodeJS.ProcessEnv {
    return {
      // Only so does it start without the built web apps.
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: this.dataDir,
      WEB_DIST: this.dataDir,
      DATABASE_URL: this.databaseUrl,
      ADMIN_USERNAME: OWNER.username,
      ADMIN_PASSWORD: OWNER.password,
      LOG_LEVEL: 'silent',
      ...this.env,
    };
  }

  private isLive(): Promise<boolean> {
    return fetch(`${this.url}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

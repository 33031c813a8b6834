import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createTestDatabase } from '../../test-database';
import { serverBundle } from '../../server-bundle';
import { withSourceLocations } from '@ospite/server/logging';
import { freePort, type TestDatabase } from '@ospite/server/testing';

const ROOT = path.resolve(import.meta.dirname, '../../../../../..');
const PLACE = /\(((?:apps\/api|libs\/server)\/src\/[\w/.-]+\.ts):(\d+):\d+\)/g;

let database: TestDatabase;
let folder: string;
let program: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-source-locations-'));
  program = await serverBundle();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

test('an error that ends a command names the line of the source that throws', async () => {
  const url = new URL(database.url);
  url.password = 'wrong';
  const { said } = await endOf(spawnNode([program, 'migrate'], { DATABASE_URL: url.href }));

  const thrower = placesIn(said).find(({ file }) => file.endsWith('/wait-for-database.ts'));
  expect(thrower).toBeDefined();
  const source = await readFile(path.join(ROOT, thrower?.file ?? ''), 'utf8');
  expect(source.split('\n')[(thrower?.line ?? 0) - 1]).toContain('throw new Error(');
  expect(said).not.toContain('main.mjs');
});

test('an error in the log names its places in the sources', async () => {
  const port = await freePort();
  const server = spawnNode([program, 'serve'], {
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'data'),
    WEB_DIST: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
  });
  const end = endOf(server);
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, server);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('alter table event rename to event_away');
  await client.end();
  expect((await fetch(`${address}/api/events`)).status).toBe(500);
  server.kill('SIGTERM');
  const { said } = await end;

  const line = said.split('\n').find((text) => text.includes('A request failed')) ?? '{}';
  const logged: { err: { stack: string } } = JSON.parse(line);
  const files = placesIn(logged.err.stack).map(({ file }) => file);
  expect(files).toContain('apps/api/src/events/persistence/mikro-orm-event-store.ts');
  expect(logged.err.stack).not.toContain('main.mjs');
});

test('a stack without a map beside its file stays as it is', () => {
  const stack = 'Error: x\n    at run (node:internal/main:1:2)\n    at file:///nowhere/main.mjs:3:4';
  expect(withSourceLocations(stack)).toBe(stack);
});

function placesIn(stack: string): { file: string; line: number }[] {
  return [...stack.matchAll(PLACE)].map(([, file = '', line]) => ({ file, line: Number(line) }));
}

function spawnNode(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: ROOT, env: { PATH: process.env.PATH, ...env } });
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += String(part)));
  const [code] = await once(child, 'close');
  return { code, said };
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    if (server.exitCode !== null) throw new Error('the server did not start');
    await pause(50);
  }
}

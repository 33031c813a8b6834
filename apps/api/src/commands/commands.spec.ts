import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { runAccountCommand } from './account-command';
import { runMediaCommand } from './media-command';
import { readConfig } from '@ospite/server/config';
import { createTestDatabase } from '../testing/test-database';
import type { TestDatabase } from '@ospite/server/testing';

let database: TestDatabase;
let client: pg.Client;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-commands-'));
  jest.spyOn(console, 'log').mockImplementation();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const messages = async () => (await client.query('select * from message')).rows;

it.each([
  ['media list', runMediaCommand],
  ['media adopt', runMediaCommand],
  ['account new-super-admin-key', runAccountCommand],
])('%s leaves the messages in the database as they are', async (line, run) => {
  await client.query(
    `insert into message (kind, recipient, subject, text, html, message_id, next_attempt_at, created_at)
     values ('quote-to-owner', 'owner@example.org', 's', 't', 'h', $1, now(), now())`,
    [`<${line}@example.org>`],
  );
  const before = await messages();
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  expect(await run(readConfig(env, '/'), line.split(' ').slice(1))).toBe(0);
  expect(await messages()).toEqual(before);
  expect(await readdir(folder)).not.toContain('mail');
});

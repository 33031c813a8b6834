import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import {
  AccountStore,
  Clock,
  DiskSpace,
  OtherClocks,
  SecretHasher,
  SecretHashStore,
  type AccessSecret,
  type DiskState,
} from '@ospite/domain';
import pg from 'pg';
import { pino } from 'pino';
import supertest from 'supertest';
import { AppModule } from '../app.module';
import { OutboxSender } from '../messages';
import { readConfig } from '@ospite/server/config';
import { RecentErrors } from '@ospite/server/logging';
import { attachEdge, configureHttp, httpAdapter } from '../http-app';
import type { ServerLimits } from '@ospite/server/edge';
import { DatabaseNotices } from '@ospite/server/persistence';
import { ServerAddress } from '@ospite/site-engine/server';
import { PageRenderer } from '../site';
import { QuickSecretHasher } from './quick-secret-hasher';
import { createTestDatabase } from './test-database';
import { TestRenderer } from './test-renderer';

/** What nestjs-pino's own tests call: otherwise the first server of a process would get the lines of all later ones. */
const { __resetOutOfContextForTests: forgetFirstLogger }: { __resetOutOfContextForTests(): void } =
  await import(new URL('PinoLogger.js', import.meta.resolve('nestjs-pino')).href);

export const OWNER = { username: 'Marta', password: 'ginepro-mirto-elicriso' } as const;
export const SUPER_ADMIN_KEY = 'maestrale-corallo-sabbia';

export interface TestApiOptions {
  /** The database; a fresh one, dropped at the end, when left out. */
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  /** The clocks that this one is compared with; they say the same when left out. */
  readonly otherClocks?: OtherClocks;
  readonly renderer?: PageRenderer;
  /** What the disk of the data folder is to look like; a test may change it on the way. */
  readonly disk?: DiskState;
  /** The server's time limits, where a test waits for them. */
  readonly limits?: ServerLimits;
  /** Takes the log's lines; nothing is logged otherwise. */
  readonly log?: (line: string) => void;
}

export interface TestApi {
  readonly app: NestExpressApplication;
  readonly server: Server;
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Requests to the running server, as any program would send them. */
  readonly request: ReturnType<typeof supertest>;
  /** Requests that keep cookies, as a browser does. */
  agent(): ReturnType<typeof supertest.agent>;
  /** An owner, signed in. */
  signedIn(): Promise<ReturnType<typeof supertest.agent>>;
  /** A connection of one's own to the database; it ends with the server. */
  connectDatabase(): Promise<pg.Client>;
  close(): Promise<void>;
}

/** Starts the whole server on a free port, with the owner `OWNER` and the key `SUPER_ADMIN_KEY`. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = options.databaseUrl === undefined ? await createTestDatabase() : undefined;
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'ospite-test-'));
  const env = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    WEB_DIST: dataDir,
    ...options.env,
  };
  const config = readConfig(env, dataDir);
  const { log } = options;
  const recentErrors = new RecentErrors();
  const { hooks } = recentErrors;
  if (log) forgetFirstLogger();
  const logger = log ? pino({ level: 'info', hooks }, { write: log }) : pino({ level: 'silent' });

  let builder = Test.createTestingModule({ imports: [AppModule.with(config, logger, recentErrors)] })
    .overrideProvider(PageRenderer)
    .useValue(options.renderer ?? new TestRenderer())
    .overrideProvider(SecretHasher)
    .useClass(QuickSecretHasher);
  const { clock } = options;
  if (clock) builder = builder.overrideProvider(Clock).useValue(clock);
  const same = clock && { database: async () => clock.now(), runningMs: () => 0 };
  const otherClocks = options.otherClocks ?? same;
  if (otherClocks) builder = builder.overrideProvider(OtherClocks).useValue(otherClocks);
  const { disk } = options;
  if (disk) builder = builder.overrideProvider(DiskSpace).useValue({ look: async () => disk });
  const app = (await builder.compile()).createNestApplication<NestExpressApplication>(httpAdapter(), {
    bodyParser: false,
    logger: false,
  });
  configureHttp(app, logger, options.limits);
  await app.get(DatabaseNotices).start();
  await app.init();
  const server = attachEdge(app, options.limits);
  await app.listen(0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  app.get(ServerAddress).set('127.0.0.1', port);
  app.get(OutboxSender, { strict: false }).start();
  if (database) await makeSecrets(app);

  const url = `http://127.0.0.1:${port}`;
  const agent = () => supertest.agent(url);
  const connections: pg.Client[] = [];
  return {
    app,
    server,
    url,
    databaseUrl,
    dataDir,
    request: supertest(url),
    agent,
    async signedIn() {
      const owner = agent();
      await owner.post('/api/auth/login').send(OWNER).expect(200);
      return owner;
    },
    async connectDatabase() {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      connections.push(client);
      return client;
    },
    async close() {
      await Promise.all(connections.map((client) => client.end()));
      server.closeAllConnections();
      await app.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeSecrets(app: NestExpressApplication): Promise<void> {
  const passwordHash = await app.get(SecretHasher, { strict: false }).hash(OWNER.password);
  await app.get(AccountStore, { strict: false }).addFirst(OWNER.username, passwordHash, 'chosen');
  await storeSecret(app, 'super-admin-key', SUPER_ADMIN_KEY);
}

/** Makes a secret work. */
export async function storeSecret(
  app: INestApplicationContext,
  name: AccessSecret,
  secret: string,
): Promise<void> {
  const hash = await app.get(SecretHasher, { strict: false }).hash(secret);
  await app.get(SecretHashStore, { strict: false }).replace(name, hash);
}

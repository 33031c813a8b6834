import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/config';
import { ContentVersionRecord } from './content-version.record';

const CHANNEL = 'content_version';
const ROW_ID = 1;
const RECONNECT_MS = 500;
/** The number is read again this often, should the connection be dead without either side knowing. */
const HEARTBEAT_MS = 15_000;

/**
 * One number that every write which a public page shows raises in its own transaction; finished pages and public
 * answers are kept under it. Replicas hear of it by NOTIFY, which PostgreSQL delivers after the commit, and read it
 * again after a lost connection. It only ever grows here, so that late news cannot bring old pages back.
 * Source: decisions §3.
 */
@Injectable()
export class ContentVersion implements OnApplicationShutdown {
  private version = 0;
  private listener: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly logger = new Logger(ContentVersion.name);

  constructor(
    private readonly orm: MikroORM,
    private readonly config: Config,
  ) {}

  /** The newest number this process knows of. */
  current(): number {
    return this.version;
  }

  /** Raises the number inside the writer's transaction. @returns the number it will have once committed */
  async bump(em: EntityManager): Promise<number> {
    const rows: { version: number }[] = await em.execute(
      'update content_version set version = version + 1 where id = ? returning version',
      [ROW_ID],
    );
    const version = rows[0]?.version;
    if (version === undefined) throw new Error('the row of content_version is missing');
    await em.execute('select pg_notify(?, ?)', [CHANNEL, String(version)]);
    return Number(version);
  }

  /**
   * Does a write that public pages show: in one transaction with the raised number, which this process knows as soon
   * as the write is committed, so that the writer's next read is fresh.
   */
  async transactional<Result>(
    em: EntityManager,
    work: (em: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const { result, version } = await em.transactional(async (inner) => {
      const done = await work(inner);
      await inner.flush();
      return { result: done, version: await this.bump(inner) };
    });
    this.learn(version);
    return result;
  }

  /** Takes note of a number that is committed. */
  learn(version: number): void {
    this.version = Math.max(this.version, version);
  }

  /** Reads the number from the database. */
  async refresh(): Promise<void> {
    const row = await this.orm.em.fork().findOneOrFail(ContentVersionRecord, { id: ROW_ID });
    this.learn(row.version);
  }

  /** Reads the number and listens for news of it from here on. */
  async listen(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.drop();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      application_name: 'ospite content version',
      keepAlive: true,
    });
    this.listener = client;
    client.on('error', () => this.reconnectSoon(client));
    client.on('end', () => this.reconnectSoon(client));
    client.on('notification', ({ payload }) => this.learn(Number(payload) || 0));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    await this.readAgain(client);
  }

  /** Reads on the listening connection itself, which proves that it is alive. */
  private async readAgain(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ version: number }>(
      'select version from content_version where id = $1',
      [ROW_ID],
    );
    this.learn(rows[0]?.version ?? 0);
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.readAgain(client).catch(() => this.reconnectSoon(client));
    }, HEARTBEAT_MS);
    this.timer.unref();
  }

  private reconnectSoon(client: pg.Client): void {
    if (this.stopped || this.listener !== client) return;
    this.listener = undefined;
    clearTimeout(this.timer);
    void client.end().catch(() => undefined);
    this.timer = setTimeout(() => {
      this.connect().catch((error: unknown) => {
        this.logger.debug(`Still no connection for news of content: ${String(error)}`);
        if (this.listener) this.reconnectSoon(this.listener);
      });
    }, RECONNECT_MS);
    this.timer.unref();
  }

  private async drop(): Promise<void> {
    const client = this.listener;
    this.listener = undefined;
    await client?.end().catch(() => undefined);
  }
}

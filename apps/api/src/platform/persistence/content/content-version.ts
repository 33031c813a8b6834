import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config';
import { CONTENT_CHANNEL, CONTENT_ROW_ID, ContentChangeListener } from './content-change-listener';
import { ContentVersionRecord } from './content-version.record';

/**
 * A number that every change of public content raises in its own transaction; rendered pages and public responses are
 * cached under it. Replicas learn of it by NOTIFY, which PostgreSQL delivers after the commit, and read it again after a
 * lost connection. It only ever grows here, so that a late notice cannot bring old pages back. Source: decisions §3.
 */
@Injectable()
export class ContentVersion implements OnApplicationShutdown {
  private version = 0;
  private readonly changes: ContentChangeListener;

  constructor(
    private readonly orm: MikroORM,
    config: Config,
  ) {
    this.changes = new ContentChangeListener(config.databaseUrl, (version) => this.learn(version));
  }

  /** The newest version this process knows of. */
  current(): number {
    return this.version;
  }

  /** Raises the version inside the writer's transaction. @returns the version once committed */
  async bump(em: EntityManager): Promise<number> {
    const rows: { version: number }[] = await em.execute(
      'update content_version set version = version + 1 where id = ? returning version',
      [CONTENT_ROW_ID],
    );
    const version = rows[0]?.version;
    if (version === undefined) throw new Error('the row of content_version is missing');
    await em.execute('select pg_notify(?, ?)', [CONTENT_CHANNEL, String(version)]);
    return Number(version);
  }

  /**
   * Runs a change of public content in one transaction with the raised version, which this process knows as soon as the
   * change is committed, so that the writer's next read is fresh.
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

  /** Takes note of a committed version. */
  learn(version: number): void {
    this.version = Math.max(this.version, version);
  }

  /** Reads the version from the database. */
  async refresh(): Promise<void> {
    const row = await this.orm.em.fork().findOneOrFail(ContentVersionRecord, { id: CONTENT_ROW_ID });
    this.learn(row.version);
  }

  /** Reads the version and listens for changes from here on. */
  listen(): Promise<void> {
    return this.changes.start();
  }

  onApplicationShutdown(): void {
    this.changes.stop();
  }
}

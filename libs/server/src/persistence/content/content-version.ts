import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseNotices } from '../notices/database-notices';
import { ContentVersionRecord } from './content-version.record';

const CONTENT_CHANNEL = 'content_version';
const CONTENT_ROW_ID = 1;

/**
 * A number that every change of public content raises in its own transaction; rendered pages and public responses are
 * cached under it. Replicas learn of it by NOTIFY, which PostgreSQL delivers after the commit, and read it again after a
 * lost connection. It only ever grows here, so that a late notice cannot bring old pages back.
 * Source: specification §11.
 */
@Injectable()
export class ContentVersion {
  private version = 0;

  constructor(
    private readonly orm: MikroORM,
    notices: DatabaseNotices,
  ) {
    notices.on(CONTENT_CHANNEL, {
      hear: (version) => this.learn(Number(version) || 0),
      catchUp: async (client) => {
        const { rows } = await client.query<{ version: number }>(
          'select version from content_version where id = $1',
          [CONTENT_ROW_ID],
        );
        this.learn(rows[0]?.version ?? 0);
      },
    });
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

  /** Records a committed version. */
  learn(version: number): void {
    this.version = Math.max(this.version, version);
  }

  /** Reads the version from the database. */
  async refresh(): Promise<void> {
    const row = await this.orm.em.fork().findOneOrFail(ContentVersionRecord, { id: CONTENT_ROW_ID });
    this.learn(row.version);
  }
}

import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabasePool } from '../persistence/connections/database-pool';
import { DatabaseSchema, MIGRATIONS_TABLE } from '../persistence/orm-options';
import { rememberSuccess } from './remembered-check';

/**
 * Creates a table that is dropped at commit: that takes a new block on the disk, rows in the catalogue and a flushed WAL
 * record. A row in an existing table would fit into a block with free space, even on a full disk.
 */
const WRITE = `
  create temporary table write_check (filler text) on commit drop;
  insert into pg_temp.write_check values ('x')`;

const KNOWN_MIGRATIONS = `select count(distinct name)::int as applied from ${MIGRATIONS_TABLE} where name = any($1)`;

/** What serving needs from the database; each check throws when it fails. */
@Injectable()
export class DatabaseChecks {
  /** It accepts writes: not while it is read-only, a standby, or its disk is full. */
  readonly write = rememberSuccess(() => this.database.pool.query(WRITE));
  /** Our own migrations are applied. Later ones of a newer version do not matter. */
  readonly migrations = rememberSuccess(() => this.countMigrations());

  constructor(
    private readonly orm: MikroORM,
    private readonly database: DatabasePool,
    private readonly schema: DatabaseSchema,
  ) {}

  /** It answers through both pools that serve requests. */
  async answer(): Promise<void> {
    await Promise.all([this.orm.em.fork().execute('select 1'), this.database.pool.query('select 1')]);
  }

  private async countMigrations(): Promise<void> {
    const own = this.schema.migrations.map(({ name }) => name);
    const { rows } = await this.database.pool.query<{ applied: number }>(KNOWN_MIGRATIONS, [own]);
    if (rows[0]?.applied !== own.length) throw new Error('migrations are pending');
  }
}

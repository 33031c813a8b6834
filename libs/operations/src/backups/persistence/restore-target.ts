import { MIGRATIONS_TABLE, UNFINISHED_RESTORE } from '@ospite/server/persistence';
import pg from 'pg';
import type { SiteTables } from '../site-tables';

/** Connections that the restore itself opens. */
const OUR_OWN = ['ospite restore', 'ospite start', 'ospite migrations', 'ospite long work'];

/** The database that a restore fills. */
export class RestoreTarget {
  constructor(
    private readonly client: pg.Client,
    private readonly siteTables: SiteTables,
  ) {}

  /** Tables with rows that a person or a guest has made; all of them when they are none of ours. */
  async occupiedTables(): Promise<readonly string[]> {
    const tables = await this.tables();
    if (tables.length === 0 || (await this.isUnfinished())) return [];
    if (!tables.includes(MIGRATIONS_TABLE)) return tables;
    const occupied: string[] = [];
    for (const table of tables) {
      if (this.siteTables.filledByItself.includes(table)) continue;
      const { rowCount } = await this.client.query(`select from ${pg.escapeIdentifier(table)} limit 1`);
      if (rowCount) occupied.push(table);
    }
    return occupied;
  }

  /** The number of connections from servers. */
  async programs(): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name like 'ospite%'
         and application_name <> all ($1) and pid <> pg_backend_pid()`,
      [OUR_OWN],
    );
    return rows[0]?.count ?? 0;
  }

  /** Whether an unfinished restore has filled it. */
  async isUnfinished(): Promise<boolean> {
    if (!(await this.tables()).includes('installation')) return false;
    const { rowCount } = await this.client.query('select from installation where id = $1', [
      UNFINISHED_RESTORE,
    ]);
    return rowCount === 1;
  }

  /** Removes every table. Only for a target that was found empty, or was filled by a restore. */
  async clear(): Promise<void> {
    const tables = await this.tables();
    if (tables.length === 0) return;
    await this.client.query(
      `drop table ${tables.map((table) => pg.escapeIdentifier(table)).join(', ')} cascade`,
    );
  }

  private async tables(): Promise<readonly string[]> {
    const { rows } = await this.client.query<{ name: string }>(
      `select relname::text as name from pg_class
       where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace order by 1`,
    );
    return rows.map(({ name }) => name);
  }
}

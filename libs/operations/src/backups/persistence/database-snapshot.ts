import { MIGRATIONS_TABLE } from '@ospite/server/persistence';
import pg from 'pg';
import { copyTo } from './copy-streams';
import type { SiteTables } from '../site-tables';
import { archivedTables, copyOut, useStableFormats, type TableShape } from './archived-tables';

/** Minimum size of a chunk of a table, except the last one (bytes of text). */
const PIECE_BYTES = 1024 * 1024;

/** Reads a database's state at one moment, over one connection, while others write. */
export class DatabaseSnapshot {
  private constructor(
    private readonly client: pg.Client,
    private readonly siteTables: SiteTables,
  ) {}

  /** Runs work on a connection of its own; what it reads before `begin` is as it is at that moment. */
  static async run<Result>(
    databaseUrl: string,
    siteTables: SiteTables,
    work: (snapshot: DatabaseSnapshot) => Promise<Result>,
  ): Promise<Result> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'ospite backup' });
    // A lost connection fails the query under way; without a listener the event would end the process, too.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await useStableFormats(client);
      return await work(new DatabaseSnapshot(client, siteTables));
    } finally {
      await client.end();
    }
  }

  /** From here on everything is read as of this moment. A second call takes a new moment. */
  async begin(): Promise<void> {
    await this.end();
    await this.client.query('begin isolation level repeatable read read only');
  }

  /** Goes back to what is there now. */
  async end(): Promise<void> {
    await this.client.query('rollback');
  }

  tables(): Promise<readonly TableShape[]> {
    return archivedTables(this.client, this.siteTables);
  }

  /** Names of the migrations that were applied, in their order; none of a database that was never migrated. */
  async migrations(): Promise<readonly string[]> {
    const { rows: found } = await this.client.query(`select to_regclass($1) as there`, [MIGRATIONS_TABLE]);
    if (found[0]?.there === null) return [];
    const { rows } = await this.client.query<{ name: string }>(
      `select name from ${MIGRATIONS_TABLE} order by id`,
    );
    return rows.map(({ name }) => name);
  }

  async installation(): Promise<string | null> {
    const { rows } = await this.client.query<{ id: string }>('select id from installation');
    return rows[0]?.id ?? null;
  }

  /** The last number of each sequence. Sequences are not part of the snapshot, so it may be ahead of the rows. */
  async sequences(): Promise<Record<string, number | null>> {
    const { rows } = await this.client.query<{ name: string; value: string | null }>(
      `select sequencename as name, last_value as value from pg_sequences
       where schemaname = current_schema() order by sequencename collate "C"`,
    );
    const left = rows.filter(({ name }) => !name.startsWith(`${MIGRATIONS_TABLE}_`));
    return Object.fromEntries(left.map(({ name, value }) => [name, value === null ? null : Number(value)]));
  }

  /** Keys of all files that rows name, wherever in a row an address `/uploads/…` stands. */
  async namedPictures(): Promise<readonly string[]> {
    const keys = new Set<string>();
    for (const { name } of await this.tables()) {
      if (this.siteTables.withoutPictures.includes(name)) continue;
      const { rows } = await this.client.query<{ key: string }>(
        `select distinct found[1] as key from ${pg.escapeIdentifier(name)} as t,
         regexp_matches(t::text, '/uploads/([a-z]+/[A-Za-z0-9][A-Za-z0-9._-]*)', 'g') found`,
      );
      for (const { key } of rows) keys.add(key);
    }
    return [...keys].toSorted();
  }

  /** The rows of a table as text in chunks of about a megabyte; none for an empty table. */
  async *pieces(table: TableShape): AsyncIterable<Buffer> {
    let parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of this.client.query(
      copyTo(copyOut(table, this.siteTables)),
    ) as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes < PIECE_BYTES) continue;
      yield Buffer.concat(parts);
      parts = [];
      bytes = 0;
    }
    if (bytes > 0) yield Buffer.concat(parts);
  }
}

import { damaged } from './restore-refused';
import type { ArchivedTable, Manifest } from './manifest';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { copyFrom, copyTo, type CopyFrom } from './copy-streams';
import { INSTALLATION_ROW, UNFINISHED_RESTORE } from '@ospite/server/persistence';
import type { SiteTables } from '../site-tables';
import { archivedTables, copyIn, copyOut, useStableFormats } from './archived-tables';
import { TableChecksum } from './table-checksum';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** A table whose rows are being sent. */
interface OpenTable {
  readonly table: string;
  readonly copy: CopyFrom;
  /** Only ever rejects: PostgreSQL may refuse the rows at any moment, not only while we send some. */
  readonly failure: Promise<never>;
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;

/** The sequence behind a column; table and column are quoted. */
interface Sequence {
  readonly name: string;
  readonly table: string;
  readonly column: string;
}

const SEQUENCES = `
  select sequence.relname as name, refobjid::regclass::text as table, quote_ident(attname) as column
  from pg_class sequence
  join pg_depend on classid = 'pg_class'::regclass and objid = sequence.oid and deptype in ('a', 'i')
  join pg_attribute on attrelid = refobjid and attnum = refobjsubid
  where sequence.relkind = 'S' and sequence.relnamespace = current_schema()::regnamespace`;

/** Fills the tables of a migrated database in one transaction: all of an archive, or nothing. */
export class TableLoader {
  private tables: readonly string[] = [];
  private foreignKeys: readonly ForeignKey[] = [];
  private open: OpenTable | undefined;

  constructor(
    private readonly client: pg.Client,
    private readonly manifest: Manifest,
    private readonly siteTables: SiteTables,
  ) {}

  /** Empties the tables, and takes down the foreign keys, since tables come in the order of their names. */
  async begin(): Promise<void> {
    await useStableFormats(this.client);
    await this.client.query('begin');
    const tables = await archivedTables(this.client, this.siteTables);
    this.tables = tables.map(({ name }) => name);
    const { rows } = await this.client.query<ForeignKey>(FOREIGN_KEYS);
    this.foreignKeys = rows;
    for (const { table, name } of rows)
      await this.client.query(`alter table ${table} drop constraint ${name}`);
    await this.client.query(`truncate ${this.tables.map((name) => pg.escapeIdentifier(name)).join(', ')}`);
  }

  /** Adds rows, as text of COPY; those of one table come one after the other. */
  async add(table: string, text: Buffer): Promise<void> {
    if (this.open?.table !== table) {
      await this.endTable();
      this.open = this.beginTable(table);
    }
    const { copy, failure } = this.open;
    const sent = new Promise<void>((resolve, reject) => {
      copy.write(text, (error) => (error ? reject(error) : resolve()));
    });
    await Promise.race([sent, failure]);
  }

  /**
   * Restores foreign keys and sequences, reads everything back and compares its checksums with the archive's. From the
   * commit on the target is marked as an unfinished restore.
   */
  async commit(): Promise<void> {
    await this.endTable();
    for (const { table, name, definition } of this.foreignKeys)
      await this.client.query(`alter table ${table} add constraint ${name} ${definition}`);
    await this.restoreSequences();
    for (const table of this.manifest.tables) await this.compare(table);
    await this.client.query('delete from installation');
    await this.client.query('insert into installation ("row", id) values ($1, $2)', [
      INSTALLATION_ROW,
      UNFINISHED_RESTORE,
    ]);
    await this.client.query('commit');
  }

  /** Sets each sequence to the archive's value, but never below an id that a row has. */
  private async restoreSequences(): Promise<void> {
    const { rows } = await this.client.query<Sequence>(SEQUENCES);
    for (const { name, table, column } of rows)
      await this.client.query(
        `select setval($1::regclass, greatest($2::bigint, max(${column}))) from ${table}
         having greatest($2::bigint, max(${column})) is not null`,
        [pg.escapeIdentifier(name), this.manifest.sequences[name] ?? null],
      );
  }

  private async compare({ name, columns, rows, sha256 }: ArchivedTable): Promise<void> {
    const shape = (await archivedTables(this.client, this.siteTables)).find((table) => table.name === name);
    const checksum = new TableChecksum();
    if (shape)
      for await (const part of this.client.query(
        copyTo(copyOut({ ...shape, columns }, this.siteTables)),
      ) as AsyncIterable<Buffer>)
        checksum.add(part);
    const found = checksum.end();
    if (found.rows !== rows || found.sha256 !== sha256)
      throw damaged(`table ${name} is not what it was once restored`);
  }

  private async endTable(): Promise<void> {
    const { open } = this;
    this.open = undefined;
    if (!open) return;
    open.copy.end();
    await Promise.race([finished(open.copy), open.failure]);
  }

  private beginTable(table: string): OpenTable {
    const copy = this.client.query(copyFrom(copyIn(this.entryOf(table))));
    const failure = new Promise<never>((_, reject) => copy.once('error', reject));
    failure.catch(() => undefined);
    return { table, copy, failure };
  }

  private entryOf(name: string): ArchivedTable {
    const entry = this.manifest.tables.find((table) => table.name === name);
    // Tables excluded from archives, and PostgreSQL's own, do not belong to a backup.
    if (!entry || !this.tables.includes(name)) throw damaged(`nothing is known of table ${name}`);
    return entry;
  }
}

import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Config } from '@ospite/server/config';
import { SERVING_LIMITS } from '@ospite/server/persistence';

/** Rows that are fetched at once, and the maximum per chunk. */
const ROWS_AT_ONCE = 1_000;

/** Tables without data of the property: secrets, sessions, counters. */
export const LEFT_OUT_TABLES: readonly string[] = [
  'content_version',
  'installation',
  'mail_outage',
  'server_secret',
  'session',
  'throttle',
  'visit_salt',
];
/** Columns that hold secrets, or that only the program can use. */
export const LEFT_OUT_COLUMNS: readonly string[] = [
  'password_hash',
  'secret_hash',
  'content_hash',
  'mailbox_hash',
  'search_text',
  'idempotency_key',
  'username_key',
  'visitor_hash',
];

/** Some rows of a table as JSON objects, with fields named as in the program. */
interface TablePiece {
  readonly table: string;
  /** From 1. */
  readonly number: number;
  /** Names of the fields, in the order in which each row has them. */
  readonly fields: readonly string[];
  readonly rows: readonly string[];
}

/** All data of the installation as of one moment. */
@Injectable()
export class TableSnapshot {
  constructor(
    private readonly orm: MikroORM,
    private readonly config: Config,
  ) {}

  /**
   * Every row of every table that is not left out, in pieces; a table without rows is one empty piece. All of it is the
   * state of one moment, however long reading takes and whatever is written meanwhile.
   */
  async *read(): AsyncIterable<TablePiece> {
    // A connection of its own without a time limit: a slow reader must not hold one that requests wait for.
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      application_name: 'ospite export',
      connectionTimeoutMillis: SERVING_LIMITS.connectionMs,
    });
    // A lost connection fails the query under way; without a listener the event would end the process, too.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      for (const table of this.tables()) yield* readTable(client, table);
    } finally {
      await client.end();
    }
  }

  private tables(): { name: string; columns: Column[]; key: string }[] {
    return [...this.orm.getMetadata().getAll().values()]
      .filter(({ tableName, abstract }) => tableName && !abstract && !LEFT_OUT_TABLES.includes(tableName))
      .map(({ tableName, props, primaryKeys }) => {
        const columns = props.flatMap(({ name, fieldNames = [], columnTypes = [], persist }) =>
          persist === false
            ? []
            : fieldNames.map((column, at) => ({
                name,
                column,
                isInstant: columnTypes[at]?.startsWith('timestamp') ?? false,
              })),
        );
        const keys = columns.filter(({ name }) => primaryKeys.some((key) => key === name));
        return {
          name: tableName,
          columns: columns.filter(({ column }) => !LEFT_OUT_COLUMNS.includes(column)),
          key: keys.map(({ column }) => quoted(column)).join(', '),
        };
      })
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }
}

interface Column {
  readonly name: string;
  readonly column: string;
  readonly isInstant: boolean;
}

async function* readTable(
  client: pg.Client,
  { name, columns, key }: { name: string; columns: readonly Column[]; key: string },
): AsyncIterable<TablePiece> {
  const fields = columns.map((column) => column.name);
  const values = columns.map((field) => `${valueOf(field)} as ${quoted(field.name)}`).join(', ');
  await client.query(
    `declare export_rows no scroll cursor for
     select row_to_json(t)::text as row from (select ${values} from ${quoted(name)} order by ${key}) t`,
  );
  for (let number = 1, more = true; more; number += 1) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from export_rows`);
    if (rows.length > 0 || number === 1)
      yield { table: name, number, fields, rows: rows.map(({ row }) => row) };
    more = rows.length === ROWS_AT_ONCE;
  }
  await client.query('close export_rows');
}

/** An instant as the API writes it: `2026-11-21T08:30:00.000Z`. */
function valueOf({ column, isInstant }: Column): string {
  return isInstant
    ? `to_char(${quoted(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : quoted(column);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

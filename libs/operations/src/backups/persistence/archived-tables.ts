import pg from 'pg';
import type { SiteTables } from '../site-tables';

/** A table as the database's catalogue describes it. */
export interface TableShape {
  readonly name: string;
  /** Without generated ones. */
  readonly columns: readonly string[];
  /** For `order by`: the primary key, the same order in every database. */
  readonly order: string;
}

/** Text is sorted bytewise: another database may have another collation. */
const SHAPES = `
  select c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns,
    coalesce((select string_agg(
        format('%I%s', a.attname, case when a.attcollation <> 0 then ' collate "C"' end), ', '
        order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary), format('%I::text collate "C"', c.relname)) as order
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
  order by c.relname collate "C"`;

/** The tables that belong in an archive. The list comes from the database, so that no new table is forgotten. */
export async function archivedTables(
  client: pg.Client,
  { leftOut }: SiteTables,
): Promise<readonly TableShape[]> {
  const { rows } = await client.query<TableShape>(SHAPES);
  return rows.filter(({ name }) => !leftOut.includes(name));
}

/** Makes the text form of values the same on every machine. */
export async function useStableFormats(client: pg.Client): Promise<void> {
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex';
     set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
     set idle_in_transaction_session_timeout = 0`,
  );
}

/** The statement that writes the rows of a table, always the same bytes for the same rows. */
export function copyOut({ name, columns, order }: TableShape, { rowsKept }: SiteTables): string {
  return `copy (select ${listed(columns)} from ${pg.escapeIdentifier(name)}${kept(rowsKept[name])} order by ${order}) to stdout`;
}

/** The statement that reads them. */
export function copyIn({ name, columns }: Pick<TableShape, 'name' | 'columns'>): string {
  return `copy ${pg.escapeIdentifier(name)} (${listed(columns)}) from stdin`;
}

function kept(rule: SiteTables['rowsKept'][string] | undefined): string {
  if (!rule) return '';
  return ` where ${pg.escapeIdentifier(rule.column)} in (${rule.values.map((value) => pg.escapeLiteral(value)).join(', ')})`;
}

const listed = (columns: readonly string[]): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

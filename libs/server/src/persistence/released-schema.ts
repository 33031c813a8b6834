import type { MikroORM } from '@mikro-orm/postgresql';
import { MIGRATIONS_TABLE } from './orm-options';

/**
 * The columns of each table, as `varchar(50) not null default`. That there is a default is said, and not which: a version
 * that leaves a column out needs any.
 */
export type Columns = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the released version reads and writes: it serves while the next one's migrations run, and after a way back. */
export interface ReleasedSchema {
  /** Of `package.json`. */
  readonly version: string;
  readonly columns: Columns;
  /**
   * What is removed anyway, `room.view` or `room`, and why nobody misses it. A site with several replicas then has to
   * be stopped for the upgrade, which the changelog must mention.
   */
  readonly taken: Readonly<Record<string, string>>;
}

/** What a column is to a version that does not know of the change. */
interface Column {
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

const NOT_NULL = ' not null';
const DEFAULT = ' default';

/** The tables and columns there are. */
export async function readColumns(orm: MikroORM): Promise<Columns> {
  const rows: { table: string; column: string; text: string }[] = await orm.em.fork().execute(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod)
       || case when a.attnotnull then ? else '' end
       || case when a.atthasdef or a.attidentity <> '' then ? else '' end as text
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and a.attnum > 0 and not a.attisdropped and c.relname <> ?
     order by c.relname, a.attnum`,
    [NOT_NULL, DEFAULT, MIGRATIONS_TABLE],
  );
  const columns: Record<string, Record<string, string>> = {};
  for (const { table, column, text } of rows) (columns[table] ??= {})[column] = text;
  return columns;
}

/**
 * What migrations took from the released version: it could not go on serving, and nobody could go back to it. Not seen are
 * new checks, and a new shape of what is inside a JSON column.
 * @returns sentences, none when it can be upgraded while it serves
 */
export function contractions({ columns: released, taken }: ReleasedSchema, now: Columns): string[] {
  const found = Object.entries(released).flatMap(([table, before]) => {
    const after = now[table];
    if (!after) return [{ what: table, sentence: `${table} is gone or has another name` }];
    return [...lost(table, before, after), ...demanded(table, before, after)];
  });
  const isTaken = ({ what }: { what: string }) => what in taken;
  return [
    ...found.filter((one) => !isTaken(one)).map(({ sentence }) => sentence),
    ...Object.keys(taken)
      .filter((what) => !found.some((one) => one.what === what))
      .map((what) => `${what} is listed as taken, and is not`),
    ...Object.entries(taken)
      .filter(([, why]) => why.trim() === '')
      .map(([what]) => `${what} is taken without a reason`),
  ];
}

/** What the released version reads or writes, and cannot any more. */
function lost(table: string, before: Readonly<Record<string, string>>, after: typeof before) {
  return Object.entries(before).flatMap(([column, text]) => {
    const what = `${table}.${column}`;
    const now = after[column];
    if (now === undefined) return [{ what, sentence: `${what} is gone or has another name` }];
    const [old, fresh] = [parse(text), parse(now)];
    if (!holds(fresh.type, old.type))
      return [{ what, sentence: `${what} was ${old.type} and is ${fresh.type}` }];
    if (fresh.isRequired && !old.isRequired)
      return [{ what, sentence: `${what} may not be null any more, and the released version writes that` }];
    if (fresh.isRequired && old.hasDefault && !fresh.hasDefault)
      return [
        { what, sentence: `${what} has no default any more, and the released version may count on it` },
      ];
    return [];
  });
}

/** Columns that it does not know and would have to fill. */
function demanded(table: string, before: Readonly<Record<string, string>>, after: typeof before) {
  return Object.entries(after).flatMap(([column, text]) => {
    const { isRequired, hasDefault } = parse(text);
    const what = `${table}.${column}`;
    if (column in before || !isRequired || hasDefault) return [];
    return [{ what, sentence: `${what} is new and must be filled, and the released version leaves it out` }];
  });
}

function parse(text: string): Column {
  return {
    type: text.replace(DEFAULT, '').replace(NOT_NULL, ''),
    isRequired: text.includes(NOT_NULL),
    hasDefault: text.includes(DEFAULT),
  };
}

const LENGTH = /^character varying(?:\((\d+)\))?$/;

/** Whether a column of the first type takes everything that one of the second did; longer texts do. */
function holds(type: string, released: string): boolean {
  const [before, after] = [LENGTH.exec(released), LENGTH.exec(type)];
  if (before && type === 'text') return true;
  if (!before || !after) return type === released;
  return Number(after[1] ?? Infinity) >= Number(before[1] ?? Infinity);
}

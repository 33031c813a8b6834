import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@ospite/server/config';
import { RELEASED, RETIRED } from '../migrations/released';
import {
  contractions,
  readColumns,
  type ReleasedSchema,
  runMigrations,
  schemaDrift,
} from '@ospite/server/persistence';
import { VERSION } from '@ospite/server/process';
import { withOrm } from './run-with';

const FOLDER = 'apps/api/src/migrations';
const RELEASED_FILE = path.join(FOLDER, 'released.json');

/** Brings the database up to date. */
export async function migrate(config: Config): Promise<void> {
  const applied = await withOrm(config, runMigrations);
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}.`);
}

/**
 * Migrates a throw-away database and fails when its tables are not what the records describe, or lack what the released
 * version reads and writes.
 */
export function checkMigrations(config: Config): Promise<number> {
  return withOrm(config, async (orm) => {
    await runMigrations(orm);
    const drift = await schemaDrift(orm, RETIRED);
    const taken = contractions(RELEASED, await readColumns(orm));
    report(drift, 'Migrations and entities disagree. What is missing in the migrations:');
    if (drift.length > 0) console.error('Write it with: npm run migration -- <name>');
    report(taken, `Migrations take from version ${RELEASED.version} what it reads or writes:`);
    if (taken.length > 0) console.error('See CONTRIBUTING.md, "Expand, then contract".');
    if (drift.length + taken.length > 0) return 1;
    console.log(`Migrations and entities agree, and version ${RELEASED.version} can serve meanwhile.`);
    return 0;
  });
}

function report(problems: readonly string[], title: string): void {
  if (problems.length === 0) return;
  console.error(title);
  for (const problem of problems) console.error(`  ${problem}`);
}

/** Notes what this version reads and writes: it is the released one from now on, and what is retired may be dropped. */
export async function recordRelease(config: Config): Promise<number> {
  const columns = await withOrm(config, async (orm) => {
    await runMigrations(orm);
    return readColumns(orm);
  });
  const isRetired = (table: string, column: string) => RETIRED[table]?.includes(column) ?? false;
  const read = Object.entries(columns).map(([table, all]) => [
    table,
    Object.fromEntries(Object.entries(all).filter(([column]) => !isRetired(table, column))),
  ]);
  const released: ReleasedSchema = { version: VERSION, columns: Object.fromEntries(read), taken: {} };
  writeFileSync(RELEASED_FILE, `${JSON.stringify(released, undefined, 2)}\n`);
  console.log(`Wrote ${RELEASED_FILE}: version ${VERSION}.`);
  return 0;
}

/** Writes a migration with what the records describe beyond the existing ones; it is then listed by hand. */
export async function createMigration(config: Config, name: string): Promise<number> {
  const drift = await driftAfterMigrations(config);
  if (drift.length === 0) {
    console.log('Migrations and entities agree; there is nothing to write.');
    return 0;
  }
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = path.join(FOLDER, `migration-${stamp}-${name}.ts`);
  writeFileSync(file, migrationText(`Migration${stamp}`, drift));
  console.log(`Wrote ${file}. Read it, then add it to ${FOLDER}/index.ts.`);
  return 0;
}

/** @returns the SQL statements by which the migrations fall short of the records */
function driftAfterMigrations(config: Config): Promise<readonly string[]> {
  return withOrm(config, async (orm) => {
    await runMigrations(orm);
    return schemaDrift(orm, RETIRED);
  });
}

function migrationText(className: string, statements: readonly string[]): string {
  const lines = statements.map((statement) => `    this.addSql(${JSON.stringify(statement)});`);
  return [
    "import { Migration } from '@mikro-orm/migrations';",
    '',
    `export class ${className} extends Migration {`,
    '  override up(): void {',
    ...lines,
    '  }',
    '}',
    '',
  ].join('\n');
}

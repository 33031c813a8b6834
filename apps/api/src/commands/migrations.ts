import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../platform/config/config';
import { runMigrations } from '../platform/persistence/migrations';
import { schemaDrift } from '../platform/persistence/migrations';
import { withOrm } from './run-with';

const FOLDER = 'apps/api/src/migrations';

/** Brings the database up to date. */
export async function migrate(config: Config): Promise<void> {
  const applied = await withOrm(config, runMigrations);
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}.`);
}

/** Migrates a throw-away database and fails when its tables are not what the records describe. */
export async function checkMigrations(config: Config): Promise<number> {
  const drift = await driftAfterMigrations(config);
  if (drift.length === 0) {
    console.log('Migrations and entities agree.');
    return 0;
  }
  console.error('Migrations and entities disagree. What is missing in the migrations:');
  for (const statement of drift) console.error(`  ${statement}`);
  console.error('Write it with: npm run migration -- <name>');
  return 1;
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
    return schemaDrift(orm);
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

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../platform/config/config';
import { runMigrations } from '../platform/persistence/migrations';
import { databaseSchema } from '../database-schema';
import { ormOptions } from '../platform/persistence/orm-options';
import { schemaDrift } from '../platform/persistence/migrations';
import { waitForDatabase } from '../platform/persistence/connections/wait-for-database';

const FOLDER = 'apps/api/src/migrations';

/** Writes a migration from what the entities say beyond the migrations there are; it is then listed by hand. */
export async function createMigration(config: Config, name: string): Promise<number> {
  await waitForDatabase(config.databaseUrl);
  const orm = new MikroORM(ormOptions(config.databaseUrl, databaseSchema));
  try {
    await runMigrations(orm);
    const drift = await schemaDrift(orm);
    if (drift.length === 0) {
      console.log('Migrations and entities agree; there is nothing to write.');
      return 0;
    }
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const file = path.join(FOLDER, `migration-${stamp}-${name}.ts`);
    writeFileSync(file, migrationText(`Migration${stamp}`, drift));
    console.log(`Wrote ${file}. Read it, then add it to ${FOLDER}/index.ts.`);
    return 0;
  } finally {
    await orm.close();
  }
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

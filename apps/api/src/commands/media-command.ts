import { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import type { Config } from '../platform/config/config';
import { createLogger } from '../platform/logging/http-logging';
import { InstallationCheck } from '../platform/media/storage/installation-check';
import { PictureInventory } from '../platform/media/storage/picture-inventory';
import { KEPT_DAYS } from '../platform/media/storage/picture-trash';
import { runMigrations } from '../platform/persistence/migrations';
import { databaseSchema } from '../database-schema';
import { ormOptions } from '../platform/persistence/orm-options';
import { waitForDatabase } from '../platform/persistence/connections/wait-for-database';

const EXIT_USAGE = 64;
const USAGE = [
  'Usage:',
  '  media list    names pictures without their files and files without a picture',
  '  media adopt   the same, then marks database and pictures as belonging together',
];

/** Brings database and pictures together again, as after restoring a backup. It deletes nothing. */
export async function runMediaCommand(config: Config, args: readonly string[]): Promise<number> {
  const [command] = args;
  if (command !== 'list' && command !== 'adopt') {
    for (const line of USAGE) console.error(line);
    return EXIT_USAGE;
  }
  await bringUpToDate(config.databaseUrl);
  const app = await NestFactory.createApplicationContext(AppModule.with(config, createLogger(config)), {
    logger: ['error'],
  });
  try {
    const { missing, unknown } = await app.get(PictureInventory).compare();
    say('Missing: pictures name these files, and they are not there', missing);
    say('Unknown: these files are there, and no picture names them', unknown);
    if (command === 'list') return 0;
    await app.get(InstallationCheck).adopt();
    console.log(`The database and ${config.mediaDir} belong together now. Nothing was deleted.`);
    if (missing.length > 0)
      console.log(
        'Pictures whose files are missing appear as a plain coloured area until the files are put back.',
      );
    if (unknown.length > 0)
      console.log(`The next start moves unknown files to the trash, which keeps them for ${KEPT_DAYS} days.`);
    return 0;
  } finally {
    await app.close();
  }
}

/** A restored database may be older than the program, and the program asks its tables as soon as it is put together. */
async function bringUpToDate(databaseUrl: string): Promise<void> {
  await waitForDatabase(databaseUrl);
  const orm = new MikroORM(ormOptions(databaseUrl, databaseSchema));
  try {
    await runMigrations(orm);
  } finally {
    await orm.close();
  }
}

function say(title: string, files: readonly string[]): void {
  console.log(`${title}: ${files.length}`);
  for (const file of files) console.log(`  ${file}`);
}

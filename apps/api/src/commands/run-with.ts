import { MikroORM } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { databaseSchema } from '../database-schema';
import type { Config } from '@ospite/server/config';
import { createLogger } from '@ospite/server/logging';
import { ormOptions, waitForDatabase } from '@ospite/server/persistence';

/** Runs work that needs only the database, and closes it. */
export async function withOrm<Result>(
  { databaseUrl }: Config,
  work: (orm: MikroORM) => Promise<Result>,
): Promise<Result> {
  await waitForDatabase(databaseUrl);
  const orm = new MikroORM(ormOptions(databaseUrl, databaseSchema));
  try {
    return await work(orm);
  } finally {
    await orm.close();
  }
}

/** Runs work in the application, which serves nothing meanwhile, and closes it. */
export async function withApplication<Result>(
  config: Config,
  work: (app: INestApplicationContext) => Promise<Result>,
): Promise<Result> {
  const app = await NestFactory.createApplicationContext(AppModule.with(config, createLogger(config)), {
    logger: ['error'],
  });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

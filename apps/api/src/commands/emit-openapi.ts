import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { Config } from '@ospite/server/config';
import { createLogger } from '@ospite/server/logging';
import { createDocument } from '../api-document';

/** The ORM needs an address; nothing connects to it. */
const NO_DATABASE = 'postgresql://127.0.0.1/none';

/** Writes the OpenAPI document to a file, without a database. */
export async function emitOpenapi(config: Config, file: string): Promise<void> {
  const unconnected = new Config({ ...config, databaseUrl: NO_DATABASE });
  const app = await NestFactory.create(AppModule.with(unconnected, createLogger(config)), {
    logger: ['error'],
    abortOnError: false,
  });
  writeFileSync(file, `${JSON.stringify(createDocument(app), null, 2)}\n`);
  await app.close();
}

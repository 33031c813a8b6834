import { NestFactory } from '@nestjs/core';
import { DomainError, ReplaceSuperAdminKey, ResetPassword } from '@ospite/domain';
import { AppModule } from '../app.module';
import type { Config } from '../platform/config/config';
import { createLogger } from '../platform/logging/http-logging';

const EXIT_USAGE = 64;
const USAGE = ['Usage:', '  account reset-password <user>', '  account new-super-admin-key'];

/** The ways back in for whoever runs the machine. Source: decisions §4, first start. */
export async function runAccountCommand(config: Config, args: readonly string[]): Promise<number> {
  const [command, username] = args;
  const asksForPassword = command === 'reset-password' && username !== undefined;
  if (!asksForPassword && command !== 'new-super-admin-key') {
    for (const line of USAGE) console.error(line);
    return EXIT_USAGE;
  }
  const app = await NestFactory.createApplicationContext(AppModule.with(config, createLogger(config)), {
    logger: ['error'],
  });
  try {
    if (asksForPassword) {
      console.log(`New password of ${username}: ${await app.get(ResetPassword).reset(username)}`);
      return 0;
    }
    console.log(`New super-admin key: ${await app.get(ReplaceSuperAdminKey).replace()}`);
    if (config.superAdminKey !== undefined)
      console.log('SUPER_ADMIN_KEY is set: the next start puts that key back. Change it there too.');
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    console.error(`There is no account "${username}".`);
    return 1;
  } finally {
    await app.close();
  }
}

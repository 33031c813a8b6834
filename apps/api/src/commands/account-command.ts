import { EXIT_USAGE } from '@ospite/server/process';
import { DomainError, ReplaceSuperAdminKey, ResetPassword } from '@ospite/domain';
import type { Config } from '@ospite/server/config';
import { withApplication } from './run-with';

const USAGE = ['Usage:', '  account reset-password <user>', '  account new-super-admin-key'];

/** The ways back in for the person who runs the machine. Source: specification §12, First start. */
export async function runAccountCommand(config: Config, args: readonly string[]): Promise<number> {
  const [command, username] = args;
  if (command === 'reset-password' && username !== undefined) return resetPassword(config, username);
  if (command === 'new-super-admin-key') return replaceSuperAdminKey(config);
  for (const line of USAGE) console.error(line);
  return EXIT_USAGE;
}

async function resetPassword(config: Config, username: string): Promise<number> {
  try {
    const password = await withApplication(config, (app) => app.get(ResetPassword).reset(username));
    console.log(`New password of ${username}: ${password}`);
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'account.not_found')) throw error;
    console.error(`There is no account "${username}".`);
    return 1;
  }
}

async function replaceSuperAdminKey(config: Config): Promise<number> {
  const key = await withApplication(config, (app) => app.get(ReplaceSuperAdminKey).replace());
  console.log(`New super-admin key: ${key}`);
  if (config.superAdminKey !== undefined)
    console.log('SUPER_ADMIN_KEY is set: the next start puts that key back. Change it there too.');
  return 0;
}

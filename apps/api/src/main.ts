import 'reflect-metadata';
import path from 'node:path';
import { runAccountCommand } from './commands/account-command';
import { createMigration } from './commands/migration-create';
import { checkMigrations } from './commands/migration-check';
import { migrate } from './commands/migrate';
import { runMediaCommand } from './commands/media-command';
import { serve } from './commands/serve';
import { emitOpenapi } from './commands/emit-openapi';
import type { Config } from './platform/config/config';
import { ConfigError, environment, readConfig } from './platform/config/read-config';
import { describeForConsole } from './platform/logging/source-locations';

/** EX_CONFIG and EX_USAGE of sysexits.h: starting again would change nothing. */
const EXIT_CONFIGURATION = 78;
const EXIT_USAGE = 64;

type Command = (config: Config, args: readonly string[]) => Promise<number | void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  serve,
  openapi: (config, [file = 'openapi.json']) => emitOpenapi(config, file),
  migrate: (config) => migrate(config),
  'migration-check': (config) => checkMigrations(config),
  'migration-create': (config, [name = '']) => createMigration(config, name),
  account: runAccountCommand,
  media: runMediaCommand,
};
/** The one command that needs no database. */
const WITHOUT_DATABASE = 'openapi';

async function main([name = 'serve', ...args]: readonly string[]): Promise<number | void> {
  const command = COMMANDS[name];
  if (!command) {
    console.error(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`);
    return EXIT_USAGE;
  }
  const config = readConfig(environment(), path.dirname(process.argv[1] ?? ''));
  if (!config.databaseUrl && name !== WITHOUT_DATABASE)
    throw new ConfigError(['DATABASE_URL is missing: the address of a PostgreSQL database.']);
  return command(config, args);
}

/** Says what nobody expected, with its places in the sources. */
function endBy(error: unknown): never {
  console.error(describeForConsole(error));
  process.exit(1);
}

// As Node does by itself, but for the places.
process.on('uncaughtException', endBy);

main(process.argv.slice(2)).then(
  (code) => {
    // What a command left open (a listening connection, a timer) must not keep a finished process.
    if (typeof code === 'number') process.exit(code);
  },
  (error: unknown) => {
    if (error instanceof ConfigError) {
      for (const line of error.lines) console.error(line);
      process.exitCode = EXIT_CONFIGURATION;
      return;
    }
    endBy(error);
  },
);

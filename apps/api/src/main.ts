import { EXIT_CONFIGURATION, EXIT_USAGE } from '@ospite/server/process';
import 'reflect-metadata';
import path from 'node:path';
import { readsDatabase } from '@ospite/operations/commands';
import { accessProblems } from './commands/first-access';
import { runAccountCommand } from './commands/account-command';
import { backUp, restore } from './commands/backup-and-restore';
import { runClockCommand } from './commands/clock-command';
import { demoPictures } from './commands/demo-pictures';
import { emitOpenapi } from './commands/emit-openapi';
import { runMediaCommand } from './commands/media-command';
import { checkMigrations, createMigration, migrate, recordRelease } from './commands/migrations';
import { COMMAND_NAMES, type CommandName } from './commands/names';
import { serve } from './commands/serve';
import { type Config, ConfigError, environment, readConfig } from '@ospite/server/config';
import { describeForConsole } from '@ospite/server/logging';

type Command = (config: Config, args: readonly string[]) => Promise<number | void>;

const COMMANDS: Readonly<Record<CommandName, Command>> = {
  serve,
  openapi: (config, [file = 'openapi.json']) => emitOpenapi(config, file),
  migrate: (config) => migrate(config),
  'migration-check': (config) => checkMigrations(config),
  'migration-release': (config) => recordRelease(config),
  'migration-create': (config, [name = '']) => createMigration(config, name),
  account: runAccountCommand,
  clock: runClockCommand,
  media: runMediaCommand,
  backup: backUp,
  restore,
  'demo-pictures': (_config, [seed = '']) => demoPictures(seed),
};
/** The commands that need no database. */
const WITHOUT_DATABASE: readonly string[] = ['openapi', 'demo-pictures'];
const needsDatabase = (name: string, args: readonly string[]): boolean =>
  name === 'backup' ? readsDatabase(args) : !WITHOUT_DATABASE.includes(name);

async function main([name = 'serve', ...args]: readonly string[]): Promise<number | void> {
  const known = COMMAND_NAMES.find((command) => command === name);
  if (!known) {
    console.error(`Unknown command "${name}". There are: ${COMMAND_NAMES.join(', ')}.`);
    return EXIT_USAGE;
  }
  const config = readConfig(environment(), path.dirname(process.argv[1] ?? ''), accessProblems);
  if (!config.databaseUrl && needsDatabase(name, args))
    throw new ConfigError(['DATABASE_URL is missing: the address of a PostgreSQL database.']);
  return COMMANDS[known](config, args);
}

/** Prints an unexpected error with its places in the sources, and exits. */
function exitWith(error: unknown): never {
  console.error(describeForConsole(error));
  process.exit(1);
}

// As Node does by default, but with locations in the sources.
process.on('uncaughtException', exitWith);

main(process.argv.slice(2)).then(
  (code) => {
    // What a command left open (a connection, a timer) must not keep the process alive.
    if (typeof code === 'number') process.exit(code);
  },
  (error: unknown) => {
    if (error instanceof ConfigError) {
      for (const line of error.lines) console.error(line);
      process.exitCode = EXIT_CONFIGURATION;
      return;
    }
    exitWith(error);
  },
);

import { runBackupCommand, runRestoreCommand, type RestoredSite } from '@ospite/operations/commands';
import type { Config } from '@ospite/server/config';
import { InstallationCheck } from '@ospite/server/media';
import { backedUpTables } from '../backed-up-tables';
import { databaseSchema } from '../database-schema';
import { afterRestore } from './after-restore';
import { withApplication } from './run-with';

/** `backup` of this site. */
export const backUp = (config: Config, args: readonly string[]) =>
  runBackupCommand(config, args, backedUpTables);

/** `restore` of this site. */
export const restore = (config: Config, args: readonly string[]) =>
  runRestoreCommand(config, args, siteOf(config));

const siteOf = (config: Config): RestoredSite => ({
  schema: databaseSchema,
  tables: backedUpTables,
  finish: (manifest, isMoved) =>
    withApplication(config, async (app) => {
      const notes = await afterRestore(app, manifest, isMoved);
      await app.get(InstallationCheck).endRestore(isMoved ? manifest.installation : null);
      return notes;
    }),
});

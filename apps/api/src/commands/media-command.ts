import type { Config } from '../platform/config/config';
import { InstallationCheck } from '../platform/media/storage/installation-check';
import { PictureInventory } from '../platform/media/storage/picture-inventory';
import { KEPT_DAYS } from '../platform/media/storage/picture-trash';
import { runMigrations } from '../platform/persistence/migrations';
import { EXIT_USAGE } from './exit-codes';
import { withApplication, withOrm } from './run-with';

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
  // A restored database may be older than the program, which queries its tables as soon as it is created.
  await withOrm(config, runMigrations);
  await withApplication(config, async (app) => {
    const { missing, unknown } = await app.get(PictureInventory).compare();
    listFiles('Missing: pictures name these files, and they are not there', missing);
    listFiles('Unknown: these files are there, and no picture names them', unknown);
    if (command === 'list') return;
    await app.get(InstallationCheck).adopt();
    console.log(`The database and ${config.mediaDir} belong together now. Nothing was deleted.`);
    if (missing.length > 0)
      console.log(
        'Pictures whose files are missing appear as a plain coloured area until the files are put back.',
      );
    if (unknown.length > 0)
      console.log(`The next start moves unknown files to the trash, which keeps them for ${KEPT_DAYS} days.`);
  });
  return 0;
}

function listFiles(title: string, files: readonly string[]): void {
  console.log(`${title}: ${files.length}`);
  for (const file of files) console.log(`  ${file}`);
}

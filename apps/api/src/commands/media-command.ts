import { EXIT_USAGE } from '@ospite/server/process';
import { type Config, ConfigError } from '@ospite/server/config';
import {
  copyMedia,
  FolderStorage,
  ForeignStorageError,
  InstallationCheck,
  KEPT_DAYS,
  MediaStorage,
  openMediaStorage,
  PictureInventory,
} from '@ospite/server/media';
import { runMigrations } from '@ospite/server/persistence';
import { withApplication, withOrm } from './run-with';

const USAGE = [
  'Usage:',
  '  media list    names pictures without their files and files without a picture',
  '  media adopt   the same, then marks database and pictures as belonging together',
  '  media copy to-object-storage   copies all pictures from the data folder to where MEDIA_URL says',
  '  media copy to-folder           copies them back; both can be stopped and repeated, and delete nothing',
];

/** Brings database and pictures together again, as after restoring a backup, or moves pictures. It deletes nothing. */
export async function runMediaCommand(config: Config, args: readonly string[]): Promise<number> {
  const [command, direction] = args;
  if (command === 'copy' && isDirection(direction)) return copy(config, direction);
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
    console.log(`The database and ${app.get(MediaStorage).place} belong together now. Nothing was deleted.`);
    if (missing.length > 0)
      console.log(
        'Pictures whose files are missing appear as a plain coloured area until the files are put back.',
      );
    if (unknown.length > 0)
      console.log(`The next start moves unknown files to the trash, which keeps them for ${KEPT_DAYS} days.`);
  });
  return 0;
}

type Direction = 'to-object-storage' | 'to-folder';
const isDirection = (text: string | undefined): text is Direction =>
  text === 'to-object-storage' || text === 'to-folder';

/** Copies the pictures from one storage to the other. */
async function copy(config: Config, direction: Direction): Promise<number> {
  if (!config.objectStorage)
    throw new ConfigError(['MEDIA_URL is not set: it says where the object storage is.']);
  const remote = await openMediaStorage(config);
  await remote.check();
  const folder = new FolderStorage(config.mediaDir);
  const [from, to] = direction === 'to-folder' ? [remote, folder] : [folder, remote];
  try {
    const { copied, present } = await copyMedia(from, to);
    console.log(`${to.place}: ${copied} files copied and compared, ${present} were there already.`);
  } catch (error) {
    if (!(error instanceof ForeignStorageError)) throw error;
    console.error(error.message);
    return 1;
  }
  return 0;
}

function listFiles(title: string, files: readonly string[]): void {
  console.log(`${title}: ${files.length}`);
  for (const file of files) console.log(`  ${file}`);
}

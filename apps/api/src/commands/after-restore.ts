import type { INestApplicationContext } from '@nestjs/common';
import {
  ApplyErasures,
  BackupStorage,
  ErasureKeyMissingError,
  isStoredIn,
  JudgeClock,
  MessageStore,
} from '@ospite/domain';
import { damaged, type Manifest, RestoreRefusedError } from '@ospite/operations/backups';
import { PictureTables } from '@ospite/server/media';

/**
 * What is done on restored rows before a server may start on them: nobody comes back who was erased since. What is too old
 * to be kept goes after a day of running, since the clock of this machine may be wrong.
 * @param manifest of the archive that they come from
 * @param isMoved whether the site continues only here, so that nobody else sends what waits to be sent
 * @returns lines for the console
 * @throws RestoreRefusedError when it cannot be found out who was erased, or a row names a file that is not its own
 */
export async function afterRestore(
  app: INestApplicationContext,
  manifest: Manifest,
  isMoved: boolean,
): Promise<readonly string[]> {
  await refuseForeignFiles(app);
  const held = isMoved ? 0 : await app.get(MessageStore).holdAll('restored');
  const erased = await applyErasures(app, manifest);
  await app.get(JudgeClock).doubt();
  if (held === 0) return [erased];
  return [
    erased,
    `E-mails that waited to be sent when the backup was taken are held (${held}), since the site may have sent them ` +
      'meanwhile: the owner sees them in the back-office and sends those that are still of use.',
  ];
}

async function refuseForeignFiles(app: INestApplicationContext): Promise<void> {
  for (const table of app.get(PictureTables).all())
    for (const { id, picture } of await table.rows())
      if (!isStoredIn(table.collection, picture))
        throw damaged(`picture ${id} of ${table.collection} names a file that is not its own`);
}

async function applyErasures(app: INestApplicationContext, { erasures }: Manifest): Promise<string> {
  const { place } = app.get(BackupStorage);
  try {
    const { noted, erased } = await app.get(ApplyErasures).apply(erasures);
    if (noted > 0)
      return `${noted} erasures that the backup may not know are noted in ${place}: ${erased} people were in the backup, and are erased again.`;
    return (
      `No erasure since then is noted in ${place}. If the backups of this site went elsewhere, restore again with ` +
      'BACKUP_URL set to that place, or people who were erased come back.'
    );
  } catch (error) {
    if (error instanceof ErasureKeyMissingError)
      throw new RestoreRefusedError(
        'erasures_unknown',
        `${error.count} people were erased since this backup was taken, and who they are is locked in ${place} with another ` +
          'BACKUP_PASSPHRASE than this one, or the key is gone from erasures/keys. Nothing was restored.',
      );
    const reason = error instanceof Error ? error.message : String(error);
    throw new RestoreRefusedError(
      'erasures_unknown',
      `Who was erased since this backup was taken cannot be read from ${place}: ${reason}. Nothing was restored: correct ` +
        'BACKUP_URL, and restore again.',
    );
  }
}

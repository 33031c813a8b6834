import type { INestApplicationContext } from '@nestjs/common';
import { ApplyRetention, MessageStore, type Manifest } from '@ospite/domain';

/**
 * What is done on restored rows before a server may start on them.
 * @param _manifest of the archive that they come from
 * @returns lines for the console
 */
export async function afterRestore(
  app: INestApplicationContext,
  _manifest: Manifest,
): Promise<readonly string[]> {
  const held = await app.get(MessageStore).holdAll('restored');
  await app.get(ApplyRetention).apply(new AbortController().signal);
  if (held === 0) return [];
  return [
    `${held} e-mails waited to be sent when the backup was taken. The site may have sent them since, so they are held: ` +
      'the owner sees them in the back-office and sends those that are still of use.',
  ];
}

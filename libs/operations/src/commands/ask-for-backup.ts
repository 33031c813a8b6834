import { BACKUP_JOB } from '../backups/nightly-backup-job';
import type { Config } from '@ospite/server/config';
import { makeBoss } from '@ospite/server/jobs';
import { waitForDatabase } from '@ospite/server/persistence';

/** Queues the nightly job, which a server then starts within a minute. */
export async function askForBackup(config: Config): Promise<number> {
  await waitForDatabase(config.databaseUrl);
  const boss = await makeBoss(config.databaseUrl);
  boss.on('error', () => undefined);
  try {
    await boss.start();
    if (!(await boss.getQueue(BACKUP_JOB.name))) {
      console.error('No server has run on this database yet: start it first.');
      return 1;
    }
    const id = await boss.send(BACKUP_JOB.name, {}, { singletonKey: BACKUP_JOB.name });
    console.log(
      id === null
        ? 'A backup is being made already, or waits for its next try: the panel says when.'
        : 'The server makes a backup within a minute, if it runs. Its log says "A backup was made"; "backup list" shows it.',
    );
    return 0;
  } finally {
    await boss.stop({ graceful: false });
  }
}

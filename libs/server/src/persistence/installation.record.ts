import { defineEntity, p } from '@mikro-orm/postgresql';

/** Key of the only row. */
export const INSTALLATION_ROW = 1;

/**
 * Replaces the id, in the database and in the picture storage, from before anything is restored until everything is
 * done. No server starts meanwhile.
 */
export const UNFINISHED_RESTORE = 'unfinished-restore';

/** The one row of table `installation`: an id that the picture storage carries, too. */
const schema = defineEntity({
  name: 'InstallationRecord',
  tableName: 'installation',
  checks: [{ name: 'installation_one_row', expression: '"row" = 1' }],
  properties: {
    row: p.smallint().primary().autoincrement(false),
    id: p.string().length(36),
  },
});

export class InstallationRecord extends schema.class {}
schema.setClass(InstallationRecord);

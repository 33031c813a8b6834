import { defineEntity, p } from '@mikro-orm/postgresql';

/** The only row's key. */
export const INSTALLATION_ROW = 1;

/** The one row that names this installation; the picture storage carries the same name. */
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

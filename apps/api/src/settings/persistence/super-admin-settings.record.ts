import { defineEntity, p } from '@mikro-orm/postgresql';
import { SUPER_ADMIN_SETTINGS_ID, type Localized } from '@ospite/domain';

/** The one row of the super admin's settings. Source: specification §3, super_admin_settings. */
const schema = defineEntity({
  name: 'SuperAdminSettingsRecord',
  tableName: 'super_admin_settings',
  checks: [{ name: 'super_admin_settings_one_row', expression: `id = ${SUPER_ADMIN_SETTINGS_ID}` }],
  properties: {
    id: p.smallint().primary().autoincrement(false),
    siteOffline: p.boolean().default(false),
    offlineSince: p.datetime(3).strictNullable(),
    offlineUntil: p.datetime(3).strictNullable(),
    offlineText: p.json<Localized>().strictNullable(),
    trackingCode: p.text().default(''),
    trackingOrigins: p.array().default([]),
    bannerFooter: p.text().default(''),
    bannerMidSite: p.text().default(''),
    bannerMobileTop: p.text().default(''),
    bannerMobileMid1: p.text().default(''),
    bannerMobileMid2: p.text().default(''),
    bannerMobileBottom: p.text().default(''),
    updatedAt: p.datetime(3).defaultRaw('now()'),
  },
});

export class SuperAdminSettingsRecord extends schema.class {}
schema.setClass(SuperAdminSettingsRecord);

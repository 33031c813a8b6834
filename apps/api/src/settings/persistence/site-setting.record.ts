import { MAX_SETTING_VALUE_LENGTH } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';

const KEY_LENGTH = 50;

const schema = defineEntity({
  name: 'SiteSettingRecord',
  tableName: 'site_setting',
  properties: {
    id: p.integer().primary(),
    key: p.string().length(KEY_LENGTH).unique('site_setting_key_unique'),
    value: p.string().length(MAX_SETTING_VALUE_LENGTH),
    updatedAt: p.datetime(3),
  },
});

/** A row of table `site_setting`: one of the owner's switches. Source: specification §3, site_settings. */
export class SiteSettingRecord extends schema.class {}
schema.setClass(SiteSettingRecord);

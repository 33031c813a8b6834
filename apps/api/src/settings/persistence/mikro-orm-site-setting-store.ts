import {
  SITE_SETTING_VALUES,
  SiteSettingStore,
  type SiteSetting,
  type SiteSettingChange,
  type SiteSettingKey,
} from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContentVersion } from '@ospite/server/persistence';
import { SiteSettingRecord } from './site-setting.record';

/** The owner's switches in PostgreSQL; setting one changes what public pages show. */
@Injectable()
export class MikroOrmSiteSettingStore extends SiteSettingStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async get(key: SiteSettingKey): Promise<SiteSetting> {
    return toSiteSetting(key, await this.em.fork().findOne(SiteSettingRecord, { key }));
  }

  override update(key: SiteSettingKey, change: SiteSettingChange): Promise<SiteSetting> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      // A switch that was never set has no row that could be locked.
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`site setting ${key}`]);
      const row = await em.findOne(SiteSettingRecord, { key });
      const setting = { key, ...change(toSiteSetting(key, row)) };
      return toSiteSetting(key, await em.upsert(SiteSettingRecord, setting, { onConflictFields: ['key'] }));
    });
  }
}

function toSiteSetting(key: SiteSettingKey, row: SiteSettingRecord | null): SiteSetting {
  const value = SITE_SETTING_VALUES.find((known) => known === row?.value) ?? 'false';
  return { id: row?.id ?? null, key, value, updatedAt: row?.updatedAt ?? null };
}

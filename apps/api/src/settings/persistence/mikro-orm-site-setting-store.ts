import {
  SITE_SETTING_VALUES,
  SiteSettingStore,
  refuseStale,
  type SiteSetting,
  type SiteSettingKey,
  type SiteSettingValue,
} from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { SiteSettingRecord } from './site-setting.record';

/** The owner's switches in PostgreSQL. */
@Injectable()
export class MikroOrmSiteSettingStore extends SiteSettingStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async get(key: SiteSettingKey): Promise<SiteSetting> {
    const row = await this.em.fork().findOne(SiteSettingRecord, { key });
    return row ? toSiteSetting(key, row) : { key, value: 'false', updatedAt: null };
  }

  override put(
    key: SiteSettingKey,
    value: SiteSettingValue,
    basedOn: Date | undefined,
    at: Date,
  ): Promise<SiteSetting> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      // A switch that was never set has no row that could be locked.
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`site setting ${key}`]);
      const row = await em.findOne(SiteSettingRecord, { key });
      refuseStale(row?.updatedAt, basedOn, 'settings.changed');
      const updatedAt = row && row.updatedAt >= at ? new Date(row.updatedAt.getTime() + 1) : at;
      if (row) {
        row.value = value;
        row.updatedAt = updatedAt;
      } else em.create(SiteSettingRecord, { key, value, updatedAt });
      await em.flush();
      return { key, value, updatedAt };
    });
  }
}

function toSiteSetting(key: SiteSettingKey, { value, updatedAt }: SiteSettingRecord): SiteSetting {
  return { key, value: SITE_SETTING_VALUES.find((known) => known === value) ?? 'false', updatedAt };
}

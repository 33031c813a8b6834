import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SuperAdminSettingsStore, type SuperAdminSettings } from '@ospite/domain';
import { ContentVersion } from '@ospite/server/persistence';
import { SuperAdminSettingsRecord } from './super-admin-settings.record';

/** The only row there is; a migration made it. */
const ID = 1;

/** The super admin's settings in PostgreSQL; saving them changes what public pages show. */
@Injectable()
export class MikroOrmSuperAdminSettingsStore extends SuperAdminSettingsStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async get(): Promise<SuperAdminSettings> {
    return toSettings(await this.em.fork().findOneOrFail(SuperAdminSettingsRecord, { id: ID }));
  }

  override update(change: (stored: SuperAdminSettings) => SuperAdminSettings): Promise<SuperAdminSettings> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const record = await em.findOneOrFail(SuperAdminSettingsRecord, { id: ID }, lock);
      const settings = change(toSettings(record));
      Object.assign(record, { ...settings, trackingOrigins: [...settings.trackingOrigins] });
      await em.flush();
      return settings;
    });
  }
}

function toSettings(record: SuperAdminSettingsRecord): SuperAdminSettings {
  return {
    siteOffline: record.siteOffline,
    offlineSince: record.offlineSince,
    offlineUntil: record.offlineUntil,
    offlineText: record.offlineText,
    trackingCode: record.trackingCode,
    trackingOrigins: record.trackingOrigins,
    bannerFooter: record.bannerFooter,
    bannerMidSite: record.bannerMidSite,
    bannerMobileTop: record.bannerMobileTop,
    bannerMobileMid1: record.bannerMobileMid1,
    bannerMobileMid2: record.bannerMobileMid2,
    bannerMobileBottom: record.bannerMobileBottom,
    updatedAt: record.updatedAt,
  };
}

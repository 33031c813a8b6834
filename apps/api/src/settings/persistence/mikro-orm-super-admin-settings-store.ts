import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  originsAfter,
  savedAt,
  refuseStale,
  type SuperAdminSettings,
  type SuperAdminSettingsChange,
  type SuperAdminSettingsStore,
} from '@ospite/domain';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { toSettings } from './super-admin-settings.mapping';
import { SuperAdminSettingsRecord } from './super-admin-settings.record';

const ROW_ID = 1;

/** The super admin's settings in PostgreSQL; saving them changes what public pages show. */
@Injectable()
export class MikroOrmSuperAdminSettingsStore implements SuperAdminSettingsStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<SuperAdminSettings> {
    return toSettings(await this.em.fork().findOneOrFail(SuperAdminSettingsRecord, { id: ROW_ID }));
  }

  save({ basedOn, ...values }: SuperAdminSettingsChange): Promise<SuperAdminSettings> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      const record = await em.findOneOrFail(
        SuperAdminSettingsRecord,
        { id: ROW_ID },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      refuseStale(record.updatedAt, basedOn, 'settings.changed');
      record.siteOffline = values.siteOffline;
      record.trackingOrigins = originsAfter(record, values.trackingCode, values.trackingOrigins);
      record.trackingCode = values.trackingCode;
      record.bannerFooter = values.bannerFooter;
      record.bannerMidSite = values.bannerMidSite;
      record.bannerMobileTop = values.bannerMobileTop;
      record.bannerMobileMid1 = values.bannerMobileMid1;
      record.bannerMobileMid2 = values.bannerMobileMid2;
      record.bannerMobileBottom = values.bannerMobileBottom;
      record.updatedAt = savedAt(record.updatedAt, this.clock.now());
      await em.flush();
      return toSettings(record);
    });
  }
}

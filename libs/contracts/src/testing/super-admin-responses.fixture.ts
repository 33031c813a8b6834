import type { BannerPreview, SuperAdminHealth, SuperAdminSettings } from '../index';

/** Believable responses of the super admin's calls; a test gives only what it is about. */
export function superAdminSettingsResponse(changes: Partial<SuperAdminSettings> = {}): SuperAdminSettings {
  return {
    id: 1,
    siteOffline: false,
    offlineUntil: null,
    offlineText: null,
    trackingCode: '',
    trackingOrigins: [],
    bannerFooter: '<p>Spiaggia</p>',
    bannerMidSite: '',
    bannerMobileTop: '',
    bannerMobileMid1: '',
    bannerMobileMid2: '',
    bannerMobileBottom: '',
    updatedAt: '2027-05-01T08:30:00.000Z',
    ...changes,
  };
}

export function superAdminHealthResponse(changes: Partial<SuperAdminHealth> = {}): SuperAdminHealth {
  return {
    status: 'ok',
    concerns: [],
    alarms: [],
    version: '1.2.3',
    startedAt: '2027-05-01T08:30:00.000Z',
    contentVersion: 12,
    database: {
      version: '18.4',
      bytes: 47_000_000,
      migrationsApplied: 14,
      migrationsPending: 0,
      lastMigration: '20261122080000-offline-end-and-text',
    },
    pool: { inUse: 1, size: 15, waiting: 0 },
    email: { transport: 'smtp', waiting: 0, oldestWaitingSince: null, failed: 0, held: 0 },
    disk: { freeBytes: 90_000_000_000, totalBytes: 120_000_000_000 },
    backups: {
      place: 's3://copie/baia/',
      isReachable: true,
      isOnSameDisk: false,
      provenSince: '2027-04-20T02:52:00.000Z',
      damaged: [],
      newest: { at: '2027-05-01T02:50:00.000Z', bytes: 12_000_000 },
    },
    jobs: [
      {
        name: 'retention',
        schedule: '20 4 * * *',
        lastRun: { outcome: 'completed', at: '2027-05-01T02:20:00.000Z' },
        nextRun: '2027-05-02T02:20:00.000Z',
      },
    ],
    errors: [],
    ...changes,
  };
}

/** A banner from which nothing was removed. */
export function aBannerPreviewResponse(changes: Partial<BannerPreview> = {}): BannerPreview {
  return { html: '<p>Spiaggia</p>', removed: [], pictureOrigins: [], ...changes };
}

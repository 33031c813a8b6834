import {
  DomainError,
  localizedProblems,
  trimmed,
  refuseStale,
  savedAt,
  type Clock,
  type Localized,
} from '../shared';
import { withSafeBanners, type BannerSanitiser } from './banners/banner-sanitiser';
import {
  BANNER_FIELDS,
  MAX_BANNER_LENGTH,
  isSiteOffline,
  MAX_OFFLINE_TEXT_LENGTH,
  type SuperAdminSettings,
} from './super-admin-settings';
import type { SuperAdminSettingsStore } from './settings-stores';
import { checkOrigins, originsAfter } from './tracking/tracking-origins';

type Optional = 'trackingOrigins' | 'offlineUntil' | 'offlineText';
export type SuperAdminSettingsDraft = Omit<SuperAdminSettings, 'updatedAt' | 'offlineSince' | Optional> & {
  /** Undefined, or unchanged, follows the tracking code. */
  readonly trackingOrigins: readonly string[] | undefined;
  /** Undefined leaves it unchanged. */
  readonly offlineUntil: Date | null | undefined;
  /** Undefined leaves it unchanged. */
  readonly offlineText: Localized | null | undefined;
};

const SEVERAL_LINES = { severalLines: true };

/** Saves all settings of the super admin, with banners that cannot run anything in a visitor's browser. */
export class ChangeSuperAdminSettings {
  constructor(
    private readonly store: SuperAdminSettingsStore,
    private readonly sanitiser: BannerSanitiser,
    private readonly clock: Clock,
  ) {}

  /**
   * @param basedOn `updatedAt` of the state that was edited; undefined overwrites whatever is there
   * @throws DomainError `settings.invalid` with the fields; `settings.changed` when somebody saved in between
   */
  async change(draft: SuperAdminSettingsDraft, basedOn: Date | undefined): Promise<SuperAdminSettings> {
    const safe = withSafeBanners(draft, this.sanitiser);
    const origins = draft.trackingOrigins && checkOrigins(draft.trackingOrigins);
    // Sanitising can make a banner longer: it adds attributes to links, and writes some characters as entities.
    const tooLong = BANNER_FIELDS.filter((field) => safe[field].length > MAX_BANNER_LENGTH);
    const { offlineText } = draft;
    const problems = [
      ...tooLong.map((field) => ({ field, code: 'too_long' as const, facts: { max: MAX_BANNER_LENGTH } })),
      ...(origins && !origins.ok ? origins.problems : []),
      ...(offlineText
        ? localizedProblems('offlineText', offlineText, MAX_OFFLINE_TEXT_LENGTH, SEVERAL_LINES)
        : []
      ).filter((problem) => problem !== null),
    ];
    if (problems.length > 0) throw new DomainError('settings.invalid', {}, problems);
    const sent = origins?.ok ? origins.origins : undefined;
    return this.store.update((stored) => {
      refuseStale(stored.updatedAt, basedOn, 'settings.changed');
      const offlineUntil = endAfter(stored, draft, this.clock.now());
      return {
        ...safe,
        offlineSince: sinceAfter(stored, draft.siteOffline, this.clock.now()),
        offlineUntil,
        offlineText: offlineText === undefined ? stored.offlineText : offlineText && trimmed(offlineText),
        trackingOrigins: originsAfter(stored, safe.trackingCode, sent),
        updatedAt: savedAt(stored.updatedAt, this.clock.now()),
      };
    });
  }
}

/**
 * The end of the offline time after a save. A new end must lie in the future; a past one may be sent again, since each
 * save sends all settings, but is dropped when the site is taken offline again.
 */
function endAfter(stored: SuperAdminSettings, draft: SuperAdminSettingsDraft, now: Date): Date | null {
  const { offlineUntil: before } = stored;
  const end = draft.offlineUntil === undefined ? before : draft.offlineUntil;
  if (!end || end > now) return end;
  if (end.getTime() !== before?.getTime())
    throw new DomainError('settings.invalid', {}, [{ field: 'offlineUntil', code: 'in_the_past' }]);
  return draft.siteOffline && !stored.siteOffline ? null : end;
}

/** A save that leaves the site offline keeps the moment it went offline; after a past end it counts as a new one. */
function sinceAfter(stored: SuperAdminSettings, siteOffline: boolean, now: Date): Date | null {
  if (!siteOffline) return null;
  return isSiteOffline(stored, now) ? stored.offlineSince : now;
}

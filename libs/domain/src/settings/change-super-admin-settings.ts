import type { Clock } from '../shared/clock';
import { DomainError } from '../shared/domain-error';
import { refuseStale, savedAt } from '../shared/saved-at';
import { withSafeBanners, type BannerSanitiser } from './banner-sanitiser';
import { BANNER_FIELDS, MAX_BANNER_LENGTH, type SuperAdminSettings } from './super-admin-settings';
import type { SuperAdminSettingsStore } from './settings-stores';
import { checkOrigins, originsAfter } from './tracking-origins';

export type SuperAdminSettingsDraft = Omit<SuperAdminSettings, 'updatedAt' | 'trackingOrigins'> & {
  /** Undefined, or the list as it was, follows the tracking code. */
  readonly trackingOrigins: readonly string[] | undefined;
};

/** Saves all settings of the super admin, with banners that cannot run anything in a visitor's browser. */
export class ChangeSuperAdminSettings {
  constructor(
    private readonly store: SuperAdminSettingsStore,
    private readonly sanitiser: BannerSanitiser,
    private readonly clock: Clock,
  ) {}

  /**
   * @param basedOn when the state was saved that the change started from; undefined overwrites whatever is there
   * @throws DomainError `settings.invalid` with the fields; `settings.changed` when somebody saved in between
   */
  async change(draft: SuperAdminSettingsDraft, basedOn: Date | undefined): Promise<SuperAdminSettings> {
    const safe = withSafeBanners(draft, this.sanitiser);
    const origins = draft.trackingOrigins && checkOrigins(draft.trackingOrigins);
    // Sanitising can make a banner longer: it adds attributes to links, and writes some characters as entities.
    const tooLong = BANNER_FIELDS.filter((field) => safe[field].length > MAX_BANNER_LENGTH);
    const problems = [
      ...tooLong.map((field) => ({ field, code: 'too_long', facts: { max: MAX_BANNER_LENGTH } })),
      ...(origins && !origins.ok ? origins.problems : []),
    ];
    if (problems.length > 0) throw new DomainError('settings.invalid', {}, problems);
    const sent = origins?.ok ? origins.origins : undefined;
    return this.store.update((stored) => {
      refuseStale(stored.updatedAt, basedOn, 'settings.changed');
      return {
        ...safe,
        trackingOrigins: originsAfter(stored, safe.trackingCode, sent),
        updatedAt: savedAt(stored.updatedAt, this.clock.now()),
      };
    });
  }
}

import { refuseStale, savedAt, type Clock } from '../shared';
import type { SiteSetting, SiteSettingKey, SiteSettingValue } from './site-setting';
import type { SiteSettingStore } from './settings-stores';

/** Sets one of the owner's switches. */
export class ChangeSiteSetting {
  constructor(
    private readonly store: SiteSettingStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param basedOn `updatedAt` of the state that the owner edited; undefined overwrites whatever is there
   * @throws DomainError `settings.changed` when somebody set it in between
   */
  change(key: SiteSettingKey, value: SiteSettingValue, basedOn: Date | undefined): Promise<SiteSetting> {
    return this.store.update(key, ({ updatedAt }) => {
      const before = updatedAt ?? undefined;
      refuseStale(before, basedOn, 'settings.changed');
      return { value, updatedAt: savedAt(before, this.clock.now()) };
    });
  }
}

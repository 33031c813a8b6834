import {
  BANNER_FIELDS,
  checkOrigins,
  DomainError,
  MAX_BANNER_LENGTH,
  SuperAdminSettingsStore,
  type BannerField,
  type SuperAdminSettings,
  type SuperAdminSettingsChange,
} from '@ospite/domain';
import { sanitiseBanner } from './sanitise-banner';

/**
 * Lets nothing into the settings, and nothing out of them, that could run in a visitor's browser: banners are
 * sanitised when stored and when read, so that neither an older row nor a newer rule leaves a gap.
 * Source: decisions §4, raw banner HTML.
 */
export class SanitisingSettingsStore extends SuperAdminSettingsStore {
  constructor(private readonly inner: SuperAdminSettingsStore) {
    super();
  }

  override async get(): Promise<SuperAdminSettings> {
    return withSafeBanners(await this.inner.get());
  }

  override async save(change: SuperAdminSettingsChange): Promise<SuperAdminSettings> {
    const safe = withSafeBanners(change);
    // Sanitised text can be longer than what was typed: links are told apart, signs are written out.
    const tooLong = BANNER_FIELDS.filter((field) => safe[field].length > MAX_BANNER_LENGTH);
    const origins = change.trackingOrigins ? checkOrigins(change.trackingOrigins) : undefined;
    const problems = [
      ...tooLong.map((field) => ({ field, code: 'too_long', facts: { max: MAX_BANNER_LENGTH } })),
      ...(origins && !origins.ok ? origins.problems : []),
    ];
    if (problems.length > 0) throw new DomainError('settings.invalid', {}, problems);
    return this.inner.save({ ...safe, trackingOrigins: origins?.ok ? origins.origins : undefined });
  }
}

function withSafeBanners<Settings extends Readonly<Record<BannerField, string>>>(
  settings: Settings,
): Settings {
  const safe = Object.fromEntries(BANNER_FIELDS.map((field) => [field, sanitiseBanner(settings[field])]));
  return { ...settings, ...safe };
}

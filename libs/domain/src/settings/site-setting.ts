import { DomainError } from '../shared';

/** The owner's switches. Source: specification §3, site_settings. */
export const SITE_SETTING_KEYS = ['show_reviews_section'] as const;
export type SiteSettingKey = (typeof SITE_SETTING_KEYS)[number];

/** A switch is on or off, as a text. Source: specification §3 ("value text true or false"). */
export const SITE_SETTING_VALUES = ['true', 'false'] as const;
export type SiteSettingValue = (typeof SITE_SETTING_VALUES)[number];
export const MAX_SETTING_VALUE_LENGTH = 200;

/** One of the owner's switches. */
export interface SiteSetting {
  /** Null while nobody has set it. */
  readonly id: number | null;
  readonly key: SiteSettingKey;
  readonly value: SiteSettingValue;
  /** Null while nobody has set it: then it is off. */
  readonly updatedAt: Date | null;
}

/** @throws DomainError `settings.unknown_key` for a text that names no switch */
export function siteSettingKey(text: string): SiteSettingKey {
  const key = SITE_SETTING_KEYS.find((known) => known === text);
  if (!key) throw new DomainError('settings.unknown_key');
  return key;
}

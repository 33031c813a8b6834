import type { SuperAdminSettings } from '@ospite/contracts';
import { LANGUAGES, wallClockOf, type BannerField, type Language, type Localized } from '@ospite/domain';

/** What one save changes. Source: specification §5 ("settings edits apply one field at a time"). */
export type SettingField = Exclude<keyof SuperAdminSettings, 'id' | 'updatedAt'>;

/** What is typed, each a text: the notice has one in each language, origins one in each line. */
export type DraftKey =
  BannerField | 'trackingCode' | 'trackingOrigins' | 'offlineUntil' | `offlineText.${Language}`;
export type Drafts = Partial<Readonly<Record<DraftKey, string>>>;

/** The drafts of a field, in the order in which they stand on the screen. */
export function draftKeysOf(field: SettingField): readonly DraftKey[] {
  if (field === 'siteOffline') return [];
  if (field === 'offlineText') return LANGUAGES.map((language) => `offlineText.${language}` as const);
  return [field];
}

/** What is stored, as the form shows it. */
export function storedText(settings: SuperAdminSettings, key: DraftKey): string {
  switch (key) {
    case 'offlineUntil':
      return settings.offlineUntil === null ? '' : wallClockOf(new Date(settings.offlineUntil));
    case 'trackingOrigins':
      return settings.trackingOrigins.join('\n');
    case 'offlineText.it':
    case 'offlineText.en':
    case 'offlineText.de':
    case 'offlineText.es':
      return settings.offlineText?.[languageOf(key)] ?? '';
    default:
      return settings[key];
  }
}

function languageOf(key: `offlineText.${Language}`): Language {
  return key.slice(key.indexOf('.') + 1) as Language;
}

/** A list that was typed one in each line. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The notice's text as it is saved: null where nothing is said in any language. */
export function noticeOf(textIn: (language: Language) => string): Localized | null {
  const written = LANGUAGES.map((language) => [language, textIn(language).trim()] as const).filter(
    ([, text]) => text !== '',
  );
  return written.length === 0 ? null : { it: '', ...Object.fromEntries(written) };
}

/** The fields in which two states of the settings differ. */
export function fieldsThatDiffer(one: SuperAdminSettings, other: SuperAdminSettings): SettingField[] {
  const { updatedAt: _one, ...fields } = one;
  return (Object.keys(fields) as SettingField[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}

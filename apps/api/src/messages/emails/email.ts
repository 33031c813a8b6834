import { isAllDay, type HoursOfDay, type Language, type Picture, type Property } from '@ospite/domain';
import { LOCALES } from '@ospite/i18n/mail';
import type { TFunction } from 'i18next';

/** The back-office is in Italian, and so are the e-mails to the owner. */
export const OWNERS_LANGUAGE = 'it';

/** A part of an e-mail. All texts are plain: rendering escapes them and decides how they look. */
export type EmailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'details'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** Amounts with what they are for; the last is the total. */
  | { readonly kind: 'sums'; readonly rows: readonly (readonly [label: string, amount: string])[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'action'; readonly label: string; readonly url: string }
  | {
      readonly kind: 'picture';
      /** A file of this installation, as `/uploads/rooms/3f2a9c-480.jpg`: it comes along when the e-mail leaves. */
      readonly file: string | undefined;
      readonly alt: string;
      /** Where a press on it leads, and in words. */
      readonly label: string;
      readonly url: string;
    }
  /** Who writes: faces above lines that name them. */
  | {
      readonly kind: 'signature';
      readonly closing?: string;
      readonly faces: readonly Pick<Picture, 'url' | 'width' | 'height'>[];
      readonly lines: readonly string[];
    };

/** The content of an e-mail, before it is rendered as text and HTML. */
export interface Email {
  readonly language: Language;
  readonly title: string;
  /** Whose e-mail it is: stands above the title. */
  readonly letterhead: string;
  readonly parts: readonly EmailPart[];
  /** Small lines at the end. */
  readonly footer: readonly string[];
}

/** For the footer: address, ways to reach the property, its registration codes. */
export function contactLines(
  property: Property,
  t: TFunction,
  language: Language = OWNERS_LANGUAGE,
): string[] {
  const { reception } = property;
  return [
    property.name,
    `${property.address}, ${property.postalCode} ${property.city}, ${regionText(property, language)}`,
    `${t('contact.phone', { phone: property.phone })} · ${property.email}`,
    ...(reception ? [receptionText(reception, t)] : []),
    [
      ...(property.cin ? [t('contact.cin', { code: property.cin })] : []),
      ...(property.iun ? [t('contact.iun', { code: property.iun })] : []),
      ...(property.vatNumber ? [t('contact.vat', { number: property.vatNumber })] : []),
    ].join(' · '),
  ].filter(Boolean);
}

/** With the country, but for those who read the country's own language: "Sardegna, Italien". */
function regionText({ region, country }: Property, language: Language): string {
  if (country.toLowerCase() === language) return region;
  return `${region}, ${new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(country)}`;
}

function receptionText(reception: HoursOfDay, t: TFunction): string {
  return isAllDay(reception)
    ? t('contact.receptionAllDay')
    : t('contact.reception', { from: clock(reception.from), to: clock(reception.to) });
}

/** A time of day as all four languages write it: `8:00`. @param time `HH:MM` */
export function clock(time: string): string {
  return time.replace(/^0/, '');
}

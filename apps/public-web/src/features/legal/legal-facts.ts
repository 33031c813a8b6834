import type { Property } from '@ospite/contracts/guest';
import { LANGUAGE_COOKIE_SECONDS } from '@ospite/contracts/site';
import {
  BACKUP_ROTATION,
  CONSENT_MONTHS,
  PERSON_RETENTION_MONTHS,
  PREVIEW_MS,
  KEPT_SESSION_MS,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
  VISIT_RETENTION_MONTHS,
  VISIT_SALT_LIFE_MS,
  amountOf,
  isAllDay,
  localize,
  type AmountId,
  type Language,
  type TextFacts,
} from '@ospite/domain';
import { clock } from '../../shared/format/clock';
import { monthsText } from '../../shared/format/periods';
import { centsText } from '../../shared/format/price';

const HOUR_MS = 3_600_000;

/** The constants by which the product deletes, so that a text promises what is done. */
export const PERIODS = {
  personYears: String(PERSON_RETENTION_MONTHS / 12),
  visitMonths: String(VISIT_RETENTION_MONTHS),
  backupMonths: String(BACKUP_ROTATION.months),
  saltHours: String(VISIT_SALT_LIFE_MS / HOUR_MS),
  consentMonths: String(CONSENT_MONTHS),
  languageDays: String(LANGUAGE_COOKIE_SECONDS / 86_400),
  sessionHours: String(SESSION_IDLE_MS / HOUR_MS),
  keptSessionDays: String(KEPT_SESSION_MS / HOUR_MS / 24),
  sessionDays: String(SESSION_MAX_MS / HOUR_MS / 24),
  previewMinutes: String(PREVIEW_MS / 60_000),
} as const;

/**
 * What legal texts take from the property and the settings.
 * @param language of the text, which may be Italian on a page in another language
 */
export function legalFacts(
  property: Property,
  trackingOrigins: readonly string[] | undefined,
  language: Language,
): TextFacts {
  const { touristTax, reception, quietHours, checkin } = property;
  const hours = reception && !isAllDay(reception) ? reception : undefined;
  const money = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? undefined : centsText(cents, language);
  const amount = (id: AmountId) => money(amountOf(property.amounts, id));
  const words = (text: Property['depositTerms']) => (text && localize(text, language)) || undefined;
  return {
    values: {
      name: property.name,
      address: property.address,
      postalCode: property.postalCode,
      city: property.city,
      region: property.region,
      email: property.email,
      // In one piece, however narrow the line.
      phone: property.phone.replaceAll(' ', '\u00A0'),
      vatNumber: property.vatNumber ?? undefined,
      receptionFrom: hours && clock(hours.from),
      receptionTo: hours && clock(hours.to),
      checkinFrom: clock(checkin.from),
      announceAfter: checkin.announceAfter ? clock(checkin.announceAfter) : undefined,
      checkout: clock(property.checkout),
      quietFrom: quietHours ? clock(quietHours.from) : undefined,
      quietTo: quietHours ? clock(quietHours.to) : undefined,
      deposit: amount('deposit'),
      penalty: amount('uncleaned-kitchenette-penalty'),
      touristTax: money(touristTax?.centsPerPersonNight),
      touristTaxNights: touristTax?.maxNights?.toString(),
      touristTaxMonths: touristTax?.months ? monthsText(touristTax.months, language) : undefined,
      cancellationTerms: words(property.cancellationTerms),
      personYears: PERIODS.personYears,
      visitMonths: PERIODS.visitMonths,
      backupMonths: PERIODS.backupMonths,
      saltHours: PERIODS.saltHours,
      trackingOrigins:
        trackingOrigins?.map((origin) => origin.replace(/^https?:\/\//, '')).join(', ') || undefined,
    },
    conditions: {
      tracking: trackingOrigins !== undefined,
      receptionAllDay: Boolean(reception) && !hours,
      touristTaxDue: Boolean(touristTax),
      parking: property.offeredServices.includes('parking'),
    },
  };
}

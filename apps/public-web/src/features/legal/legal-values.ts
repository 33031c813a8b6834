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
} from '@ospite/domain';
import { clock } from '../../shared/format/clock';
import { monthsText } from '../../shared/format/periods';
import { centsText } from '../../shared/format/price';
import type { LegalValues } from './filled-blocks';

const HOUR_MS = 3_600_000;

/**
 * What the placeholders of legal texts stand for. Periods are the constants by which the product deletes, so that a text
 * promises what is done. A README beside the texts lists them.
 */
export function legalValues(
  property: Property,
  trackingOrigins: readonly string[] | undefined,
  language: Language,
): LegalValues {
  const { touristTax, reception, quietHours, checkin } = property;
  const hours = reception && !isAllDay(reception) ? reception : undefined;
  const money = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? undefined : centsText(cents, language);
  const amount = (id: AmountId) => money(amountOf(property.amounts, id));
  const words = (text: Property['depositTerms']) => (text && localize(text, language)) || undefined;
  return {
    name: property.name,
    address: property.address,
    postalCode: property.postalCode,
    city: property.city,
    region: property.region,
    email: property.email,
    // In one piece, however narrow the line.
    phone: property.phone.replaceAll(' ', '\u00A0'),
    phoneNumber: property.phone.replaceAll(/[^\d+]/g, ''),
    vatNumber: property.vatNumber ?? undefined,
    receptionFrom: hours && clock(hours.from),
    receptionTo: hours && clock(hours.to),
    receptionAllDay: reception && !hours ? 'set' : undefined,
    checkinFrom: clock(checkin.from),
    announceAfter: checkin.announceAfter ? clock(checkin.announceAfter) : undefined,
    checkout: clock(property.checkout),
    quietFrom: quietHours ? clock(quietHours.from) : undefined,
    quietTo: quietHours ? clock(quietHours.to) : undefined,
    deposit: amount('deposit'),
    penalty: amount('uncleaned-kitchenette-penalty'),
    touristTaxDue: touristTax ? 'set' : undefined,
    touristTax: money(touristTax?.centsPerPersonNight),
    touristTaxNights: touristTax?.maxNights?.toString(),
    touristTaxMonths: touristTax?.months ? monthsText(touristTax.months, language) : undefined,
    parking: property.offeredServices.includes('parking') ? 'set' : undefined,
    cancellationTerms: words(property.cancellationTerms),
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
    tracking: trackingOrigins && 'set',
    trackingOrigins:
      trackingOrigins?.map((origin) => origin.replace(/^https?:\/\//, '')).join(', ') || undefined,
  };
}

import type { Quote } from '@ospite/contracts';
import { askedServices } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { dateText, eurosText, languageText, stayText } from '../../shared/formats';

type Status = Quote['status'];

const STATUSES: Readonly<Record<Status, string>> = {
  pending: 'office:quotes.statuses.pending',
  answered: 'office:quotes.statuses.answered',
  confirmed: 'office:quotes.statuses.confirmed',
  declined: 'office:quotes.statuses.declined',
  archived: 'office:quotes.statuses.archived',
};

export function statusText(t: TFunction, status: Status): string {
  return t(STATUSES[status]);
}

/** Nobody's name is left once the guest's data were erased. */
export function guestName(t: TFunction, { firstName, lastName, anonymisedAt }: Quote): string {
  return anonymisedAt === null ? `${firstName} ${lastName}` : t('office:quotes.erasedGuest');
}

/**
 * What is asked for, in short: "20–27 lug 2027", "3 ospiti", "Camera Due", "567 €"; that a price is missing only while
 * it waits.
 */
export function stayFacts(t: TFunction, quote: Quote): readonly string[] {
  const openPrice = quote.status === 'pending' ? [t('office:quotes.noPrice')] : [];
  return [
    stayText(quote.checkIn, quote.checkOut),
    t('office:quotes.guestCount', { count: quote.guests }),
    roomText(t, quote),
    ...(quote.estimate ? [eurosText(quote.estimate)] : openPrice),
  ];
}

/** The preferred room by the name it had when the quote arrived, or that there is no preference. */
export function roomText(t: TFunction, quote: Quote): string {
  return quote.preferredRoomName ?? quote.preferredRoom ?? t('office:quotes.anyRoom');
}

export function servicesText(t: TFunction, quote: Quote): string {
  const names = askedServices(quote, 'it', (service) => t(`services:${service}`));
  return names.join(', ') || t('office:quote.noServices');
}

/** The whole quote as plain text, for the clipboard. */
export function quoteAsText(t: TFunction, quote: Quote): string {
  const lines: readonly (readonly [string, string])[] = [
    [t('office:quotes.guest'), guestName(t, quote)],
    [t('office:quote.email'), quote.email],
    [t('office:quote.phone'), quote.phone ?? t('office:quote.noPhone')],
    [t('office:quote.language'), languageText(quote.language)],
    [t('office:quote.checkIn'), dateText(quote.checkIn)],
    [t('office:quote.checkOut'), dateText(quote.checkOut)],
    [t('office:quote.nights'), String(quote.nights)],
    [t('office:quote.guests'), String(quote.guests)],
    [t('office:quote.room'), roomText(t, quote)],
    [t('office:quote.services'), servicesText(t, quote)],
    [t('office:quote.requests'), quote.specialRequests ?? t('office:quote.noRequests')],
  ];
  return lines.map(([name, value]) => `${name}: ${value}`).join('\n');
}

import {
  localize,
  nightsBetween,
  type ConfirmationFacts,
  type Language,
  type Property,
  type Quote,
  type Room,
  weeklyDiscountFor,
} from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { pathTo } from '@ospite/i18n/paths';
import { clock, contactLines, type Email, type EmailPart } from '../../messages';
import { estimateParts } from './estimate-parts';
import { facesOf, fullDay, hostsText, nameInGreeting, serviceNames } from './email-words';

/**
 * The confirmation: what was asked for and what happens next, in the owner's words where there are any. Anyone can
 * enter anyone's address, so it repeats nothing that the sender typed freely except the name. Source: specification
 * §15.
 * @param site its origin
 */
export function guestEmail(
  quote: Quote,
  property: Property,
  { room, estimate, words: { opening, steps, closing } }: ConfirmationFacts,
  site: string,
): Email {
  const t = mailTranslator(quote.language);
  const nights = nightsBetween(quote.checkIn, quote.checkOut);
  const discount = weeklyDiscountFor(nights, property.weeklyDiscountPercent);
  const parts: EmailPart[] = [
    { kind: 'paragraph', text: t('guest.greeting', { name: nameInGreeting(quote) }) },
    { kind: 'paragraph', text: opening ?? t('guest.thanks') },
    ...(room ? [roomPart(room, quote.language, site)] : []),
    { kind: 'heading', text: t('guest.asked') },
    { kind: 'details', rows: detailsOf(quote, property, nights) },
  ];
  if (quote.specialRequests) parts.push({ kind: 'paragraph', text: t('guest.specialRequests') });
  if (quote.exceedsRoomCapacity) parts.push({ kind: 'notice', text: t('guest.exceedsRoom') });
  parts.push(...estimateParts(estimate, quote.language));
  const { announceAfter } = property.checkin;
  if (announceAfter !== null)
    parts.push({ kind: 'notice', text: t('guest.lateArrival', { time: clock(announceAfter) }) });
  parts.push(
    { kind: 'heading', text: t('guest.next') },
    { kind: 'steps', items: steps.length > 0 ? steps : [t('guest.steps.answer'), t('guest.steps.decide')] },
  );
  // Where there is an estimate, it has a line of its own.
  if (discount && !estimate)
    parts.push({ kind: 'paragraph', text: t('guest.discount', { percent: discount }) });
  parts.push(
    { kind: 'paragraph', text: t('guest.hurry', { phone: property.phone }) },
    {
      kind: 'signature',
      closing: closing ?? t('guest.signature'),
      faces: facesOf(property.hosts),
      lines: [
        hostsText(property.hosts, quote.language),
        property.name,
        localize(property.tagline, quote.language),
      ].filter(Boolean),
    },
  );
  return {
    language: quote.language,
    title: t('guest.title'),
    letterhead: property.name,
    parts,
    footer: [...contactLines(property, t, quote.language), t('guest.why')],
  };
}

function detailsOf(quote: Quote, property: Property, nights: number): [string, string][] {
  const { language } = quote;
  const t = mailTranslator(language);
  const arrival = { date: fullDay(quote.checkIn, language), time: clock(property.checkin.from) };
  const departure = { date: fullDay(quote.checkOut, language), time: clock(property.checkout) };
  const rows: [string, string][] = [
    [t('labels.number'), String(quote.id)],
    [t('labels.checkIn'), t('values.checkIn', arrival)],
    [t('labels.checkOut'), t('values.checkOut', departure)],
    [t('labels.nights'), String(nights)],
    [t('labels.guests'), String(quote.guests)],
    [t('labels.room'), quote.preferredRoomName ?? t('values.noRoom')],
  ];
  if (quote.additionalServices.length > 0) rows.push([t('labels.services'), serviceNames(quote, language)]);
  return rows;
}

/** The room as guests know it, and the way back to its page. */
function roomPart({ name, slug, images }: Room, language: Language, site: string): EmailPart {
  const main = images.find(({ isMain }) => isMain);
  return {
    kind: 'picture',
    // All mail programs show JPEG. The narrowest is as wide as an e-mail on a phone.
    file: main?.variants.find(({ type }) => type === 'image/jpeg')?.url,
    alt: main ? (localize(main.alt, language) ?? name) : name,
    label: mailTranslator(language)('guest.seeRoom', { room: name }),
    url: `${site}${pathTo('room', language, slug)}`,
  };
}

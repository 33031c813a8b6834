import { nightsBetween, type Property, type Quote, type StayEstimate } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { contactLines, OWNERS_LANGUAGE, type Email, type EmailPart } from '../../messages';
import { estimateParts } from './estimate-parts';
import { fullDay, serviceNames } from './email-words';

/**
 * For the owner: all details, what is odd, a link to the quote in the back-office. Source: specification §15.
 * @param quoteUrl address of the quote in the back-office
 */
export function ownerEmail(
  quote: Quote,
  property: Property,
  quoteUrl: string,
  estimate: StayEstimate | undefined,
): Email {
  const t = mailTranslator(OWNERS_LANGUAGE);
  const none = t('values.none');
  const parts: EmailPart[] = [];
  if (quote.suspected) parts.push({ kind: 'notice', text: t('owner.suspected') });
  else parts.push({ kind: 'paragraph', text: t(property.answersInOneDay ? 'owner.promise' : 'owner.reply') });
  parts.push(
    { kind: 'heading', text: t('owner.stay') },
    {
      kind: 'details',
      rows: [
        [t('labels.number'), String(quote.id)],
        [t('labels.checkIn'), fullDay(quote.checkIn, OWNERS_LANGUAGE)],
        [t('labels.checkOut'), fullDay(quote.checkOut, OWNERS_LANGUAGE)],
        [t('labels.nights'), String(nightsBetween(quote.checkIn, quote.checkOut))],
        [t('labels.guests'), String(quote.guests)],
        [t('labels.room'), quote.preferredRoomName ?? t('values.noRoom')],
        [t('labels.services'), serviceNames(quote, OWNERS_LANGUAGE)],
        [t('labels.specialRequests'), quote.specialRequests ?? none],
      ],
    },
  );
  if (quote.exceedsRoomCapacity) parts.push({ kind: 'notice', text: t('owner.exceedsRoom') });
  parts.push(
    ...estimateParts(estimate, OWNERS_LANGUAGE),
    { kind: 'heading', text: t('owner.guest') },
    {
      kind: 'details',
      rows: [
        [t('labels.name'), `${quote.firstName} ${quote.lastName}`],
        [t('labels.email'), quote.email],
        [t('labels.phone'), quote.phone ?? none],
        [t('labels.language'), t(`languages.${quote.language}`)],
      ],
    },
    { kind: 'action', label: t('owner.open'), url: quoteUrl },
  );
  return {
    language: OWNERS_LANGUAGE,
    title: t(quote.suspected ? 'owner.titleSuspected' : 'owner.title'),
    letterhead: property.name,
    parts,
    footer: contactLines(property, t),
  };
}

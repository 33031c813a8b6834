import { MAX_RATING, type Property, type Review } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { contactLines, type Email, type EmailPart } from '../../messages';

/** The back-office is Italian, so are its emails. */
const LANGUAGE = 'it';

/**
 * What the owner reads when a guest has left a review: all of it, and that it waits for approval.
 * @param officeUrl address of the back-office
 */
export function reviewEmail(review: Review, property: Property, officeUrl: string): Email {
  const t = mailTranslator(LANGUAGE);
  const { rating } = review;
  const parts: EmailPart[] = [
    ...(review.suspected ? [{ kind: 'notice', text: t('review.suspected') } as const] : []),
    { kind: 'paragraph', text: t('review.waits') },
    { kind: 'heading', text: t('review.words') },
    {
      kind: 'details',
      rows: [
        [t('labels.number'), String(review.id)],
        [t('labels.rating'), t('review.rating', { rating, max: MAX_RATING })],
        [t('labels.reviewTitle'), review.title],
        [t('labels.comment'), review.comment],
      ],
    },
    { kind: 'heading', text: t('review.guest') },
    {
      kind: 'details',
      rows: [
        [t('labels.name'), review.guestName],
        [t('labels.email'), review.email ?? t('values.none')],
        [t('labels.language'), t(`languages.${review.language}`)],
      ],
    },
    { kind: 'action', label: t('review.open'), url: officeUrl },
  ];
  return {
    language: LANGUAGE,
    title: t(review.suspected ? 'review.titleSuspected' : 'review.title'),
    letterhead: property.name,
    parts,
    footer: contactLines(property, t),
  };
}

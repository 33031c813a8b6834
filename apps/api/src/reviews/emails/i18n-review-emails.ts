import { MAX_RATING, ReviewEmails, type NewMessage, type Property, type Review } from '@ospite/domain';
import { officePaths } from '@ospite/i18n/office-paths';
import { mailTranslator } from '@ospite/i18n/mail';
import { Injectable } from '@nestjs/common';
import { contactLines, OWNERS_LANGUAGE, renderMessage, type EmailPart } from '../../messages';
import { Config } from '@ospite/server/config';

/** E-mails about reviews in the catalogues' words. The subject holds only the number and the stars. */
@Injectable()
export class I18nReviewEmails extends ReviewEmails {
  constructor(private readonly config: Config) {
    super();
  }

  override toOwner(review: Review, property: Property): NewMessage {
    const t = mailTranslator(OWNERS_LANGUAGE);
    const { id, rating, suspected } = review;
    const parts: EmailPart[] = [
      ...(suspected ? [{ kind: 'notice', text: t('review.suspected') } as const] : []),
      { kind: 'paragraph', text: t('review.waits') },
      { kind: 'heading', text: t('review.words') },
      {
        kind: 'details',
        rows: [
          [t('labels.number'), String(id)],
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
      { kind: 'action', label: t('review.open'), url: `${this.config.publicUrl}${officePaths().reviews}` },
    ];
    const subject = suspected ? 'review.subjectSuspected' : 'review.subject';
    return renderMessage(
      {
        kind: 'review-to-owner',
        to: property.email,
        replyTo: review.email,
        subject: t(subject, { number: id, rating, max: MAX_RATING }),
      },
      {
        language: OWNERS_LANGUAGE,
        title: t(suspected ? 'review.titleSuspected' : 'review.title'),
        letterhead: property.name,
        parts,
        footer: contactLines(property, t),
      },
    );
  }
}

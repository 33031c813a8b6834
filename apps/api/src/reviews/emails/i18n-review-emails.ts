import { MAX_RATING, ReviewEmails, type NewMessage, type Property, type Review } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { Injectable } from '@nestjs/common';
import { emailHtml, emailText } from '../../messages';
import { Config } from '../../platform/config/config';
import { reviewEmail } from './review-email';

/** Letters about reviews in the catalogues' words. The subject holds our words, the number and the stars alone. */
@Injectable()
export class I18nReviewEmails extends ReviewEmails {
  constructor(private readonly config: Config) {
    super();
  }

  override toOwner(review: Review, property: Property): NewMessage {
    const email = reviewEmail(review, property, `${this.config.publicUrl}/admin`);
    const { id: number, rating } = review;
    const subject = review.suspected ? 'review.subjectSuspected' : 'review.subject';
    return {
      kind: 'review-to-owner',
      to: property.email,
      replyTo: review.email,
      subject: mailTranslator('it')(subject, { number, rating, max: MAX_RATING }),
      text: emailText(email),
      html: emailHtml(email),
    };
  }
}

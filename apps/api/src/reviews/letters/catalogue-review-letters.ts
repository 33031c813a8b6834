import { MAX_RATING, ReviewLetters, type NewMessage, type Property, type Review } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { officePaths } from '@ospite/i18n/paths';
import { Injectable } from '@nestjs/common';
import { letterHtml, letterText } from '../../messages';
import { Config } from '../../platform/config/config';
import { reviewLetter } from './review-letter';

/** Letters about reviews in the catalogues' words. The subject holds our words, the number and the stars alone. */
@Injectable()
export class CatalogueReviewLetters extends ReviewLetters {
  constructor(private readonly config: Config) {
    super();
  }

  override toOwner(review: Review, property: Property): NewMessage {
    const letter = reviewLetter(review, property, `${this.config.publicUrl}${officePaths().today}`);
    const { id: number, rating } = review;
    const subject = review.suspected ? 'review.subjectSuspected' : 'review.subject';
    return {
      kind: 'review-to-owner',
      to: property.email,
      replyTo: review.email,
      subject: mailTranslator('it')(subject, { number, rating, max: MAX_RATING }),
      text: letterText(letter),
      html: letterHtml(letter),
    };
  }
}

import { HONEYPOT_FIELD, REVIEW_FIELDS, type ReviewDraft } from '@ospite/domain';
import { PostedFields } from '@ospite/server/rest';
import type { PostedForm } from '../../site';

/** Reads a review form that a browser sent. */
export function readReviewForm(body: unknown): PostedForm<ReviewDraft> {
  const sent = new PostedFields(body);
  return {
    draft: {
      guestName: sent.text('guestName'),
      email: sent.text('email'),
      rating: sent.number('rating'),
      title: sent.text('title'),
      comment: sent.text('comment'),
    },
    honeypot: sent.text(HONEYPOT_FIELD),
    values: sent.texts(REVIEW_FIELDS),
  };
}

import type { NewMessage } from '../messages';
import type { Property } from '../property';
import type { Review } from './review';
import { ReviewEmails } from './review-emails';
import type { ReviewDraft } from './review-request';

/** A draft that passes every rule. */
export function aReviewDraft(changes: Partial<ReviewDraft> = {}): ReviewDraft {
  return {
    guestName: 'Eva',
    email: 'eva@example.org',
    rating: 5,
    title: 'Che mare',
    comment: 'Siamo stati benissimo.',
    ...changes,
  };
}

/** A stored review that waits for approval. */
export function aReview(changes: Partial<Review> = {}): Review {
  return {
    ...aReviewDraft(),
    id: 3,
    isApproved: false,
    createdAt: new Date('2026-09-01T08:30:00Z'),
    updatedAt: new Date('2026-09-01T08:30:00Z'),
    language: 'it',
    reply: null,
    suspected: false,
    ...changes,
  };
}

/** E-mails about reviews that say which review. */
export class PlainReviewEmails extends ReviewEmails {
  override toOwner = ({ id, email }: Review, { email: to }: Property): NewMessage => {
    return { kind: 'review-to-owner', to, replyTo: email, subject: `review ${id}`, text: 't', html: 'h' };
  };
}

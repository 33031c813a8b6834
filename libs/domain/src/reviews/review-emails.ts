import type { NewMessage } from '../messages';
import type { Property } from '../property';
import type { Review } from './review';

/** Port: writes the e-mail about a review. */
export abstract class ReviewEmails {
  /** Who, how many stars, what, that it waits for approval, a link into the back-office. Source: specification §15. */
  abstract toOwner(review: Review, property: Property): NewMessage;
}

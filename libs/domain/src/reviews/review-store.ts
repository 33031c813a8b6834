import type { Visibility } from '../rooms/room-store';
import type { Review, ReviewDraft } from './review';

/** Port: reviews as stored. */
export abstract class ReviewStore {
  /** Newest first; `public` gives the approved ones alone. */
  abstract list(visibility: Visibility): Promise<readonly Review[]>;
  /** Stores a review that waits for approval. */
  abstract add(draft: ReviewDraft, at: Date): Promise<Review>;
  abstract approve(id: number): Promise<void>;
  abstract remove(id: number): Promise<void>;
}

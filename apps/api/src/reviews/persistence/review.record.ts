import {
  MAX_EMAIL_LENGTH,
  MAX_GUEST_NAME_LENGTH,
  MAX_RATING,
  MAX_REVIEW_COMMENT_LENGTH,
  MAX_REVIEW_REPLY_LENGTH,
  MAX_REVIEW_TITLE_LENGTH,
  MIN_RATING,
  type Language,
} from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { CONTENT_HASH_LENGTH, MAX_IDEMPOTENCY_KEY_LENGTH } from '@ospite/server/persistence';

const schema = defineEntity({
  name: 'ReviewRecord',
  tableName: 'review',
  checks: [
    {
      name: 'review_rating_range',
      property: 'rating',
      expression: `rating >= ${MIN_RATING} and rating <= ${MAX_RATING}`,
    },
  ],
  indexes: [
    { name: 'review_newest_index', properties: ['createdAt', 'id'] },
    { name: 'review_waiting_index', properties: ['suspected', 'createdAt', 'id'], where: 'not is_approved' },
    { name: 'review_shown_index', properties: ['createdAt', 'id'], where: 'is_approved' },
    // The summary is read only from this index.
    { name: 'review_rating_index', properties: ['rating'], where: 'is_approved' },
    { name: 'review_content_index', properties: ['contentHash', 'createdAt'] },
  ],
  properties: {
    id: p.integer().primary(),
    guestName: p.string().length(MAX_GUEST_NAME_LENGTH),
    email: p.string().length(MAX_EMAIL_LENGTH).strictNullable(),
    rating: p.integer(),
    title: p.string().length(MAX_REVIEW_TITLE_LENGTH),
    comment: p.string().length(MAX_REVIEW_COMMENT_LENGTH),
    isApproved: p.boolean().default(false),
    language: p.string().length(2).$type<Language>(),
    suspected: p.boolean(),
    reply: p.string().length(MAX_REVIEW_REPLY_LENGTH).strictNullable(),
    repliedAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    idempotencyKey: p
      .string()
      .length(MAX_IDEMPOTENCY_KEY_LENGTH)
      .unique('review_idempotency_key_unique')
      .strictNullable(),
    contentHash: p.string().length(CONTENT_HASH_LENGTH),
  },
});

export class ReviewRecord extends schema.class {}
schema.setClass(ReviewRecord);

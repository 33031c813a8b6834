import { accessKeyErrors } from '../access-keys/access-key.errors';
import { accountErrors } from '../accounts/account.errors';
import { breakfastErrors } from '../breakfast/breakfast.errors';
import { eventErrors } from '../events/event.errors';
import { messageErrors } from '../messages/message.errors';
import { privacyErrors } from '../privacy/privacy.errors';
import { propertyErrors } from '../property/property.errors';
import { quoteErrors } from '../quotes/quote.errors';
import { replyTemplateErrors } from '../reply-templates/reply-template.errors';
import { reviewErrors } from '../reviews/review.errors';
import { roomErrors } from '../rooms/room.errors';
import { settingsErrors } from '../settings/settings.errors';
import type { FieldProblem } from './forms/field-checks';

/**
 * What kind of error a code stands for: `invalid` fields break their rules, and the error names them; `missing` there is
 * no such thing; `rule` a business rule forbids it; `conflict` it clashes with what is stored; `unauthenticated` nobody
 * is signed in; `forbidden` the caller may not do it; `limit` it was done too often; `unavailable` what it needs does not
 * answer.
 */
export type ErrorKind =
  'invalid' | 'missing' | 'rule' | 'conflict' | 'unauthenticated' | 'forbidden' | 'limit' | 'unavailable';

/** Every domain error by its code, with its kind. */
export const ERROR_KINDS = {
  ...accessKeyErrors,
  ...accountErrors,
  ...breakfastErrors,
  ...eventErrors,
  ...messageErrors,
  ...privacyErrors,
  ...propertyErrors,
  ...quoteErrors,
  ...replyTemplateErrors,
  ...reviewErrors,
  ...roomErrors,
  ...settingsErrors,
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERROR_KINDS;
type ErrorFacts = Readonly<Record<string, string | number | boolean>>;

/**
 * A broken rule, by a stable code. It carries facts, never a sentence and never an HTTP status: the API maps the kind to
 * a status, and the catalogues hold the sentence.
 */
export class DomainError extends Error {
  readonly kind: ErrorKind;

  constructor(
    readonly code: ErrorCode,
    readonly facts: ErrorFacts = {},
    readonly fields: readonly FieldProblem[] = [],
  ) {
    super(code);
    this.name = 'DomainError';
    this.kind = ERROR_KINDS[code];
  }
}

import { accountErrors } from '../accounts/account.errors';
import { breakfastErrors } from '../breakfast/breakfast.errors';
import { eventErrors } from '../events/event.errors';
import { messageErrors } from '../messages/message.errors';
import { propertyErrors } from '../property/property.errors';
import { quoteErrors } from '../quotes/quote.errors';
import { reviewErrors } from '../reviews/review.errors';
import { roomErrors } from '../rooms/room.errors';
import { settingsErrors } from '../settings/settings.errors';
import type { ErrorKind } from './error-kind';
import type { FieldProblem } from './field-problem';

/** Every way in which the product refuses something, and of what kind the refusal is. */
export const ERROR_KINDS = {
  ...accountErrors,
  ...breakfastErrors,
  ...eventErrors,
  ...messageErrors,
  ...propertyErrors,
  ...quoteErrors,
  ...reviewErrors,
  ...roomErrors,
  ...settingsErrors,
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERROR_KINDS;
export type ErrorFacts = Readonly<Record<string, string | number | boolean>>;

/**
 * A refusal with a stable code. It carries facts, never a sentence and never an HTTP status: the edge maps the
 * kind to a status, the catalogues hold the sentence.
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

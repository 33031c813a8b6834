const MAX_ERROR_LENGTH = 500;
/** Only so much of a response is searched: finding addresses takes time that grows with the square of its length. */
const MAX_ANSWER_LENGTH = 2_000;

/**
 * What the mail server said, without addresses, which must not spread into lists and logs, without control characters,
 * which a database does not accept, and without invisible ones that turn around how it reads.
 */
export function withoutAddresses(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .slice(0, MAX_ANSWER_LENGTH)
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\s<>"']+@[^\s<>"']*/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, MAX_ERROR_LENGTH);
}

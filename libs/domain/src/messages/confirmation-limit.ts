import type { HoldReason } from './message';

/** Confirmations that go to one mailbox within the window (milliseconds). Source: decisions §4, floods. */
export const CONFIRMATION_LIMIT = 3;
export const CONFIRMATION_WINDOW_MS = 24 * 60 * 60_000;

/**
 * Whether a new confirmation waits for the owner, because anyone can name anyone's address and the mailbox has had its
 * share. What is held is not sent by itself when the window has passed: it would come days late, and whoever filled up
 * the outbox once would have a mailbox written to for weeks.
 * @param others confirmations to the same mailbox that are on their way, whenever they were written, or were sent within
 *   the window; those that the owner asked for do not count. So no window of this length, wherever it begins, sees more
 *   than the limit, also when messages are late
 * @returns why it is held; null when it may go
 */
export function holdConfirmation(others: number): HoldReason | null {
  return others < CONFIRMATION_LIMIT ? null : 'too-many-to-address';
}

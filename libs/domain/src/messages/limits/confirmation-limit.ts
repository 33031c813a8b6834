import type { HoldReason } from '../message';

/**
 * Confirmations that go to one mailbox within the window (milliseconds). Source: specification §12, Guessing and
 * floods.
 */
export const CONFIRMATION_LIMIT = 3;
export const CONFIRMATION_WINDOW_MS = 24 * 60 * 60_000;

/**
 * Whether a new confirmation waits for the owner: anyone can enter anyone's address, and this mailbox has had enough.
 * A held message is not sent by itself once the window has passed: it would come days late, and somebody who filled the
 * outbox once would cause e-mails to a mailbox for weeks.
 * @param others confirmations to the same mailbox that are pending, however old, or were sent within the window; those
 *   that the owner asked for do not count. So no window of this length exceeds the limit, even when messages are late
 * @returns why it is held; null when it may be sent
 */
export function confirmationHoldReason(others: number): HoldReason | null {
  return others < CONFIRMATION_LIMIT ? null : 'too-many-to-address';
}

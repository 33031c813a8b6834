import type { MailOutage } from './mail-outage';
import type { MessageStore } from '../message-store';

/**
 * Tries the mail server at once, even in an outage, because the owner asked for a message to be sent.
 * @returns the outage
 */
export async function tryServerNow(messages: MessageStore, now: Date): Promise<MailOutage | null> {
  const before = await messages.outage();
  const outage = before && { ...before, nextTryAt: now };
  if (outage) await messages.noteOutage(outage);
  return outage;
}

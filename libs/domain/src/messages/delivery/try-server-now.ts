import type { MessageStore } from '../message-store';

/** Tries the mail server at once, even in an outage, because the owner asked for a message to be sent. */
export async function tryServerNow(messages: MessageStore, now: Date): Promise<void> {
  const outage = await messages.outage();
  if (outage) await messages.noteOutage({ ...outage, nextTryAt: now });
}

import type { MessageStore } from '../message-store';

/** The owner wants a message sent: in an outage the mail server is tried at once. */
export async function tryServerNow(messages: MessageStore, now: Date): Promise<void> {
  const outage = await messages.outage();
  if (outage) await messages.noteOutage({ ...outage, nextTryAt: now });
}

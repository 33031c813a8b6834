import { ANONYMOUS_EMAIL, ANONYMOUS_NAME, type Message, type MessageKind } from '@ospite/domain';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { RowLock } from '../../platform/persistence/personal-rows';
import { sameEmail } from '../../platform/persistence/personal-rows';
import { toMessage } from './message.mapping';
import { MessageRecord } from './message.record';

/** On these the guest is who gets the letter, and the owner who is answered. */
const TO_GUESTS: MessageKind[] = ['quote-to-guest', 'quote-reply'];
/** On these the owner is who gets the letter, and the guest who is answered. */
const ABOUT_GUESTS: MessageKind[] = ['quote-to-owner', 'review-to-owner'];

/**
 * Messages to a guest, about what they wrote (also when the owner has deleted it since), or about quotes and reviews of
 * theirs; oldest first. The owner's address stands on every letter and finds none.
 */
export async function messagesOf(
  em: EntityManager,
  email: string,
  about: { readonly quoteIds: readonly number[]; readonly reviewIds: readonly number[] },
  lockMode: RowLock = LockMode.NONE,
): Promise<Message[]> {
  const rows = await em.find(
    MessageRecord,
    {
      $or: [
        { kind: { $in: TO_GUESTS }, ...sameEmail('recipient', email) },
        { kind: { $in: ABOUT_GUESTS }, ...sameEmail('reply_to', email) },
        { quoteId: { $in: [...about.quoteIds] } },
        { reviewId: { $in: [...about.reviewIds] } },
      ],
    },
    { orderBy: { id: 'asc' }, lockMode },
  );
  return rows.map(toMessage);
}

/**
 * Takes everything about a person out of messages, within the caller's transaction. What was sent stays as a row
 * without words; what was not must never be sent any longer, and disappears.
 * @param email the person's; the owner's address on the same messages stays
 */
export async function eraseMessages(
  em: EntityManager,
  messages: readonly Message[],
  email: string,
): Promise<void> {
  await blank(em, messages, ({ to }) => to.toLowerCase() === email.toLowerCase());
}

/**
 * Messages that are older than an instant and still say something, oldest first, kept from everyone else until the
 * transaction ends.
 */
export async function oldMessages(em: EntityManager, before: Date, limit: number): Promise<Message[]> {
  const rows = await em.find(
    MessageRecord,
    { createdAt: { $lt: before }, $or: [{ status: { $ne: 'sent' } }, { text: { $ne: '' } }] },
    { orderBy: { id: 'asc' }, limit, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return rows.map(toMessage);
}

/** What was written about quotes, oldest first, kept from everyone else until the transaction ends. */
export async function messagesAbout(em: EntityManager, quoteIds: readonly number[]): Promise<Message[]> {
  const rows = await em.find(
    MessageRecord,
    { quoteId: { $in: [...quoteIds] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return rows.map(toMessage);
}

/** Takes all guests out of messages, as `eraseMessages` takes one person. */
export async function anonymiseMessages(em: EntityManager, messages: readonly Message[]): Promise<void> {
  await blank(em, messages, ({ kind }) => TO_GUESTS.includes(kind));
}

async function blank(
  em: EntityManager,
  messages: readonly Message[],
  isToPerson: (message: Message) => boolean,
): Promise<void> {
  const among = (chosen: readonly Message[]) => ({ id: { $in: chosen.map(({ id }) => id) } });
  await em.nativeDelete(MessageRecord, { ...among(messages), status: { $ne: 'sent' } });
  await em.nativeUpdate(MessageRecord, among(messages.filter(isToPerson)), { to: ANONYMOUS_EMAIL });
  // Our own subjects hold numbers and dates; a reply's is the owner's, who may have named the guest.
  const replies = messages.filter(({ kind }) => kind === 'quote-reply');
  await em.nativeUpdate(MessageRecord, among(replies), { subject: ANONYMOUS_NAME });
  const words = { replyTo: null, mailboxHash: null, text: '', html: '', lastError: null };
  await em.nativeUpdate(MessageRecord, among(messages), words);
}

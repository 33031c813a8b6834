import {
  ANONYMOUS_EMAIL,
  ANONYMOUS_NAME,
  comparableAddress,
  type AgeLimit,
  type Message,
  type MessageKind,
} from '@ospite/domain';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { firstYoungRow, type RowLock } from '@ospite/server/persistence';
import { toMessage } from './message.mapping';
import { MessageRecord } from './message.record';

/** The guest is the recipient, and answers go to the owner. */
const TO_GUESTS: MessageKind[] = ['quote-to-guest', 'quote-reply'];
/** The owner is the recipient, and answers go to the guest. */
const ABOUT_GUESTS: MessageKind[] = ['quote-to-owner', 'review-to-owner'];

/**
 * Messages to a guest, about what they wrote (even if the owner has deleted it since), or about their quotes and
 * reviews; oldest first. The owner's address is on every message, and finds none.
 * @param spellings of the guest's address, as they are stored
 */
export async function messagesOf(
  em: EntityManager,
  spellings: readonly string[],
  about: { readonly quoteIds: readonly number[]; readonly reviewIds: readonly number[] },
  lockMode: RowLock = LockMode.NONE,
): Promise<Message[]> {
  const rows = await em.find(
    MessageRecord,
    {
      $or: [
        { kind: { $in: TO_GUESTS }, to: { $in: [...spellings] } },
        { kind: { $in: ABOUT_GUESTS }, replyTo: { $in: [...spellings] } },
        { quoteId: { $in: [...about.quoteIds] } },
        { reviewId: { $in: [...about.reviewIds] } },
      ],
    },
    { orderBy: { id: 'asc' }, lockMode },
  );
  return rows.map(toMessage);
}

/**
 * Removes everything about a person from messages, within the caller's transaction. What was sent stays as a row
 * without text; what was not must never be sent, and is deleted.
 * @param email the person's; the owner's address on the same messages stays
 */
export async function eraseMessages(
  em: EntityManager,
  messages: readonly Message[],
  email: string,
): Promise<void> {
  await blank(em, messages, ({ to }) => comparableAddress(to) === comparableAddress(email));
}

/**
 * Messages that are too old and still have a text, oldest first, locked until the transaction ends. Copies are found by
 * their dates, so these stay as they are.
 */
export async function oldMessages(em: EntityManager, age: AgeLimit, limit: number): Promise<Message[]> {
  const rows = await em.find(
    MessageRecord,
    {
      createdAt: { $lt: age.before },
      id: { $lt: await firstYoungRow(em, 'message', age) },
      $or: [{ status: { $ne: 'sent' } }, { text: { $ne: '' } }],
    },
    { orderBy: { id: 'asc' }, limit, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return rows.map(toMessage);
}

/** Messages about quotes, oldest first, locked until the transaction ends. */
export async function messagesAbout(em: EntityManager, quoteIds: readonly number[]): Promise<Message[]> {
  const rows = await em.find(
    MessageRecord,
    { quoteId: { $in: [...quoteIds] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return rows.map(toMessage);
}

/** Removes all guests from messages, as `eraseMessages` removes one person. */
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
  // Our own subjects hold numbers and dates; the owner may have named the guest in a reply's.
  const replies = messages.filter(({ kind }) => kind === 'quote-reply');
  await em.nativeUpdate(MessageRecord, among(replies), { subject: ANONYMOUS_NAME });
  const words = { replyTo: null, mailboxHash: null, text: '', html: '', lastError: null };
  await em.nativeUpdate(MessageRecord, among(messages), words);
}

import { DomainError, mailboxOf, type Slice } from '../shared';
import type { MailOutage } from './delivery/mail-outage';
import { CONFIRMATION_WINDOW_MS, confirmationHoldReason } from './limits/confirmation-limit';
import type { OwnerMessageCounts, Traffic } from './limits/flood';
import {
  LONGEST_WAITS_MS,
  MESSAGE_KINDS,
  type HoldReason,
  type Message,
  type MessageKind,
  type MessageState,
  type MessageStatus,
  type MessageSummary,
  type NewMessage,
} from './message';
import { MessageStore, type MessageBacklog, type MessageOrder, type MessagePage } from './message-store';

/** The outbox's twin in memory, for tests of use cases. */
export class MemoryMessageStore extends MessageStore {
  /** Oldest first. */
  private rows: Message[] = [];
  private lastId = 0;
  private noted: MailOutage | null = null;

  /** Adds messages as the transaction of what they are about does. */
  enqueue(
    messages: readonly NewMessage[],
    {
      quoteId = null,
      reviewId = null,
      askedFor = false,
    }: {
      readonly quoteId?: number | null;
      readonly reviewId?: number | null;
      readonly askedFor?: boolean;
    },
    at: Date,
  ): Message[] {
    return messages.map((message) => {
      const heldBecause =
        message.kind === 'quote-to-guest' && !askedFor ? this.holdReason(message.to, at) : null;
      this.lastId += 1;
      const row: Message = {
        ...message,
        id: this.lastId,
        quoteId,
        reviewId,
        status: heldBecause ? 'held' : 'pending',
        heldBecause,
        messageId: `<${message.kind}.${this.lastId}@example.org>`,
        gatheredIn: null,
        askedFor,
        attempts: 0,
        nextAttemptAt: heldBecause ? null : at,
        isBeingTried: false,
        mayHaveArrived: false,
        keptAsFile: false,
        lastError: null,
        createdAt: at,
        sentAt: null,
      };
      this.rows.push(row);
      return row;
    });
  }

  /** Removes messages, as when a person is erased. */
  remove(ids: readonly number[]): void {
    this.rows = this.rows.filter(({ id }) => !ids.includes(id));
  }

  /** The reply to a quote that was written last. */
  lastReplyTo(quoteId: number): Message | undefined {
    return this.rows.findLast((row) => row.quoteId === quoteId && row.kind === 'quote-reply');
  }

  /** Ends the tries of all that wait. */
  giveUp(): void {
    for (const { id, status } of this.rows)
      if (status === 'pending') this.set(id, { status: 'failed', nextAttemptAt: null });
  }

  override async list(
    status: MessageStatus | undefined,
    { offset, limit }: Slice,
    order: MessageOrder = 'newest',
  ): Promise<MessagePage> {
    const rank = ({ kind }: Message) => (order === 'urgent' ? MESSAGE_KINDS.indexOf(kind) : 0);
    const found = this.rows
      .filter((row) => status === undefined || row.status === status)
      .toSorted((a, b) => rank(a) - rank(b) || b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
    const messages = found.slice(offset, offset + limit).map(({ text: _text, html: _html, ...row }) => row);
    return { messages, total: found.length };
  }

  override async add(message: NewMessage, at: Date): Promise<MessageSummary> {
    const [row] = this.enqueue([message], {}, at);
    if (!row) throw new Error('Nothing was added.');
    const { text: _text, html: _html, ...summary } = this.set(row.id, { askedFor: true });
    return summary;
  }

  override async about(quoteId: number): Promise<readonly Message[]> {
    return this.rows.filter((row) => row.quoteId === quoteId);
  }

  override async backlog(): Promise<MessageBacklog> {
    const count = (wanted: MessageStatus) => this.rows.filter(({ status }) => status === wanted).length;
    const oldest = this.rows
      .filter(({ status }) => status === 'pending')
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0];
    return {
      waiting: count('pending'),
      oldestWaitingSince: oldest?.createdAt ?? null,
      failed: this.rows.filter(({ status, keptAsFile }) => status === 'failed' && !keptAsFile).length,
      held: count('held'),
    };
  }

  override async traffic(since: Date, now: Date): Promise<Traffic> {
    const windowMs = now.getTime() - since.getTime();
    const backlogSent = this.rows.filter(
      ({ kind, askedFor, sentAt, createdAt }) =>
        kind === 'quote-to-guest' &&
        !askedFor &&
        sentAt !== null &&
        sentAt > since &&
        sentAt <= now &&
        sentAt.getTime() - createdAt.getTime() >= windowMs,
    ).length;
    return {
      quotes: this.ownerMessageCounts('quote-to-owner', 'quotes-gathered', since, now),
      reviews: this.ownerMessageCounts('review-to-owner', 'reviews-gathered', since, now),
      backlogSent,
    };
  }

  override async claimDue(now: Date, leaseUntil: Date, limit: number): Promise<readonly Message[]> {
    const due = this.rows
      .filter((row) => isDue(row, now))
      .toSorted((a, b) => timeOf(a.nextAttemptAt) - timeOf(b.nextAttemptAt) || a.id - b.id)
      .slice(0, limit);
    return due.map(({ id }) => this.set(id, { nextAttemptAt: leaseUntil }));
  }

  override async beginTry(id: number, lease: Date, leaseUntil: Date): Promise<boolean> {
    const begun = { isBeingTried: true, nextAttemptAt: leaseUntil };
    return this.claimed([id], lease).map(() => this.set(id, begun)).length > 0;
  }

  override async markSent(id: number, at: Date, keptAsFile = false): Promise<boolean> {
    const sent = this.rows.filter(
      (row) => row.id === id || (row.gatheredIn === id && row.status === 'pending'),
    );
    for (const row of sent)
      this.set(row.id, {
        status: 'sent',
        sentAt: at,
        keptAsFile,
        isBeingTried: false,
        nextAttemptAt: null,
        lastError: null,
        attempts: row.attempts + 1,
      });
    return sent.some((row) => row.id === id);
  }

  override async markFailedAttempt(
    id: number,
    lease: Date,
    lastError: string | null,
    nextAttemptAt: Date | null,
    { mayHaveArrived = false, keptAsFile = false } = {},
  ): Promise<boolean> {
    const status = nextAttemptAt ? 'pending' : 'failed';
    const claimed = this.claimed([id], lease);
    for (const { attempts } of claimed)
      this.set(id, {
        status,
        nextAttemptAt,
        lastError,
        mayHaveArrived,
        keptAsFile,
        isBeingTried: false,
        attempts: attempts + 1,
      });
    return claimed.length > 0;
  }

  override async postpone(ids: readonly number[], lease: Date, until: Date): Promise<number> {
    return this.claimed(ids, lease).map(({ id }) =>
      this.set(id, { nextAttemptAt: until, isBeingTried: false }),
    ).length;
  }

  override async holdAll(heldBecause: HoldReason): Promise<number> {
    const waiting = this.rows.filter(({ status }) => status === 'pending');
    const held = { status: 'held', heldBecause, gatheredIn: null, nextAttemptAt: null } as const;
    return waiting.map(({ id }) => this.set(id, held)).length;
  }

  override async gather(ids: readonly number[], lease: Date, digest: NewMessage, at: Date): Promise<number> {
    const gathered = this.claimed(ids, lease);
    if (gathered.length === 0) return 0;
    for (const { id: gatheredIn } of this.enqueue([digest], {}, at))
      for (const { id } of gathered) this.set(id, { gatheredIn, nextAttemptAt: null });
    return gathered.length;
  }

  override async outage(): Promise<MailOutage | null> {
    return this.noted;
  }

  override async noteOutage(outage: MailOutage | null): Promise<void> {
    this.noted = outage;
  }

  override async change(id: number, decide: (message: Message) => MessageState): Promise<Message> {
    const row = this.rows.find((message) => message.id === id);
    if (!row) throw new DomainError('message.not_found');
    return this.set(id, decide(row));
  }

  private ownerMessageCounts(
    kind: MessageKind,
    digestKind: MessageKind,
    since: Date,
    now: Date,
  ): OwnerMessageCounts {
    const ofKind = this.rows.filter((row) => row.kind === kind);
    const digest = this.rows.findLast((row) => row.kind === digestKind && row.createdAt <= now);
    return {
      written: ofKind.filter(({ createdAt }) => createdAt > since && createdAt <= now).length,
      due: ofKind.filter((row) => isDue(row, now)).length,
      lastGatheredAt: digest?.createdAt ?? null,
    };
  }

  private holdReason(to: string, at: Date) {
    const others = this.rows.filter(
      (row) =>
        row.kind === 'quote-to-guest' &&
        !row.askedFor &&
        mailboxOf(row.to) === mailboxOf(to) &&
        (row.status === 'pending' ||
          (row.sentAt !== null && Math.abs(at.getTime() - row.sentAt.getTime()) < CONFIRMATION_WINDOW_MS)),
    );
    return confirmationHoldReason(others.length);
  }

  private claimed(ids: readonly number[], lease: Date): Message[] {
    return this.rows.filter(
      ({ id, status, nextAttemptAt }) =>
        ids.includes(id) && status === 'pending' && nextAttemptAt?.getTime() === lease.getTime(),
    );
  }

  private set(id: number, changes: Partial<Message>): Message {
    const index = this.rows.findIndex((row) => row.id === id);
    const row = this.rows[index];
    if (!row) throw new Error(`There is no message ${id}.`);
    return (this.rows[index] = { ...row, ...changes });
  }
}

function isDue({ status, attempts, nextAttemptAt }: Message, now: Date): boolean {
  if (status !== 'pending' || nextAttemptAt === null) return false;
  const waitMs = nextAttemptAt.getTime() - now.getTime();
  return waitMs <= 0 || waitMs > (LONGEST_WAITS_MS[attempts] ?? Infinity);
}

function timeOf(instant: Date | null): number {
  return instant?.getTime() ?? 0;
}

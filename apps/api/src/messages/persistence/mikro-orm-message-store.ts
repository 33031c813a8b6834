import {
  DomainError,
  isWorthReporting,
  LONGEST_WAITS_MS,
  MESSAGE_KINDS,
  MessageStore,
  type HoldReason,
  type MailOutage,
  type Message,
  type MessageBacklog,
  type MessageKind,
  type MessageOrder,
  type MessagePage,
  type MessageState,
  type MessageStatus,
  type MessageSummary,
  type NewMessage,
  type OwnerMessageCounts,
  type Slice,
  type Traffic,
} from '@ospite/domain';
import { EntityManager, LockMode, raw, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@ospite/server/config';
import { ContentVersion } from '@ospite/server/persistence';
import { enqueueMessages, wakeSenders } from './enqueue-messages';
import { MailOutageRecord, OUTAGE_ROW } from './mail-outage.record';
import { toMessage, toMessageSummary } from './message.mapping';
import { MessageRecord } from './message.record';

/** Senders share the table: each locks the rows it takes, and skips those that another one has locked. */
@Injectable()
export class MikroOrmMessageStore extends MessageStore {
  private readonly host: string;

  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
    config: Config,
  ) {
    super();
    this.host = new URL(config.publicUrl).hostname;
  }

  override async list(
    status: MessageStatus | undefined,
    { offset, limit }: Slice,
    order: MessageOrder = 'newest',
  ): Promise<MessagePage> {
    const [rows, total] = await this.em.fork().findAndCount(MessageRecord, status ? { status } : {}, {
      exclude: ['text', 'html'],
      orderBy: [...(order === 'urgent' ? [urgentFirst()] : []), { createdAt: 'desc' }, { id: 'desc' }],
      offset,
      limit,
    });
    return { messages: rows.map(toMessageSummary), total };
  }

  override async add(message: NewMessage, at: Date): Promise<MessageSummary> {
    return this.em.fork().transactional(async (em) => {
      const [row] = await enqueueMessages(em, [message], { askedFor: true, at, host: this.host });
      if (!row) throw new Error('Nothing was added.');
      await em.flush();
      return toMessageSummary(row);
    });
  }

  override async about(quoteId: number): Promise<readonly Message[]> {
    const rows = await this.em.fork().find(MessageRecord, { quoteId }, { orderBy: { id: 'asc' } });
    return rows.map(toMessage);
  }

  override async backlog(): Promise<MessageBacklog> {
    const em = this.em.fork();
    const [oldest] = await em.find(
      MessageRecord,
      { status: 'pending' },
      { fields: ['createdAt'], orderBy: { createdAt: 'asc' }, limit: 1 },
    );
    return {
      waiting: await em.count(MessageRecord, { status: 'pending' }),
      oldestWaitingSince: oldest?.createdAt ?? null,
      failed: await em.count(MessageRecord, { status: 'failed', keptAsFile: false }),
      held: await em.count(MessageRecord, { status: 'held' }),
    };
  }

  override async traffic(since: Date, now: Date): Promise<Traffic> {
    const em = this.em.fork();
    // One after the other, over one connection: side by side, the sender of an idle server, which asks every few
    // seconds, would keep as many connections open as there are counts.
    const quotes = await ownerMessageCounts(em, 'quote-to-owner', 'quotes-gathered', since, now);
    const reviews = await ownerMessageCounts(em, 'review-to-owner', 'reviews-gathered', since, now);
    const backlogSent = await em.count(MessageRecord, {
      kind: 'quote-to-guest',
      askedFor: false,
      sentAt: { $gt: since, $lte: now },
      [raw((alias) => `${alias}.sent_at - ${alias}.created_at`)]: {
        $gte: `${now.getTime() - since.getTime()} milliseconds`,
      },
    });
    return { quotes, reviews, backlogSent };
  }

  override async claimDue(now: Date, leaseUntil: Date, limit: number): Promise<readonly Message[]> {
    return this.em.fork().transactional(async (em) => {
      const rows = await em.find(MessageRecord, dueAt(now), {
        orderBy: [{ nextAttemptAt: 'asc' }, { id: 'asc' }],
        limit,
        lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
      });
      for (const row of rows) row.nextAttemptAt = leaseUntil;
      return rows.map(toMessage);
    });
  }

  override async beginTry(id: number, lease: Date, leaseUntil: Date): Promise<boolean> {
    const begun = { isBeingTried: true, nextAttemptAt: leaseUntil };
    return (await this.em.fork().nativeUpdate(MessageRecord, claimed([id], lease), begun)) > 0;
  }

  override markSent(id: number, at: Date, keptAsFile = false): Promise<boolean> {
    const sent = {
      status: 'sent',
      sentAt: at,
      keptAsFile,
      isBeingTried: false,
      nextAttemptAt: null,
      lastError: null,
      attempts: raw('attempts + 1'),
    } as const;
    return this.em.fork().transactional(async (em) => {
      const gathered = await lockRows(em, { gatheredIn: id, status: 'pending' });
      await em.nativeUpdate(MessageRecord, { id: { $in: gathered } }, sent);
      return (await em.nativeUpdate(MessageRecord, { id }, sent)) > 0;
    });
  }

  override async markFailedAttempt(
    id: number,
    lease: Date,
    error: string | null,
    nextAttemptAt: Date | null,
    { mayHaveArrived = false, keptAsFile = false } = {},
  ): Promise<boolean> {
    const updated = await this.em.fork().nativeUpdate(MessageRecord, claimed([id], lease), {
      status: nextAttemptAt ? 'pending' : 'failed',
      nextAttemptAt,
      lastError: error,
      isBeingTried: false,
      mayHaveArrived,
      keptAsFile,
      attempts: raw('attempts + 1'),
    });
    return updated > 0;
  }

  override postpone(ids: readonly number[], lease: Date, until: Date): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const postponed = await lockRows(em, claimed(ids, lease));
      return em.nativeUpdate(
        MessageRecord,
        { id: { $in: postponed } },
        { nextAttemptAt: until, isBeingTried: false },
      );
    });
  }

  override holdAll(heldBecause: HoldReason): Promise<number> {
    const held = { status: 'held', heldBecause, gatheredIn: null, nextAttemptAt: null } as const;
    return this.em.fork().nativeUpdate(MessageRecord, { status: 'pending' }, held);
  }

  override gather(ids: readonly number[], lease: Date, digest: NewMessage, at: Date): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const gathered = await lockRows(em, claimed(ids, lease));
      if (gathered.length === 0) return 0;
      const [row] = await enqueueMessages(em, [digest], { at, host: this.host });
      await em.flush();
      const inDigest = { gatheredIn: row?.id ?? null, nextAttemptAt: null };
      return em.nativeUpdate(MessageRecord, { id: { $in: gathered } }, inDigest);
    });
  }

  override async outage(): Promise<MailOutage | null> {
    const row = await this.em.fork().findOne(MailOutageRecord, { row: OUTAGE_ROW });
    if (!row) return null;
    const { since, serverSaid, isRefusal, tries, nextTryAt } = row;
    return { since, serverSaid, isRefusal, tries, nextTryAt };
  }

  override async noteOutage(outage: MailOutage | null): Promise<void> {
    const before = await this.outage();
    const write = async (em: EntityManager): Promise<void> => {
      if (outage) await em.upsert(MailOutageRecord, { row: OUTAGE_ROW, ...outage });
      else await em.nativeDelete(MailOutageRecord, { row: OUTAGE_ROW });
    };
    // Guests' pages promise a confirmation only while e-mails leave.
    if (isReported(before) === isReported(outage)) await write(this.em.fork());
    else await this.contentVersion.transactional(this.em.fork(), write);
  }

  override change(id: number, decide: (message: Message) => MessageState): Promise<Message> {
    return this.em.fork().transactional(async (em) => {
      const row = await em.findOne(MessageRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw new DomainError('message.not_found');
      const state = decide(toMessage(row));
      Object.assign(row, state);
      if (state.status === 'pending') await wakeSenders(em);
      return toMessage(row);
    });
  }
}

const urgentFirst = () => ({
  [raw((alias) => `array_position(array['${MESSAGE_KINDS.join("','")}'], ${alias}.kind)`)]: 'asc' as const,
});

const isReported = (outage: MailOutage | null): boolean => outage !== null && isWorthReporting(outage);

/** Messages to the owner of one kind, and their last digest. */
async function ownerMessageCounts(
  em: EntityManager,
  kind: MessageKind,
  digestKind: MessageKind,
  since: Date,
  now: Date,
): Promise<OwnerMessageCounts> {
  const written = await em.count(MessageRecord, { kind, createdAt: { $gt: since, $lte: now } });
  const due = await em.count(MessageRecord, { $and: [{ kind }, dueAt(now)] });
  const [digest] = await em.find(
    MessageRecord,
    { kind: digestKind, createdAt: { $lte: now } },
    { fields: ['createdAt'], orderBy: { createdAt: 'desc' }, limit: 1 },
  );
  return { written, due, lastGatheredAt: digest?.createdAt ?? null };
}

/** What is due, whatever a clock that ran ahead has put it off to. */
function dueAt(now: Date): FilterQuery<MessageRecord> {
  const putOff = LONGEST_WAITS_MS.map((waitMs, attempts) => ({
    attempts,
    nextAttemptAt: { $gt: new Date(now.getTime() + waitMs) },
  }));
  return { status: 'pending', $or: [{ nextAttemptAt: { $lte: now } }, ...putOff] };
}

/** Those that are still under the lease. */
function claimed(ids: readonly number[], lease: Date) {
  return { id: { $in: [...ids] }, status: 'pending', nextAttemptAt: lease } as const;
}

/** Locks rows in the order of their ids, as all who lock several do, so that there is no deadlock. */
async function lockRows(em: EntityManager, where: FilterQuery<MessageRecord>): Promise<number[]> {
  const rows = await em.find(MessageRecord, where, {
    fields: ['id'],
    orderBy: { id: 'asc' },
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  return rows.map(({ id }) => id);
}

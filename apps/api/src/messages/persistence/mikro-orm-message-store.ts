import { DomainError, MessageStore, type Message, type MessageStatus } from '@ospite/domain';
import { EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { toMessage } from './message.mapping';
import { MessageRecord } from './message.record';

/** Source: the port ("at most 200"). */
const LIST_LIMIT = 200;

/** The outbox in PostgreSQL: senders share it by locking rows and stepping over each other's. */
@Injectable()
export class MikroOrmMessageStore extends MessageStore {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async list(status: MessageStatus | undefined): Promise<readonly Message[]> {
    const rows = await this.em.fork().find(MessageRecord, status ? { status } : {}, {
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      limit: LIST_LIMIT,
    });
    return rows.map(toMessage);
  }

  /** The lease is the time of the next try itself, so a sender that died needs no clearing up. */
  override async claimDue(now: Date, leaseUntil: Date, limit: number): Promise<readonly Message[]> {
    return this.em.fork().transactional(async (em) => {
      const rows = await em.find(
        MessageRecord,
        { status: 'pending', nextAttemptAt: { $lte: now } },
        {
          orderBy: [{ nextAttemptAt: 'asc' }, { id: 'asc' }],
          limit,
          lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
        },
      );
      for (const row of rows) row.nextAttemptAt = leaseUntil;
      return rows.map(toMessage);
    });
  }

  override async markSent(id: number, at: Date): Promise<void> {
    await this.em
      .fork()
      .nativeUpdate(
        MessageRecord,
        { id },
        { status: 'sent', sentAt: at, nextAttemptAt: null, lastError: null, attempts: raw('attempts + 1') },
      );
  }

  override async markFailedAttempt(id: number, error: string, nextAttemptAt: Date | null): Promise<void> {
    // Only a pending one: a sender whose lease ran out must not undo what another one noted since.
    await this.em.fork().nativeUpdate(
      MessageRecord,
      { id, status: 'pending' },
      {
        status: nextAttemptAt ? 'pending' : 'failed',
        nextAttemptAt,
        lastError: error,
        attempts: raw('attempts + 1'),
      },
    );
  }

  override async retry(id: number, now: Date): Promise<Message> {
    return this.em.fork().transactional(async (em) => {
      const row = await em.findOne(MessageRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw new DomainError('message.not_found');
      if (row.status === 'sent') throw new DomainError('message.already_sent');
      row.status = 'pending';
      row.attempts = 0;
      row.nextAttemptAt = now;
      return toMessage(row);
    });
  }
}

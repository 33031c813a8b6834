import type { Clock } from '../shared/clock';
import {
  FLOOD_LIMIT,
  FLOOD_WINDOW_MS,
  isFlood,
  planSending,
  type SendingPlan,
  type Traffic,
} from './limits/flood';
import type { Mailer } from './mailer';
import { nextAttempt, type Message, type NewMessage } from './message';
import type { MessageStore } from './message-store';

/** How long a sender has for one message, counted from when its try begins; a mail server answers well before. */
export const SENDING_LEASE_MS = 5 * 60_000;
const BATCH_SIZE = 20;
/** In a flood many are taken at once, so that one digest holds them all and what is put off is soon passed over. */
const FLOOD_BATCH_SIZE = 500;
const MAX_ERROR_LENGTH = 500;

/** Port: writes the one e-mail to the owner that stands for many messages. */
export abstract class DigestEmails {
  /** @param messages to the owner, at least one, all about new quotes or all about new reviews */
  abstract toOwner(messages: readonly Message[]): Promise<NewMessage>;
}

/** What one round did with the outbox. */
export interface SendingRound {
  readonly sent: number;
  /** Tries that failed. */
  readonly failed: number;
  /** Messages that a digest stands for. */
  readonly gathered: number;
  /** Messages that were put off. */
  readonly held: number;
  /** Why the outcome of some messages could not be stored; they are due again after their lease. */
  readonly problems: readonly unknown[];
}

/** Sends what is due in the outbox; a failed try is stored and repeated after a growing pause, never lost. */
export class SendDueMessages {
  constructor(
    private readonly messages: MessageStore,
    private readonly mailer: Mailer,
    private readonly digests: DigestEmails,
    private readonly clock: Clock,
  ) {}

  /** @param mayGoOn asked before each message; once it says no, the others are put back, due at once */
  async send(mayGoOn: () => boolean = () => true): Promise<SendingRound> {
    const now = this.clock.now();
    const lease = leaseFrom(now);
    const traffic = await this.messages.traffic(new Date(now.getTime() - FLOOD_WINDOW_MS), now);
    const due = await this.messages.claimDue(now, lease, batchSizeFor(traffic));
    const plan = planSending(due, traffic, now);

    const round = { sent: 0, failed: 0, gathered: 0, problems: new Array<unknown>() };
    const held = await this.hold(plan.hold, lease);
    // One digest for each address, since the owner's may have changed meanwhile.
    for (const messages of groupBy(plan.gather, ({ kind, to }) => `${kind} ${to}`).values())
      try {
        round.gathered += await this.gather(messages, lease, now);
      } catch (error) {
        round.problems.push(error);
      }
    for (const [index, message] of plan.send.entries()) {
      if (!mayGoOn()) {
        await this.messages.hold(idsOf(plan.send.slice(index)), lease, this.clock.now());
        break;
      }
      // Those before it took their time: it may be another sender's by now, or gone.
      const ownLease = leaseFrom(this.clock.now());
      if (!(await this.messages.renew(message.id, lease, ownLease))) continue;
      try {
        round[await this.sendOne(message, ownLease)] += 1;
      } catch (error) {
        round.problems.push(error);
      }
    }
    return { ...round, held };
  }

  private async hold(toHold: SendingPlan['hold'], lease: Date): Promise<number> {
    let held = 0;
    for (const [until, entries] of groupBy(toHold, (entry) => entry.until.getTime()))
      held += await this.messages.hold(idsOf(entries.map(({ message }) => message)), lease, new Date(until));
    return held;
  }

  private async gather(messages: readonly Message[], lease: Date, now: Date): Promise<number> {
    const digest = await this.digests.toOwner(messages);
    return this.messages.gather(idsOf(messages), lease, digest, now);
  }

  private async sendOne(message: Message, lease: Date): Promise<'sent' | 'failed'> {
    try {
      await this.mailer.send(message);
    } catch (error) {
      const next = nextAttempt(message.attempts + 1, this.clock.now());
      await this.messages.markFailedAttempt(message.id, lease, errorText(error), next);
      return 'failed';
    }
    const isThere = await this.messages.markSent(message.id, this.clock.now());
    if (!isThere) await this.mailer.forget(message);
    return 'sent';
  }
}

function batchSizeFor({ quotes, reviews, backlogSent }: Traffic): number {
  const isMuch = isFlood(quotes) || isFlood(reviews) || backlogSent >= FLOOD_LIMIT;
  return isMuch ? FLOOD_BATCH_SIZE : BATCH_SIZE;
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + SENDING_LEASE_MS);
}

function idsOf(messages: readonly Message[]): number[] {
  return messages.map(({ id }) => id);
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/**
 * What the mail server said, without addresses, which must not spread into lists and logs, and without control
 * characters, which a database does not accept.
 */
function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, MAX_ERROR_LENGTH);
}

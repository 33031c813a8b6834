import type { Clock } from '../shared';
import type { MailOutage } from './delivery/mail-outage';
import { MailServer } from './delivery/mail-server';
import { SendMessage } from './delivery/send-message';
import {
  FLOOD_LIMIT,
  FLOOD_WINDOW_MS,
  isFlood,
  planSending,
  type SendingPlan,
  type Traffic,
} from './limits/flood';
import type { Mailer } from './mailer';
import { afterFailure, type Message, type NewMessage } from './message';
import type { MessageStore } from './message-store';

/**
 * How long claimed messages are kept from other senders until their turn; when its turn comes, a message has this long
 * in addition to the longest time a try may take.
 */
export const SENDING_LEASE_MS = 5 * 60_000;
const BATCH_SIZE = 20;
/** Large, so that in a flood one digest covers all messages and postponed ones are quickly passed over. */
const FLOOD_BATCH_SIZE = 500;
/**
 * After this long the next message no longer waits for a slow one. Normally they go one after the other, since mail
 * servers accept few connections from one sender. Our own figures.
 */
const PATIENCE_MS = 5_000;
export const MAX_CONCURRENT_SENDS = 20;
/** So many at once go to one domain, and so many places confirmations leave free: anybody can ask for some that stall. */
const MAX_TO_DOMAIN = 4;
const NO_ROOM_PAUSE_MS = 60_000;
/** How long sending in progress may take to finish when the program stops; less than the whole program has. */
const STOP_MS = 4_000;

/** Port: writes the one e-mail to the owner that stands for many messages. */
export abstract class DigestEmails {
  /** @param messages to the owner, at least one, all about new quotes or all about new reviews */
  abstract toOwner(messages: readonly Message[]): Promise<NewMessage>;
}

/** Port: waits for work in progress, up to a limit. */
export abstract class BoundedWait {
  /** Resolves when the work ends, or after `ms` milliseconds. */
  abstract waitFor(work: Promise<unknown>, ms: number): Promise<void>;
}

/** What happened to the outbox, in this round and by slow tries since the previous one. */
export interface SendingRound {
  readonly sent: number;
  /** Tries that failed. */
  readonly failed: number;
  /** Messages replaced by a digest. */
  readonly gathered: number;
  /** Messages that were postponed. */
  readonly postponed: number;
  /** The outage that this round found; null when it found none. */
  readonly outage: MailOutage | null;
  /** Errors in storing the outcome of messages, which are due again after their lease. */
  readonly problems: readonly unknown[];
}

const nothingYet = () => ({
  sent: 0,
  failed: 0,
  gathered: 0,
  postponed: 0,
  problems: new Array<unknown>(),
});

/**
 * Sends what is due in the outbox; a failed try is stored and repeated after a growing pause, never lost. In an outage
 * all messages wait, and one of them tries the mail server from time to time.
 */
export class SendDueMessages {
  /** By the messages' ids. */
  private readonly underWay = new Map<
    number,
    { readonly message: Message; readonly sending: Promise<void> }
  >();
  private readonly stopping = new AbortController();
  private readonly server: MailServer;
  private readonly sendMessage: SendMessage;
  /** The message that tries the mail server in an outage. */
  private probe: number | undefined;
  /** The outage known at the start does not count: whoever restarts the program may have corrected the cause. */
  private isFirstRound = true;
  private done = nothingYet();

  constructor(
    private readonly messages: MessageStore,
    private readonly mailer: Mailer,
    private readonly digests: DigestEmails,
    private readonly clock: Clock,
    private readonly patience: BoundedWait,
  ) {
    this.server = new MailServer(messages);
    this.sendMessage = new SendMessage(messages, mailer, clock, this.server);
  }

  /** @param mayGoOn asked before each message; once it returns false, the others are released, due at once */
  async send(mayGoOn: () => boolean = () => true): Promise<SendingRound> {
    const now = this.clock.now();
    await this.server.recall();
    if (this.mayTryServer(now)) await this.sendDue(now, mayGoOn);
    this.isFirstRound = false;
    const done = { ...this.done, outage: this.server.takeNewOutage() };
    this.done = nothingYet();
    return done;
  }

  /** Waits briefly for sending in progress, then aborts it. */
  async stop(): Promise<void> {
    const all = Promise.all(Array.from(this.underWay.values(), ({ sending }) => sending));
    await this.patience.waitFor(all, STOP_MS);
    this.stopping.abort();
    await all;
  }

  private mayTryServer(now: Date): boolean {
    const isTried = this.server.isOut && this.probe !== undefined && this.underWay.has(this.probe);
    return !isTried && (this.isFirstRound || this.server.mayBeTried(now));
  }

  private async sendDue(now: Date, mayGoOn: () => boolean): Promise<void> {
    const lease = new Date(now.getTime() + SENDING_LEASE_MS);
    const toSend = await this.chooseDue(now, lease);
    this.probe = this.server.isOut ? toSend[0]?.id : undefined;
    for (const [index, message] of toSend.entries()) {
      const mustWait = this.server.isOut && message.id !== this.probe;
      if (mustWait || !mayGoOn() || this.underWay.size >= MAX_CONCURRENT_SENDS) {
        const rest = toSend.slice(index);
        if (mustWait) await this.putBack(rest, lease, now);
        else await this.messages.postpone(idsOf(rest), lease, this.clock.now());
        break;
      }
      if (this.hasRoomFor(message)) await this.begin(message, lease);
      else await this.messages.postpone([message.id], lease, new Date(now.getTime() + NO_ROOM_PAUSE_MS));
    }
  }

  /** Slow messages to guests leave room for others, and those to one domain for all to other domains. */
  private hasRoomFor({ kind, to }: Message): boolean {
    const toDomain = [...this.underWay.values()].filter(
      ({ message }) => domainOf(message.to) === domainOf(to),
    );
    const forGuests = MAX_CONCURRENT_SENDS - MAX_TO_DOMAIN;
    return toDomain.length < MAX_TO_DOMAIN && (kind !== 'quote-to-guest' || this.underWay.size < forGuests);
  }

  /** Claims due messages; in a flood it postpones or gathers those not to be sent. @returns the rest, in their order */
  private async chooseDue(now: Date, lease: Date): Promise<readonly Message[]> {
    const traffic = await this.messages.traffic(new Date(now.getTime() - FLOOD_WINDOW_MS), now);
    const claimed = await this.messages.claimDue(now, lease, batchSizeFor(traffic));
    const due = await this.countCutTries(claimed, lease, now);
    const plan = planSending(due, traffic, now);
    this.done.postponed += await this.postpone(plan.postpone, lease);
    // One digest per address, since the owner's address may have changed meanwhile.
    for (const messages of groupBy(plan.gather, ({ kind, to }) => `${kind} ${to}`).values())
      try {
        this.done.gathered += await this.gather(messages, lease, now);
      } catch (error) {
        this.done.problems.push(error);
      }
    // Rejected ones come last: the mail server may accept all others.
    const isNew = (message: Message) => !this.server.hasNotTaken(message);
    return [...plan.send.filter(isNew), ...plan.send.filter((message) => !isNew(message))];
  }

  /**
   * An interrupted try, as by a kill, may have handed over the message, so it counts as unanswered.
   * @returns what is still to be sent
   */
  private async countCutTries(
    claimed: readonly Message[],
    lease: Date,
    now: Date,
  ): Promise<readonly Message[]> {
    const isCut = ({ id, isBeingTried }: Message) => isBeingTried && !this.underWay.has(id);
    const due = claimed.filter((message) => !isCut(message));
    for (const message of claimed.filter(isCut)) {
      const { nextAttemptAt, mayHaveArrived } = afterFailure(message, 'unanswered', now);
      // It has waited for the end of its lease, and is due.
      const next = nextAttemptAt && lease;
      await this.messages.markFailedAttempt(message.id, lease, message.lastError, next, { mayHaveArrived });
      if (next) due.push({ ...message, attempts: message.attempts + 1, isBeingTried: false, mayHaveArrived });
    }
    return due;
  }

  /** Starts sending a message, and waits for it as long as those behind it may wait. */
  private async begin(message: Message, lease: Date): Promise<void> {
    // A clock that jumped may have made it due a second time.
    if (this.underWay.has(message.id)) return;
    // Earlier messages were slow: another sender may have claimed it by now, or it is gone.
    const ownLease = new Date(this.clock.now().getTime() + this.mailer.longestMs + SENDING_LEASE_MS);
    if (!(await this.messages.beginTry(message.id, lease, ownLease))) return;
    const sending = this.sendMessage
      .send(message, ownLease, this.stopping.signal)
      .then((outcome) => void (this.done[outcome] += 1))
      .catch((error: unknown) => void this.done.problems.push(error))
      .finally(() => this.underWay.delete(message.id));
    this.underWay.set(message.id, { message, sending });
    await this.patience.waitFor(sending, PATIENCE_MS);
  }

  private async postpone(toPostpone: SendingPlan['postpone'], lease: Date): Promise<number> {
    let postponed = 0;
    for (const [until, entries] of groupBy(toPostpone, (entry) => entry.until.getTime()))
      postponed += await this.messages.postpone(
        idsOf(entries.map(({ message }) => message)),
        lease,
        new Date(until),
      );
    return postponed;
  }

  /** In their order, before the one that tried the mail server, so that another one tries it next. */
  private async putBack(messages: readonly Message[], lease: Date, now: Date): Promise<void> {
    for (const [place, { id }] of messages.entries())
      await this.messages.postpone([id], lease, new Date(now.getTime() - messages.length + place));
  }

  private async gather(messages: readonly Message[], lease: Date, now: Date): Promise<number> {
    const digest = await this.digests.toOwner(messages);
    return this.messages.gather(idsOf(messages), lease, digest, now);
  }
}

function batchSizeFor({ quotes, reviews, backlogSent }: Traffic): number {
  const isMuch = isFlood(quotes) || isFlood(reviews) || backlogSent >= FLOOD_LIMIT;
  return isMuch ? FLOOD_BATCH_SIZE : BATCH_SIZE;
}

function idsOf(messages: readonly Message[]): number[] {
  return messages.map(({ id }) => id);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@')).toLowerCase();
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

import type { Clock } from '../shared/clock';
import { continueOutage, mayTryAgain, type MailOutage } from './delivery/mail-outage';
import {
  FLOOD_LIMIT,
  FLOOD_WINDOW_MS,
  isFlood,
  planSending,
  type SendingPlan,
  type Traffic,
} from './limits/flood';
import { SendingError, type Mailer } from './mailer';
import { afterFailure, type Message, type NewMessage } from './message';
import type { MessageStore } from './message-store';

/**
 * How long claimed messages are kept from other senders until their turn; whose turn it is has that long beyond the
 * longest that its try may take.
 */
export const SENDING_LEASE_MS = 5 * 60_000;
const BATCH_SIZE = 20;
/** In a flood many are taken at once, so that one digest holds them all and what is put off is soon passed over. */
const FLOOD_BATCH_SIZE = 500;
const MAX_ERROR_LENGTH = 500;
/** No more of an answer is looked at: looking for addresses takes time that grows with the square of its length. */
const MAX_ANSWER_LENGTH = 2_000;
/**
 * After so long the next message does not wait for a slow one any more. One after the other as long as all goes well, since
 * mail servers take few connections of one sender. Our own figures.
 */
const PATIENCE_MS = 5_000;
export const MAX_AT_ONCE = 20;
/** What is under way when the program stops has so long to end. Below what the whole program has. */
const STOP_MS = 4_000;

/** Port: writes the one e-mail to the owner that stands for many messages. */
export abstract class DigestEmails {
  /** @param messages to the owner, at least one, all about new quotes or all about new reviews */
  abstract toOwner(messages: readonly Message[]): Promise<NewMessage>;
}

/** Port: waits for what is under way, and not for ever. */
export abstract class Patience {
  /** Resolves when the work ends, at the latest after so many milliseconds. */
  abstract waitFor(work: Promise<unknown>, ms: number): Promise<void>;
}

/** What was done with the outbox, in this round and by slow tries since the one before. */
export interface SendingRound {
  readonly sent: number;
  /** Tries that failed. */
  readonly failed: number;
  /** Messages that a digest stands for. */
  readonly gathered: number;
  /** Messages that were put off. */
  readonly held: number;
  /** Why the mail server took no message at all; null when it was not found so. */
  readonly outage: MailOutage | null;
  /** Why the outcome of some messages could not be stored; they are due again after their lease. */
  readonly problems: readonly unknown[];
}

const nothingYet = () => ({
  sent: 0,
  failed: 0,
  gathered: 0,
  held: 0,
  outage: null as MailOutage | null,
  problems: new Array<unknown>(),
});

/**
 * Sends what is due in the outbox; a failed try is stored and repeated after a growing pause, never lost. While the mail
 * server takes nothing, all waits, and one message tries it from time to time.
 */
export class SendDueMessages {
  /** By the messages' ids. */
  private readonly underWay = new Map<number, Promise<void>>();
  private readonly stopping = new AbortController();
  private outage: MailOutage | null = null;
  /** The message that tries the mail server in an outage. */
  private probe: number | undefined;
  /** How many messages the mail server has heard to their recipient. */
  private heard = 0;
  /** Messages that it did not take before that, with how many it had heard when it first did. */
  private readonly untaken = new Map<number, number>();
  /** Whoever starts the program may have corrected what the mail server refused. */
  private isFirstRound = true;
  private done = nothingYet();

  constructor(
    private readonly messages: MessageStore,
    private readonly mailer: Mailer,
    private readonly digests: DigestEmails,
    private readonly clock: Clock,
    private readonly patience: Patience,
  ) {}

  /** @param mayGoOn asked before each message; once it says no, the others are put back, due at once */
  async send(mayGoOn: () => boolean = () => true): Promise<SendingRound> {
    const now = this.clock.now();
    this.outage = await this.messages.outage();
    if (this.mayTryServer(now)) await this.sendDue(now, mayGoOn);
    this.isFirstRound = false;
    const { done } = this;
    this.done = nothingYet();
    return done;
  }

  /** Waits a moment for what is under way, then hangs up. */
  async stop(): Promise<void> {
    const all = Promise.all(this.underWay.values());
    await this.patience.waitFor(all, STOP_MS);
    this.stopping.abort();
    await all;
  }

  private mayTryServer(now: Date): boolean {
    if (!this.outage) return true;
    const isTried = this.probe !== undefined && this.underWay.has(this.probe);
    return !isTried && (this.isFirstRound || mayTryAgain(this.outage, now));
  }

  private async sendDue(now: Date, mayGoOn: () => boolean): Promise<void> {
    const lease = new Date(now.getTime() + SENDING_LEASE_MS);
    const traffic = await this.messages.traffic(new Date(now.getTime() - FLOOD_WINDOW_MS), now);
    const due = await this.messages.claimDue(now, lease, batchSizeFor(traffic));
    const plan = planSending(due, traffic, now);
    this.done.held += await this.hold(plan.hold, lease);
    // One digest for each address, since the owner's may have changed meanwhile.
    for (const messages of groupBy(plan.gather, ({ kind, to }) => `${kind} ${to}`).values())
      try {
        this.done.gathered += await this.gather(messages, lease, now);
      } catch (error) {
        this.done.problems.push(error);
      }
    // What the mail server did not take comes last: it may take all others.
    const isNew = ({ id }: Message) => !this.untaken.has(id);
    const toSend = [...plan.send.filter(isNew), ...plan.send.filter((message) => !isNew(message))];
    this.probe = this.outage ? toSend[0]?.id : undefined;
    for (const [index, message] of toSend.entries()) {
      const mustWait = this.outage !== null && message.id !== this.probe;
      if (mustWait || !mayGoOn() || this.underWay.size >= MAX_AT_ONCE) {
        const rest = toSend.slice(index);
        if (mustWait) await this.putBack(rest, lease, now);
        else await this.messages.hold(idsOf(rest), lease, this.clock.now());
        break;
      }
      await this.begin(message, lease);
    }
  }

  /** Begins to send a message, and waits for its end as long as others behind it may wait. */
  private async begin(message: Message, lease: Date): Promise<void> {
    // A clock that jumped may have made it due a second time.
    if (this.underWay.has(message.id)) return;
    // Those before it took their time: it may be another sender's by now, or gone.
    const ownLease = new Date(this.clock.now().getTime() + this.mailer.longestMs + SENDING_LEASE_MS);
    if (!(await this.messages.renew(message.id, lease, ownLease))) return;
    const sending = this.sendOne(message, ownLease)
      .then((outcome) => void (this.done[outcome] += 1))
      .catch((error: unknown) => void this.done.problems.push(error))
      .finally(() => this.underWay.delete(message.id));
    this.underWay.set(message.id, sending);
    await this.patience.waitFor(sending, PATIENCE_MS);
  }

  private async hold(toHold: SendingPlan['hold'], lease: Date): Promise<number> {
    let held = 0;
    for (const [until, entries] of groupBy(toHold, (entry) => entry.until.getTime()))
      held += await this.messages.hold(idsOf(entries.map(({ message }) => message)), lease, new Date(until));
    return held;
  }

  /** In their order, and before the one that tried the mail server, so that another one tries it next. */
  private async putBack(messages: readonly Message[], lease: Date, now: Date): Promise<void> {
    for (const [place, { id }] of messages.entries())
      await this.messages.hold([id], lease, new Date(now.getTime() - messages.length + place));
  }

  private async gather(messages: readonly Message[], lease: Date, now: Date): Promise<number> {
    const digest = await this.digests.toOwner(messages);
    return this.messages.gather(idsOf(messages), lease, digest, now);
  }

  private async sendOne(message: Message, lease: Date): Promise<'sent' | 'failed'> {
    const triesBefore = this.outage?.tries ?? 0;
    try {
      await this.mailer.send(message, this.stopping.signal);
    } catch (error) {
      await this.noteFailure(message, lease, error, triesBefore);
      return 'failed';
    }
    const isThere = await this.messages.markSent(message.id, this.clock.now());
    if (!isThere) await this.mailer.forget(message);
    await this.noteHeard(message);
    return 'sent';
  }

  private async noteFailure(
    message: Message,
    lease: Date,
    error: unknown,
    triesBefore: number,
  ): Promise<void> {
    const now = this.clock.now();
    const why = error instanceof SendingError ? error.why : undefined;
    const serverSaid = errorText(error);
    const isAboutServer = why === 'server-refuses' || why === 'server-away';
    if (isAboutServer && !this.isOwnFault(message)) {
      // It is not this message's fault, and does not count as a try.
      await this.messages.hold([message.id], lease, now);
      // Those that were under way at the same moment fail alike: that is one try.
      if ((this.outage?.tries ?? 0) <= triesBefore)
        await this.noteOutage(
          continueOutage(this.outage, now, { serverSaid, isRefusal: why === 'server-refuses' }),
        );
    } else if (why === 'stopped') await this.messages.hold([message.id], lease, now);
    else {
      const { nextAttemptAt, mayHaveArrived } = afterFailure(message, why, now);
      await this.messages.markFailedAttempt(message.id, lease, serverSaid, nextAttemptAt, mayHaveArrived);
      if (!nextAttemptAt) this.untaken.delete(message.id);
      if (why && !isAboutServer && why !== 'message-unsupported') await this.noteHeard(message);
    }
  }

  /** Whether the mail server did not take a message before, and has judged another one since: then it takes all but this one. */
  private isOwnFault({ id }: Message): boolean {
    const heardBefore = this.untaken.get(id);
    if (heardBefore === undefined) this.untaken.set(id, this.heard);
    return heardBefore !== undefined && heardBefore < this.heard;
  }

  private async noteHeard({ id }: Message): Promise<void> {
    this.heard += 1;
    this.untaken.delete(id);
    await this.endOutage();
  }

  private async noteOutage(outage: MailOutage): Promise<void> {
    this.outage = outage;
    this.done.outage = outage;
    await this.messages.noteOutage(outage);
  }

  private async endOutage(): Promise<void> {
    if (!this.outage) return;
    this.outage = null;
    await this.messages.noteOutage(null);
  }
}

function batchSizeFor({ quotes, reviews, backlogSent }: Traffic): number {
  const isMuch = isFlood(quotes) || isFlood(reviews) || backlogSent >= FLOOD_LIMIT;
  return isMuch ? FLOOD_BATCH_SIZE : BATCH_SIZE;
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
 * What the mail server said, without addresses, which must not spread into lists and logs, without control characters,
 * which a database does not accept, and without invisible ones that turn around how it reads.
 */
function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .slice(0, MAX_ANSWER_LENGTH)
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\s<>"']+@[^\s<>"']*/g, '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, MAX_ERROR_LENGTH);
}

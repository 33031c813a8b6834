import { DigestEmails, BoundedWait, SendDueMessages } from './send-due-messages';
import { Mailer, SendingError } from './mailer';
import { MemoryMessageStore } from './memory-message-store.fixture';
import type { Message, MessageKind, NewMessage } from './message';
import { aMessage } from './message.fixture';
import type { MessageStore } from './message-store';

/** An empty outbox under test, with what happens to it besides the port. */
export interface TestOutbox {
  readonly store: MessageStore;
  /** Adds messages as the transaction of what they are about does. */
  enqueue(messages: readonly NewMessage[], about: { readonly quoteId?: number }, at: Date): Promise<void>;
  /** Removes messages, as when a person is erased. */
  remove(ids: readonly number[]): Promise<void>;
}

export function memoryOutbox(): TestOutbox {
  const store = new MemoryMessageStore();
  return {
    store,
    enqueue: async (messages, about, at) => void store.enqueue(messages, about, at),
    remove: async (ids) => store.remove(ids),
  };
}

/** Messages of one kind; confirmations go to a different guest each. */
export function newMessages(count: number, kind: MessageKind): NewMessage[] {
  const addressOf = (index: number) =>
    kind === 'quote-to-guest' && index > 0 ? `guest.${index}@example.org` : 'greta@example.org';
  return Array.from({ length: count }, (_, index) => ({
    kind,
    to: addressOf(index),
    replyTo: null,
    subject: `Richiesta n. ${index}`,
    text: 't',
    html: 'h',
  }));
}

/** A mail server that refuses as long as it is told to, and lets something else happen while it accepts a message. */
export class MemoryMailer extends Mailer {
  override readonly longestMs = 0;
  override reachesRecipients = true;
  readonly accepted: Message[] = [];
  refusal: Error | undefined;
  meanwhile: ((message: Message, signal: AbortSignal) => Promise<unknown>) | undefined;
  /** Ends the tries that stay with the server, by the messages' ids. */
  readonly ends = new Map<number, () => void>();
  private latestId: number | undefined;

  /** Whether the message that came last stays with the server: nobody needs to wait for it. */
  get isSlow(): boolean {
    return this.latestId !== undefined && this.ends.has(this.latestId);
  }

  /** From now on these messages stay with the server until all are ended, or it is hung up on. */
  stall(isStalled: (message: Message) => boolean = () => true): void {
    this.meanwhile = async (message, signal) => {
      if (!isStalled(message)) return;
      await new Promise<void>((resolve, reject) => {
        this.ends.set(message.id, resolve);
        signal.addEventListener('abort', () => reject(new SendingError('unanswered', 'stopped')));
      });
    };
  }

  endAll(): void {
    for (const end of this.ends.values()) end();
    this.ends.clear();
  }

  override async send(message: Message, signal: AbortSignal): Promise<void> {
    this.latestId = message.id;
    await this.meanwhile?.(message, signal);
    if (this.refusal) throw this.refusal;
    this.accepted.push(message);
  }

  override async forget(message: Message): Promise<void> {
    this.accepted.splice(this.accepted.indexOf(message), 1);
  }
}

/** Digests that say how many messages they stand for. */
export class PlainDigestEmails extends DigestEmails {
  override async toOwner(messages: readonly Message[]): Promise<NewMessage> {
    const [{ kind: first, to } = aMessage()] = messages;
    const kind = first === 'review-to-owner' ? 'reviews-gathered' : 'quotes-gathered';
    return { kind, to, replyTo: null, subject: `${messages.length} richieste`, text: 't', html: 'h' };
  }
}

/** Nothing is slow but what a test makes slow, however busy the machine is; for that it waits no moment. */
class TestBoundedWait extends BoundedWait {
  constructor(private readonly mailer: MemoryMailer) {
    super();
  }

  override async waitFor(work: Promise<unknown>): Promise<void> {
    if (!this.mailer.isSlow) await work;
  }
}

/** Everything that sends an outbox, at a time that stands still until it is advanced. */
export class TestSending {
  readonly mailer = new MemoryMailer();
  readonly clock = { now: () => this.now };

  constructor(private now: Date) {}

  advance(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  senderOf(messages: MessageStore, digests: DigestEmails = new PlainDigestEmails()): SendDueMessages {
    return new SendDueMessages(messages, this.mailer, digests, this.clock, new TestBoundedWait(this.mailer));
  }
}

import { aMessage } from './message.fixture';
import { DigestEmails } from './digest-emails';
import { Mailer } from './mailer';
import { nextAttempt, RETRY_PAUSES_MS, type Message, type NewMessage } from './message';
import { FLOOD_LIMIT, type Traffic } from './flood';
import { MessageStore } from './message-store';
import { SendDueMessages } from './send-due-messages';

const NOW = new Date('2026-05-01T08:30:00Z');

const NONE = { written: 0, due: 0, lastGatheredAt: null };
const MANY = { ...NONE, written: FLOOD_LIMIT + 1 };

class OutboxInMemory extends MessageStore {
  readonly notes: string[] = [];
  /** What another sender took in the meantime. */
  lost: number[] = [];
  constructor(private readonly due: Message[]) {
    super();
  }
  recently: Traffic = { quotes: NONE, reviews: NONE, backlogSent: 0 };
  list = () => Promise.resolve({ messages: this.due, total: this.due.length });
  about = () => Promise.resolve(this.due);
  traffic = () => Promise.resolve(this.recently);
  claimDue = () => Promise.resolve(this.due.splice(0));
  markSent = async (id: number) => {
    await this.note(`${id} sent`);
    return true;
  };
  renew = (id: number) => Promise.resolve(!this.lost.includes(id));
  /** The message of which nothing can be noted. */
  unnotable: number | undefined;
  markFailedAttempt = (id: number, _lease: Date, error: string, next: Date | null) =>
    id === this.unnotable
      ? Promise.reject(new Error('invalid byte sequence'))
      : this.note(`${id} failed: ${error}; next ${next?.toISOString() ?? 'never'}`);
  hold = async (ids: readonly number[], _lease: Date, until: Date) => {
    await this.note(`${ids.join(' and ')} waits until ${until.toISOString()}`);
    return ids.length;
  };
  gather = async (ids: readonly number[], _lease: Date, message: NewMessage) => {
    await this.note(`${ids.join(' and ')} became "${message.subject}" to ${message.to}`);
    return ids.length;
  };
  retry = (): Promise<Message> => Promise.resolve(aMessage());

  private note(text: string) {
    this.notes.push(text);
    return Promise.resolve();
  }
}

class MoodyMailer extends Mailer {
  send = (message: Message) =>
    message.subject === 'bad'
      ? Promise.reject(new Error('550 <greta@example.org> unknown'))
      : Promise.resolve();
  forget = () => Promise.resolve();
}

class PlainDigestEmails extends DigestEmails {
  write = ([first = aMessage(), ...others]: readonly Message[]) => {
    const { to, replyTo, text, html } = first;
    const subject = `${others.length + 1} quotes`;
    return Promise.resolve({ kind: 'quotes-gathered' as const, to, replyTo, subject, text, html });
  };
}

const sending = (outbox: MessageStore, message: DigestEmails = new PlainDigestEmails()) =>
  new SendDueMessages(outbox, new MoodyMailer(), message, { now: () => NOW }).send();

describe('the outbox', () => {
  it('sends every message that is due, also after one that failed', async () => {
    const outbox = new OutboxInMemory([aMessage({ id: 1, subject: 'bad' }), aMessage({ id: 2 })]);
    expect(await sending(outbox)).toEqual({ sent: 1, failed: 1, gathered: 0, held: 0, problems: [] });
    expect(outbox.notes).toEqual(['1 failed: 550 <…> unknown; next 2026-05-01T08:31:00.000Z', '2 sent']);
  });

  it('leaves alone what is no longer its own when its turn comes', async () => {
    const outbox = new OutboxInMemory([aMessage({ id: 1, subject: 'bad' }), aMessage({ id: 2 })]);
    outbox.lost = [1];
    expect(await sending(outbox)).toEqual({ sent: 1, failed: 0, gathered: 0, held: 0, problems: [] });
    expect(outbox.notes).toEqual(['2 sent']);
  });

  it('sends the others when how one ended cannot be noted, and says so afterwards', async () => {
    const outbox = new OutboxInMemory([aMessage({ id: 1, subject: 'bad' }), aMessage({ id: 2 })]);
    outbox.unnotable = 1;
    expect(await sending(outbox)).toMatchObject({ sent: 1, problems: [new Error('invalid byte sequence')] });
    expect(outbox.notes).toEqual(['2 sent']);
  });

  it('sends replies when the message that stands for many cannot be written', async () => {
    const outbox = new OutboxInMemory([aMessage({ id: 1 }), aMessage({ id: 2, kind: 'quote-reply' })]);
    outbox.recently = { ...outbox.recently, quotes: MANY };
    const message = new PlainDigestEmails();
    message.write = () => Promise.reject(new Error('no property'));
    expect(await sending(outbox, message)).toMatchObject({ sent: 1, problems: [new Error('no property')] });
    expect(outbox.notes).toEqual(['2 sent']);
  });

  it('waits longer before each further try', () => {
    expect([...RETRY_PAUSES_MS]).toEqual([...RETRY_PAUSES_MS].sort((a, b) => a - b));
    expect(nextAttempt(1, NOW)?.toISOString()).toBe('2026-05-01T08:31:00.000Z');
    expect(nextAttempt(2, NOW)?.toISOString()).toBe('2026-05-01T08:35:00.000Z');
  });

  it('gives a message up to a person after the last try, and keeps it', async () => {
    const outbox = new OutboxInMemory([
      aMessage({ id: 1, subject: 'bad', attempts: RETRY_PAUSES_MS.length }),
    ]);
    await sending(outbox);
    expect(outbox.notes).toEqual(['1 failed: 550 <…> unknown; next never']);
  });

  it('gathers and holds in a flood, one digest for each address of the owner', async () => {
    const outbox = new OutboxInMemory([
      aMessage({ id: 1 }),
      aMessage({ id: 2, kind: 'quote-to-guest' }),
      aMessage({ id: 3 }),
      aMessage({ id: 4, to: 'old@baiadeiginepri.example' }),
    ]);
    outbox.recently = { ...outbox.recently, quotes: MANY };
    expect(await sending(outbox)).toEqual({ sent: 0, failed: 0, gathered: 3, held: 1, problems: [] });
    expect(outbox.notes).toEqual([
      '2 waits until 2026-05-01T08:45:00.000Z',
      '1 and 3 became "2 quotes" to info@baiadeiginepri.example',
      '4 became "1 quotes" to old@baiadeiginepri.example',
    ]);
  });

  it('gathers quotes and reviews apart', async () => {
    const outbox = new OutboxInMemory([
      aMessage({ id: 1 }),
      aMessage({ id: 2, kind: 'review-to-owner' }),
      aMessage({ id: 3 }),
    ]);
    outbox.recently = { quotes: MANY, reviews: MANY, backlogSent: 0 };
    expect(await sending(outbox)).toMatchObject({ gathered: 3 });
    expect(outbox.notes).toEqual([
      '1 and 3 became "2 quotes" to info@baiadeiginepri.example',
      '2 became "1 quotes" to info@baiadeiginepri.example',
    ]);
  });
});

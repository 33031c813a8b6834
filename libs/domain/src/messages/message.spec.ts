import { aMessage } from './message.fixture';
import { Mailer } from './mailer';
import { nextAttempt, RETRY_PAUSES_MS, type Message } from './message';
import { MessageStore } from './message-store';
import { SendDueMessages } from './send-due-messages';

const NOW = new Date('2026-05-01T08:30:00Z');

class OutboxInMemory extends MessageStore {
  readonly notes: string[] = [];
  constructor(private readonly due: Message[]) {
    super();
  }
  list = () => Promise.resolve(this.due);
  claimDue = () => Promise.resolve(this.due.splice(0));
  markSent = (id: number) => this.note(`${id} sent`);
  markFailedAttempt = (id: number, error: string, next: Date | null) =>
    this.note(`${id} failed: ${error}; next ${next?.toISOString() ?? 'never'}`);
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
}

const sending = (outbox: MessageStore) =>
  new SendDueMessages(outbox, new MoodyMailer(), { now: () => NOW }).send();

describe('the outbox', () => {
  it('sends every message that is due, also after one that failed', async () => {
    const outbox = new OutboxInMemory([aMessage({ id: 1, subject: 'bad' }), aMessage({ id: 2 })]);
    expect(await sending(outbox)).toEqual({ sent: 1, failed: 1 });
    expect(outbox.notes).toEqual(['1 failed: 550 <…> unknown; next 2026-05-01T08:31:00.000Z', '2 sent']);
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
});

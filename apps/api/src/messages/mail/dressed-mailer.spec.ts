import { Mailer, PALETTE_COLOURS, type Message } from '@ospite/domain';
import { aBrand, aMessage, MemoryBrandStore } from '@ospite/domain/testing';
import { renderMessage } from '../emails/render-email';
import { DressedMailer } from './dressed-mailer';

/** Remembers what it was to send. */
class NotingMailer extends Mailer {
  override readonly longestMs = 1_000;
  override readonly reachesRecipients = true;
  readonly sent: Message[] = [];
  readonly forgotten: Message[] = [];

  override async send(message: Message): Promise<void> {
    this.sent.push(message);
  }

  override async forget(message: Message): Promise<void> {
    this.forgotten.push(message);
  }
}

const SEA = PALETTE_COLOURS.sea.sea;
const email = renderMessage(
  { kind: 'quote-to-guest', to: 'greta@example.org', replyTo: null, subject: 'Ciao' },
  {
    language: 'it',
    title: 'La tua richiesta',
    letterhead: 'I Ginepri',
    parts: [
      { kind: 'paragraph', text: `style="color:${SEA}" ${SEA}` },
      { kind: 'action', label: 'Apri', url: 'https://ginepri.example' },
    ],
    footer: [],
  },
);
const message = { ...aMessage(), ...email };

async function sentWith(palette: 'sea' | 'lake') {
  const inner = new NotingMailer();
  const mailer = new DressedMailer(inner, new MemoryBrandStore(aBrand({ palette })));
  await mailer.send(message, new AbortController().signal);
  return inner.sent[0]?.html ?? '';
}

it('an e-mail leaves in the colours of the site', async () => {
  const html = await sentWith('lake');
  expect(html).toContain(`background:${PALETTE_COLOURS.lake.sea};`);
  for (const colour of [PALETTE_COLOURS.sea.juniper, PALETTE_COLOURS.sea.sand])
    expect(html).not.toContain(colour);
});

it('what somebody typed stays as it is', async () => {
  expect(await sentWith('lake')).toContain(`style=&quot;color:${SEA}&quot; ${SEA}`);
});

it('with the first palette it leaves as it was written', async () => {
  expect(await sentWith('sea')).toBe(message.html);
});

it('nothing else of the mailer changes', async () => {
  const inner = new NotingMailer();
  const mailer = new DressedMailer(inner, new MemoryBrandStore());
  await mailer.forget(message);
  expect(inner.forgotten).toEqual([message]);
  expect([mailer.longestMs, mailer.reachesRecipients]).toEqual([1_000, true]);
});

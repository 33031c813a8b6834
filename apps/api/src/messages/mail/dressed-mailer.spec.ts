import { Mailer, PALETTE_COLOURS, type Brand, type Message } from '@ospite/domain';
import { aBrand, aLogo, aMessage, MemoryBrandStore } from '@ospite/domain/testing';
import { renderMessage } from '../emails/render-email';
import { createTransport } from 'nodemailer';
import { DressedMailer, type ReadPicture } from './dressed-mailer';
import { toMail } from './envelope';

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
      {
        kind: 'picture',
        file: '/uploads/rooms/a-480.jpg',
        alt: 'La veranda',
        label: 'Rivedila',
        url: 'https://ginepri.example/camere/a',
      },
    ],
    footer: [],
  },
);
const message = { ...aMessage(), ...email };

const PICTURE = Buffer.from('a picture');
const readPicture = async (address: string) => (address === '/uploads/rooms/a-480.jpg' ? PICTURE : undefined);

async function sentWith(look: Partial<Brand>, sent = message, read: ReadPicture = readPicture) {
  const inner = new NotingMailer();
  const mailer = new DressedMailer(inner, new MemoryBrandStore(aBrand(look)), read);
  await mailer.send(sent, new AbortController().signal);
  return inner.sent[0]?.html ?? '';
}

it('an e-mail leaves in the colours of the site', async () => {
  const html = await sentWith({ palette: 'lake' });
  expect(html).toContain(`background:${PALETTE_COLOURS.lake.sea};`);
  for (const colour of [PALETTE_COLOURS.sea.juniper, PALETTE_COLOURS.sea.sand])
    expect(html).not.toContain(colour);
});

it('what somebody typed stays as it is', async () => {
  expect(await sentWith({ palette: 'lake' })).toContain(`style=&quot;color:${SEA}&quot; ${SEA}`);
});

it('it is set in the typefaces of the site where a mail program has them, or in a font of their kind', async () => {
  const modern = await sentWith({ typefaces: 'modern' });
  const heading = '&quot;Bricolage Grotesque&quot;, &quot;Segoe UI&quot;, Helvetica, Arial, sans-serif';
  expect(modern).toContain(`font:600 26px/1.25 ${heading}"`);
  expect(modern).toContain('font:16px/1.6 Figtree, &quot;Segoe UI&quot;, Helvetica, Arial, sans-serif"');
  expect(modern).not.toMatch(/Fraunces|Instrument/);
  const classic = await sentWith({ typefaces: 'classic' });
  expect(classic).toContain('font:16px/1.6 Literata, Georgia, &quot;Times New Roman&quot;, serif"');
});

it('with the first palette and the first typefaces it leaves as it was written', async () => {
  const html = await sentWith({});
  expect(html.replace(/ src="[^"]*"/, ' data-file="/uploads/rooms/a-480.jpg"')).toBe(message.html);
});

it('a picture comes along, and is left out where its file is gone or cannot be read', async () => {
  const source = `data:image/jpeg;base64,${PICTURE.toString('base64')}`;
  expect(await sentWith({})).toContain(`<img src="${source}" alt="La veranda"`);
  const away = async () => Promise.reject(new Error('The storage is away.'));
  for (const read of [async () => undefined, away]) {
    const html = await sentWith({}, message, read);
    expect(html).not.toContain('<img');
    expect(html).toContain('>Rivedila</a>');
  }
});

it('what somebody typed names no file', async () => {
  const parts = [{ kind: 'paragraph', text: '<img data-file="/uploads/rooms/a-480.jpg">' }] as const;
  const typed = renderMessage(message, { language: 'it', title: '', letterhead: '', parts, footer: [] });
  expect(await sentWith({}, { ...message, ...typed })).not.toContain('<img');
});

it('the logo stands for the name, small enough, and without it where the e-mail is older than logos', async () => {
  const html = await sentWith({ logo: aLogo({ width: 640, height: 160 }) });
  const source = Buffer.from(aLogo().png).toString('base64');
  expect(html).toContain(
    `<img alt="I Ginepri" width="220" height="55" class="logo" style="display:block;border:0;border-radius:6px" src="data:image/png;base64,${source}">`,
  );
  expect(html).not.toContain('>I Ginepri<');
  const old = { ...message, html: '<p>I Ginepri</p>' };
  expect(await sentWith({ logo: aLogo() }, old)).toBe(old.html);
});

it('the logo comes along in the e-mail itself, which loads nothing', async () => {
  const html = await sentWith({ logo: aLogo() });
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sender = { name: 'I Ginepri', address: 'info@ginepri.example' };
  const { message: source } = await transport.sendMail(toMail({ ...message, html }, sender));
  const text = String(source);
  expect(text).toContain('Content-Type: image/png');
  expect(text).toMatch(/src=3D"cid:/);
  expect(text).not.toContain('data:image');
});

it('nothing else of the mailer changes', async () => {
  const inner = new NotingMailer();
  const mailer = new DressedMailer(inner, new MemoryBrandStore(), readPicture);
  await mailer.forget(message);
  expect(inner.forgotten).toEqual([message]);
  expect([mailer.longestMs, mailer.reachesRecipients]).toEqual([1_000, true]);
});

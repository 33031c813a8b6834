import { aMessage } from '@ospite/domain/testing';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { parseSenderAddress } from './envelope';
import { FileMailer } from './file-mailer';
import { MessageFolder } from './message-folder';
import { SmtpMailer } from './smtp-mailer';

const findSender = async () => ({ name: 'Baia dei Ginepri', address: 'info@baiadeiginepri.example' });

const RUNNING = new AbortController().signal;

const smtpMailer = (url: string, folder = os.tmpdir()) =>
  new SmtpMailer(url, findSender, new MessageFolder(folder));

async function expectWhole(raw: Buffer | string): Promise<void> {
  const mail = await PostalMime.parse(raw);
  const { to, replyTo, subject, text, html, messageId } = aMessage();
  expect(mail.from).toMatchObject({ name: 'Baia dei Ginepri', address: 'info@baiadeiginepri.example' });
  expect(mail.to).toMatchObject([{ address: to }]);
  expect(mail.replyTo).toMatchObject([{ address: replyTo }]);
  expect([mail.subject, mail.messageId]).toEqual([subject, messageId]);
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual([text, html]);
}

describe('the SMTP mailer', () => {
  let server: SMTPServer;
  let received: { from: string; to: string[]; raw: string; user: string | undefined }[];
  let refusal: Error | undefined;
  let url: string;

  beforeEach(async () => {
    received = [];
    refusal = undefined;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'p@ss/word' ? done(null, { user: username }) : done(new Error('wrong password')),
      onRcptTo: (_address, _session, done) => done(refusal),
      onData: (stream, session, done) => {
        let raw = '';
        stream.on('data', (part: Buffer) => (raw += part.toString()));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom ? mailFrom.address : '';
          received.push({ from, to: rcptTo.map(({ address }) => address), raw, user: session.user });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  it('hands the whole message over, from our own address', async () => {
    await smtpMailer(`smtp://${url}`).send(aMessage(), RUNNING);
    expect(received).toMatchObject([{ from: 'info@baiadeiginepri.example', to: [aMessage().to] }]);
    await expectWhole(received[0]?.raw ?? '');
    expect(received[0]?.raw).toContain('Auto-Submitted: auto-generated');
  });

  it.each([
    ['greta@müller.example', 'Reply-To: greta@xn--mller-kva.example'],
    ['jörg@müller.example', undefined],
  ])('writes headers in ASCII alone, whatever the address of a guest: %s', async (replyTo, header) => {
    await smtpMailer(`smtp://${url}`).send({ ...aMessage(), replyTo }, RUNNING);
    const [headers = ''] = (received[0]?.raw ?? '').split('\r\n\r\n');
    expect(headers).toMatch(/^[\x20-\x7e\r\n]+$/);
    expect(headers.split('\r\n').find((line) => line.startsWith('Reply-To'))).toBe(header);
  });

  it('signs in with the secret of its address', async () => {
    await smtpMailer(`smtp://user:${encodeURIComponent('p@ss/word')}@${url}?plain=1`).send(
      aMessage(),
      RUNNING,
    );
    expect(received[0]?.user).toBe('user');
  });

  it('says what the server said when it refuses', async () => {
    refusal = Object.assign(new Error('Mailbox is full'), { responseCode: 452 });
    await expect(smtpMailer(`smtp://${url}`).send(aMessage(), RUNNING)).rejects.toThrow(/Mailbox is full/);
    expect(received).toEqual([]);
  });

  it('fails when nobody answers', async () => {
    await expect(smtpMailer('smtp://127.0.0.1:1').send(aMessage(), RUNNING)).rejects.toThrow();
  });
});

describe('the file mailer', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'ospite-mail-')), 'mail');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

  it('writes a whole message that a mail program opens, for our eyes only', async () => {
    await new FileMailer(new MessageFolder(folder), findSender).send(aMessage());
    const [file = ''] = await readdir(folder);
    expect(file).toBe('2026-05-01T08-30-00-000Z-1-quote-to-owner.eml');
    await expectWhole(await readFile(path.join(folder, file)));
    expect((await stat(path.join(folder, file))).mode & 0o077).toBe(0);
  });

  it('leaves one file when a message is written again, and names that sort by time', async () => {
    const mailer = new FileMailer(new MessageFolder(folder), findSender);
    await mailer.send(aMessage({ id: 2, createdAt: new Date('2026-05-02T00:00:00Z') }));
    await mailer.send(aMessage());
    await mailer.send(aMessage());
    const files = await readdir(folder);
    expect(files.toSorted().map((file) => file.slice(0, 10))).toEqual(['2026-05-01', '2026-05-02']);
  });

  it.each([
    ['the same', () => new FileMailer(new MessageFolder(folder), findSender)],
    ['an SMTP server, configured since', () => smtpMailer('smtp://127.0.0.1:1', folder)],
  ])('is forgotten by %s', async (_name, open) => {
    const files = new FileMailer(new MessageFolder(folder), findSender);
    await files.send(aMessage());
    await files.send(aMessage({ id: 2 }));
    // What a process that was killed had begun to write.
    await writeFile(path.join(folder, '.2026-05-01T08-30-00-000Z-1-quote-to-owner.eml.part'), 'Greta');
    await open().forget(aMessage());
    expect(await readdir(folder)).toEqual(['2026-05-01T08-30-00-000Z-2-quote-to-owner.eml']);
    await open().forget(aMessage());
  });

  it('leaves nothing half-written when a file cannot be put in its place', async () => {
    await mkdir(path.join(folder, '2026-05-01T08-30-00-000Z-1-quote-to-owner.eml', 'in the way'), {
      recursive: true,
    });
    await expect(new FileMailer(new MessageFolder(folder), findSender).send(aMessage())).rejects.toThrow();
    expect(await readdir(folder)).toHaveLength(1);
  });
});

it.each([
  ['info@example.org', { name: '', address: 'info@example.org' }],
  ['Baia <info@example.org>', { name: 'Baia', address: 'info@example.org' }],
  ['"Baia, dei Ginepri" <info@example.org>', { name: 'Baia, dei Ginepri', address: 'info@example.org' }],
  ['nobody', undefined],
])('reads %s as a sender', (text, sender) => {
  expect(parseSenderAddress(text)).toEqual(sender);
});

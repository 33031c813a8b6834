import { OTHER_WAITS_MS, SENDING_LEASE_MS } from '@ospite/domain';
import { aMessage } from '@ospite/domain/testing';
import os from 'node:os';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { startSmtpScript, type SmtpScript } from '../../testing/smtp-script.fixture';
import { MessageFolder } from './message-folder';
import { SMTP_LIMITS, type SmtpLimits } from './smtp-dialogue';
import { SmtpMailer } from './smtp-mailer';

/** In place of minutes. */
const LIMIT_MS = 400;
const LIMITS: SmtpLimits = {
  answerMs: LIMIT_MS,
  dataMs: LIMIT_MS,
  blockMs: LIMIT_MS,
  endMs: LIMIT_MS,
  wholeMs: 5_000,
};
const RUNNING = new AbortController().signal;
const STEPS = ['greeting', 'EHLO', 'AUTH', 'MAIL FROM', 'RCPT TO', 'DATA', '.'] as const;
const BEFORE_RECIPIENT = STEPS.slice(0, 4);

/** Where no limit is what is shown: a busy machine needs longer. */
const PATIENT: SmtpLimits = { answerMs: 9_000, dataMs: 9_000, blockMs: 9_000, endMs: 9_000, wholeMs: 30_000 };

let server: SmtpScript;
// nodemailer is loaded by then, which takes longer than the limits.
beforeAll(async () => {
  server = await startSmtpScript();
  await send(RUNNING, PATIENT);
  await server.close();
});
beforeEach(async () => {
  server = await startSmtpScript();
});
afterEach(() => server.close());

const mailer = (url: string, limits = LIMITS) =>
  new SmtpMailer(
    url,
    async () => ({ name: 'Baia', address: 'info@baia.example' }),
    new MessageFolder(os.tmpdir()),
    limits,
  );
const send = (signal = RUNNING, limits = LIMITS) =>
  mailer(`smtp://user:secret@${server.address}?plain=1`, limits).send(aMessage(), signal);
const failure = (sending = send()) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  );

it('waits as long as RFC 5321 §4.5.3.2 says, and its messages stay its own for longer', () => {
  const minutes = Object.fromEntries(Object.entries(SMTP_LIMITS).map(([name, ms]) => [name, ms / 60_000]));
  expect(minutes).toMatchObject({ answerMs: 5, dataMs: 2, blockMs: 3, endMs: 10 });
  const { answerMs, dataMs, blockMs, endMs, wholeMs } = SMTP_LIMITS;
  const steps = ['greeting', 'EHLO', 'STARTTLS', 'EHLO', 'AUTH', 'MAIL FROM', 'RCPT TO'].length;
  expect(wholeMs).toBeGreaterThanOrEqual(steps * answerMs + dataMs + blockMs + endMs);
  expect(mailer('smtp://x', SMTP_LIMITS).longestMs).toBe(wholeMs);
  expect(OTHER_WAITS_MS).toBeGreaterThan(wholeMs + SENDING_LEASE_MS);
});

it('hands a message over, with pipelining or without', async () => {
  await send(RUNNING, PATIENT);
  server.pipelining = true;
  await send(RUNNING, PATIENT);
  expect(server.messages).toHaveLength(2);
  expect(server.messages[0]).toContain(`Message-ID: ${aMessage().messageId}`);
});

it.each(STEPS)('gives up when nothing comes at %s, and hangs up for good', async (step) => {
  server.answers.set(step, null);
  const before = performance.now();
  const why = BEFORE_RECIPIENT.some((one) => one === step)
    ? 'server-away'
    : step === '.'
      ? 'unanswered'
      : 'message-deferred';
  expect(await failure()).toMatchObject({ why, message: expect.stringContaining('took longer than 0.4 s') });
  expect(performance.now() - before).toBeGreaterThanOrEqual(LIMIT_MS - 5);
  // The server's end breaks at once: it cannot answer any more.
  expect(await server.hungUp).toBe('ECONNRESET');
});

it.each(STEPS)('an answer just within the limit at %s is in time', async (step) => {
  server.delays.set(step, LIMIT_MS * 0.6);
  await send();
  expect(server.messages).toHaveLength(1);
});

it.each([
  ['greeting', '554 no service here', 'server-refuses'],
  ['greeting', '421 too many connections', 'server-away'],
  ['AUTH', '535 5.7.8 wrong password', 'server-refuses'],
  ['AUTH', '454 4.7.0 later', 'server-away'],
  ['MAIL FROM', '550 5.7.1 you may not send for this address', 'server-refuses'],
  ['MAIL FROM', '452 4.3.1 full', 'server-away'],
  ['RCPT TO', '550 5.1.1 no such mailbox', 'message-refused'],
  ['RCPT TO', '450 4.7.1 greylisted', 'message-deferred'],
  ['RCPT TO', '421 4.3.0 going down', 'message-deferred'],
  ['DATA', '554 5.5.1 no', 'message-refused'],
  ['DATA', '451 4.3.0 later', 'message-deferred'],
  ['.', '552 5.3.4 too big', 'message-refused'],
  ['.', '452 4.2.2 mailbox full', 'message-deferred'],
  ['.', '421 4.3.0 going down', 'message-deferred'],
])('at %s, "%s" means %s, in the server’s words', async (step, answer, why) => {
  for (const pipelining of [false, true]) {
    server.pipelining = pipelining;
    server.answers.set(step, answer);
    const found = await failure(send(RUNNING, PATIENT));
    expect(found).toMatchObject({ why, message: expect.stringContaining(answer) });
  }
});

it.each([
  ['DATA', '250 ok', 'message-deferred'],
  ['DATA', '3', 'message-deferred'],
  ['DATA', '354-go\r\n550 no', 'message-deferred'],
  ['DATA', '354 go\r\n250 taken before it was sent', 'unanswered'],
  ['.', '2', 'unanswered'],
  ['.', '250ok', 'unanswered'],
  ['.', '354 go on', 'unanswered'],
  ['.', '250-a\r\n550 no', 'unanswered'],
  ['.', '550-a\r\n250 ok', 'unanswered'],
  ['.', '250-a\r\n2', 'unanswered'],
])('at %s, "%s" is no yes: it means %s', async (step, answer, why) => {
  for (const pipelining of [false, true]) {
    server.pipelining = pipelining;
    server.answers.set(step, answer);
    expect(await failure(send(RUNNING, PATIENT))).toMatchObject({ why });
  }
});

it.each([
  '250',
  '250-taken\r\n250 as 4711',
  '250-\r\n250',
  '251 elsewhere',
  '200',
  '250\tok',
  '250 ok\r',
  '250 o\rk',
  '250 o\u2028k',
  '250\u00A0ok',
])('"%s" at the end is a yes', async (answer) => {
  server.answers.set('.', answer);
  await send(RUNNING, PATIENT);
  expect(server.messages).toHaveLength(1);
});

it.each([
  ['SMTPUTF8', 'jörg@example.org', '553 5.6.7 no such addresses', 'message-unsupported'],
  ['SMTPUTF8', 'jörg@example.org', '451 4.3.0 later', 'server-away'],
  ['SMTPUTF8', 'greta@example.org', '553 5.7.1 you may not send for this address', 'server-refuses'],
  ['SIZE 100', 'greta@example.org', '552 5.3.4 too big', 'message-unsupported'],
  ['SIZE 100', 'greta@example.org', '552 5.2.2 your mailbox is full', 'server-refuses'],
])('with %s, to %s, "%s" at MAIL FROM means %s', async (extension, to, answer, why) => {
  server.extensions.push(extension);
  server.answers.set('MAIL FROM', answer);
  const sending = mailer(`smtp://${server.address}`, PATIENT).send(aMessage({ to }), RUNNING);
  expect(await failure(sending)).toMatchObject({ why });
});

it.each([
  ['greeting', 'server-away'],
  ['AUTH', 'server-away'],
  ['MAIL FROM', 'server-away'],
  ['RCPT TO', 'message-deferred'],
  ['.', 'unanswered'],
])('a connection that breaks at %s means %s', async (step, why) => {
  server.answers.set(step, 'break');
  expect(await failure(send(RUNNING, PATIENT))).toMatchObject({ why });
});

it.each(['greeting', 'EHLO', '.'])('words that never end at %s do not make it wait longer', async (step) => {
  server.drips.add(step);
  expect(await failure()).toMatchObject({ message: expect.stringContaining('took longer') });
});

it('is held up by a server that answers each step in time no longer than a message may take', async () => {
  for (const step of STEPS) server.delays.set(step, LIMIT_MS * 0.6);
  expect(await failure(send(RUNNING, { ...LIMITS, wholeMs: LIMIT_MS }))).toMatchObject({
    why: 'server-away',
  });
});

it('nobody there, and a name that nobody has, are the server’s matter', async () => {
  expect(await failure(mailer('smtp://127.0.0.1:1').send(aMessage(), RUNNING))).toMatchObject({
    why: 'server-away',
    message: expect.stringContaining('ECONNREFUSED'),
  });
  expect(await failure(mailer('smtp://mail.invalid:25').send(aMessage(), RUNNING))).toMatchObject({
    why: 'server-away',
  });
});

describe('when the program stops', () => {
  it.each([
    ['RCPT TO', 'stopped'],
    ['DATA', 'stopped'],
    ['.', 'unanswered'],
  ])('what waits at %s is %s, and the server gets no more of it', async (step, why) => {
    server.answers.set(step, null);
    const stop = new AbortController();
    const sending = failure(send(stop.signal, PATIENT));
    await server.heard(step);
    stop.abort();
    expect(await sending).toMatchObject({ why });
    expect(await server.hungUp).toBe('ECONNRESET');
    expect(server.messages).toHaveLength(step === '.' ? 1 : 0);
  });

  it('nothing is begun any more', async () => {
    expect(await failure(send(AbortSignal.abort()))).toMatchObject({ why: 'stopped' });
  });
});

describe('encryption', () => {
  const withPassword = (parameters = '') => `smtp://user:secret@${server.address}${parameters}`;

  it('is required with a password: where it is stripped, none is sent', async () => {
    const sending = mailer(withPassword(), PATIENT).send(aMessage(), RUNNING);
    expect(await failure(sending)).toMatchObject({
      why: 'server-refuses',
      message: expect.stringContaining('STARTTLS'),
    });
    expect(server.commands.join()).not.toMatch(/AUTH|secret|MAIL/);
  });

  it.each([
    ['where the operator allows a password in the clear', () => withPassword('?plain=1')],
    ['without a password', () => `smtp://${server.address}`],
  ])('is not required %s', async (_where, url) => {
    await mailer(url(), PATIENT).send(aMessage(), RUNNING);
    expect(server.messages).toHaveLength(1);
  });

  describe('of a real server with a certificate of its own', () => {
    let real: SMTPServer;
    let received = 0;
    const start = async (secure: boolean) => {
      received = 0;
      // The server says that its certificate is everybody's.
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      real = new SMTPServer({
        secure,
        onAuth: (_auth, _session, done) => done(null, { user: 'user' }),
        onData: (stream: NodeJS.ReadableStream, _session, done) => {
          stream.resume();
          stream.on('end', () => {
            received += 1;
            done();
          });
        },
      });
      real.on('error', () => undefined);
      await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve));
      const { port } = real.server.address() as AddressInfo;
      return `${secure ? 'smtps' : 'smtp'}://user:secret@127.0.0.1:${port}`;
    };
    afterEach(() => {
      jest.restoreAllMocks();
      return new Promise<void>((resolve) => real.close(resolve));
    });

    it.each([true, false])(
      'is refused unless it is said to be accepted (from the start: %p)',
      async (secure) => {
        const url = await start(secure);
        const refused = mailer(url, PATIENT).send(aMessage(), RUNNING);
        expect(await failure(refused)).toMatchObject({
          why: 'server-refuses',
          message: expect.stringMatching(/certificate/),
        });
        await mailer(`${url}?insecure=1`, PATIENT).send(aMessage(), RUNNING);
        expect(received).toBe(1);
      },
    );
  });
});

it('a server that takes no bytes in the middle of a long message never sees its end', async () => {
  server.stopsReadingAt = 'DATA';
  const long = aMessage({ text: 'Ginepro '.repeat(2_000_000) });
  const sending = mailer(`smtp://${server.address}`, { ...PATIENT, blockMs: LIMIT_MS }).send(long, RUNNING);
  expect(await failure(sending)).toMatchObject({ why: 'message-deferred' });
  server.sockets.forEach((socket: Socket) => socket.resume());
  expect(await server.hungUp).toBe('ECONNRESET');
  expect(server.messages).toEqual([]);
});

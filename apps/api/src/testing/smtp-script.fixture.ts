import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What a client waits for: a command by its words, `greeting`, or `.` for the end of the message. */
type Step = string;

const USUAL: Readonly<Record<Step, string>> = {
  greeting: '220 script',
  AUTH: '235 welcome',
  'MAIL FROM': '250 ok',
  'RCPT TO': '250 ok',
  DATA: '354 go ahead',
  '.': '250 taken',
  STARTTLS: '502 not here',
};
const DRIP_MS = 20;

/** A mail server on raw TCP that misbehaves as it is told to. */
export interface SmtpScript {
  readonly address: string;
  /** In place of the usual answers; null is silence, `break` ends the connection. */
  readonly answers: Map<Step, string | null>;
  /** Milliseconds before an answer. */
  readonly delays: Map<Step, number>;
  /** Where it begins an answer and never ends it. */
  readonly drips: Set<Step>;
  readonly commands: readonly string[];
  /** Those that arrived to their final dot. */
  readonly messages: readonly string[];
  readonly sockets: ReadonlySet<Socket>;
  pipelining: boolean;
  /** What else it says it can, such as `SMTPUTF8`. */
  readonly extensions: string[];
  /** After its answer to this step it takes no more bytes. */
  stopsReadingAt: Step | undefined;
  /** How the last connection ended: the error's code, or `end`. */
  readonly hungUp: Promise<string>;
  /** Resolves once this was asked. */
  heard(step: Step): Promise<void>;
  close(): Promise<void>;
}

/** Starts it on a free port of this machine. */
export async function startSmtpScript(): Promise<SmtpScript> {
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  const messages: string[] = [];
  const listeners: (() => void)[] = [];
  let ended: (how: string) => void = () => undefined;
  const script = {
    address: '',
    answers: new Map<Step, string | null>(),
    delays: new Map<Step, number>(),
    drips: new Set<Step>(),
    commands,
    messages,
    sockets,
    pipelining: false,
    extensions: new Array<string>(),
    stopsReadingAt: undefined as Step | undefined,
    hungUp: new Promise<string>((resolve) => (ended = resolve)),
    heard: (step: Step) =>
      new Promise<void>((resolve) => {
        const look = () => commands.includes(step) && resolve();
        listeners.push(look);
        look();
      }),
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  const ehlo = () => [
    'script',
    ...(script.pipelining ? ['PIPELINING'] : []),
    ...script.extensions,
    'AUTH PLAIN',
  ];
  const usual = (step: Step) =>
    step === 'EHLO'
      ? ehlo()
          .map((line, index, all) => `250${index === all.length - 1 ? ' ' : '-'}${line}`)
          .join('\r\n')
      : (USUAL[step] ?? '250 ok');

  /** @returns whether the client may go on after it */
  async function answer(socket: Socket, step: Step): Promise<boolean> {
    commands.push(step);
    for (const listener of listeners) listener();
    if (script.drips.has(step)) {
      const dripping = setInterval(() => socket.write('250-One moment\r\n'), DRIP_MS);
      socket.on('close', () => clearInterval(dripping));
      return false;
    }
    const words = script.answers.has(step) ? (script.answers.get(step) ?? null) : usual(step);
    if (words === null) return false;
    const delay = script.delays.get(step);
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    if (words === 'break') socket.destroy();
    else socket.write(`${words}\r\n`);
    if (script.stopsReadingAt === step) socket.pause();
    return words !== 'break' && !/^[45]/.test(words);
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    let isMessage = false;
    socket.on('error', (error: NodeJS.ErrnoException) => ended(error.code ?? 'error'));
    socket.on('close', () => {
      sockets.delete(socket);
      ended('end');
    });
    let turn: Promise<unknown> = answer(socket, 'greeting');
    socket.on('data', (bytes) => {
      text += bytes.toString();
      turn = turn.then(read);
    });
    async function read(): Promise<void> {
      for (;;) {
        // A client whose recipients were all refused ends the message without having begun it.
        if (isMessage && text.startsWith('.\r\n')) text = `\r\n${text}`;
        const end = text.indexOf(isMessage ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isMessage ? 5 : 2));
        if (isMessage) {
          isMessage = false;
          if (part) messages.push(part);
          await answer(socket, '.');
        } else {
          const step = /^(?:MAIL FROM|RCPT TO|\w+)/.exec(part)?.[0] ?? part;
          const goesOn = await answer(socket, step);
          isMessage = step === 'DATA' && goesOn;
        }
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  script.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return script;
}

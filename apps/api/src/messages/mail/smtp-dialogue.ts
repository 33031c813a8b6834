/** How long (milliseconds) a server may take. Source: RFC 5321 §4.5.3.2, which has no figure for a whole message. */
export const SMTP_LIMITS = {
  /** Greeting and answer to any command but these: EHLO, STARTTLS, AUTH, MAIL FROM, RCPT TO. */
  answerMs: 5 * 60_000,
  /** Answer to DATA. */
  dataMs: 2 * 60_000,
  /** Taking the message; ours are a few blocks. */
  blockMs: 3 * 60_000,
  /** Answer to the end of the message. */
  endMs: 10 * 60_000,
  /** All of it: above what a server takes that goes to these limits at every step. */
  wholeMs: 60 * 60_000,
} as const;
export type SmtpLimits = Readonly<Record<keyof typeof SMTP_LIMITS, number>>;

/** What we wait for: the answer to a command, or the server to take the message (`message`) and say so (`end`). */
type Step = 'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL FROM' | 'RCPT TO' | 'DATA' | 'message' | 'end';

/** At these commands the server has not heard the recipient yet: a failure concerns all messages. */
const BEFORE_RECIPIENT: readonly Step[] = ['greeting', 'EHLO', 'STARTTLS', 'AUTH', 'MAIL FROM'];
const COMMANDS: readonly (readonly [RegExp, Step])[] = [
  [/^(?:EHLO|HELO)/, 'EHLO'],
  [/^STARTTLS/, 'STARTTLS'],
  [/^MAIL FROM/, 'MAIL FROM'],
  [/^RCPT TO/, 'RCPT TO'],
  [/^DATA/, 'DATA'],
  [/^\.$/, 'end'],
];

/** A reply of one code, over one line or several, with any text behind a blank. Source: RFC 5321 §4.2.1. */
const REPLY = /^([2-5]\d\d)(?:-[^\n]*\n\1)*(?:[^\S\n][^\n]*)?$/;

/** What nodemailer logs about a step; `tnx` names the speaker. */
interface LogEntry {
  readonly tnx?: string;
}

/**
 * Follows the dialogue with a mail server through nodemailer's log of it, the one place that tells each command and each
 * whole answer; gives up when a step takes too long. nodemailer's own limits restart with every byte.
 */
export class SmtpDialogue {
  /** Steps that wait for their answer, oldest first; several commands may go out at once. */
  private waiting: Step[] = ['greeting'];
  private last: Step = 'greeting';
  /** The command that named the sender, as it was sent. */
  mailFrom = '';
  private timer: NodeJS.Timeout | undefined;
  private readonly wholeTimer: NodeJS.Timeout;
  private readonly abort = new AbortController();

  /** Bytes that the server had sent when it was given the end of the message. */
  private receivedBefore = Number.POSITIVE_INFINITY;

  /** @param received how many bytes the server has sent so far */
  constructor(
    private readonly limits: SmtpLimits,
    private readonly received: () => number,
  ) {
    this.wholeTimer = setTimeout(() => this.giveUp(limits.wholeMs), limits.wholeMs);
    this.wait();
  }

  /** Is aborted when a step takes too long or is answered with what is no answer; the reason says which. */
  get signal(): AbortSignal {
    return this.abort.signal;
  }

  get step(): Step {
    return this.waiting[0] ?? this.last;
  }

  isBeforeRecipient(): boolean {
    return BEFORE_RECIPIENT.includes(this.step);
  }

  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.wholeTimer);
  }

  /** The logger that nodemailer gets. */
  readonly logger = {
    level: () => undefined,
    trace: () => undefined,
    debug: (entry: unknown, text?: string) => this.hear(entry, text ?? ''),
    info: (entry: unknown, text?: string) => this.hear(entry, text ?? ''),
    warn: () => undefined,
    error: () => undefined,
    fatal: () => undefined,
  };

  private hear(entry: unknown, text: string): void {
    const { tnx } = entry as LogEntry;
    if (tnx === 'client') {
      const [, step] = COMMANDS.find(([form]) => form.test(text)) ?? [undefined, 'AUTH' as const];
      if (step === 'end') this.waitForEnd();
      else this.waiting.push(step);
      if (step === 'MAIL FROM') this.mailFrom = text;
    } else if (tnx === 'server') {
      this.last = this.waiting.shift() ?? this.last;
      // The end may be on its way already.
      if (this.last === 'message') this.last = 'end';
      if (!this.isAnswer(this.last, text))
        return this.hangUp(`The mail server’s answer is none (${this.last}): ${text}`);
      if (this.last === 'DATA' && text.startsWith('354')) this.waiting = ['message'];
    } else if (tnx === 'message' && this.waiting[0] === 'message') this.waitForEnd();
    else return;
    this.wait();
  }

  private waitForEnd(): void {
    this.waiting = ['end'];
    this.receivedBefore = this.received();
  }

  /**
   * Whether it is a no, or a yes to a message; of its code the first digit counts (RFC 5321 §4.2). nodemailer takes any
   * reply that begins with a 2 for a yes, after DATA with a 2 or 3, also one that came before the message was sent.
   */
  private isAnswer(step: Step, text: string): boolean {
    const [, code = ''] = REPLY.exec(text) ?? [];
    if (/^[45]/.test(code)) return true;
    if (step === 'DATA') return code === '354';
    if (step === 'end') return code.startsWith('2') && this.received() > this.receivedBefore;
    return true;
  }

  private wait(): void {
    clearTimeout(this.timer);
    const limit = this.limitOf(this.step);
    this.timer = setTimeout(() => this.giveUp(limit), limit);
  }

  private limitOf(step: Step): number {
    const { answerMs, dataMs, blockMs, endMs } = this.limits;
    if (step === 'end') return endMs;
    if (step === 'message') return blockMs;
    return step === 'DATA' ? dataMs : answerMs;
  }

  private giveUp(afterMs: number): void {
    this.hangUp(`The mail server took longer than ${afterMs / 1_000} s (${this.step}).`);
  }

  private hangUp(why: string): void {
    this.abort.abort(new Error(why));
  }
}

import { Mailer, type Message } from '@ospite/domain';
import { createTransport, type Transporter } from 'nodemailer';
import { toMail, type FindSender } from './envelope';
import type { MessageFolder } from './message-folder';

/** Far below the outbox's lease, so that no second sender takes a message while a slow server still has it. */
const TIMEOUT_MS = 30_000;
/**
 * For all of a message, and below the lease as well: a server that says a word now and then is never silent, and would
 * hold up the whole outbox.
 */
const WHOLE_MS = 240_000;

/** Sends messages through an SMTP server. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  /**
   * @param url such as `smtps://user:secret@mail.example.org:465`
   * @param folder where an installation wrote its messages before it had a server
   * @param wholeMs how long a message may take
   */
  constructor(
    url: string,
    private readonly findSender: FindSender,
    private readonly folder: MessageFolder,
    private readonly wholeMs = WHOLE_MS,
  ) {
    super();
    const { protocol, hostname, port, username, password, searchParams } = new URL(url);
    const secure = protocol === 'smtps:';
    this.transport = createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port ? Number(port) : secure ? 465 : 587,
      secure,
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      // A mail server on the same machine often has a self-signed certificate: `?insecure=1` accepts it.
      ...(searchParams.get('insecure') === '1' && { tls: { rejectUnauthorized: false } }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }

  override async send(message: Message): Promise<void> {
    const sent = this.transport.sendMail(toMail(message, await this.findSender()));
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server takes too long.')), this.wholeMs);
    });
    await Promise.race([sent, over]).finally(() => clearTimeout(timer));
  }

  /** We keep no copy of what a server accepted, but may have one from before a server was configured. */
  override forget(message: Message): Promise<void> {
    return this.folder.remove(message);
  }
}

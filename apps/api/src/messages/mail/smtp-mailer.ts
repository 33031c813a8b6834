import { Mailer, type Message } from '@ospite/domain';
import { createTransport, type Transporter } from 'nodemailer';
import { toMail } from './envelope';
import type { MessageFolder } from './message-folder';
import type { FindSender } from './sender-address';

/** Far below the outbox's lease, so that no second sender takes a message while a slow server still thinks. */
const TIMEOUT_MS = 30_000;

/** Hands messages to an SMTP server. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  /**
   * @param url such as `smtps://user:secret@mail.example.org:465`
   * @param messages where an installation wrote its messages before it had a server
   */
  constructor(
    url: string,
    private readonly findSender: FindSender,
    private readonly messages: MessageFolder,
  ) {
    super();
    const { protocol, hostname, port, username, password, searchParams } = new URL(url);
    const secure = protocol === 'smtps:';
    this.transport = createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port ? Number(port) : secure ? 465 : 587,
      secure,
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      // A server of one's own in the same machine often has a certificate nobody signed: `?insecure=1` accepts it.
      ...(searchParams.get('insecure') === '1' && { tls: { rejectUnauthorized: false } }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }

  override async send(message: Message): Promise<void> {
    await this.transport.sendMail(toMail(message, await this.findSender()));
  }

  /** What a server was given is no longer ours; a message from before there was one is still in its folder. */
  override forget(message: Message): Promise<void> {
    return this.messages.remove(message);
  }
}

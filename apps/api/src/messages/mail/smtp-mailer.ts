import { Mailer, type Message } from '@ospite/domain';
import { connect, type Socket } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import { toMail, type FindSender } from './envelope';
import type { MessageFolder } from './message-folder';
import { SMTP_LIMITS, SmtpDialogue, type SmtpLimits } from './smtp-dialogue';
import { toSendingError } from './smtp-failure';

/** Sends messages through an SMTP server, each over a connection of its own. */
export class SmtpMailer extends Mailer {
  override readonly reachesRecipients = true;
  private readonly url: URL;

  /**
   * @param url such as `smtps://user:secret@mail.example.org:465`
   * @param folder where an installation wrote its messages before it had a server
   */
  constructor(
    url: string,
    private readonly findSender: FindSender,
    private readonly folder: MessageFolder,
    private readonly limits: SmtpLimits = SMTP_LIMITS,
  ) {
    super();
    this.url = new URL(url);
  }

  override get longestMs(): number {
    return this.limits.wholeMs;
  }

  override async send(message: Message, stop: AbortSignal): Promise<void> {
    const mail = toMail(message, await this.findSender());
    let socket: Socket | undefined;
    const dialogue = new SmtpDialogue(this.limits, () => socket?.bytesRead ?? 0);
    const signal = AbortSignal.any([stop, dialogue.signal]);
    // A reset, since an orderly end would let what is written already go out to the end.
    const hangUp = () => void (socket?.connecting ? socket.destroy() : socket?.resetAndDestroy());
    // Before nodemailer notices and ends in an orderly way.
    signal.addEventListener('abort', hangUp, { once: true });
    try {
      const transport = this.transport(dialogue, (opened) => (socket = opened));
      await transport.sendMail({ ...mail, signal });
      dialogue.signal.throwIfAborted();
    } catch (error) {
      hangUp();
      throw toSendingError(error, dialogue, stop.aborted);
    } finally {
      dialogue.end();
    }
  }

  /** We keep no copy of what a server accepted, but may have one from before a server was configured. */
  override forget(message: Message): Promise<void> {
    return this.folder.remove(message);
  }

  private transport(dialogue: SmtpDialogue, onSocket: (socket: Socket) => void): Transporter {
    const { protocol, hostname, port: namedPort, username, password, searchParams } = this.url;
    const secure = protocol === 'smtps:';
    const host = hostname.replace(/^\[|\]$/g, '');
    const port = namedPort ? Number(namedPort) : secure ? 465 : 587;
    const { wholeMs } = this.limits;
    return createTransport({
      host,
      port,
      secure,
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      // A password is never sent over an unencrypted connection, whatever a server, or somebody in between, claims to offer.
      requireTLS: !secure && username !== '' && searchParams.get('plain') !== '1',
      // A mail server on the same machine often has a self-signed certificate: `?insecure=1` accepts it.
      ...(searchParams.get('insecure') === '1' && { tls: { rejectUnauthorized: false } }),
      // The dialogue has the limits; these are beyond them.
      connectionTimeout: wholeMs,
      greetingTimeout: wholeMs,
      socketTimeout: wholeMs,
      socketCloseTimeout: 0,
      logger: dialogue.logger,
      transactionLog: true,
      getSocket: (_options, done) => {
        const socket = connect({ host, port });
        onSocket(socket);
        socket.on('error', () => undefined);
        socket.once('error', done);
        socket.once('connect', () => {
          socket.off('error', done);
          done(null, { connection: socket });
        });
      },
    });
  }
}

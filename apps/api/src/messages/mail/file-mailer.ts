import { Mailer, type Message } from '@ospite/domain';
import { createTransport } from 'nodemailer';
import { toMail, type FindSender } from './envelope';
import type { MessageFolder } from './message-folder';

/** Writes messages into a folder, for installations without an SMTP server. */
export class FileMailer extends Mailer {
  /** A disk answers at once. */
  override readonly longestMs = 60_000;
  override readonly reachesRecipients = false;
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly folder: MessageFolder,
    private readonly findSender: FindSender,
  ) {
    super();
  }

  override async send(message: Message): Promise<void> {
    const { message: content } = await this.transport.sendMail(toMail(message, await this.findSender()));
    if (!Buffer.isBuffer(content)) throw new TypeError('The composed message is no buffer.');
    await this.folder.write(message, content);
  }

  override forget(message: Message): Promise<void> {
    return this.folder.remove(message);
  }
}

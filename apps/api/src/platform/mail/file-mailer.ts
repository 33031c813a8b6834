import { Mailer, type Message } from '@ospite/domain';
import { createTransport } from 'nodemailer';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toMail } from './envelope';
import type { FindSender } from './sender-address';

/**
 * Writes messages as `.eml` files, which any mail program opens, for installations without an SMTP server. A file
 * appears whole or not at all; its name sorts by time and is the same at every try.
 */
export class FileMailer extends Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly folder: string,
    private readonly findSender: FindSender,
  ) {
    super();
  }

  override async send(message: Message): Promise<void> {
    const { message: content } = await this.transport.sendMail(toMail(message, await this.findSender()));
    if (!Buffer.isBuffer(content)) throw new TypeError('The composed message is no buffer.');
    const name = nameOf(message);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const draft = path.join(this.folder, `.${name}.part`);
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, path.join(this.folder, name));
  }

  override async forget(message: Message): Promise<void> {
    await rm(path.join(this.folder, nameOf(message)), { force: true });
  }
}

function nameOf({ id, kind, createdAt }: Message): string {
  return `${createdAt.toISOString().replace(/[:.]/g, '-')}-${id}-${kind}.eml`;
}

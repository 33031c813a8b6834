import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { inDataFolder } from './data-folder';

/** What the product would have sent: without an SMTP server each message is an `.eml` file. Source: decisions §7. */
export interface Mailbox {
  /** All messages so far, in no particular order. */
  messages(): Promise<Email[]>;
  /** Waits for the one message that fits; more than one is an error, because nobody wants a letter twice. */
  only(fits: (message: Email) => boolean): Promise<Email>;
}

async function readMessages(): Promise<Email[]> {
  const folder = inDataFolder('mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}

/** Whether a message goes to this address. */
export function isTo(message: Email, address: string): boolean {
  return (message.to ?? []).some((recipient) => recipient.address?.toLowerCase() === address.toLowerCase());
}

export const mailbox: Mailbox = {
  messages: readMessages,
  async only(fits) {
    let found: Email[] = [];
    await expect
      .poll(async () => (found = (await readMessages()).filter(fits)).length, {
        message: 'messages that fit',
        timeout: 60_000,
      })
      .toBe(1);
    const [message] = found;
    if (!message) throw new Error('The message vanished.');
    return message;
  },
};

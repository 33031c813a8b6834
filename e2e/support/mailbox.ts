import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { inDataFolder } from './data-folder';

/** The e-mails that the product sent: without an SMTP server each is an `.eml` file. Source: specification §15. */
export interface Mailbox {
  /** Waits for the one e-mail that matches; more than one is an error, since nobody wants an e-mail twice. */
  only(matches: (email: Email) => boolean): Promise<Email>;
}

/** @param folder of a product of one's own, where it is not the one that all journeys share */
export async function readEmails(folder = inDataFolder('mail')): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}

/** Whether an e-mail goes to this address. */
export function isTo(email: Email, address: string): boolean {
  return (email.to ?? []).some((recipient) => recipient.address?.toLowerCase() === address.toLowerCase());
}

export const mailbox: Mailbox = {
  async only(matches) {
    let found: Email[] = [];
    await expect
      .poll(async () => (found = (await readEmails()).filter(matches)).length, {
        message: 'e-mails that match',
        timeout: 60_000,
      })
      .toBe(1);
    const [email] = found;
    if (!email) throw new Error('The e-mail vanished.');
    return email;
  },
};

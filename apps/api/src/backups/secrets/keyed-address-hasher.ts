import { AddressHasher, ErasureKeyMissingError, inSmallLetters } from '@ospite/domain';
import { createHmac } from 'node:crypto';
import type { ErasureKey, ErasureKeys } from './erasure-keys';

/** Hashes addresses with HMAC-SHA-256: `<id of the key>.<hash>`. */
export class KeyedAddressHasher extends AddressHasher {
  constructor(private readonly keys: ErasureKeys) {
    super();
  }

  override async keepKey(): Promise<void> {
    await this.keys.present();
  }

  override async hash(email: string): Promise<string> {
    return hashOf(email, await this.keys.present());
  }

  override async find(emails: readonly string[], hashes: readonly string[]): Promise<readonly string[]> {
    const keys = await this.keys.find(new Set(hashes.map(idOf)));
    const locked = hashes.filter((hash) => !keys.has(idOf(hash)));
    if (locked.length > 0) throw new ErasureKeyMissingError(locked.length);
    const wanted = new Set(hashes);
    return emails.filter((email) => [...keys.values()].some((key) => wanted.has(hashOf(email, key))));
  }
}

const idOf = (hash: string): string => hash.split('.')[0] ?? '';

const hashOf = (email: string, { id, secret }: ErasureKey): string =>
  `${id}.${createHmac('sha256', secret)
    .update(`address ${inSmallLetters(email)}`)
    .digest('hex')}`;

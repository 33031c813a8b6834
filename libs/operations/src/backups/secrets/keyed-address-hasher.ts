import { AddressHasher, comparableAddress, ErasureKeyMissingError, lowerCased } from '@ospite/domain';
import { createHmac } from 'node:crypto';
import { domainToUnicode } from 'node:url';
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
    return hashOf(comparableAddress(email), await this.keys.present());
  }

  override async find(emails: readonly string[], hashes: readonly string[]): Promise<readonly string[]> {
    const keys = await this.keys.find(new Set(hashes.map(idOf)));
    const locked = hashes.filter((hash) => !keys.has(idOf(hash)));
    if (locked.length > 0) throw new ErasureKeyMissingError(locked.length);
    const wanted = new Set(hashes);
    return emails.filter((email) =>
      [...keys.values()].some((key) =>
        spellings(email).some((spelling) => wanted.has(hashOf(spelling, key))),
      ),
    );
  }
}

const idOf = (hash: string): string => hash.split('.')[0] ?? '';

/**
 * The normalised address, and the spellings of it that were hashed by versions that did not normalise. Capitals and small
 * letters are no way back (`ß`, `SS`, `ss`): what turned into somebody else's address on it is left out.
 */
function spellings(email: string): string[] {
  const comparable = comparableAddress(email);
  const at = comparable.lastIndexOf('@') + 1;
  const inOwnLetters = comparable.slice(0, at) + domainToUnicode(comparable.slice(at));
  const inCapitals = comparable.toUpperCase().normalize('NFC');
  const typed = [email, inOwnLetters, inOwnLetters.normalize('NFD'), inCapitals].map(lowerCased);
  const own = typed.filter((spelling) => comparableAddress(spelling) === comparable);
  return [...new Set([comparable, ...own])];
}

const hashOf = (spelling: string, { id, secret }: ErasureKey): string =>
  `${id}.${createHmac('sha256', secret).update(`address ${spelling}`).digest('hex')}`;

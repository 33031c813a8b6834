import { createHmac } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { MediaStorage } from '@ospite/server/media';
import type { ServerSecrets } from '@ospite/server/persistence';
import { decrypt, encrypt } from '../archive/encryption';

/** A key that hashes e-mail addresses. */
export interface ErasureKey {
  /** A name that reveals nothing about the key. */
  readonly id: string;
  readonly secret: string;
}

const FOLDER = 'erasures/keys/';
const FORM = /^erasures\/keys\/([0-9a-f]{16})-(?:([0-9a-f]{16})\.age|open)$/;

/**
 * The installation has its key in its database, outside what archives hold. A copy is kept with the erasures, encrypted
 * with the passphrase of the archives, or in clear text when they are not encrypted either: anybody who can restore an
 * archive can apply the erasures, and nobody else can find out whom they concern. Changing the passphrase adds another
 * encrypted copy of the same key. See docs/decisions/0018-erasures-outlive-a-restore.md.
 */
export class ErasureKeys {
  constructor(
    private readonly files: MediaStorage,
    private readonly secrets: ServerSecrets,
    private readonly passphrase: string | undefined,
  ) {}

  /** The installation's key, after making sure that a restore elsewhere can have it too. */
  async present(): Promise<ErasureKey> {
    const key = keyOf(await this.secrets.obtain('erasures'));
    const copy = this.copyOf(key);
    if (!(await this.files.stat(copy))) await this.files.put(copy, await this.locked(key.secret));
    // From before there was a passphrase.
    if (this.passphrase !== undefined) await this.files.remove([openCopyOf(key)]);
    return key;
  }

  /** The requested keys that exist and can be opened with this passphrase, by id. */
  async find(ids: ReadonlySet<string>): Promise<ReadonlyMap<string, ErasureKey>> {
    const found = new Map<string, ErasureKey>();
    for (const copy of await this.files.list(FOLDER)) {
      const [, id = '', lock] = FORM.exec(copy) ?? [];
      if (!ids.has(id) || found.has(id)) continue;
      const secret = await this.opened(copy, lock !== undefined);
      // A copy may be damaged.
      if (secret !== undefined && keyOf(secret).id === id) found.set(id, keyOf(secret));
    }
    return found;
  }

  /** One per passphrase; without the key its name reveals nothing about the passphrase. */
  private copyOf(key: ErasureKey): string {
    if (this.passphrase === undefined) return openCopyOf(key);
    return `${FOLDER}${key.id}-${named(key.secret, `passphrase ${this.passphrase}`)}.age`;
  }

  private async locked(secret: string): Promise<Buffer> {
    const plain = Buffer.from(secret);
    if (this.passphrase === undefined) return plain;
    return buffer(Readable.from(encrypt(Readable.from([plain]), this.passphrase)));
  }

  /** Undefined when it cannot be opened. */
  private async opened(copy: string, isLocked: boolean): Promise<string | undefined> {
    const content = (await this.files.read(copy))?.content;
    if (!content || !isLocked) return content?.toString('utf8');
    if (this.passphrase === undefined) return undefined;
    const plain = buffer(Readable.from(decrypt(Readable.from([content]), this.passphrase)));
    return plain.then(
      (secret) => secret.toString('utf8'),
      () => undefined,
    );
  }
}

const keyOf = (secret: string): ErasureKey => ({ id: named(secret, 'id'), secret });
const openCopyOf = ({ id }: ErasureKey): string => `${FOLDER}${id}-open`;
const named = (secret: string, what: string): string =>
  createHmac('sha256', secret).update(what).digest('hex').slice(0, 16);

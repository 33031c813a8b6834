import { damaged, RestoreRefusedError } from '../persistence/restore-refused';
import type { Identity, Recipient, Stanza } from 'age-encryption';
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { promisify } from 'node:util';

/** How an encrypted archive begins (age-encryption.org/v1). */
export const AGE_MAGIC = Buffer.from('age-encryption.org/v1\n');

const LABEL = Buffer.from('age-encryption.org/v1/scrypt');
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
/**
 * The cost of one guess at the passphrase, as a power of two: 128 MiB and about half a second. OWASP's password storage
 * sheet asks for at least this much; age's own default takes 256 MiB, which a small server may not have at night.
 */
const WORK_FACTOR = 17;
/** A foreign archive may not cost us more than this. Source: age's own limit for what it opens, 22. */
const MAX_WORK_FACTOR = 20;

const derive = promisify<Buffer, Buffer, number, object, Buffer>(scrypt);

/** The key of a passphrase. The library would compute it in JavaScript, on the thread that serves guests. */
function keyOf(passphrase: string, salt: Buffer, workFactor: number): Promise<Buffer> {
  const cost = 2 ** workFactor;
  const options = { N: cost, r: 8, p: 1, maxmem: 2 * 128 * 8 * cost };
  return derive(Buffer.from(passphrase), Buffer.concat([LABEL, salt]), KEY_BYTES, options);
}

/** Loaded only for an encrypted archive: with its curves it takes several megabytes of memory. */
const library = () => import('age-encryption');

const NONCE = Buffer.alloc(12);
const CIPHER = 'chacha20-poly1305';

/** Locks the file's key with a passphrase, as age's `-p` does. */
class PassphraseRecipient implements Recipient {
  constructor(private readonly passphrase: string) {}

  async wrapFileKey(fileKey: Uint8Array): Promise<Stanza[]> {
    const salt = randomBytes(SALT_BYTES);
    const key = await keyOf(this.passphrase, salt, WORK_FACTOR);
    const cipher = createCipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    const { Stanza: Header } = await library();
    return [new Header(['scrypt', unpadded(salt), String(WORK_FACTOR)], new Uint8Array(body))];
  }
}

/** Opens the file's key with a passphrase. */
class PassphraseIdentity implements Identity {
  constructor(private readonly passphrase: string) {}

  async unwrapFileKey(stanzas: Stanza[]): Promise<Uint8Array | null> {
    const [stanza] = stanzas;
    const [kind, salt = '', workFactor = ''] = stanza?.args ?? [];
    if (!stanza || stanzas.length !== 1 || kind !== 'scrypt') return null;
    if (!/^[1-9]\d?$/.test(workFactor) || Number(workFactor) > MAX_WORK_FACTOR)
      throw damaged(`its passphrase costs 2^${workFactor}`);
    const body = Buffer.from(stanza.body);
    const key = await keyOf(this.passphrase, Buffer.from(salt, 'base64'), Number(workFactor));
    const cipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
    cipher.setAuthTag(body.subarray(-TAG_BYTES));
    try {
      return new Uint8Array(Buffer.concat([cipher.update(body.subarray(0, -TAG_BYTES)), cipher.final()]));
    } catch {
      return null;
    }
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Encrypts with a passphrase as a standard age file, which `age -d` opens; no more than 64 KiB are held at a time. */
export async function* encrypt(source: AsyncIterable<Buffer>, passphrase: string): AsyncIterable<Buffer> {
  const { Encrypter } = await library();
  const encrypter = new Encrypter();
  encrypter.addRecipient(new PassphraseRecipient(passphrase));
  yield* bytesOf(await encrypter.encrypt(streamOf(source)));
}

/**
 * Decrypts what `encrypt` or `age -p` has written.
 * @throws RestoreRefusedError when the passphrase does not fit, or bytes were changed or are missing
 */
export async function* decrypt(source: AsyncIterable<Buffer>, passphrase: string): AsyncIterable<Buffer> {
  const { Decrypter } = await library();
  const decrypter = new Decrypter();
  decrypter.addIdentity(new PassphraseIdentity(passphrase));
  const opened = await decrypter.decrypt(streamOf(source)).catch((error: unknown) => {
    if (error instanceof RestoreRefusedError) throw error;
    throw new RestoreRefusedError(
      'passphrase_wrong',
      'BACKUP_PASSPHRASE does not open this archive, or its first bytes are damaged. Nothing was restored.',
    );
  });
  try {
    yield* bytesOf(opened);
  } catch (error) {
    throw damaged(`it cannot be decrypted: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Bytes are requested only when somebody reads them. */
const streamOf = (source: AsyncIterable<Buffer>) =>
  NodeStream.from(source) as unknown as ReadableStream<Uint8Array>;

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncIterable<Buffer> {
  for await (const part of stream) yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
}

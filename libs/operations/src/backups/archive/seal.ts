import { damaged } from '../persistence/restore-refused';
import { createHash } from 'node:crypto';

/** A block of a tar file (bytes). What follows the end of a tar file is ignored by every program that reads it. */
const SEAL_BYTES = 512;

/**
 * Passes the bytes on and adds the seal, a block with their SHA-256. Nothing else in an unencrypted archive checks
 * every single byte: the padding between files and the fields of their headers have no checksums.
 */
export async function* seal(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const hash = createHash('sha256');
  for await (const part of source) {
    hash.update(part);
    yield part;
  }
  yield sealOf(hash.digest('hex'));
}

/**
 * Passes on all but the seal.
 * @throws RestoreRefusedError at the end, when the bytes before were not those that were sealed
 */
export async function* unseal(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const hash = createHash('sha256');
  let tail: Buffer = Buffer.alloc(0);
  for await (const part of source) {
    const all = Buffer.concat([tail, part]);
    const before = all.subarray(0, Math.max(0, all.length - SEAL_BYTES));
    tail = all.subarray(before.length);
    if (before.length === 0) continue;
    hash.update(before);
    yield before;
  }
  if (!tail.equals(sealOf(hash.digest('hex'))))
    throw damaged('its seal is broken: bytes were changed or are missing');
}

function sealOf(sha256: string): Buffer {
  const block = Buffer.alloc(SEAL_BYTES);
  block.write(`ospite-backup sha256 ${sha256}\n`);
  return block;
}

import { randomBytes } from 'node:crypto';
import type { MadePicture } from '../encoding/make-picture';

const NAME_BYTES = 10;

/**
 * The same picture under names that no other upload has, also not one of the same picture: so its files are nobody
 * else's, go when its row goes, and cannot be guessed while there is no row yet.
 */
export function withOwnNames(made: MadePicture): MadePicture {
  const own = randomBytes(NAME_BYTES).toString('hex');
  return { ...made, files: made.files.map((file) => ({ ...file, name: file.name.replace(/^[^-]+/, own) })) };
}

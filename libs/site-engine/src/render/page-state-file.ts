import { createHash } from 'node:crypto';
import type { PageStateFile } from '../rendered-page';

/** Base64url letters of a hash: 132 bits, so that no two states are taken for one another. */
const HASH_LENGTH = 22;

/**
 * The state of a page as a file whose address holds its hash, so that it may be cached for ever.
 * @param prefix where states are served
 * @param path of the page, which follows the hash: a server that does not have the file can make it again
 */
export function pageStateFile(prefix: string, json: string, path: string): PageStateFile {
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, HASH_LENGTH);
  return { address: `${prefix}${hash}${path}`, json };
}

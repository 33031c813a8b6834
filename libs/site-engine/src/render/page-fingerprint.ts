import { createHash } from 'node:crypto';
import type { RenderRequest } from '../rendered-page';

/**
 * Of all that a page is made from: the program, what was asked for (the day among it) and what was read, whole, since the
 * page shows more of it than its state holds: every language's text where its own is missing, policies, structured data.
 * Rendering takes nothing else: no clock, and nothing of an earlier page.
 */
export function pageFingerprint(
  program: string,
  { apiOrigin: _apiOrigin, unlessFingerprint: _unlessFingerprint, ...asked }: RenderRequest,
  reads: unknown,
): string {
  return createHash('sha256')
    .update(JSON.stringify([program, asked, reads]))
    .digest('base64url');
}

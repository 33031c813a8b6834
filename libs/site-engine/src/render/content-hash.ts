import { createHash } from 'node:crypto';

/** `sha256-…` of the text of an inline script or style, for the Content-Security-Policy. */
export function contentHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

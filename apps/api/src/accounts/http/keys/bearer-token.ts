import type { Request } from 'express';

const BEARER = /^Bearer(?: +(.*))?$/i;

/**
 * The token of `Authorization: Bearer …` (RFC 6750 §2.1), as it was sent; undefined when there is none. Other schemes are
 * not for us: a proxy in front may ask for a password of its own, and pass it on.
 */
export function bearerTokenOf(request: Request): string | undefined {
  const sent = BEARER.exec(request.get('Authorization') ?? '');
  return sent ? (sent[1]?.trim() ?? '') : undefined;
}

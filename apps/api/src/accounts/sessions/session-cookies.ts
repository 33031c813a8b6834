import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieOptions } from 'express';
import { KEPT_SESSION_MS, SESSION_MAX_MS } from '@ospite/domain';

/** Name of the session's cookie; `__Host-` binds it to this very host and needs https. Source: specification §12. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}

/**
 * The id in a session's cookie, as express-session signs it: `s:<id>.<HMAC-SHA-256>`, escaped.
 * @returns undefined when this server did not sign it
 */
export function signedSessionId(value: string, secret: string): string | undefined {
  const [, id, signature] = /^s(?::|%3A)([^.]+)\.(.+)$/i.exec(value) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const expected = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  const [given, own] = [unescaped(signature), expected].map((text) => Buffer.from(text));
  return given && own && given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export function sessionCookieOptions(isSecure: boolean): CookieOptions {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure, maxAge: SESSION_MAX_MS };
}

export function staffCookieOptions(isSecure: boolean, isKept = false): CookieOptions {
  return { sameSite: 'lax', path: '/', secure: isSecure, maxAge: sessionAge(isKept) };
}

/** How long the browser keeps the cookies of a session (milliseconds). */
export function sessionAge(isKept: boolean): number {
  return isKept ? KEPT_SESSION_MS : SESSION_MAX_MS;
}

import type { CookieOptions } from 'express';
import { SESSION_MAX_MS } from '@ospite/domain';

/** Readable by pages and worth nothing: it keeps tracking code and banners away from the owner. Source: decisions §3. */
export const STAFF_COOKIE = 'staff';

/** Name of the session's cookie; `__Host-` binds it to this very host and needs https. Source: decisions §4. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}

export function sessionCookieOptions(isSecure: boolean): CookieOptions {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure, maxAge: SESSION_MAX_MS };
}

export function staffCookieOptions(isSecure: boolean): CookieOptions {
  return { sameSite: 'lax', path: '/', secure: isSecure, maxAge: SESSION_MAX_MS };
}

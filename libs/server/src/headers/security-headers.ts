import type { RequestHandler } from 'express';
import type { HeaderList } from './header-list';

const YEAR_SECONDS = 31_536_000;

// No page needs special browser features; one that does enables it here.
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** Set on every response, whoever creates it. Source: OWASP Secure Headers Project; specification §12. */
const BASE: HeaderList = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', PERMISSIONS],
];

/** For the API's responses and plain files: nothing in them may load or run anything. */
const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of the API's responses. A back-office at another address of the same site may read them. */
export const API_HEADERS: HeaderList = [
  ...BASE,
  ['Content-Security-Policy', NOTHING_POLICY],
  ['Cross-Origin-Resource-Policy', 'same-site'],
];

/** Headers of pictures and other uploaded files: shown, never run. */
export const UPLOAD_HEADERS: HeaderList = [
  ...BASE,
  ['Content-Security-Policy', `${NOTHING_POLICY}; sandbox`],
  ['Cross-Origin-Resource-Policy', 'same-site'],
];

/** Headers of our own scripts, styles, fonts. */
export const ASSET_HEADERS: HeaderList = [
  ...BASE,
  ['Content-Security-Policy', NOTHING_POLICY],
  ['Cross-Origin-Resource-Policy', 'same-site'],
];

/** Headers of a document under its own policy. */
export function documentHeaders(policy: string): HeaderList {
  return [...BASE, ['Content-Security-Policy', policy], ['Cross-Origin-Resource-Policy', 'same-origin']];
}

/** Browsers that once came by https never come by http again; sent only where the site is https. */
export function transportHeaders(isSecure: boolean): HeaderList {
  return isSecure ? [['Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`]] : [];
}

/** Sets headers on every response. */
export function withHeaders(headers: HeaderList): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

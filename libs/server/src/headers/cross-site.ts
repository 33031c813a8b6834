import { DomainError, type ErrorCode } from '@ospite/domain/shared';
import type { Request, RequestHandler } from 'express';
import type { Config } from '../config/config';

/** Methods that change nothing (RFC 9110 §9.2.1), as far as we use them. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps pages of other sites from writing here in a visitor's name. An unsafe method passes when `Sec-Fetch-Site` says
 * that our own page (or the person) sent it, else when `Origin` is our own or a configured one; a request with neither
 * header does not come from a browser. Source: specification §12, Cross-site requests.
 */
export function crossSiteGuard(config: Config, refusal: ErrorCode): RequestHandler {
  return (request, _response, next) => {
    const passes = SAFE_METHODS.has(request.method) || isOurs(request, config);
    next(passes ? undefined : new DomainError(refusal));
  };
}

function isOurs(request: Request, config: Config): boolean {
  const site = request.get('Sec-Fetch-Site');
  if (site === 'same-origin' || site === 'none') return true;
  const origin = request.get('Origin');
  if (origin === undefined) return site === undefined;
  return origin === ownOrigin(request, config) || config.allowedOrigins.includes(origin);
}

/** Scheme and host as the visitor sees them. Where the site is https by configuration the scheme is, too. */
function ownOrigin(request: Request, config: Config): string {
  const scheme = config.isSecure ? 'https' : request.protocol;
  return `${scheme}://${(request.host ?? '').toLowerCase()}`;
}

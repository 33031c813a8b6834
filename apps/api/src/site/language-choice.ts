import { LANGUAGE_COOKIE_SECONDS, LANGUAGE_KEY } from '@ospite/contracts/site';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@ospite/domain';
import { languageOfPath, matchPath, pathTo } from '@ospite/i18n/paths';
import type { Request, Response } from 'express';
import { storedLanguage } from '@ospite/server/headers';
import { redirect, writeAddress, type Address } from './addresses';

/**
 * `?lang=xx` stores the visitor's choice; a stored choice leads away from Italian addresses. Source: decisions §2.
 * @returns whether the request has been answered
 */
export function followLanguageChoice(
  request: Request,
  response: Response,
  { path, query }: Address,
  isSecure: boolean,
): boolean {
  const chosen = query.get(LANGUAGE_KEY);
  if (chosen === null) {
    const elsewhere = addressInStoredLanguage(path, storedLanguage(request.headers.cookie));
    if (elsewhere === undefined) return false;
    redirect(response, 302, writeAddress({ path: elsewhere, query }));
    return true;
  }
  if (isPrefetch(request)) {
    // It must store nothing, and the visit must not use its response either.
    response.setHeader('Cache-Control', 'no-store');
    response.status(204).end();
    return true;
  }
  if (isLanguage(chosen)) {
    response.cookie(LANGUAGE_KEY, chosen, {
      maxAge: LANGUAGE_COOKIE_SECONDS * 1000,
      sameSite: 'lax',
      secure: isSecure,
      path: '/',
    });
  }
  query.delete(LANGUAGE_KEY);
  const target = (isLanguage(chosen) ? addressIn(path, chosen) : undefined) ?? path;
  redirect(response, 302, writeAddress({ path: target, query }));
  return true;
}

/** The one address that used to serve every language but Italian. Source: specification §2, Route table. */
const FORMERLY_SHARED = pathTo('review', 'en');

/**
 * Where a visitor who has chosen another language is taken from an Italian address, and from `/reviews`: to the same page
 * in that language. Other addresses speak their own language whatever is stored. Source: decisions §2.
 */
export function addressInStoredLanguage(path: string, stored: Language | undefined): string | undefined {
  if (stored === undefined || stored === DEFAULT_LANGUAGE) return undefined;
  const spoken = languageOfPath(path);
  const isLeft = spoken === DEFAULT_LANGUAGE || (path === FORMERLY_SHARED && spoken !== stored);
  return isLeft ? addressIn(path, stored) : undefined;
}

/** The same page's address in another language; undefined when the address has no page. */
function addressIn(path: string, language: Language): string | undefined {
  const match = matchPath(path);
  return match && pathTo(match.page, language, match.slug);
}

function isPrefetch(request: Request): boolean {
  return /prefetch/.test(request.get('Sec-Purpose') ?? request.get('Purpose') ?? '');
}

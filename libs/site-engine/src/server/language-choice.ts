import { isLanguage, type Language } from '@ospite/domain';
import { storedLanguage } from '@ospite/server/headers';
import type { Request, Response } from 'express';
import { redirect, writeAddress, type Address } from './addresses';

interface LanguageChoice {
  /** Name of the parameter that chooses, and of the cookie that remembers. */
  readonly name: string;
  readonly cookieSeconds: number;
  /** The site is reached by HTTPS. */
  readonly isSecure: boolean;
  /** The same page's address in another language; undefined when the address has no page. */
  readonly addressIn: (path: string, language: Language) => string | undefined;
  /** Where to redirect a visitor who has chosen a language; undefined to stay on the page. */
  readonly addressInStoredLanguage: (path: string, stored: Language | undefined) => string | undefined;
}

/**
 * `?lang=xx` stores the visitor's choice and leads to the page in that language; so does a stored choice.
 * @returns whether the request has been answered
 */
export function followLanguageChoice(
  request: Request,
  response: Response,
  { path, query }: Address,
  { name, cookieSeconds, isSecure, addressIn, addressInStoredLanguage }: LanguageChoice,
): boolean {
  const chosen = query.get(name);
  if (chosen === null) {
    const elsewhere = addressInStoredLanguage(path, storedLanguage(request.headers.cookie, name));
    if (elsewhere === undefined) return false;
    redirect(response, 302, writeAddress({ path: elsewhere, query }));
    return true;
  }
  if (isPrefetch(request)) {
    // A prefetch must not store the choice, and the visit that follows must not use its response.
    response.setHeader('Cache-Control', 'no-store');
    response.status(204).end();
    return true;
  }
  if (isLanguage(chosen)) {
    response.cookie(name, chosen, {
      maxAge: cookieSeconds * 1000,
      sameSite: 'lax',
      secure: isSecure,
      path: '/',
    });
  }
  query.delete(name);
  const target = (isLanguage(chosen) ? addressIn(path, chosen) : undefined) ?? path;
  redirect(response, 302, writeAddress({ path: target, query }));
  return true;
}

function isPrefetch(request: Request): boolean {
  return /prefetch/.test(request.get('Sec-Purpose') ?? request.get('Purpose') ?? '');
}

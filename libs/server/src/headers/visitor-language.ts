import { LANGUAGE_KEY } from '@ospite/contracts/site';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@ospite/domain';
import type { Request } from 'express';
import { cookieValues } from './cookies';

/** The language that a `Cookie` header says was chosen, if any. */
export function storedLanguage(cookies: string | undefined): Language | undefined {
  return cookieValues(cookies, LANGUAGE_KEY).find(isLanguage);
}

/** The visitor's language: the stored choice, else the first of the browser's languages that the site has, else Italian. */
export function visitorLanguage(request: Request): Language {
  return (
    storedLanguage(request.headers.cookie) ??
    request
      .acceptsLanguages()
      .map((tag) => tag.slice(0, 2).toLowerCase())
      .find(isLanguage) ??
    DEFAULT_LANGUAGE
  );
}

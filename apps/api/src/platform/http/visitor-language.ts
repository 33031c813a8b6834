import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@ospite/domain';
import type { Request } from 'express';
import { storedLanguage } from '../site/language-choice';

/**
 * The language of who asks: the stored choice, else the first of the browser's languages that we speak, else Italian.
 */
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

import { isLanguage, type Language } from '@ospite/domain/shared';
import { cookieValues } from './cookies';

/** The language that a `Cookie` header says was chosen, if any. @param name of the cookie */
export function storedLanguage(cookies: string | undefined, name: string): Language | undefined {
  return cookieValues(cookies, name).find(isLanguage);
}

import { LANGUAGE_COOKIE_SECONDS, LANGUAGE_KEY } from '@ospite/contracts/site';
import { isLanguage, type Language } from '@ospite/domain';

const DISMISSED_KEY = 'lang-offer-dismissed';

/** The language the visitor chose before; undefined without one, or where the browser stores nothing. */
export function storedLanguage(): Language | undefined {
  return read(LANGUAGE_KEY, isLanguage);
}

export function hasLanguageCookie(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${LANGUAGE_KEY}=`));
}

/** Stores the choice in the browser and, for the server, in a cookie. */
export function storeLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax`;
  write(LANGUAGE_KEY, language);
}

export function isOfferDismissed(): boolean {
  return read(DISMISSED_KEY, (text): text is string => text === 'yes') !== undefined;
}

export function dismissOffer(): void {
  write(DISMISSED_KEY, 'yes');
}

function read<Text extends string>(key: string, fits: (text: unknown) => text is Text): Text | undefined {
  try {
    const text = localStorage.getItem(key);
    return fits(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that stores nothing still shows every language at its own address.
  }
}

import { DEFAULT_LANGUAGE, type Language } from '@ospite/domain';
import { useEffect, useEffectEvent } from 'react';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useAddressOf, usePageAddress } from '../../shared/navigation/page';
import { hasLanguageCookie, storedLanguage, storeLanguage } from './language-choice';

/**
 * Stores the language of a page that is really shown, unless it is the default and nothing was chosen before
 * (specification §10). A browser that lost the cookie but not the choice gets the cookie back, and the page in its
 * language.
 */
export function useLanguageMemory(): void {
  const { language } = usePageFacts();
  const { page, slug } = usePageAddress();
  const addressOf = useAddressOf();
  const goTo = useEffectEvent((stored: Language) => {
    if (page) window.location.replace(addressOf(page, stored, slug));
  });
  useEffect(() => {
    const stored = storedLanguage();
    if (stored === language && hasLanguageCookie()) return;
    if (stored === undefined && language === DEFAULT_LANGUAGE) return;
    const lostCookie = stored !== undefined && stored !== language && !hasLanguageCookie();
    if (lostCookie && language === DEFAULT_LANGUAGE) {
      storeLanguage(stored);
      goTo(stored);
      return;
    }
    storeLanguage(language);
  }, [language, page, slug]);
}

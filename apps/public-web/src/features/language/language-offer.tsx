import { isLanguage, type Language } from '@ospite/domain';
import { pathTo } from '@ospite/i18n/paths';
import { useHydrated } from '@ospite/site-engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { dismissOffer, isOfferDismissed, storedLanguage, storeLanguage } from './language-choice';
import * as s from './language-offer.module.css';

/** The home page offers the browser's own language in a small line, never by a redirect (specification §10). */
export function LanguageOffer() {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const hydrated = useHydrated();
  const [closed, setClosed] = useState(false);
  const offered = hydrated && !closed ? languageToOffer(language) : undefined;
  if (!offered) return null;
  return (
    <p className={s.offer} lang={offered}>
      <span className={s.sentence}>{t(`home:offer.${offered}`)} </span>
      <a href={pathTo('home', offered)} hrefLang={offered} onClick={() => storeLanguage(offered)}>
        {t(`home:offer.accept.${offered}`)}
      </a>
      <button
        type="button"
        className={s.dismiss}
        onClick={() => {
          dismissOffer();
          setClosed(true);
        }}
      >
        {t(`home:offer.dismiss.${offered}`)}
      </button>
    </p>
  );
}

function languageToOffer(spoken: Language): Language | undefined {
  if (storedLanguage() !== undefined || isOfferDismissed()) return undefined;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return wanted === spoken ? undefined : wanted;
}

import { LANGUAGE_KEY } from '@ospite/contracts/site';
import { LANGUAGES, type Language } from '@ospite/domain';
import { VisuallyHidden } from '@ospite/ui';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useAddressOf, usePageAddress } from '../../shared/navigation/page';
import { useRenderedSearch } from '../../shared/navigation/rendered-search';
import { isPlainClick } from '../../shared/navigation/site-link';
import { storeLanguage } from './language-choice';
import * as s from './language-switcher.module.css';

/**
 * The same page in the other languages. Without script the links carry the choice to the server; with script it is
 * stored at once, and the link leads straight to the clean address.
 */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { language: current } = usePageFacts();
  const { page = 'home', slug } = usePageAddress();
  const addressOf = useAddressOf();
  const addressIn = (language: Language) => addressOf(page, language, slug);
  // A stay that the address names stays with it.
  const search = useRenderedSearch();
  const query = search ? `${search}&` : '?';
  const choose = (language: Language) => {
    storeLanguage(language);
    window.location.assign(addressIn(language) + window.location.search);
  };
  return (
    <details className={s.switcher} name="site-menu">
      <summary className={s.current}>
        <VisuallyHidden>{t('common:nav.language')}: </VisuallyHidden>
        <span lang={current}>
          <VisuallyHidden>{t(`common:languages.${current}`)}</VisuallyHidden>
          <span aria-hidden="true">{current.toUpperCase()}</span>
        </span>
        <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor">
          <path d="m2 4 4 4 4-4" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </summary>
      <ul className={s.list}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              className={s.choice}
              href={`${addressIn(language)}${query}${LANGUAGE_KEY}=${language}`}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                choose(language);
              }}
            >
              {t(`common:languages.${language}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

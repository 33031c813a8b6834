import { pathTo } from '@ospite/i18n/paths';
import { use, useEffect, useState, type ComponentType } from 'react';
import { I18nContext } from 'react-i18next';
import { useSelector } from 'react-redux';
import { storedConsent } from '../../shared/consent/stored-consent';
import { usePageFacts } from '../../shared/facts/page-facts';
import type { VisitRoot } from '../../shared/visit/visit-slice';

/** Milliseconds after which the dialog appears, counted from hydration. Source: specification §9, §11. */
export const COOKIE_DIALOG_DELAY_MS = 500;

/**
 * Loads the cookie dialog, and what follows from a choice, only for those who need them: nobody else pays for their script.
 */
export function ConsentTiming() {
  const { language, trackingOrigins } = usePageFacts();
  const i18n = use(I18nContext)?.i18n;
  const isOpened = useSelector<VisitRoot, boolean>((state) => state.visit.isChoosingCookies);
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (Loaded || !i18n) return undefined;
    const load = () => {
      if (!isOpened && !trackingOrigins && storedConsent()) return;
      import(/* webpackChunkName: "consent" */ './loaded-consent')
        .then(({ loadConsent }) => loadConsent(i18n))
        .then(
          (Consent) => setLoaded(() => Consent),
          // Whoever asked for the dialog gets the policy, which says how to choose without it.
          () => isOpened && window.location.assign(pathTo('cookiePolicy', language)),
        );
    };
    const timer = setTimeout(load, isOpened ? 0 : COOKIE_DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, [Loaded, i18n, isOpened, language, trackingOrigins]);
  return Loaded && <Loaded />;
}

import { consentsApi } from '@ospite/contracts/guest';
import { CONSENT_KEY } from '@ospite/contracts/site';
import { CONSENT_VERSION, type ConsentChoice } from '@ospite/domain';
import { useDispatch } from 'react-redux';
import type { StoredConsent } from '../../shared/consent/stored-consent';
import { usePageFacts } from '../../shared/facts/page-facts';
import { cookieDialogClosed } from '../../shared/visit/visit-slice';
import { clearForeignCookies } from './clear-foreign-cookies';

/**
 * What becomes of a choice: it is stored, and reported to prove that visitors are asked. Where tracking code may have run
 * by an earlier choice, withdrawal takes its cookies away and loads the page anew, without it.
 * @param current the choice that counts until then
 * @returns takes the choice, or nothing when none was made
 */
export function useChoice(current: ConsentChoice | undefined): (choice: ConsentChoice | undefined) => void {
  const dispatch = useDispatch();
  const [record] = consentsApi.endpoints.recordConsent.useMutation();
  const { trackingOrigins } = usePageFacts();
  return async (choice) => {
    dispatch(cookieDialogClosed(choice));
    if (!choice) return;
    const preferences = { necessary: true, ...choice } as const;
    store({ preferences, timestamp: new Date().toISOString(), version: CONSENT_VERSION });
    const body = { version: CONSENT_VERSION, choice: preferences };
    const { error } = await record({ recordConsentRequest: body });
    if (error) console.warn('The choice about cookies could not be recorded.');
    if (!trackingOrigins || !current || !isWithdrawn(current, choice)) return;
    clearForeignCookies(document);
    window.location.reload();
  };
}

function isWithdrawn(before: ConsentChoice, now: ConsentChoice): boolean {
  return (before.analytics && !now.analytics) || (before.marketing && !now.marketing);
}

function store(consent: StoredConsent): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    // A browser that stores nothing keeps the choice for this visit.
  }
}

import { consentsApi } from '@ospite/contracts/guest';
import { CONSENT_KEY } from '@ospite/contracts/site';
import { CONSENT_VERSION, type ConsentChoice } from '@ospite/domain';
import { useDispatch } from 'react-redux';
import type { StoredConsent } from '../../shared/consent/stored-consent';
import { usePageFacts } from '../../shared/facts/page-facts';
import { cookieDialogClosed } from '../../shared/visit/visit-slice';
import { endTracking, isWithdrawn } from './withdrawal';

/** How long tracking code runs on (milliseconds) for the report of its end to leave. */
const RECORDING_MS = 1_000;

/**
 * What becomes of a choice: it is stored, and reported to prove that visitors are asked. Where tracking code may have run
 * by an earlier choice, withdrawal takes away what it stored and loads the page anew, without it.
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
    const recorded = record({ recordConsentRequest: body }).then(
      ({ error }) => error && console.warn('The choice about cookies could not be recorded.'),
    );
    if (!trackingOrigins || !current || !isWithdrawn(current, choice)) return;
    await Promise.race([recorded, new Promise((late) => setTimeout(late, RECORDING_MS))]);
    endTracking();
  };
}

function store(consent: StoredConsent): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    // A browser that stores nothing keeps the choice for this visit.
  }
}

import { CONSENT_KEY } from '@ospite/contracts/site';
import type { ConsentChoice } from '@ospite/domain';
import { storedConsent } from '../../shared/consent/stored-consent';
import { clearForeign } from './clear-foreign';

export function isWithdrawn(before: ConsentChoice, now: ConsentChoice): boolean {
  return (before.analytics && !now.analytics) || (before.marketing && !now.marketing);
}

/** Takes away what the tracking code stored, and loads the page anew without it: nothing else ends what runs. */
export function endTracking(): void {
  clearForeign(window);
  window.location.reload();
}

/**
 * Ends the tracking code of this page when consent is withdrawn in another tab, or was while the browser kept the page to go
 * back to.
 * @returns stops listening
 */
export function endWhenWithdrawnElsewhere(choice: ConsentChoice): () => void {
  const look = (): void => {
    const now = storedConsent();
    if (now && isWithdrawn(choice, now)) endTracking();
  };
  const ofChoice = ({ key }: StorageEvent): void => void (key === CONSENT_KEY && look());
  window.addEventListener('storage', ofChoice);
  window.addEventListener('pageshow', look);
  return () => {
    window.removeEventListener('storage', ofChoice);
    window.removeEventListener('pageshow', look);
  };
}

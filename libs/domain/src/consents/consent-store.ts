import type { Consent } from './consent';

/** Port: consents as kept. */
export abstract class ConsentStore {
  abstract add(consent: Consent): Promise<void>;
}

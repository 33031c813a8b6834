import type { Handlers } from '@ospite/contracts/testing';

/** A day with visits. */
export function visitOperations(): Handlers {
  const byLanguage = { it: 1_234, en: 0, de: 0, es: 0 };
  return { listVisitDays: [{ day: '2027-05-01', visits: 1_234, visitors: 800, byLanguage }] };
}

import { allowsTracking, CONSENT_VERSION, isConsentCurrent } from './consent';

const NOW = new Date('2026-11-22T10:00:00Z');

describe('a choice about cookies', () => {
  it.each([
    ['made just now', CONSENT_VERSION, '2026-11-22T10:00:00.000Z', true],
    ['made nearly six months ago', CONSENT_VERSION, '2026-05-22T11:00:00.000Z', true],
    ['made more than six months ago', CONSENT_VERSION, '2026-05-22T09:00:00.000Z', false],
    ['made in another dialog', '2025-01', '2026-11-22T09:00:00.000Z', false],
    ['made in a dialog without a version', undefined, '2026-11-22T09:00:00.000Z', false],
    ['of a time that nobody can read', CONSENT_VERSION, 'yesterday', false],
    ['of a time that has not come', CONSENT_VERSION, '2027-01-01T00:00:00.000Z', false],
  ])('%s', (_what, version, timestamp, isCurrent) => {
    expect(isConsentCurrent(version, timestamp, NOW)).toBe(isCurrent);
  });

  it('lets tracking code run for analytics or for marketing', () => {
    expect(
      [
        { analytics: false, marketing: false },
        { analytics: true, marketing: false },
        { analytics: false, marketing: true },
      ].map(allowsTracking),
    ).toEqual([false, true, true]);
  });
});

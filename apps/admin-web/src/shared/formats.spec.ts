import { momentText, recentMomentText } from './formats';

afterEach(() => jest.useRealTimers());

it('leaves out a year that is this one at the property, wherever the browser is', () => {
  jest.useFakeTimers({ now: new Date('2026-05-01T08:30:00Z') });
  expect(momentText('2026-05-01T08:00:00Z')).toBe('1 maggio alle 10:00');
  expect(momentText('2025-12-31T23:30:00Z')).toBe('1 gennaio alle 00:30');
  expect(momentText('2025-12-31T22:30:00Z')).toBe('31 dicembre 2025 alle 23:30');
});

it('knows today and yesterday at the property, also in the night after the shortest day', () => {
  const now = new Date('2026-03-29T22:30:00Z');
  expect(recentMomentText('2026-03-29T22:05:00Z', now)).toBe('oggi alle 00:05');
  expect(recentMomentText('2026-03-29T10:00:00Z', now)).toBe('ieri alle 12:00');
  expect(recentMomentText('2026-03-28T10:00:00Z', now)).toMatch(/^il 28 marzo /);
});

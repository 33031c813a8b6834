import { momentText } from './formats';

afterEach(() => jest.useRealTimers());

it('leaves out a year that is this one at the property, wherever the browser is', () => {
  jest.useFakeTimers({ now: new Date('2026-05-01T08:30:00Z') });
  expect(momentText('2026-05-01T08:00:00Z')).toBe('1 maggio alle 10:00');
  expect(momentText('2025-12-31T23:30:00Z')).toBe('1 gennaio alle 00:30');
  expect(momentText('2025-12-31T22:30:00Z')).toBe('31 dicembre 2025 alle 23:30');
});

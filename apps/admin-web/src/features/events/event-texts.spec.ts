// Shows: specification §2 Admin events, §9 Constants and limits
import { isPast, shortDescription } from './event-texts';

it('cuts a description at 100 characters, and no sooner', () => {
  const hundred = 'à'.repeat(100);
  expect(shortDescription({ description: hundred })).toBe(hundred);
  expect(shortDescription({ description: `${hundred}b` })).toBe(`${hundred}…`);
  expect(shortDescription({ description: `${'a'.repeat(99)} bc` })).toBe(`${'a'.repeat(99)}…`);
});

it('never cuts a character in two', () => {
  expect(shortDescription({ description: '🎆'.repeat(101) })).toBe(`${'🎆'.repeat(100)}…`);
});

it('takes an event for past the day after its last one, on the property’s clock', () => {
  const now = new Date('2026-08-02T22:30:00Z');
  expect(isPast({ startDate: '2026-08-01', endDate: '2026-08-03' }, now)).toBe(false);
  expect(isPast({ startDate: '2026-08-02', endDate: null }, now)).toBe(true);
  expect(isPast({ startDate: null, endDate: null }, now)).toBe(false);
});

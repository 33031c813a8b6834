import { shortDescription } from './event-texts';

it('cuts a description at 100 characters, and no sooner', () => {
  const hundred = 'à'.repeat(100);
  expect(shortDescription({ description: hundred })).toBe(hundred);
  expect(shortDescription({ description: `${hundred}b` })).toBe(`${hundred}…`);
  expect(shortDescription({ description: `${'a'.repeat(99)} bc` })).toBe(`${'a'.repeat(99)}…`);
});

it('never cuts a character in two', () => {
  expect(shortDescription({ description: '🎆'.repeat(101) })).toBe(`${'🎆'.repeat(100)}…`);
});

import { moved } from './moved';

it('moves an entry to another place', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 1, 0)).toEqual(['b', 'a', 'c']);
});

it('leaves a list as it is beyond its ends', () => {
  const list = ['a', 'b'];
  for (const [from, to] of [
    [0, -1],
    [1, 2],
    [1, 1],
  ] as const)
    expect(moved(list, from, to)).toBe(list);
});

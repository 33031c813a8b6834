import { imageOrders, inOrderOf, moved } from './order';

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

it('puts a picture that has arrived meanwhile behind the ordered ones', () => {
  const pictures = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(inOrderOf(pictures, [2, 1])).toEqual([{ id: 2 }, { id: 1 }, { id: 3 }]);
});

it('numbers a new order from zero', () => {
  expect(imageOrders([7, 3])).toEqual([
    { id: 7, order: 0 },
    { id: 3, order: 1 },
  ]);
});

import { arranged, closedUp } from './sequence';

const things = [
  { id: 7, order: 4 },
  { id: 8, order: 0 },
  { id: 9, order: 2 },
];

it('closes up without changing who comes before whom', () => {
  expect(closedUp(things).map(({ id, order }) => [id, order])).toEqual([
    [8, 0],
    [9, 1],
    [7, 2],
  ]);
});

describe('a wanted order', () => {
  it('decides by its numbers, and keeps the present order among equal ones', () => {
    const wanted = [
      { id: 7, order: -5 },
      { id: 9, order: 3 },
      { id: 8, order: 3 },
    ];
    expect(arranged(things, wanted)?.map(({ id }) => id)).toEqual([7, 8, 9]);
  });

  it('is none when it does not name each thing once', () => {
    expect(arranged(things, things.slice(1))).toBeUndefined();
    expect(arranged(things, [...things, { id: 10, order: 1 }])).toBeUndefined();
    expect(
      arranged(
        things.slice(1),
        [things[1], things[1]].flatMap((one) => one ?? []),
      ),
    ).toBeUndefined();
    expect(arranged([], [])).toEqual([]);
  });
});

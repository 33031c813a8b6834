import { dayBars } from './day-bars';

it('shows a bar for each day, the fullest day as high as there is room', () => {
  const bars = dayBars(
    [
      { day: '2027-05-01', count: 0 },
      { day: '2027-05-02', count: 5 },
      { day: '2027-05-03', count: 10 },
    ],
    300,
    50,
  );
  expect(bars.map(({ x, y, height }) => [x, y, height])).toEqual([
    [0, 49, 1],
    [100, 25, 25],
    [200, 0, 50],
  ]);
});

it('shows an empty month, and no month at all', () => {
  expect(dayBars([{ day: '2027-05-01', count: 0 }], 300, 50)).toMatchObject([{ height: 1 }]);
  expect(dayBars([], 300, 50)).toEqual([]);
});

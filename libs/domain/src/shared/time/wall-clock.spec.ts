import { instantOf, wallClockOf } from './wall-clock';

describe('the property’s clock', () => {
  it.each([
    ['in winter', '2026-01-15T08:30', '2026-01-15T07:30:00.000Z'],
    ['in summer', '2026-07-15T08:30', '2026-07-15T06:30:00.000Z'],
    ['just after midnight', '2026-07-15T00:10', '2026-07-14T22:10:00.000Z'],
  ])('is read and shown %s', (_when, wallClock, instant) => {
    expect(instantOf(wallClock)?.toISOString()).toBe(instant);
    expect(wallClockOf(new Date(instant))).toBe(wallClock);
  });

  it('means the first of an hour that comes twice', () => {
    expect(instantOf('2026-10-25T02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('takes an hour that is left out as the one after it', () => {
    expect(instantOf('2026-03-29T02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it.each(['', '2026-02-30T10:00', '2026-01-01', '2026-01-01T24:00', '2026-01-01T10:61'])(
    'cannot show %j',
    (text) => {
      expect(instantOf(text)).toBeUndefined();
    },
  );
});

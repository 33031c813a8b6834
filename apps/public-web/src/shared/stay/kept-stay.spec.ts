import { guestsOf } from './kept-stay';

describe('the number of guests that a stay names', () => {
  it.each(['0x4', '4.0', '+4', '4e0', '04', '9', '0', 'four', ''])(
    'is the usual one for %p, which the server does not read as a number either',
    (guests) => {
      expect(guestsOf({ guests })).toBe('2');
    },
  );

  it('is the one that is named', () => {
    expect(guestsOf({ guests: '4' })).toBe('4');
    expect(guestsOf(undefined)).toBe('2');
  });
});

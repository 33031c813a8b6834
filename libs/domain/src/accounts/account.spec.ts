// Shows: decisions §4 Sessions
import { passwordWeakness } from './account';

describe('a password', () => {
  it('is good enough with eight characters that nobody guesses first', () => {
    expect(passwordWeakness('mirto-e-vento', 'admin')).toBeUndefined();
  });

  it.each([
    ['seven77', 'too_short'],
    ['a'.repeat(129), 'too_long'],
    ['Password1', 'common'],
    ['San-Teodoro-Admin', 'common'],
  ])('%p is refused as %s', (password, weakness) => {
    expect(passwordWeakness(password, 'san-teodoro-admin')).toBe(weakness);
  });
});

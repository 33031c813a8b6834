import { accountNamed, passwordWeakness, readsLike } from './account';
import { accountOfSession } from './account-store';

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

describe('a session', () => {
  const account = {
    id: 1,
    username: 'admin',
    role: 'admin',
    mustChangePassword: false,
    hasOneTimePassword: false,
    mayEditContent: true,
  } as const;

  it('belongs to its account as it is now, without the password', () => {
    const found = accountOfSession({ ...account, passwordHash: 'mirto' }, (hash) => hash === 'mirto');
    expect(found).toEqual(account);
  });

  it('belongs to nobody once the password was changed, or the account is gone', () => {
    const changed = accountOfSession({ ...account, passwordHash: 'vento' }, (hash) => hash === 'mirto');
    expect([changed, accountOfSession(undefined, () => true)]).toEqual([undefined, undefined]);
  });
});

describe('a name to sign in with', () => {
  const named = (...usernames: string[]) => usernames.map((username) => ({ username }));

  it('is its account’s, however its apostrophe and blanks are typed', () => {
    expect(accountNamed(named('Anna', 'D’Amico'), " d'amico ")).toEqual({ username: 'D’Amico' });
    expect(accountNamed(named('Nicolò'), 'Nicolo')).toBeUndefined();
    // As an earlier version allowed.
    expect(accountNamed(named('Lui\u0261i'), 'LUI\u0261I')).toEqual({ username: 'Lui\u0261i' });
    expect(accountNamed(named('नीना'), 'नीना')).toEqual({ username: 'नीना' });
  });

  it.each([
    ['Ína', 'ĺna'],
    ['Олег', '0лег'],
    ['Олег', 'Οлег'],
    ['Іван', 'Ӏван'],
    ['Oca', 'Оса'],
    ['Ëlla', 'Ёllа'],
    ['Όλα', 'Óλα'],
    ['Dawid', 'ԁаԝіԁ'],
    ['TOMATO', 'ΤΟΜΑΤΟ'],
    ['JO', 'ͿΟ'],
    ['jo', 'ϳο'],
    ['YVO', 'ҮѴО'],
    ['Ivo', 'lvo'],
    ['Ivo', '1vo'],
    ['Ivo', 'Ινο'],
    ['Ivo', 'Іѵо'],
    ['Anna', 'Αηηα'],
    ['Capo', 'Саро'],
    ['rana', 'гапа'],
    ['Leo', 'LE0'],
    ['Wanda', 'VVanda'],
  ])('%p is read like %p, which no second account may have', (one, other) => {
    expect(readsLike(one, other)).toBe(true);
  });

  it.each([
    ['Erna', 'Ema'],
    ['Clara', 'Dara'],
    ['Nino', 'Vino'],
    ['Νίκος', 'Βίκος'],
    ['Иван', 'Ипан'],
    ['Niccolò', 'Niccolo'],
    ['Ivo', 'Iva'],
  ])('%p and %p are two people', (one, other) => {
    expect(readsLike(one, other)).toBe(false);
  });

  it('that several have from earlier versions is the one’s who spells it so, and else nobody’s', () => {
    const accounts = named('D’Amico', "D'Amico", 'Marta  Rossi', 'Marta   Rossi');
    expect(accountNamed(accounts, "d'amico")).toEqual({ username: "D'Amico" });
    expect(accountNamed(accounts, 'Marta Rossi')).toBeUndefined();
  });
});

import { localize } from './localized';

describe('a text of the property in several languages', () => {
  it('is given in the wanted language', () => {
    expect(localize({ it: 'Mare', de: 'Meer' }, 'de')).toBe('Meer');
  });

  it('falls back to Italian where the translation is missing or blank', () => {
    expect(localize({ it: 'Mare' }, 'en')).toBe('Mare');
    expect(localize({ it: 'Mare', es: '  ' }, 'es')).toBe('Mare');
  });
});

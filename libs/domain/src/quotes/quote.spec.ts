import { aQuote } from './quote.fixture';
import { looksAutomatic, sameRequestText } from './quote';

describe('a form', () => {
  it('looks like a machine’s when the hidden field is filled in', () => {
    expect(looksAutomatic({ honeypot: 'https://spam.example', fillTimeMs: 60_000 })).toBe(true);
  });

  it('looks like a machine’s when it was filled in within two seconds', () => {
    expect(looksAutomatic({ honeypot: '', fillTimeMs: 2_000 })).toBe(true);
  });

  it('is trusted without script, where nobody measures the time', () => {
    expect(looksAutomatic({ honeypot: '', fillTimeMs: undefined })).toBe(false);
  });
});

describe('the same request', () => {
  it('is recognised whatever the spelling of name, phone and blanks and the order of services', () => {
    const once = aQuote({ additionalServices: ['parking', 'beach-shuttle'] });
    const again = aQuote({
      firstName: 'GRETA',
      email: 'Greta.Mueller@Example.org',
      phone: '+49 (170) 123-4567',
      specialRequests: 'Arriviamo  con la\nbicicletta.',
      additionalServices: ['beach-shuttle', 'parking'],
    });
    expect(sameRequestText(again)).toBe(sameRequestText(once));
  });

  it('is another one when a single guest more comes', () => {
    expect(sameRequestText(aQuote({ guests: 3 }))).not.toBe(sameRequestText(aQuote()));
  });
});

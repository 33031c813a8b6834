import { askedServices } from './asked-services';
import { aQuote } from './quote.fixture';
import { sameRequestText } from './quote';

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

it('names the services that were asked for, the owner’s own as they were called then, else in Italian', () => {
  const quote = aQuote({
    additionalServices: ['yoga', 'parking', 'bici'],
    ownServices: [
      { id: 'bici', name: { it: 'Bici' } },
      { id: 'yoga', name: { it: 'Yoga', de: 'Yogastunde' } },
    ],
  });
  const ours = (service: string) => `(${service})`;
  expect(askedServices(quote, 'de', ours)).toEqual(['Yogastunde', '(parking)', 'Bici']);
});

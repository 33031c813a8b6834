import { clock } from './clock';
import { longDate, monthOf, stayDates } from './dates';
import { daysText, eventDays } from './event-days';
import { dayOfYear, periodText, restOfYear } from './periods';
import { distanceText } from './distance';
import { mapHref, phoneHref } from './links';
import { missingPriceText, moneyText, priceText } from './price';

/** With spaces that lines may end at. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the days of a stay', () => {
  it.each([
    ['2027-06-12', '2027-06-19', 'it', 'sab 12 giu – sab 19 giu 2027'],
    ['2027-06-12', '2027-06-19', 'de', 'Sa., 12. Juni – Sa., 19. Juni 2027'],
    ['2026-12-28', '2027-01-04', 'it', 'lun 28 dic 2026 – lun 4 gen 2027'],
  ] as const)('from %s to %s are in %s: %s', (checkIn, checkOut, language, shown) => {
    expect(plain(stayDates({ checkIn, checkOut }, language))).toBe(shown);
  });
});

describe('dates', () => {
  it('are written as each language writes them', () => {
    expect(longDate('2027-06-12', 'it')).toBe('12 giugno 2027');
    expect(longDate('2027-06-12', 'de')).toBe('12. Juni 2027');
    // One o'clock in the morning at the property.
    expect(monthOf('2026-08-31T23:00:00.000Z', 'it')).toBe('settembre 2026');
    expect(monthOf('2026-08-31T12:00:00.000Z', 'es')).toBe('agosto de 2026');
    expect(plain(dayOfYear('05-31', 'es'))).toBe('31 de mayo');
  });

  it('are British in English', () => {
    expect(longDate('2027-06-12', 'en')).toBe('12 June 2027');
    const stay = { checkIn: '2027-06-12', checkOut: '2027-06-19' };
    expect(stayDates(stay, 'en')).toMatch(/^Sat,? 12 Jun – Sat,? 19 Jun 2027$/);
    expect(plain(periodText({ from: '05-31', to: '09-14' }, 'en'))).toBe('31 May – 14 September');
  });

  it('name months when a season is made of whole ones, else its days', () => {
    expect(plain(periodText({ from: '06-01', to: '09-30' }, 'it'))).toBe('giugno–settembre');
    expect(plain(periodText({ from: '05-31', to: '09-14' }, 'it'))).toBe('31 maggio – 14 settembre');
    expect(plain(periodText({ from: '06-01', to: '09-14' }, 'it'))).toBe('1º giugno – 14 settembre');
  });

  it('are not broken at the end of a line, but between two of them', () => {
    expect(dayOfYear('05-31', 'de')).toBe('31.\u00A0Mai');
    expect(daysText('2027-03-30', '2027-04-06', 'es')).toBe(
      '30\u00A0de\u00A0marzo\u00A0– 6\u00A0de\u00A0abril\u00A0de\u00A02027',
    );
    expect(periodText({ from: '05-31', to: '09-14' }, 'it')).toBe('31\u00A0maggio\u00A0– 14\u00A0settembre');
  });

  it('know the rest of the year, across its end', () => {
    expect(restOfYear({ from: '06-01', to: '09-30' })).toEqual({ from: '10-01', to: '05-31' });
    expect(restOfYear({ from: '03-01', to: '12-31' })).toEqual({ from: '01-01', to: '02-28' });
    expect(restOfYear({ from: '02-29', to: '10-31' })).toEqual({ from: '11-01', to: '02-28' });
    expect(restOfYear({ from: '11-01', to: '02-29' })).toEqual({ from: '03-01', to: '10-31' });
  });
});

describe('from one day to another', () => {
  it.each([
    ['it', '1º–8 aprile 2027', '30 marzo – 6 aprile 2027'],
    ['en', '1–8 April 2027', '30 March – 6 April 2027'],
    ['de', '1.–8. April 2027', '30. März – 6. April 2027'],
    ['es', '1–8 de abril de 2027', '30 de marzo – 6 de abril de 2027'],
  ] as const)('says in %s what both have in common once', (language, month, months) => {
    expect(plain(daysText('2027-04-01', '2027-04-08', language))).toBe(month);
    expect(plain(daysText('2027-03-30', '2027-04-06', language))).toBe(months);
  });
});

describe('times of day', () => {
  it('have no zero before the hour', () => {
    expect(['08:00', '10:30', '00:15'].map(clock)).toEqual(['8:00', '10:30', '0:15']);
  });
});

describe('the days of an event', () => {
  const today = '2027-03-01';
  it.each([
    ['2027-08-01', null, '01/08'],
    ['2027-08-01', '2027-08-01', '01/08'],
    ['2027-08-01', '2027-08-02', '01/08 – 02/08'],
    ['2027-12-31', '2028-01-06', '31/12 – 06/01'],
  ])('from %s to %s are %s in Italian, as specified', (first, last, text) => {
    expect(plain(eventDays(first, last, today, 'it'))).toBe(text);
  });

  it.each([
    ['en', '1 August', '1–2 August', '30 August – 2 September', '31 December 2027 – 6 January 2028'],
    ['de', '1. August', '1.–2. August', '30. August – 2. September', '31. Dezember 2027 – 6. Januar 2028'],
    [
      'es',
      '1 de agosto',
      '1–2 de agosto',
      '30 de agosto – 2 de septiembre',
      '31 de diciembre de 2027 – 6 de enero de 2028',
    ],
  ] as const)('are written in %s as people write them there', (language, one, two, months, years) => {
    expect(plain(eventDays('2027-08-01', null, today, language))).toBe(one);
    expect(plain(eventDays('2027-08-01', '2027-08-02', today, language))).toBe(two);
    expect(plain(eventDays('2027-08-30', '2027-09-02', today, language))).toBe(months);
    expect(plain(eventDays('2027-12-31', '2028-01-06', today, language))).toBe(years);
  });

  it('tell the year when it is another one', () => {
    expect(plain(eventDays('2028-08-01', '2028-08-02', today, 'en'))).toBe('1–2 August 2028');
  });
});

describe('distances', () => {
  it.each([
    [[200], '200 m'],
    [[20_000, 25_000], '20–25 km'],
    [[1_500], '1,5 km'],
  ])('writes %s metres as %s', (metres, text) => {
    expect(distanceText(metres, 'it').replace(/\s/g, ' ')).toBe(text);
  });
});

describe('prices', () => {
  it.each([
    ['95-120€', 'it', '95–120 €'],
    ['95-120€', 'de', '95–120 €'],
    ['95-120€', 'es', '95–120 €'],
    ['95-120€', 'en', '€95–120'],
    ['75€', 'it', '75 €'],
    ['75€', 'en', '€75'],
    [' € 70 – 85 ', 'de', '70–85 €'],
    ['70€ - 85€', 'en', '€70–85'],
    ['75 Euro', 'es', '75 €'],
    ['75', 'it', '75 €'],
    ['70,50€', 'it', '70,50 €'],
    ['70,5€', 'en', '€70.50'],
    ['70-82,50€', 'it', '70,00–82,50 €'],
    ['1.200€', 'it', '1200 €'],
    ['1.200-1.450€', 'en', '€1,200–1,450'],
    ['1.200€', 'de', '1.200 €'],
  ] as const)('writes %j in %s as %j', (typed, language, shown) => {
    const { text, isAmount } = priceText(typed, language);
    expect([text.replace(/\s/g, ' '), isAmount]).toEqual([shown, true]);
  });

  it.each(['da 70€', '80€ a persona', 'su richiesta', '70-85-90€', '1.2.3€', '60$', '', '€', '-'])(
    'leaves %j as the owner typed it',
    (typed) => {
      for (const language of ['it', 'en', 'de', 'es'] as const)
        expect(priceText(typed, language)).toEqual({ text: typed, isAmount: false });
    },
  );

  it('keep an amount and its sign on one line', () => {
    expect(priceText('75€', 'it').text).toBe('75\u00A0€');
  });

  it('are a dash with the sign where there is none', () => {
    expect(missingPriceText('it')).toBe('–\u00A0€');
    expect(missingPriceText('en')).toBe('€–');
  });
});

describe('amounts that were worked out', () => {
  it.each([
    [{ from: 123_150, to: 147_900 }, 'it', '1231,50–1479,00 €'],
    [{ from: 123_150, to: 147_900 }, 'en', '€1,231.50–1,479.00'],
    [{ from: 123_150, to: 147_900 }, 'de', '1.231,50–1.479,00 €'],
    [{ from: 30_000, to: 30_000 }, 'de', '300 €'],
    [{ from: -13_450, to: -16_200 }, 'it', 'da \u2212134,50 a \u2212162,00 €'],
    [{ from: -13_450, to: -16_200 }, 'de', '\u2212134,50 bis \u2212162,00 €'],
    [{ from: -13_450, to: -16_200 }, 'en', '\u2212€134.50 to \u2212€162.00'],
    [{ from: -13_450, to: -16_200 }, 'es', 'de \u2212134,50 a \u2212162,00 €'],
    [{ from: -16_200, to: -16_200 }, 'en', '\u2212€162'],
  ] as const)('writes %j in %s as %j', (cents, language, shown) => {
    expect(moneyText(cents, language).replace(/\s/g, ' ')).toBe(shown);
  });
});

describe('links', () => {
  it('strip a phone number to its digits', () => {
    expect(phoneHref('+39 0784 000 000')).toBe('tel:+390784000000');
  });

  it('show a place on a map', () => {
    expect(mapHref({ lat: 40.77, lng: 9.67 })).toContain('mlat=40.77&mlon=9.67');
  });
});

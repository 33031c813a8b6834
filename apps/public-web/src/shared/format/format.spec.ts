// Shows: specification §9 Constants and limits
import { dayOfYear, longDate, periodText, restOfYear, shortDate } from './dates';
import { distanceText } from './distance';
import { mapHref, phoneHref } from './links';

describe('dates', () => {
  it('are written as each language writes them', () => {
    expect(longDate('2027-06-12', 'it')).toBe('12 giugno 2027');
    expect(longDate('2027-06-12', 'de')).toBe('12. Juni 2027');
    expect(shortDate('2027-06-12', 'it')).toBe('sab 12 giu');
    expect(dayOfYear('05-31', 'es')).toBe('31 de mayo');
    expect(longDate('2027-06-12', 'en')).toBe('12 June 2027');
    expect(shortDate('2027-06-12', 'en')).toMatch(/^Sat,? 12 Jun$/);
    expect(dayOfYear('05-31', 'en')).toBe('31 May');
    expect(periodText({ from: '05-31', to: '09-14' }, 'en')).toBe('31 May – 14 September');
  });

  it('name months when a season is made of whole ones, else its days', () => {
    expect(periodText({ from: '06-01', to: '09-30' }, 'it')).toBe('giugno – settembre');
    expect(periodText({ from: '05-31', to: '09-14' }, 'it')).toBe('31 maggio – 14 settembre');
  });

  it('know the rest of the year, across its end', () => {
    expect(restOfYear({ from: '06-01', to: '09-30' })).toEqual({ from: '10-01', to: '05-31' });
    expect(restOfYear({ from: '03-01', to: '12-31' })).toEqual({ from: '01-01', to: '02-28' });
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

describe('links', () => {
  it('strip a phone number to its digits', () => {
    expect(phoneHref('+39 0784 000 000')).toBe('tel:+390784000000');
  });

  it('show a place on a map', () => {
    expect(mapHref({ lat: 40.77, lng: 9.67 })).toContain('mlat=40.77&mlon=9.67');
  });
});

import { addDays, type CalendarDate } from '../../shared';
import { asksForStay, readAskedStay } from './asked-stay';

const TODAY = '2026-11-30' as CalendarDate;
const read = (query: string) => readAskedStay(new URLSearchParams(query), TODAY);

describe('the stay that an address asks for', () => {
  it('is its dates and guests', () => {
    expect(read('checkIn=2027-06-10&checkOut=2027-06-17&guests=3&room=uno')).toEqual({
      dates: { checkIn: '2027-06-10', checkOut: '2027-06-17' },
      guests: 3,
      problem: undefined,
    });
  });

  it.each(['', 'room=uno', 'checkIn=&checkOut=&guests=', 'utm_source=letter'])('is none in "%s"', (query) => {
    expect(asksForStay(new URLSearchParams(query))).toBe(false);
    expect(read(query)).toBeUndefined();
  });

  it.each(['guests=9', 'checkOut=x', 'checkIn=1999-01-01&checkOut=1999-01-02'])(
    'is one in "%s", though it cannot be had, whatever the day',
    (query) => {
      expect(asksForStay(new URLSearchParams(query))).toBe(true);
      expect(read(query)?.dates).toBeUndefined();
    },
  );

  it('begins today at the earliest, and is for two where nobody says for how many', () => {
    expect(read(`checkIn=${TODAY}&checkOut=${addDays(TODAY, 1)}`)).toMatchObject({
      dates: { checkIn: TODAY },
      guests: 2,
      problem: undefined,
    });
  });

  it.each([
    ['guests=2', 'incomplete'],
    ['checkIn=2027-06-10', 'incomplete'],
    ['checkIn=2027-06-10&checkOut=', 'incomplete'],
    ['checkIn=2027-02-30&checkOut=2027-03-02', 'invalid_date'],
    ['checkIn=soon&checkOut=later', 'invalid_date'],
    ['checkIn=999999-06-10&checkOut=999999-06-17', 'invalid_date'],
    ['checkIn=%00&checkOut=%F0', 'invalid_date'],
    ['checkIn=2027-06-17&checkOut=2027-06-10', 'not_after_check_in'],
    ['checkIn=2027-06-17&checkOut=2027-06-17', 'not_after_check_in'],
    ['checkIn=2026-11-29&checkOut=2026-12-02', 'in_the_past'],
    ['checkIn=0001-01-01&checkOut=2026-12-02', 'invalid_date'],
    ['checkIn=2027-06-10&checkOut=9998-12-31', 'too_far_ahead'],
    ['checkIn=9998-12-30&checkOut=9998-12-31', 'too_far_ahead'],
  ])('drops the dates of "%s" and says why: %s', (query, problem) => {
    expect(read(query)).toEqual({ dates: undefined, guests: 2, problem });
  });

  it.each(['0', '5', '40', '-1', '2.5', 'two', '٣'])('drops %s guests, and keeps the dates', (guests) => {
    expect(read(`checkIn=2027-06-10&checkOut=2027-06-17&guests=${guests}`)).toEqual({
      dates: { checkIn: '2027-06-10', checkOut: '2027-06-17' },
      guests: 2,
      problem: 'out_of_range',
    });
  });
});

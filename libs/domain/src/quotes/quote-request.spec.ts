import { A_DAY, aQuoteDraft } from './quote.fixture';
import { checkQuoteRequest, type QuoteDraft, type QuoteRules } from './quote-request';

const rules: QuoteRules = {
  today: A_DAY,
  roomSlugs: ['bungalow-ginepro', 'uno'],
  services: ['beach-shuttle', 'parking', 'yoga'],
};

const problemsOf = (changes: Partial<QuoteDraft>) => {
  const check = checkQuoteRequest(aQuoteDraft(changes), rules);
  return check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`);
};

describe('a request for a quote', () => {
  it('is accepted when every field is right', () => {
    expect(checkQuoteRequest(aQuoteDraft(), rules)).toEqual({ ok: true, request: aQuoteDraft() });
  });

  it('needs neither phone nor room nor wishes nor services', () => {
    const draft = aQuoteDraft({
      phone: ' ',
      preferredRoom: '',
      specialRequests: undefined,
      additionalServices: undefined,
    });
    expect(checkQuoteRequest(draft, rules)).toMatchObject({
      ok: true,
      request: { phone: null, preferredRoom: null, specialRequests: null, additionalServices: [] },
    });
  });

  it('loses blanks around what was typed and services asked for twice', () => {
    const draft = aQuoteDraft({
      firstName: '  Greta ',
      email: ' greta@example.org ',
      additionalServices: ['parking', 'parking'],
    });
    expect(checkQuoteRequest(draft, rules)).toMatchObject({
      ok: true,
      request: { firstName: 'Greta', email: 'greta@example.org', additionalServices: ['parking'] },
    });
  });

  it('takes an ISO timestamp for its day in Rome', () => {
    const draft = aQuoteDraft({ checkIn: '2026-06-09T22:00:00.000Z', checkOut: '2026-06-11T22:00:00.000Z' });
    expect(checkQuoteRequest(draft, rules)).toMatchObject({
      ok: true,
      request: { checkIn: '2026-06-10', checkOut: '2026-06-12' },
    });
  });

  it('may begin today and end tomorrow', () => {
    expect(problemsOf({ checkIn: '2026-05-01', checkOut: '2026-05-02' })).toEqual([]);
  });

  it.each<[string, Partial<QuoteDraft>, string]>([
    ['no first name', { firstName: '  ' }, 'firstName: required'],
    ['a first name of 101 characters', { firstName: 'a'.repeat(101) }, 'firstName: too_long'],
    ['a line break in a name', { lastName: 'Müller\nBcc: x@example.org' }, 'lastName: invalid_characters'],
    ['a link as a first name', { firstName: 'evil.com' }, 'firstName: invalid_name'],
    ['a link in a last name', { lastName: 'Müller t.me/x' }, 'lastName: invalid_name'],
    ['a character nobody sees in a name', { firstName: 'Gre\u200bta' }, 'firstName: invalid_name'],
    ['a null character in a name', { lastName: 'Mül\u0000ler' }, 'lastName: invalid_characters'],
    ['no e-mail', { email: '' }, 'email: invalid_email'],
    ['an e-mail without a domain', { email: 'greta@' }, 'email: invalid_email'],
    ['an e-mail of 256 characters', { email: `${'a'.repeat(244)}@example.org` }, 'email: too_long'],
    ['a phone number of 21 characters', { phone: '1'.repeat(21) }, 'phone: too_long'],
    ['letters for a phone number', { phone: 'chiamami' }, 'phone: invalid_phone'],
    ['no arrival', { checkIn: '' }, 'checkIn: required'],
    ['31 February as arrival', { checkIn: '2027-02-31', checkOut: '2027-03-02' }, 'checkIn: invalid_date'],
    ['arrival yesterday', { checkIn: '2026-04-30' }, 'checkIn: in_the_past'],
    ['arrival in three years', { checkIn: '2029-05-01', checkOut: '2026-05-02' }, 'checkIn: too_far_ahead'],
    ['no departure', { checkOut: '' }, 'checkOut: required'],
    ['departure on the day of arrival', { checkOut: '2026-06-10' }, 'checkOut: not_after_check_in'],
    ['departure before arrival', { checkOut: '2026-06-01' }, 'checkOut: not_after_check_in'],
    ['no guest', { guests: 0 }, 'guests: out_of_range'],
    ['five guests', { guests: 5 }, 'guests: out_of_range'],
    ['two and a half guests', { guests: 2.5 }, 'guests: out_of_range'],
    ['a number of guests that is none', { guests: Number.NaN }, 'guests: out_of_range'],
    ['a room that is not there', { preferredRoom: 'suite' }, 'preferredRoom: unknown_room'],
    ['wishes of 2,001 characters', { specialRequests: 'a'.repeat(2_001) }, 'specialRequests: too_long'],
    [
      'a service that is not offered',
      { additionalServices: ['taxi'] },
      'additionalServices: unknown_service',
    ],
  ])('is refused with %s', (_, changes, problem) => {
    expect(problemsOf(changes)).toContain(problem);
  });

  it('says everything that is wrong at once, in the order of the form', () => {
    expect(problemsOf({ firstName: '', email: 'x', guests: 9, checkIn: '', checkOut: '' })).toEqual([
      'firstName: required',
      'email: invalid_email',
      'checkIn: required',
      'checkOut: required',
      'guests: out_of_range',
    ]);
  });

  it('keeps line breaks and tabs in the wishes', () => {
    expect(problemsOf({ specialRequests: 'Una culla,\r\n\tgrazie.' })).toEqual([]);
  });
});

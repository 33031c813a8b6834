import { expect, type APIRequestContext, type Page } from '@playwright/test';

const DAY_MS = 86_400_000;

/** The date so many days from today at the property, as a date field takes it. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv', { timeZone: 'Europe/Rome' });
}

/** An e-mail address that no other journey uses, so that each finds its own messages. */
export function anAddress(name: string): string {
  return `${name}.${Math.random().toString(36).slice(2, 10)}@example.org`;
}

/** The date in the next June at least a month away, when the demo is open, as a date field takes it. */
export function inJune(day: number): string {
  const soon = inDays(31);
  const year = Number(soon.slice(0, 4));
  return `${soon < `${year}-06-01` ? year : year + 1}-06-${day}`;
}

/** A German guest's request for seven nights in June, as the API takes it. */
export const aQuoteBody = (changes: object = {}) => ({
  firstName: 'Greta',
  lastName: 'Müller',
  email: anAddress('greta'),
  phone: '+49 170 1234567',
  checkIn: inJune(12),
  checkOut: inJune(19),
  guests: 2,
  preferredRoom: 'bungalow-ginepro',
  specialRequests: null,
  additionalServices: [],
  language: 'de',
  ...changes,
});

/** Sends {@link aQuoteBody} over the API. @returns its id */
export async function placeQuote(request: APIRequestContext, changes: object = {}): Promise<number> {
  const placed = await request.post('/api/quotes', { data: aQuoteBody(changes) });
  expect(placed.status()).toBe(201);
  return ((await placed.json()) as { id: number }).id;
}

/** What a guest types; fields are found by their names, which are the same in every language. */
export interface FilledQuote {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  checkIn: string;
  checkOut: string;
  guests: number;
  preferredRoom: string;
  specialRequests?: string;
  services: readonly string[];
}

/** A stay of seven nights in a month's time, for two. */
export function aFilledQuote(changes: Partial<FilledQuote> & Pick<FilledQuote, 'email'>): FilledQuote {
  return {
    firstName: 'Greta',
    lastName: 'Müller',
    phone: '+49 170 1234567',
    checkIn: inDays(30),
    checkOut: inDays(37),
    guests: 2,
    preferredRoom: 'bungalow-ginepro',
    specialRequests: 'Arriviamo in bicicletta <b>con</b> due cani.',
    services: ['beach-shuttle', 'parking'],
    ...changes,
  };
}

/** Milliseconds between the keys of a quick typist: a form that is filled in faster is suspected. */
const KEY_PAUSE_MS = 70;

/** Fills the form in as a person does, field by field and the special requests key by key. */
export async function fillQuote(page: Page, quote: FilledQuote): Promise<void> {
  const field = (name: string) => page.locator(`[name="${name}"]`);
  for (const date of ['checkIn', 'checkOut'] as const) await field(date).fill(quote[date]);
  await field('guests').selectOption(String(quote.guests));
  if (await field('preferredRoom').isVisible())
    await field('preferredRoom').selectOption(quote.preferredRoom);
  await field('firstName').fill(quote.firstName);
  await field('lastName').fill(quote.lastName);
  await field('email').fill(quote.email);
  if (quote.phone) await field('phone').fill(quote.phone);
  for (const service of quote.services) await page.locator(`input[value="${service}"]`).check();
  if (quote.specialRequests)
    await field('specialRequests').pressSequentially(quote.specialRequests, { delay: KEY_PAUSE_MS });
}

import type { Page } from '@playwright/test';
import { inDays } from './a-stay';

/** What a guest fills in; fields are found by their names, which are the same in every language. */
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

/** A stay of seven nights in a month, for two. */
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

/** Milliseconds from key to key of a quick typist: a form filled in faster than people type is taken for a machine's. */
const KEY_PAUSE_MS = 70;

/** Fills the form as a person does, field by field and the wishes key by key. */
export async function fillQuote(page: Page, quote: FilledQuote): Promise<void> {
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field('checkIn').fill(quote.checkIn);
  await field('checkOut').fill(quote.checkOut);
  await field('guests').selectOption(String(quote.guests));
  await field('preferredRoom').selectOption(quote.preferredRoom);
  await field('firstName').fill(quote.firstName);
  await field('lastName').fill(quote.lastName);
  await field('email').fill(quote.email);
  if (quote.phone) await field('phone').fill(quote.phone);
  for (const service of quote.services) await page.locator(`input[value="${service}"]`).check();
  if (quote.specialRequests)
    await field('specialRequests').pressSequentially(quote.specialRequests, { delay: KEY_PAUSE_MS });
}

import type { Page } from '@playwright/test';
import { hydrate, openHydrated } from '../support/hydration';
import { aFilledQuote, anAddress, fillQuote } from '../support/quote-form';
import type { MOMENTS } from './ledger';

type Moment = keyof typeof MOMENTS;

const UNAVAILABLE = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status: 503, code: 'server.unavailable', title: 'Service Unavailable' }),
};

/** The API's answers, so far as a moment needs others. */
const refuse = (page: Page, calls: string) => page.route(calls, (route) => route.fulfill(UNAVAILABLE));
const cut = (page: Page, calls: string) => page.route(calls, (route) => route.abort('connectionreset'));
const answer = (page: Page, calls: string, json: unknown) =>
  page.route(calls, (route) => route.fulfill({ json }));
/** Nothing comes, for as long as the moment lasts. */
const hold = (page: Page, calls: string) => page.route(calls, () => undefined);

const QUOTES = '**/api/quotes';
const REVIEWS = '**/api/reviews';

const submit = (page: Page) => page.locator('form[method="post"] button[type="submit"]').click();

async function sendQuote(page: Page): Promise<void> {
  await openHydrated(page, '/preventivo');
  await fillQuote(page, aFilledQuote({ email: anAddress('registro'), specialRequests: '' }));
  await submit(page);
}

interface Review {
  readonly guestName: string;
  readonly email: string;
  readonly title: string;
  readonly comment: string;
}
const A_REVIEW: Review = {
  guestName: 'Eva',
  email: 'eva@example.org',
  title: 'Due passi dal mare',
  comment: 'Siamo stati benissimo.',
};

const chooseStars = (page: Page, stars: number) =>
  page.locator(`label:has([name="rating"][value="${stars}"])`).click();

async function fillReview(page: Page, review: Review): Promise<void> {
  for (const [name, text] of Object.entries(review)) await page.locator(`form [name="${name}"]`).fill(text);
}

async function sendReview(page: Page, review = A_REVIEW): Promise<void> {
  await openHydrated(page, '/recensione');
  await chooseStars(page, 4);
  await fillReview(page, review);
  await submit(page);
}

async function sendReviewInDialog(page: Page): Promise<void> {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Lascia una recensione' }).first().click();
  await page.getByRole('dialog').waitFor();
  await fillReview(page, A_REVIEW);
  await submit(page);
}

/** Goes from one page to another within the script, which then reads what it needs itself. */
async function goTo(page: Page, address: string, from = '/chi-siamo'): Promise<void> {
  await openHydrated(page, from);
  await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
}

async function openCookieDialog(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.removeItem('cookie-consent'));
  await openHydrated(page, '/chi-siamo');
  await page.getByRole('dialog').waitFor();
}

/** How a guest gets there. */
export const REACH: Readonly<Record<Moment, (page: Page) => Promise<void>>> = {
  async 'a quote is sent empty'(page) {
    await openHydrated(page, '/preventivo');
    await submit(page);
  },
  async 'a quote is on its way'(page) {
    await hold(page, QUOTES);
    await sendQuote(page);
  },
  'a quote was sent': sendQuote,
  async 'a quote could not be sent'(page) {
    await refuse(page, QUOTES);
    await sendQuote(page);
  },
  async 'a quote has no network'(page) {
    await cut(page, QUOTES);
    await sendQuote(page);
  },
  'a review is too short': (page) =>
    sendReview(page, { guestName: 'E', email: 'eva@', title: 'Mare', comment: 'Bello.' }),
  async 'one star is chosen'(page) {
    await page.goto('/recensione');
    await chooseStars(page, 1);
  },
  async 'four stars are chosen'(page) {
    await page.goto('/recensione');
    await chooseStars(page, 4);
  },
  async 'a review is on its way'(page) {
    await hold(page, REVIEWS);
    await sendReview(page);
  },
  'a review was sent': (page) => sendReview(page),
  async 'a review could not be sent'(page) {
    await refuse(page, REVIEWS);
    await sendReview(page);
  },
  async 'a review has no network'(page) {
    await cut(page, REVIEWS);
    await sendReview(page);
  },
  'a review was sent in the dialog': sendReviewInDialog,
  async 'a review could not be sent in the dialog'(page) {
    await refuse(page, REVIEWS);
    await sendReviewInDialog(page);
  },
  async 'testimonials cannot be read'(page) {
    await refuse(page, `${REVIEWS}?*`);
    await goTo(page, '/');
  },
  async 'events are loading'(page) {
    await hold(page, '**/api/events*');
    await goTo(page, '/san-teodoro-e-dintorni');
  },
  async 'there are no events'(page) {
    await answer(page, '**/api/events*', []);
    await goTo(page, '/san-teodoro-e-dintorni');
  },
  async 'events cannot be read'(page) {
    await refuse(page, '**/api/events*');
    await goTo(page, '/san-teodoro-e-dintorni');
  },
  async 'rooms cannot be read'(page) {
    await refuse(page, '**/api/rooms*');
    await goTo(page, '/camere');
  },
  'the cookie dialog opens': openCookieDialog,
  async 'the cookie dialog unfolds'(page) {
    await openCookieDialog(page);
    await page.getByRole('button', { name: 'Personalizza' }).click();
  },
  async 'visits are counted'(page) {
    await answer(page, '**/api/visits/count', { totalVisits: 12_345, uniqueVisits: 9_876 });
    await page.goto('/chi-siamo');
    await hydrate(page);
  },
  async 'visits are counted in English'(page) {
    await answer(page, '**/api/visits/count', { totalVisits: 12_345, uniqueVisits: 9_876 });
    await openHydrated(page, '/about');
  },
  async 'the page is scrolled'(page) {
    await openHydrated(page, '/servizi');
    await page.evaluate(() => window.scrollTo({ top: 1_300, behavior: 'instant' }));
  },
};

// @ts-check
import { QUOTES, REVIEWS } from './rows.mjs';

/** What the list of quotes shows on a page, and what Today shows (`apps/admin-web`). */
const PAGE = 'pageSize=20';
const LAST = QUOTES / 20;
const DAY_MS = 86_400_000;
const day = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const SUMMER = `from=${day(-400)}&to=${day(-340)}`;
const SERIES = `from=${day(-29)}&to=${day(0)}`;
const YEAR = `from=${day(-364)}&to=${day(0)}`;

/** The reads of the back-office that grow with its rows, by the screen that makes it; `n` is the number of the call. */
export const READS = [
  ['quotes, first page', () => `/api/quotes?page=1&${PAGE}`],
  ['quotes, last page', () => `/api/quotes?page=${LAST}&${PAGE}`],
  ['quotes, largest page', () => '/api/quotes?page=1&pageSize=200'],
  ['quotes, by status, last page', () => `/api/quotes?page=140&${PAGE}&status=answered`],
  ['quotes, by arrival', () => `/api/quotes?page=1&${PAGE}&${SUMMER}`],
  ['quotes, search: a surname', () => `/api/quotes?page=1&${PAGE}&q=m%C3%BCller`],
  ['quotes, search: nothing there', () => `/api/quotes?page=1&${PAGE}&q=nessuno%20cos%C3%AC`],
  ['quotes, all filters', () => `/api/quotes?page=1&${PAGE}&status=answered&suspected=false&${SUMMER}&q=a`],
  ['one quote', (n) => `/api/quotes/${1 + ((n * 37) % QUOTES)}`],
  [
    'Today: waiting longest',
    () => '/api/quotes?page=1&pageSize=5&status=pending&suspected=false&order=oldest',
  ],
  ['Today: requests of 30 days', () => `/api/quotes/series?${SERIES}`],
  ['Today: visits of 30 days', () => `/api/visits/series?${SERIES}`],
  ['requests of a year', () => `/api/quotes/series?${YEAR}`],
  ['reviews waiting, first page', () => '/api/reviews/all?page=1&pageSize=10&status=pending'],
  ['reviews approved, last page', () => '/api/reviews/all?page=890&pageSize=10&status=approved'],
  ['reviews, search: a name', () => '/api/reviews/all?page=1&pageSize=10&status=approved&q=chiara'],
  ['reviews, all, last page', () => `/api/reviews/all?page=${REVIEWS / 10}&pageSize=10`],
  ['letters, first page', () => '/api/messages?page=1&pageSize=50'],
  ['letters, last page', () => '/api/messages?page=400&pageSize=50'],
  ['one person’s data', (n) => `/api/privacy/export?email=guest${1 + n * 3}%40libero.example`],
  ['who is signed in', () => '/api/auth/me'],
];

/** The usual writes, each on another row. @type {[string, (n: number) => [string, string, unknown]][]} */
export const WRITES = [
  [
    'status of a quote',
    (n) => ['PATCH', `/api/quotes/${100 + n}`, { status: n % 2 ? 'archived' : 'declined' }],
  ],
  [
    'notes of a quote',
    (n) => ['PATCH', `/api/quotes/${1_100 + n}`, { notes: `Richiamare dopo le 18 (${n})` }],
  ],
  ['not spam', (n) => ['PATCH', `/api/quotes/${40 * (n + 1)}`, { suspected: false }]],
  [
    'reply to a guest',
    (n) => [
      'POST',
      `/api/quotes/${2_100 + n}/reply`,
      { subject: 'Il vostro soggiorno', body: 'Buongiorno, …' },
    ],
  ],
  ['approve a review', (n) => ['PATCH', `/api/reviews/${12 * (n + 1)}/approve`, undefined]],
  ['reply to a review', (n) => ['PUT', `/api/reviews/${3_001 + n}/reply`, { reply: 'Grazie, a presto!' }]],
];

/** What is sent while it is read, row after row: until its first byte, and until it is whole. */
export const DOWNLOADS = [
  ['all quotes as CSV', '/api/quotes/export.csv', 20],
  ['everything as an archive', '/api/export', 3],
];

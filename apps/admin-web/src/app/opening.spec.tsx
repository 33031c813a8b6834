import {
  aMessageResponse,
  anImageResponse,
  anOwnReviewResponse,
  aQuoteResponse,
  aRoomResponse,
  type OperationId,
} from '@ospite/contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { OfficeApi } from './office-api.fixture';
import { openOffice } from './office.fixture';

afterEach(() => jest.restoreAllMocks());

const ALL = 60;
const many = <Entry,>(make: (id: number) => Entry) => Array.from({ length: ALL }, (_, at) => make(at + 1));

/** A back-office with more of everything than a page shows. */
function aBusyOffice(): OfficeApi {
  const api = new OfficeApi();
  api.quotes = many((id) => aQuoteResponse({ id }));
  api.messages = many((id) => aMessageResponse({ id, status: 'failed' }));
  api.reviews = many((id) => anOwnReviewResponse({ id, isApproved: false, suspected: false }));
  api.rooms = [aRoomResponse({ id: 1 })];
  api.roomImages = [anImageResponse({ id: 1 })];
  return api;
}

/** What every screen asks for: who is signed in, the property's name, and what is wrong with the site. */
const FRAME: readonly OperationId[] = ['getMe', 'getProperty', 'getBrand', 'listOwnerNotices', 'countQuotes'];

const TODAY: readonly OperationId[] = [
  ...([
    'listQuotes',
    'listQuotes',
    'listQuotes',
    'listAllReviews',
    'listMessages',
    'listMessages',
    'listMessages',
  ] as const),
  ...(['listRooms', 'listPrices', 'listDismissedReminders', 'listVisitDays', 'listQuoteDays'] as const),
  // What the texts of the site lack is counted here.
  'listContentDrafts',
];

it.each<[string, string, readonly OperationId[]]>([
  ['Today', '', TODAY],
  ['the quotes', '/preventivi', ['countQuotes', 'listQuotes']],
  // A quote that waits opens with its reply, and that with the templates.
  ['one quote', '/preventivi/7', ['getQuote', 'getReplyTemplates', 'getTranslator']],
  ['the reviews', '/recensioni', ['listAllReviews', 'listAllReviews', 'listAllReviews']],
  ['the rooms', '/camere', ['listRooms']],
  ['the prices', '/prezzi', ['listRooms', 'listPrices']],
  ['a gallery', '/gallerie/1', ['getRoom', 'listRoomImages']],
  ['the breakfast', '/colazione', ['listAllBreakfastImages']],
  ['the events', '/eventi', ['listAllEvents']],
  ['the property', '/struttura', []],
  ['the settings', '/impostazioni', []],
])('%s: opens with these calls, each once, and never shows all there is', async (_name, path, calls) => {
  const { api } = openOffice(path, aBusyOffice());
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText('Caricamento…')).not.toBeInTheDocument());
  expect(api.calls.toSorted()).toEqual([...FRAME, ...calls].toSorted());
  expect(document.querySelectorAll('main tbody tr, main li').length).toBeLessThan(ALL);
});

import type { QuoteWithHistory } from '@ospite/contracts';
import { aQuoteResponse, aQuoteWithHistoryResponse } from '@ospite/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

// A button that took another one's place waits for a moment, which passes with the test's own clock.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

export function aRequest(changes: Partial<QuoteWithHistory> = {}) {
  const api = new OfficeApi();
  api.quotes = [{ ...aQuoteResponse(), ...changes }];
  return api;
}
export const open = (api: OfficeApi) => openOffice('/preventivi/7', api, { advanceTimers: pass });
function pass(ms: number) {
  if ('clock' in setTimeout) jest.advanceTimersByTime(ms);
}
export const bar = () => within(screen.getByRole('group', { name: 'Il prossimo passo' }));
/** Opens the request and the reply to it. */
export async function opened(api: OfficeApi) {
  const office = open(api);
  const begin = await screen.findByRole('button', { name: /^(Rispondi|Riprendi la risposta)$/ });
  await waitFor(() => expect(begin).not.toHaveAttribute('aria-disabled'));
  await office.user.click(begin);
  return office;
}
/** A reply that the owner had begun to type before the screen was opened. */
export function keepDraft(draft: object): void {
  const begun = { subject: 'Angebot', template: '', isTyped: true, begunOn: aQuoteResponse().updatedAt };
  localStorage.setItem('ospite.draft.1.reply.7', JSON.stringify({ ...begun, ...draft }));
}
export const subject = () => screen.findByLabelText('Oggetto');
export const body = () => screen.getByLabelText('Messaggio');
/** Once it is taken for no second tap on what stood there before. */
export const send = async () => {
  const button = bar().getByRole('button', { name: 'Invia la risposta' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
};
export const isSent = () => bar().findByText(/^Inviata|^Risposta in invio…$/);

/** What can be offered for `anOpenRequest`. */
export const offers = [
  { name: 'Camera Due', maxGuests: 2, estimate: { from: 56_700, to: 56_700 } },
  { name: 'Camera Tre', maxGuests: 3, estimate: null },
  { name: 'Camera Uno', maxGuests: 1, estimate: { from: 40_000, to: 40_000 } },
];
/** A request that leaves room and price open, and templates that ask for them. */
export const anOpenRequest = (changes: Partial<QuoteWithHistory> = {}) => {
  const known = aQuoteWithHistoryResponse().replyWords;
  const api = aRequest({ replyWords: { ...known, room: null, estimate: null }, offers, ...changes });
  const subjects = { it: 'Offerta', de: 'Ihr Angebot' };
  const body = { it: '{{room}}: {{estimate}}', de: '{{greeting}}\n\n{{room}}, {{ estimate }}.' };
  api.replyTemplates = {
    ...api.replyTemplates,
    templates: [
      { name: 'C’è posto', subject: subjects, body },
      { name: 'Al completo', subject: subjects, body: { it: 'No', de: 'Leider nein.' } },
    ],
  };
  return api;
};
export const openRoom = () => screen.findByLabelText('Camera che proponi');
export const openPrice = () => screen.getByLabelText('Prezzo del soggiorno in euro');

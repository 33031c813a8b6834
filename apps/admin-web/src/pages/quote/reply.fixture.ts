import type { QuoteWithHistory } from '@ospite/contracts';
import { aQuoteResponse } from '@ospite/contracts/testing';
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
export const isSent = () => screen.findByText(/^Inviata|^Risposta in invio…$/);

import { aMessageResponse } from '@ospite/contracts/testing';
import { screen } from '@testing-library/react';
import { aRequest, bar, open } from './reply.fixture';

const ELSEWHERE = 'Ho risposto in un altro modo';

it.each([
  ['is on its way', { status: 'pending', attempts: 0, lastError: null }, 'Risposta in invio…'],
  [
    'waits for the mail server',
    { status: 'pending', attempts: 1, lastError: null },
    /^Non ancora partita: ci riproviamo da soli/,
  ],
  [
    'was written while the mail server takes no e-mail',
    { status: 'pending', attempts: 0 },
    /^Non ancora partita: ci riproviamo da soli/,
  ],
  ['was given up on', { status: 'failed' }, /^Non inviata: il motivo/],
  ['has left', { status: 'sent', sentAt: '2025-05-01T08:40:00.000Z' }, 'Inviata: 1º maggio 2025 alle 10:40'],
] as const)('says of a reply that %s what the mail server has done with it', async (_, state, says) => {
  const change = { field: 'reply', from: null, to: 'Angebot', by: 'anna' } as const;
  const createdAt = new Date().toISOString();
  const message = aMessageResponse({ kind: 'quote-reply', createdAt, ...state });
  const history = [{ ...change, at: createdAt }];
  const [replyPending, replyUnsent] = [state.status === 'pending', state.status === 'failed'];
  const messages = [{ ...message, text: 'gern!' }];
  open(aRequest({ status: 'answered', replyPending, replyUnsent, history, messages }));
  expect(await screen.findByRole('group', { name: 'Il prossimo passo' })).toHaveTextContent(says);
  // The badge, which the list has, too.
  const badges = screen.queryAllByText('In invio').filter((badge) => badge.matches('.warning'));
  expect(badges).toHaveLength(replyPending ? 1 : 0);
  const written = state.status === 'sent' ? 'Ha risposto' : 'Ha scritto una risposta';
  expect(screen.getByText(`${written}: «Angebot»`)).toBeVisible();
  const primary = state.status === 'sent' ? ['Segna come confermata'] : replyUnsent ? [ELSEWHERE] : [];
  const buttons = bar().getAllByRole('button');
  expect(buttons.filter((button) => button.matches('.primary')).map((button) => button.textContent)).toEqual(
    primary,
  );
});

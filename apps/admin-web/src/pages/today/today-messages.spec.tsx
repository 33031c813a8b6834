import { aMessageResponse, aQuoteResponse } from '@ospite/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

function today(change: (api: OfficeApi) => void) {
  const api = new OfficeApi();
  change(api);
  return openOffice('', api);
}

it('retries a failed message', async () => {
  const { user } = today((api) => {
    api.messages = [aMessageResponse()];
  });
  await user.click(
    await screen.findByRole('button', { name: 'Riprova a inviare a greta.mueller@example.org' }),
  );
  expect(await screen.findByText('Ci riproviamo subito')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Email non partite')).not.toBeInTheDocument());
});

it('keeps the focus at the messages when one of them goes', async () => {
  const { user } = today((api) => {
    api.messages = ['a@ospiti.example', 'b@ospiti.example'].map((to, index) =>
      aMessageResponse({ id: index + 1, to }),
    );
  });
  const retry = (to: string) => screen.findByRole('button', { name: `Riprova a inviare a ${to}` });
  (await retry('a@ospiti.example')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /a@ospiti/ })).not.toBeInTheDocument());
  expect((await retry('b@ospiti.example')).closest('li')).toHaveFocus();
});

it('says of an e-mail that the mail server has not taken yet when it is tried again, and why', async () => {
  const justNow = new Date().toISOString();
  today((api) => {
    const waiting = { status: 'pending', attempts: 1, lastError: '451 Greylisted' } as const;
    api.messages = [
      aMessageResponse({ ...waiting, nextAttemptAt: '2027-05-01T08:45:00.000Z', createdAt: justNow }),
      aMessageResponse({
        id: 13,
        status: 'pending',
        attempts: 0,
        lastError: null,
        createdAt: justNow,
        to: 'b@ospiti.example',
      }),
    ];
  });
  expect(await screen.findByRole('heading', { name: 'Email che aspettano di partire' })).toBeVisible();
  expect(screen.getByText('Non ancora partita')).toBeVisible();
  expect(screen.getByText(/^Nuovo tentativo: 1º maggio .*10:45$/)).toBeVisible();
  expect(screen.getByText('Risposta del server di posta: 451 Greylisted')).toBeVisible();
  expect(screen.queryByText('A b@ospiti.example')).not.toBeInTheDocument();
});

it('begins with replies that did not leave, then e-mails for guests, then notices; tests it leaves out', async () => {
  today((api) => {
    const late = { status: 'pending', nextAttemptAt: '2025-05-01T08:45:00.000Z' } as const;
    const notices = Array.from({ length: 100 }, (_, id) =>
      aMessageResponse({ ...late, id, kind: 'quote-to-owner' }),
    );
    api.messages = [
      ...notices,
      aMessageResponse({ ...late, id: 100, kind: 'test', to: 'prova@casa.example' }),
      aMessageResponse({ ...late, id: 101, kind: 'quote-to-guest', to: 'anna@ospiti.example' }),
      aMessageResponse({ ...late, id: 102, kind: 'quote-reply', to: 'greta@ospiti.example' }),
      aMessageResponse({ id: 103, kind: 'quote-to-owner' }),
      aMessageResponse({ id: 104, kind: 'test', to: 'prova@casa.example' }),
    ];
    api.quotes = [aQuoteResponse({ id: 7, status: 'answered', replyUnsent: true })];
  });
  expect(await screen.findByText(/^Qui ne vedi 3 alla volta/)).toBeVisible();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.filter((text) => /Non (inviata|ancora partita)A /.test(text))).toEqual([
    expect.stringMatching(/^Avviso per te, nuova richiesta Non inviata/),
    expect.stringMatching(/^La tua risposta all’ospite Non ancora partita/),
    expect.stringMatching(/^Conferma all’ospite Non ancora partita/),
    expect.stringMatching(/^Avviso per te, nuova richiesta Non ancora partita/),
  ]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 4)).toEqual([
    'Per cominciare',
    'Risposte non inviate',
    'Email non partite',
    'Email che aspettano di partire',
  ]);
});

it('shows a held confirmation with the reason, and sends it', async () => {
  const { user } = today((api) => {
    const held = {
      status: 'held',
      heldBecause: 'too-many-to-address',
      attempts: 0,
      lastError: null,
    } as const;
    api.messages = [aMessageResponse(held)];
  });
  expect(await screen.findByText('Email trattenute')).toBeVisible();
  expect(screen.getByText('Trattenuta')).toBeVisible();
  expect(
    screen.getByText('Questo indirizzo aveva già ricevuto 3 conferme nelle 24 ore precedenti.'),
  ).toBeVisible();
  expect(screen.queryByText('Email non partite')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Invia l’email a greta.mueller@example.org' }));
  expect(await screen.findByText('La inviamo subito')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Email trattenute')).not.toBeInTheDocument());
});

it('says when a retry is refused', async () => {
  const { user } = today((api) => {
    api.messages = [aMessageResponse()];
    api.refuseNext('retryMessage', 409, 'message.already_sent');
  });
  await user.click(
    await screen.findByRole('button', { name: 'Riprova a inviare a greta.mueller@example.org' }),
  );
  expect(await screen.findByText('Questo messaggio è già stato inviato.')).toBeVisible();
});

it('counts and shows a request whose reply did not leave, and its e-mail only there', async () => {
  today((api) => {
    api.messages = [aMessageResponse({ kind: 'quote-reply', status: 'failed', quoteId: 7 })];
    api.quotes = [aQuoteResponse({ id: 7, status: 'answered', replyUnsent: true })];
  });
  const list = await screen.findByRole('list', { name: 'Risposte non inviate' });
  expect(within(list).getByText('Non inviata')).toBeVisible();
  expect(screen.getByText('1 ospite non ha ricevuto risposta')).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  expect(screen.queryByRole('heading', { name: 'Email non partite' })).not.toBeInTheDocument();
});

import { aMessageResponse, aQuoteResponse } from '@ospite/contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { openOffice } from '../../app/office.fixture';
import { aRequest, bar, body, isSent, keepDraft, open, opened, send, subject } from './reply.fixture';

describe('a reply that was begun before the screen was left', () => {
  beforeEach(() => keepDraft({ subject: 'Sì', body: 'Volentieri' }));

  it('is read again before it can be sent, and forgotten once it is', async () => {
    const api = aRequest();
    const { user } = open(api);
    const resume = await screen.findByRole('button', { name: 'Riprendi la risposta' });
    expect(screen.queryByRole('button', { name: 'Invia la risposta' })).not.toBeInTheDocument();
    await user.click(resume);
    expect(await subject()).toHaveValue('Sì');
    expect(body()).toHaveValue('Volentieri');
    expect(screen.getByText('Ecco la risposta che avevi cominciato.')).toBeVisible();
    expect(api.sentTo('replyToQuote')).toEqual([]);
    await user.click(await send());
    await isSent();
    expect(localStorage).toHaveLength(0);
  });

  it('can be deleted', async () => {
    const { user } = await opened(aRequest());
    await user.click(await screen.findByRole('button', { name: 'Elimina la bozza' }));
    await user.click(await screen.findByRole('button', { name: 'Elimina la bozza' }));
    expect(await screen.findByRole('button', { name: 'Rispondi' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('is marked in the list', async () => {
    openOffice('/preventivi', aRequest());
    expect(await screen.findByText('Bozza')).toBeVisible();
  });
});

it('sends nothing when it is tapped again 900 ms after the text has come, however late that is', async () => {
  const { user, api } = await opened(aRequest());
  await subject();
  jest.advanceTimersByTime(900);
  await user.click(bar().getByRole('button', { name: 'Invia la risposta' }));
  expect(api.sentTo('replyToQuote')).toEqual([]);
});

it('asks after WhatsApp whether the message was sent, and marks the request as answered', async () => {
  const api = aRequest({ phone: '+49 170 1234567' });
  const { user } = await opened(api);
  await user.type(await subject(), '!');
  const chat = screen.getByRole('link', { name: 'WhatsApp' });
  chat.addEventListener('click', (event) => event.preventDefault());
  await user.click(chat);
  await user.click(bar().getByRole('button', { name: 'Non ancora' }));
  expect(bar().getByRole('button', { name: 'Invia la risposta' })).toBeVisible();
  await user.click(chat);
  const yes = bar().getByRole('button', { name: 'Sì, segna come risposta' });
  await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled'));
  await user.click(yes);
  await waitFor(() => expect(api.sentTo('updateQuote')[0]?.updateQuoteRequest.status).toBe('answered'));
  expect(localStorage).toHaveLength(0);
});

it('says of a confirmed request, too, that its guest got nothing, until the owner answered in another way', async () => {
  const message = aMessageResponse({ kind: 'quote-reply', status: 'failed' });
  const change = { field: 'reply', from: null, to: 'Angebot', by: 'anna' } as const;
  const history = [{ ...change, at: aQuoteResponse().createdAt }];
  const messages = [{ ...message, text: 'gern!' }];
  const api = aRequest({ status: 'confirmed', replyUnsent: true, history, messages });
  const { user } = open(api);
  expect(await screen.findByRole('button', { name: /^Riprova/ })).toBeVisible();
  const done = await screen.findByRole('button', { name: 'Ho risposto in un altro modo' });
  await waitFor(() => expect(done).not.toHaveAttribute('aria-disabled'));
  await user.click(done);
  await waitFor(() => expect(api.sentTo('updateQuote')[0]?.updateQuoteRequest.replyUnsent).toBe(false));
  expect(await screen.findByText('Hai risposto in un altro modo.')).toBeVisible();
  // Refused once more, it would be missing from what needs doing.
  expect(screen.queryByRole('button', { name: /^Riprova/ })).not.toBeInTheDocument();
});

it('says before and after that no e-mail leaves where there is no mail server', async () => {
  const change = {
    field: 'reply',
    from: null,
    to: 'Angebot',
    by: 'anna',
    at: aQuoteResponse().createdAt,
  } as const;
  const filed = { lastError: null, keptAsFile: true };
  const message = aMessageResponse({ ...filed, kind: 'quote-reply', status: 'failed' });
  const messages = [{ ...message, text: 'gern!' }];
  const api = aRequest({ status: 'answered', replyUnsent: true, history: [change], messages });
  api.notices = [{ code: 'email_to_files', since: null, until: null }];
  const { user } = open(api);
  expect(await screen.findAllByText('Non inviata: la posta non era configurata')).toHaveLength(2);
  expect(screen.queryByText(/^Inviata/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Riprova/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Scrivi ancora' }));
  await subject();
  expect(screen.getAllByText(/^Le email non partono ancora: chiama chi/)).toHaveLength(2);
});

it('says so still once there is a mail server, which can send the reply', async () => {
  const filed = { lastError: null, keptAsFile: true };
  const at = aQuoteResponse().createdAt;
  const history = [{ field: 'reply', from: null, to: 'Angebot', by: 'anna', at } as const];
  const messages = [
    { ...aMessageResponse({ ...filed, id: 11, status: 'sent', sentAt: at }), text: 'Danke' },
    { ...aMessageResponse({ ...filed, kind: 'quote-reply', status: 'failed' }), text: 'gern!' },
  ];
  open(aRequest({ status: 'answered', replyUnsent: true, history, messages }));
  expect(await screen.findAllByText('Non inviata: la posta non era configurata')).toHaveLength(3);
  expect(screen.queryByText(/^Inviata|il motivo è in/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Riprova/ })).toHaveLength(1);
});

// Shows: decisions §4 Saves at the same time, §5 Quotes and reviews
import type { QuoteDossier } from '@ospite/contracts';
import { aQuoteDossierResponse, aQuoteResponse, unreachable } from '@ospite/contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

function aRequest(changes: Partial<QuoteDossier> = {}) {
  const api = new OfficeApi();
  api.quotes = [{ ...aQuoteResponse(), ...changes }];
  return api;
}
const open = (api: OfficeApi) => openOffice('/preventivi/7', api);
const subject = () => screen.findByLabelText('Oggetto');
const body = () => screen.getByLabelText('Messaggio');
const send = () => screen.getByRole('button', { name: 'Invia la risposta' });

it('begins with the first template, filled in and in the guest’s language', async () => {
  open(aRequest());
  expect(await subject()).toHaveValue('Ihr Angebot: 10.–17. Juni 2027');
  expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nPreis: 490–595 €.');
  expect(body()).toHaveAttribute('lang', 'de');
});

it('sends what the owner made of it, through the outbox', async () => {
  const { user, api } = open(aRequest());
  await subject();
  await user.type(body(), ' Bis bald!');
  await user.click(send());
  expect(await screen.findByText('Risposta in partenza')).toBeVisible();
  const [sent] = api.sentTo('replyToQuote');
  expect(sent?.replyToQuoteRequest.subject).toBe('Ihr Angebot: 10.–17. Juni 2027');
  expect(sent?.replyToQuoteRequest.body).toMatch(/Preis: 490–595 €\. Bis bald!$/);
  expect(await screen.findByText('Risposta inviata: «Ihr Angebot: 10.–17. Juni 2027»')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Scrivi un’altra risposta' })).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

it('asks before another template takes the place of what was typed, and says in which language it is', async () => {
  const { user } = open(aRequest());
  const choice = await screen.findByLabelText('Modello');
  await user.selectOptions(choice, 'Al completo');
  expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nPurtroppo no.');
  expect(screen.getByText(/non ha ancora il testo in tedesco/)).toBeVisible();
  await user.type(body(), ' Leider.');
  await user.selectOptions(choice, 'C’è posto');
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nPurtroppo no. Leider.');
  await user.selectOptions(choice, 'C’è posto');
  await user.click(await screen.findByRole('button', { name: 'Sostituisci' }));
  expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nPreis: 490–595 €.');
});

it('sends nothing while a price is left to fill in', async () => {
  const replyWords = { ...aQuoteDossierResponse().replyWords, estimate: null };
  const { user, api } = open(aRequest({ replyWords }));
  expect(await subject()).toBeVisible();
  await user.click(send());
  expect(await screen.findByText('Da completare: {{estimate}}')).toBeVisible();
  expect(api.sentTo('replyToQuote')).toEqual([]);
});

it('begins with the greeting where there is no template', async () => {
  const api = aRequest();
  api.replyTemplates = { ...api.replyTemplates, templates: [] };
  open(api);
  expect(await subject()).toHaveValue('Baia dei Ginepri: 10.–17. Juni 2027');
  expect(body()).toHaveValue('Guten Tag Greta Müller,\n\n');
});

it('keeps what was typed through a reload, and forgets it once it is sent', async () => {
  localStorage.setItem(
    'ospite.draft.1.reply.7',
    JSON.stringify({
      ...{ subject: 'Sì', body: 'Volentieri', template: '', isTyped: true },
      begunOn: aQuoteResponse().updatedAt,
    }),
  );
  const { user } = open(aRequest());
  expect(await subject()).toHaveValue('Sì');
  expect(body()).toHaveValue('Volentieri');
  await user.click(send());
  await screen.findByText('Risposta in partenza');
  expect(localStorage).toHaveLength(0);
});

it('tells the second of two who answer at once, and loses nothing that was typed', async () => {
  const { user, api } = open(aRequest());
  await subject();
  await user.type(body(), ' Meins.');
  const [quote] = api.quotes;
  const at = '2027-05-02T08:30:00.000Z';
  const history = [{ field: 'reply', from: null, to: 'Ihr Angebot', by: 'piero', at }] as const;
  api.quotes = quote ? [{ ...quote, status: 'answered', updatedAt: at, history: [...history] }] : [];
  await user.click(send());
  expect(await screen.findByText(/^piero ha già risposto, .*«Ihr Angebot»$/)).toBeVisible();
  expect(body()).toHaveValue('Guten Tag Greta Müller,\n\nPreis: 490–595 €. Meins.');
  await user.click(send());
  expect(await screen.findByText('Risposta in partenza')).toBeVisible();
  expect(api.quotes[0]?.history?.map(({ field }) => field)).toEqual(['reply', 'reply']);
});

it('tries again under the same key when the connection broke, so that the guest gets one e-mail', async () => {
  const api = aRequest();
  const answer = api.handlers.replyToQuote;
  api.handlers.replyToQuote = unreachable;
  const { user } = open(api);
  await subject();
  await user.click(send());
  expect(await screen.findByText(/Controlla la connessione/)).toBeVisible();
  if (answer) api.handlers.replyToQuote = answer;
  await user.click(send());
  await waitFor(() => expect(screen.getByText('Risposta in partenza')).toBeVisible());
  const keys = api.sentTo('replyToQuote').map((sent) => sent['Idempotency-Key']);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('takes a reply whose answer was lost for nobody else’s, until other words are typed', async () => {
  const api = aRequest();
  const { user } = open(api);
  await subject();
  api.loseNext('replyToQuote');
  await user.click(send());
  expect(await screen.findByText(/Controlla la connessione/)).toBeVisible();
  expect((await screen.findAllByText('Risposta'))[0]).toBeVisible();
  expect(screen.queryByText(/ha già risposto/)).not.toBeInTheDocument();
  await user.type(body(), ' Noch etwas.');
  expect(screen.getByText(/ha già risposto/)).toBeVisible();
});

it('says what went wrong when the templates cannot be loaded, and tries again', async () => {
  const api = aRequest();
  api.refuseNext('getReplyTemplates', 503, 'server.unavailable');
  const { user } = open(api);
  expect(await screen.findByText(/non può rispondere in questo momento/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await subject()).toBeVisible();
});

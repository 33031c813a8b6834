import { aQuoteResponse } from '@ospite/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

/** A request in German. */
function aRequest({ translator }: { readonly translator?: string } = { translator: 'translator.example' }) {
  const api = new OfficeApi();
  api.quotes = [aQuoteResponse()];
  if (translator) api.translator = translator;
  return { ...openOffice('/preventivi/7', api), api };
}

const sentTo = (api: OfficeApi) =>
  api.sentTo('translateIntoItalian').map(({ translateIntoItalianRequest }) => translateIntoItalianRequest);

it('a guest’s words go to the service when the owner asks for it, and are read in Italian', async () => {
  const { user, api } = aRequest();
  const read = await screen.findByRole('button', { name: 'Leggi in italiano' });
  expect(screen.getByText('Il testo va a translator.example, che lo traduce.')).toBeVisible();
  expect(sentTo(api)).toEqual([]);
  await user.click(read);
  expect(await screen.findByText('bla bla bla bla bla.')).toBeVisible();
  expect(sentTo(api)).toEqual([{ text: 'Wir kommen mit dem Fahrrad.', language: 'de' }]);
  expect(screen.queryByRole('button', { name: 'Leggi in italiano' })).not.toBeInTheDocument();
});

it('says why they cannot be read, and lets the owner try again', async () => {
  const { user, api } = aRequest();
  api.refuseNext('translateIntoItalian', 503, 'content.translator_busy');
  await user.click(await screen.findByRole('button', { name: 'Leggi in italiano' }));
  expect(await screen.findByText(/^Il servizio di traduzione /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leggi in italiano' }));
  expect(await screen.findByText('bla bla bla bla bla.')).toBeVisible();
  expect(screen.queryByText(/^Il servizio di traduzione /)).not.toBeInTheDocument();
});

it('a reply shows what its template says in Italian, and has translated what was typed', async () => {
  const { user, api } = aRequest();
  const bar = await screen.findByRole('group', { name: 'Il prossimo passo' });
  const answer = within(bar).getByRole('button', { name: 'Rispondi' });
  await waitFor(() => expect(answer).not.toHaveAttribute('aria-disabled'));
  await user.click(answer);
  await user.click(await screen.findByText('Che cosa dice, in italiano'));
  expect(screen.getByText(/^Buongiorno Greta Müller,\s+Prezzo: tra 490 e 595 €\.$/)).toBeVisible();
  expect(screen.getByText('Il tuo preventivo: 10–17 giugno 2027')).toBeVisible();
  const body = screen.getByLabelText('Messaggio');
  await user.clear(body);
  await user.type(body, 'Wir haben Platz.');
  expect(screen.getByText('È il modello: quello che hai cambiato qui non c’è.')).toBeVisible();
  const form = screen.getByLabelText('Oggetto').closest('form') as HTMLElement;
  await user.click(within(form).getByRole('button', { name: 'Leggi in italiano' }));
  expect(await within(form).findByText('bla bla bla.')).toBeVisible();
  await user.type(body, ' Bald!');
  // What was typed since then is not what was translated.
  expect(within(form).queryByText('bla bla bla.')).not.toBeInTheDocument();
  expect(sentTo(api)).toEqual([{ text: 'Wir haben Platz.', language: 'de' }]);
});

it('offers nothing where there is no service', async () => {
  const { api } = aRequest({});
  expect(await screen.findByText('Wir kommen mit dem Fahrrad.')).toBeVisible();
  await waitFor(() => expect(api.calls).toContain('getTranslator'));
  expect(screen.queryByRole('button', { name: 'Leggi in italiano' })).not.toBeInTheDocument();
});

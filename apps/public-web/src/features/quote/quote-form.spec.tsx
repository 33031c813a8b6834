import { pending, problem, unreachable } from '@ospite/contracts/testing';
import { addDays } from '@ospite/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadDraft } from './draft-storage';
import { arrival, departure, fillIn, openForm, placed, send } from './quote-form.fixture';

beforeEach(() => sessionStorage.clear());

describe('the quote form', () => {
  it('says beside each field that it is missing, and focuses the first one', async () => {
    const { sent } = await openForm();
    await send();
    const messages: Record<string, string> = {
      'Check-in': 'La data di check-in è obbligatoria',
      'Check-out': 'La data di check-out è obbligatoria',
      Nome: 'Il nome è obbligatorio',
      Cognome: 'Il cognome è obbligatorio',
      Email: 'Inserisci un indirizzo email valido',
    };
    for (const [label, message] of Object.entries(messages)) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
      expect(screen.getByLabelText(label)).toBeInvalid();
    }
    expect(screen.getByRole('region', { name: 'Ci sono 5 campi da sistemare' })).toBeInTheDocument();
    expect(screen.getByLabelText('Check-in')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['Check-in', '2020-01-01', 'Questa data è già passata'],
    ['Email', 'greta@', 'Inserisci un indirizzo email valido'],
    ['Telefono (facoltativo)', 'domani', 'Inserisci un numero di telefono valido, con almeno 6 cifre'],
    ['Telefono (facoltativo)', '070 12', 'Inserisci un numero di telefono valido, con almeno 6 cifre'],
  ])(
    'says what is wrong with %s as soon as it is left, and stops when it is corrected',
    async (label, text, message) => {
      await openForm();
      const user = userEvent.setup();
      const field = screen.getByLabelText(label);
      await user.type(field, text);
      await user.tab();
      expect(field).toHaveAccessibleDescription(message);
      await user.clear(field);
      await user.type(
        field,
        label === 'Email' ? 'greta@example.org' : label === 'Check-in' ? arrival : '+39 070 1',
      );
      expect(field).not.toHaveAccessibleDescription();
    },
  );

  it('says that the departure must be after the arrival', async () => {
    await openForm();
    const user = await fillIn();
    await user.clear(screen.getByLabelText('Check-out'));
    await user.type(screen.getByLabelText('Check-out'), arrival);
    await send();
    expect(screen.getByLabelText('Check-out')).toHaveAccessibleDescription(
      'Il check-out deve essere dopo il check-in',
    );
    expect(screen.getByLabelText('Check-out')).toHaveFocus();
  });

  it('allows no arrival before today and no departure before the day after the arrival', async () => {
    await openForm();
    expect(screen.getByLabelText('Check-in')).toHaveAttribute('min', '2026-03-01');
    expect(screen.getByLabelText('Check-out')).toHaveAttribute('min', '2026-03-02');
    await userEvent.type(screen.getByLabelText('Check-in'), arrival);
    expect(screen.getByLabelText('Check-out')).toHaveAttribute('min', addDays(arrival, 1));
  });

  it('offers one to four guests, no preferred room, and the services of the property', async () => {
    await openForm();
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options('Ospiti')).toEqual(['1 ospite', '2 ospiti', '3 ospiti', '4 ospiti']);
    expect(options('Camera preferita (facoltativo)')).toEqual([
      'Nessuna preferenza',
      'Bungalow Ginepro',
      'Due',
    ]);
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
      'beach-shuttle',
      'parking',
    ]);
    expect(screen.getAllByRole('checkbox').some((box) => (box as HTMLInputElement).checked)).toBe(false);
  });

  it('sends the request as specified, clears the draft, says so and goes on', async () => {
    const { sent, store } = await openForm();
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: /Navetta/ }));
    await send();
    await waitFor(() =>
      expect(screen.getByTitle('address')).toHaveTextContent(`/preventivo/inviato?ref=${placed.ref}`),
    );
    expect(sent()[0]?.createQuoteRequest).toEqual({
      firstName: 'Greta',
      lastName: 'Müller',
      email: 'greta@example.org',
      phone: null,
      checkIn: arrival,
      checkOut: departure,
      guests: 2,
      preferredRoom: null,
      specialRequests: null,
      additionalServices: ['beach-shuttle'],
      language: 'it',
      website: '',
      filledInMs: expect.any(Number),
    });
    expect(store.getState().visit.toast).toMatchObject({
      kind: 'default',
      title: 'Richiesta inviata con successo!',
    });
    expect(store.getState().visit.sentQuote).toEqual(placed);
    expect(sessionStorage).toHaveLength(0);
  });

  it('offers the services of the owner’s own, in Italian where they have no other name', async () => {
    const ownServices = [
      { id: 'yoga', name: { it: 'Yoga', de: 'Yogastunde' } },
      { id: 'bici', name: { it: 'Biciclette' } },
    ];
    const { sent } = await openForm({ property: { ownServices }, facts: { language: 'de' } });
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Yogastunde' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Biciclette' }));
    expect(screen.getByText('Biciclette')).toHaveAttribute('lang', 'it');
    expect(screen.getByText('Yogastunde')).not.toHaveAttribute('lang');
    await send();
    await waitFor(() => expect(sent()[0]?.createQuoteRequest.additionalServices).toEqual(['yoga', 'bici']));
  });

  it('sends one request, however often somebody presses while it is on its way', async () => {
    const { sent } = await openForm({ createQuote: pending });
    await fillIn();
    const form = screen.getByLabelText('Nome').closest('form');
    if (!form) throw new Error('the field is in no form');
    fireEvent.submit(form);
    await waitFor(() => expect(sent()).toHaveLength(1));
    fireEvent.submit(form);
    expect(await screen.findByRole('button', { name: 'Invio in corso...' })).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('sends one request, however often somebody presses while what checks it still loads', async () => {
    const { sent } = await openForm();
    const form = screen.getByLabelText('Nome').closest('form');
    if (!form) throw new Error('the field is in no form');
    // As a browser fills in: no field is focused, and nothing has begun to load before the first press.
    const values = { Nome: 'Greta', Cognome: 'Müller', Email: 'greta@example.org' };
    for (const [label, value] of Object.entries({ 'Check-in': arrival, 'Check-out': departure, ...values }))
      (screen.getByLabelText(label) as HTMLInputElement).value = value;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(screen.getByTitle('address')).toHaveTextContent('/preventivo/inviato'));
    expect(sent()).toHaveLength(1);
  });

  it('keeps what was typed when sending fails, and sends it again under the same key', async () => {
    const { sent, store, api } = await openForm({ createQuote: unreachable });
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Quello che hai scritto è ancora qui.');
    expect(store.getState().visit.toast).toMatchObject({ kind: 'destructive', title: 'Errore' });
    expect(screen.getByLabelText('Nome')).toHaveValue('Greta');
    api.handlers.createQuote = placed;
    await send();
    await waitFor(() => expect(sent()).toHaveLength(2));
    const keys = sent().map((call) => call['Idempotency-Key']);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('sends it under the same key after a reload too, since nobody knows whether it had arrived', async () => {
    const { sent, unmount } = await openForm({ createQuote: unreachable });
    await fillIn();
    await send();
    await screen.findByRole('alert');
    unmount();
    const again = await openForm();
    await send();
    await waitFor(() => expect(again.sent()).toHaveLength(1));
    expect(again.sent()[0]?.['Idempotency-Key']).toBe(sent()[0]?.['Idempotency-Key']);
    expect(again.sent()[0]?.createQuoteRequest.firstName).toBe('Greta');
  });

  it('takes another key when the request is changed before it is sent again', async () => {
    const { sent } = await openForm({ createQuote: unreachable });
    await fillIn();
    await send();
    await screen.findByRole('alert');
    await userEvent.type(screen.getByLabelText('Nome'), ' Anna');
    await send();
    await waitFor(() => expect(sent()).toHaveLength(2));
    const keys = sent().map((call) => call['Idempotency-Key']);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('shows what the server refuses beside its field', async () => {
    const errors = [{ field: 'preferredRoom', code: 'unknown_room', message: 'No such room' }];
    await openForm({ createQuote: problem(400, 'quote.invalid', { errors }) });
    await fillIn();
    await send();
    const room = screen.getByLabelText('Camera preferita (facoltativo)');
    await waitFor(() => expect(room).toHaveAccessibleDescription('Questa camera non esiste'));
    expect(room).toHaveFocus();
  });

  it('says how long to wait after too many requests', async () => {
    await openForm({ createQuote: problem(429, 'quote.too_many', { retryAfterSeconds: 600 }) });
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Riprova tra 10 minuti o scrivici.');
  });

  it('fills empty fields from the draft and leaves the others alone', async () => {
    const { unmount } = await openForm();
    await userEvent.type(screen.getByLabelText('Nome'), 'Greta');
    await userEvent.selectOptions(screen.getByLabelText('Ospiti'), '3');
    unmount();
    await openForm();
    expect(screen.getByLabelText('Nome')).toHaveValue('Greta');
    expect(screen.getByLabelText('Ospiti')).toHaveValue('3');
    expect(screen.getByLabelText('Cognome')).toHaveValue('');
  });

  it('has a draft of all that was typed when the page is left at once', async () => {
    await openForm();
    await userEvent.type(screen.getByLabelText('Nome'), 'Greta');
    window.dispatchEvent(new Event('pagehide'));
    expect(loadDraft()?.values).toMatchObject({ firstName: 'Greta' });
  });

  it('comes back from a post without script with its values, its messages and its focus', async () => {
    const refusedForm = {
      values: { firstName: 'Greta', lastName: '', guests: '3', additionalServices: ['parking'] },
      errors: [{ field: 'lastName', code: 'required' }],
    };
    await openForm({ facts: { refusedForm } });
    expect(screen.getByLabelText('Nome')).toHaveValue('Greta');
    expect(screen.getByLabelText('Ospiti')).toHaveValue('3');
    expect(screen.getByRole('checkbox', { name: /Parcheggio/ })).toBeChecked();
    expect(screen.getByLabelText('Cognome')).toHaveAccessibleDescription('Il cognome è obbligatorio');
    expect(screen.getByLabelText('Cognome')).toHaveFocus();
  });

  it('is a plain form without script, with a honeypot that people do not see', async () => {
    const { container } = await openForm();
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/preventivo');
    expect(container.querySelector('[name=website]')?.closest('[aria-hidden]')).not.toBeNull();
  });

  it('marks the visit as filling in a form', async () => {
    const { store } = await openForm();
    expect(store.getState().visit.isFillingForm).toBe(false);
    await userEvent.type(screen.getByLabelText('Nome'), 'G');
    expect(store.getState().visit.isFillingForm).toBe(true);
  });
});

import { aPricingResponse, aRoomResponse, pending, problem, unreachable } from '@ospite/contracts/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

const HIGH = aPricingResponse({ season: 'high', pricePerNight: '95-120€' });

function prices(change: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  api.rooms = [aRoomResponse()];
  api.prices = [HIGH];
  change(api);
  return openOffice('/prezzi', api);
}

const field = (season: string, room = 'Bungalow Ginepro') => screen.findByLabelText(`${room}, ${season}`);
const grid = () => within(screen.getByRole('form', { name: 'Prezzi' }));
const save = () => grid().getByRole('button', { name: 'Salva' });

it('shows both seasons of each room, also of a hidden one and where there is no price', async () => {
  const { api } = prices((state) => {
    state.rooms = [aRoomResponse({ isActive: false })];
  });
  expect(await field('Alta stagione')).toHaveValue('95-120€');
  expect(await field('Bassa stagione')).toHaveValue('');
  expect(await field('Bassa stagione')).toHaveAccessibleDescription(
    /gli ospiti leggono «prezzo su richiesta»/,
  );
  expect(screen.getByText('Nascosta')).toBeVisible();
  expect(api.sentTo('listPrices')).toEqual([{ include: 'inactive' }]);
});

it.each([
  ['70-85€', 'Ho capito: 70–85\u00A0€ a notte.'],
  ['75,50 €', 'Ho capito: 75,50\u00A0€ a notte.'],
  [
    'da 60€, chiedici',
    'Non ho capito il prezzo: gli ospiti leggeranno «da 60€, chiedici» e la stima non si può calcolare. Scrivi per esempio 95 oppure 90-110.',
  ],
])('says while it is typed how %j is read', async (typed, reading) => {
  const { user } = prices();
  await user.type(await field('Bassa stagione'), typed);
  expect(await field('Bassa stagione')).toHaveAccessibleDescription(reading);
});

it('saves a price once it was edited, with the state it was based on', async () => {
  const { user, api } = prices();
  await field('Alta stagione');
  expect(save()).toBeDisabled();
  await user.clear(await field('Alta stagione'));
  await fill(user, await field('Alta stagione'), '100-130€');
  await user.click(save());
  expect(await screen.findByText('Prezzo aggiornato')).toBeVisible();
  expect(api.sentTo('updatePrice')).toEqual([
    {
      roomId: 1,
      season: 'high',
      updatePriceRequest: { pricePerNight: '100-130€', updatedAt: HIGH.updatedAt },
    },
  ]);
});

it('keeps the fields when the line is lost while saving, with one message at the bar', async () => {
  const { user, api } = prices();
  await user.type(await field('Bassa stagione'), '75€');
  for (const id of ['updatePrice', 'listPrices', 'listRooms', 'getProperty'] as const)
    api.handlers[id] = unreachable;
  await user.click(save());
  expect(await screen.findByText(/^Non riusciamo a raggiungere il sito/)).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  expect(await field('Bassa stagione')).toHaveValue('75€');
});

it('creates the first price of a season', async () => {
  const { user, api } = prices();
  await user.type(await field('Bassa stagione'), '75€');
  await user.click(save());
  expect(await screen.findByText('Prezzo aggiornato')).toBeVisible();
  expect(api.sentTo('updatePrice')[0]?.updatePriceRequest).toEqual({ pricePerNight: '75€' });
});

it('can be saved twice in a row on a slow line, before what was saved is loaded again', async () => {
  const { user, api } = prices();
  await field('Alta stagione');
  api.handlers.listPrices = pending;
  for (const price of ['98€', '99€']) {
    await user.clear(await field('Alta stagione'));
    await user.type(await field('Alta stagione'), price);
    await user.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
  }
  expect(api.prices.find(({ season: one }) => one === 'high')?.pricePerNight).toBe('99€');
});

it('asks once about a price that looks like a slip beside the other of its room, and takes no second tap for the answer', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
  const { user, api } = prices();
  const low = await field('Bassa stagione');
  await user.type(low, '1100');
  await user.click(save());
  expect(low).toHaveFocus();
  expect(low).toHaveAccessibleDescription(
    'L’altro prezzo di questa camera è 95–120\u00A0€: se anche questo è giusto, premi di nuovo «Salva».',
  );
  // Each of a key that is held is as near to the one before.
  for (const ms of [5_000, 5_900, 6_800]) {
    now.mockReturnValue(ms);
    await user.click(save());
  }
  expect(api.calls).not.toContain('updatePrice');
  now.mockReturnValue(7_800);
  await user.click(save());
  expect(await screen.findByText('Prezzo aggiornato')).toBeVisible();
  expect(api.sentTo('updatePrice').map((call) => call.season)).toEqual(['low']);
  await user.clear(low);
  await user.type(low, '9');
  await user.click(save());
  expect(low).toHaveAccessibleDescription(/premi di nuovo/);
});

it('asks for a price with the specified words', async () => {
  const { user, api } = prices();
  await user.clear(await field('Alta stagione'));
  await user.click(save());
  expect(await screen.findByText('Il prezzo è obbligatorio')).toBeVisible();
  expect(await field('Alta stagione')).toHaveFocus();
  expect(api.calls).not.toContain('updatePrice');
});

it('keeps what was typed when somebody else has changed the price, and says so', async () => {
  const { user, api } = prices();
  await user.clear(await field('Alta stagione'));
  await user.type(await field('Alta stagione'), '99€');
  api.prices = [{ ...HIGH, pricePerNight: '88€', updatedAt: '2026-11-01T00:00:00.000Z' }];
  await user.click(save());
  expect(await screen.findByText(/e ha cambiato: Bungalow Ginepro, Alta stagione\./)).toBeVisible();
  expect(await field('Alta stagione')).toHaveValue('99€');
  await user.click(save());
  expect(await screen.findByText('Prezzo aggiornato')).toBeVisible();
  expect(api.prices[0]?.pricePerNight).toBe('99€');
});

it('takes a price away after a question', async () => {
  const { user, api } = prices();
  expect(screen.queryByRole('button', { name: 'Su richiesta' })).not.toBeInTheDocument();
  await user.clear(await field('Alta stagione'));
  await user.click(screen.getByRole('button', { name: 'Su richiesta' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Togliere il prezzo di Bungalow Ginepro?' }));
  await user.click(dialog.getByRole('button', { name: 'Togli il prezzo' }));
  expect(await screen.findByText('Prezzo aggiornato')).toBeVisible();
  expect(api.prices).toEqual([]);
  expect(await field('Alta stagione')).toHaveValue('');
  expect(save()).toBeDisabled();
});

it('saves everything that was typed with one press, and says so once', async () => {
  const { user, api } = prices((state) => {
    state.rooms = [aRoomResponse(), aRoomResponse({ id: 2, name: 'Mirto' })];
  });
  await user.type(await field('Bassa stagione'), '75€');
  await user.type(await field('Alta stagione', 'Mirto'), '110€');
  await user.click(save());
  // In the bar, which covers no row.
  expect((await screen.findByText('Prezzi aggiornati')).parentElement).toContainElement(save());
  const sent = api.sentTo('updatePrice').map((call) => [call.roomId, call.season]);
  expect(sent).toEqual([
    [1, 'low'],
    [2, 'high'],
  ]);
  expect(save()).toBeDisabled();
});

it('says which price could not be saved, and keeps it and what follows as it was typed', async () => {
  const { user, api } = prices();
  await user.clear(await field('Alta stagione'));
  await user.type(await field('Alta stagione'), '100€');
  await user.type(await field('Bassa stagione'), '75€');
  const { updatePrice } = api.handlers;
  api.handlers.updatePrice = (call, request) =>
    call.season === 'low' || typeof updatePrice !== 'function'
      ? problem(500, 'server.failed')
      : updatePrice(call, request);
  await user.click(save());
  expect(await screen.findByText('Errore durante l’aggiornamento del prezzo')).toBeVisible();
  await waitFor(async () => expect(await field('Bassa stagione')).toBeInvalid());
  expect(await field('Bassa stagione')).toHaveFocus();
  const published =
    'Già sul sito con il nuovo prezzo: Bungalow Ginepro, Alta stagione. Il resto non è ancora cambiato.';
  // In the bar that stays in sight, wherever the field is that failed.
  expect(screen.getByText(published).parentElement).toContainElement(save());
  expect([await field('Alta stagione'), await field('Bassa stagione')]).toEqual([
    expect.objectContaining({ value: '100€' }),
    expect.objectContaining({ value: '75€' }),
  ]);
  if (updatePrice) api.handlers.updatePrice = updatePrice;
  await user.click(save());
  expect(await screen.findByText('Prezzo aggiornato')).toBeVisible();
  expect(screen.queryByText(published)).not.toBeInTheDocument();
  // What was stored the first time is not sent again.
  expect(api.sentTo('updatePrice').map((call) => call.season)).toEqual(['high', 'low', 'low']);
});

it('is as it was typed after a reload', async () => {
  const { user, api } = prices();
  await user.type(await field('Bassa stagione'), '75€');
  cleanup();
  openOffice('/prezzi', api);
  expect(await field('Bassa stagione')).toHaveValue('75€');
  expect(screen.getByText('Ecco quello che avevi scritto e non ancora salvato.')).toBeVisible();
});

it('leads to the rooms where there is none, without an alarm about a property that nobody has described yet', async () => {
  prices((api) => {
    api.rooms = [];
    api.property = null;
  });
  expect(await screen.findByRole('link', { name: 'Vai alle camere' })).toHaveAttribute(
    'href',
    '/admin/camere',
  );
  await waitFor(() => expect(screen.queryByText('Caricamento…')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
});

it('says what went wrong and tries again', async () => {
  const { user } = prices((api) => api.refuseNext('listPrices', 503, 'server.unavailable'));
  await user.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(await field('Alta stagione')).toHaveValue('95-120€');
});

it('has the seasons, the weekly discount and the tourist tax beside the prices', async () => {
  prices();
  expect(await screen.findByRole('heading', { name: 'Stagioni e sconto settimanale' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Imposta di soggiorno' })).toBeVisible();
});

import { aQuoteResponse, aRoomResponse } from '@ospite/contracts/testing';
import { screen, within } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

function rooms(change: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  api.rooms = [aRoomResponse()];
  change(api);
  return openOffice('/camere', api);
}

it('deletes a room after a confirmation that says what goes with it', async () => {
  const { user, api } = rooms();
  await user.click(await screen.findByRole('button', { name: 'Elimina Bungalow Ginepro' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Eliminare Bungalow Ginepro?' });
  expect(dialog).toHaveTextContent('1 foto');
  expect(dialog).toHaveTextContent('i prezzi delle due stagioni');
  await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  expect(api.calls).not.toContain('deleteRoom');
  await user.click(screen.getByRole('button', { name: 'Elimina Bungalow Ginepro' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
  expect(await screen.findByText('Camera eliminata con successo!')).toBeVisible();
  expect(await screen.findByText('Ancora nessuna camera')).toBeVisible();
});

it('says before a room is deleted how many open requests and confirmed stays it has', async () => {
  const stay = { checkIn: '2999-07-01', checkOut: '2999-07-03' };
  const { user } = rooms((api) => {
    api.quotes = [
      aQuoteResponse({ id: 1, ...stay }),
      aQuoteResponse({ id: 2, ...stay, status: 'answered' }),
      aQuoteResponse({ id: 3, ...stay, status: 'confirmed' }),
      aQuoteResponse({ id: 4, ...stay, status: 'confirmed', preferredRoom: 'camera-uno' }),
      aQuoteResponse({ id: 5, status: 'confirmed', checkIn: '2020-07-01', checkOut: '2020-07-03' }),
    ];
  });
  await user.click(await screen.findByRole('button', { name: 'Elimina Bungalow Ginepro' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText(/^2 richieste aperte/)).toBeVisible();
  expect(dialog.getByText(/^1 soggiorno confermato/)).toBeVisible();
});

it('says when it cannot tell which requests a room has', async () => {
  const { user, api } = rooms();
  const button = await screen.findByRole('button', { name: 'Elimina Bungalow Ginepro' });
  api.refuseNext('countQuotes', 503, 'server.unavailable');
  await user.click(button);
  expect(await screen.findByText(/Ora non riusciamo a vedere se ci sono richieste/)).toBeVisible();
});

it('says in the specified words when a room could not be deleted, and keeps it', async () => {
  const { user, api } = rooms();
  await user.click(await screen.findByRole('button', { name: 'Elimina Bungalow Ginepro' }));
  api.refuseNext('deleteRoom', 500, 'server.failed');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));
  expect(await screen.findByText('Errore durante l’eliminazione della camera')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Elimina Bungalow Ginepro' })).toBeVisible();
});

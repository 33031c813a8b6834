import { aRoomResponse } from '@ospite/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

it('leads from a room’s pictures back to where they were opened, to its card or to its form', async () => {
  const api = new OfficeApi();
  api.rooms = [aRoomResponse({ id: 1, name: 'Camera Due' })];
  const { user } = openOffice('/camere', api);
  const open = async () => user.click(await screen.findByRole('link', { name: 'Foto di Camera Due' }));
  const back = async () => user.click(await screen.findByRole('link', { name: /Torna a Camera Due/ }));
  await open();
  const sections = within(screen.getByRole('navigation', { name: 'Sezioni del pannello' }));
  await waitFor(() => expect(sections.getByRole('link', { current: 'page' })).toHaveAccessibleName('Camere'));
  await back();
  expect(await screen.findByRole('heading', { level: 1, name: 'Camere' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Foto di Camera Due' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Modifica Camera Due' }));
  await open();
  await back();
  expect(await screen.findByRole('button', { name: 'Salva la camera' })).toBeVisible();
});

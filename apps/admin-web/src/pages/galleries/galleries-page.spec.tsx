import { aRoomResponse } from '@ospite/contracts/testing';
import { screen } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

it('offers every room, hidden ones too, with what it has', async () => {
  const api = new OfficeApi();
  api.rooms = [
    aRoomResponse({ id: 1 }),
    aRoomResponse({ id: 2, name: 'Camera Uno', isActive: false, mainImage: null, images: [] }),
  ];
  const { user } = openOffice('/gallerie', api);
  expect(await screen.findByRole('link', { name: /Bungalow Ginepro 1 di 15 foto/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Camera Uno 0 di 15 foto Nascosta/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Foto di Camera Uno' })).toBeVisible();
  expect(await screen.findByText('Ancora nessuna foto')).toBeVisible();
});

it('says what to do where there is no room', async () => {
  openOffice('/gallerie');
  expect(await screen.findByText('Ancora nessuna camera')).toBeVisible();
});

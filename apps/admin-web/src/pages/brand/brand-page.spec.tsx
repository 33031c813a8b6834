import { screen, waitFor } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

const open = (change: (api: OfficeApi) => void = () => {}) => {
  const api = new OfficeApi();
  change(api);
  return openOffice('/struttura/aspetto', api);
};
const palette = (name: string) => screen.findByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Salva' });

it('is found among the groups of the property', async () => {
  const { user } = openOffice('/struttura');
  await user.click(await screen.findByRole('link', { name: /Aspetto del sito/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Aspetto del sito' })).toBeVisible();
});

describe('the colours', () => {
  it('are chosen with the keyboard and saved', async () => {
    const { api, user } = open();
    expect(await palette('Mare')).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(save()).toBeDisabled();
    (await palette('Mare')).focus();
    await user.keyboard('{ArrowDown}');
    expect(await palette('Lago')).toBeChecked();
    await user.click(save());
    expect(await screen.findByText('Salvato')).toBeVisible();
    expect(api.brand.palette).toBe('lake');
    // What was saved is what the next choice is based on.
    await user.click(await palette('Città'));
    await user.click(save());
    await waitFor(() => expect(api.brand.palette).toBe('town'));
  });

  it('are shown in small, each with its own', async () => {
    open();
    const previewOf = async (name: string) =>
      (await palette(name)).closest('label')?.querySelector<HTMLElement>('[style]')?.style;
    expect((await previewOf('Mare'))?.getPropertyValue('--sea')).toBe('#0a5a63');
    expect((await previewOf('Vigneto'))?.getPropertyValue('--sea')).toBe('#7c3445');
  });

  it('that somebody else chose meanwhile are not overwritten unasked', async () => {
    const { api, user } = open();
    await palette('Mare');
    api.brand = { palette: 'town', updatedAt: '2026-03-01T09:00:00.000Z' };
    await user.click(await palette('Lago'));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Colori/);
    expect(api.brand.palette).toBe('town');
  });

  it('say what went wrong when they cannot be loaded, and try again', async () => {
    const { user } = open((api) => api.refuseNext('getBrand', 503, 'server.unavailable'));
    expect(await screen.findByText(/non può rispondere in questo momento/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await palette('Mare')).toBeChecked();
  });
});

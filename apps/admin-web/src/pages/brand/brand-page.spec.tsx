import { fakeUploadRequests, problem } from '@ospite/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

const RealXMLHttpRequest = globalThis.XMLHttpRequest;
afterEach(() => {
  globalThis.XMLHttpRequest = RealXMLHttpRequest;
});

const open = (change: (api: OfficeApi) => void = () => {}) => {
  const api = new OfficeApi();
  change(api);
  globalThis.XMLHttpRequest = fakeUploadRequests({ fetch: api.fetch });
  return openOffice('/struttura/aspetto', api);
};
const choice = (name: string) => screen.findByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Salva' });

it('is found among the groups of the property', async () => {
  const { user } = openOffice('/struttura');
  await user.click(await screen.findByRole('link', { name: /Aspetto del sito/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Aspetto del sito' })).toBeVisible();
});

describe('the colours', () => {
  it('are chosen with the keyboard and saved', async () => {
    const { api, user } = open();
    expect(await choice('Mare')).toBeChecked();
    expect(within(screen.getByRole('group', { name: 'Colori' })).getAllByRole('radio')).toHaveLength(6);
    expect(save()).toBeDisabled();
    (await choice('Mare')).focus();
    await user.keyboard('{ArrowDown}');
    expect(await choice('Lago')).toBeChecked();
    await user.click(save());
    expect(await screen.findByText('Salvato')).toBeVisible();
    expect(api.brand.palette).toBe('lake');
    // What was saved is what the next choice is based on.
    await user.click(await choice('Città'));
    await user.click(save());
    await waitFor(() => expect(api.brand.palette).toBe('town'));
  });

  it('are shown in small, each with its own', async () => {
    open();
    const previewOf = async (name: string) =>
      (await choice(name)).closest('label')?.querySelector<HTMLElement>('[style]')?.style;
    expect((await previewOf('Mare'))?.getPropertyValue('--sea')).toBe('#0a5a63');
    expect((await previewOf('Vigneto'))?.getPropertyValue('--sea')).toBe('#7c3445');
  });

  it('that somebody else chose meanwhile are not overwritten unasked', async () => {
    const { api, user } = open();
    await choice('Mare');
    const theirs = { palette: 'town', typefaces: 'classic' } as const;
    api.brand = { ...api.brand, ...theirs, updatedAt: '2026-03-01T09:00:00.000Z' };
    await user.click(await choice('Lago'));
    await user.click(await choice('Moderno'));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Colori.*Caratteri/);
    expect(api.brand).toMatchObject(theirs);
  });

  it('that the server does not know, nor the typefaces, say so where they are chosen', async () => {
    const { api, user } = open();
    await user.click(await choice('Lago'));
    const errors = ['palette', 'typefaces'].map((field) => ({ field, code: 'unknown_value', message: '' }));
    api.refuseNext('updateBrand', 400, 'request.invalid', { errors });
    await user.click(save());
    for (const name of ['Colori', 'Caratteri'])
      expect(
        await within(screen.getByRole('group', { name })).findByText(
          'Questo valore non è tra quelli possibili',
        ),
      ).toBeVisible();
  });

  it('say what went wrong when they cannot be loaded, and try again', async () => {
    const { user } = open((api) => api.refuseNext('getBrand', 503, 'server.unavailable'));
    expect(await screen.findByText(/non può rispondere in questo momento/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await choice('Mare')).toBeChecked();
  });
});

describe('the typefaces', () => {
  afterEach(() => void Reflect.deleteProperty(document, 'fonts'));

  it('are chosen with the keyboard and saved, and the colours stay', async () => {
    const { api, user } = open((fake) => (fake.brand = { ...fake.brand, palette: 'lake' }));
    expect(await choice('Caldo')).toBeChecked();
    (await choice('Caldo')).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await choice('Classico')).toBeChecked();
    await user.click(save());
    expect(await screen.findByText('Salvato')).toBeVisible();
    expect(api.brand).toMatchObject({ palette: 'lake', typefaces: 'classic' });
  });

  it('say where they fit, and show themselves once they have come', async () => {
    const load = jest.fn(async (_font: string) => {});
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
    open();
    expect(await choice('Moderno')).toHaveAccessibleDescription(/appartamenti/);
    const sample = within((await choice('Moderno')).closest('label') as HTMLElement);
    const fontOf = (text: RegExp) => sample.getByText(text).style.fontFamily;
    await waitFor(() => expect(fontOf(/Benvenuti/)).toMatch(/^Bricolage Grotesque,.*sans-serif$/));
    expect(fontOf(/colazione/)).toMatch(/^Figtree,.*sans-serif$/);
    expect(load).toHaveBeenCalledWith('1em Cormorant Garamond');
  });

  it('stand in fonts of the system where they do not come', async () => {
    open();
    const sample = within((await choice('Classico')).closest('label') as HTMLElement);
    expect(sample.getByText(/Benvenuti/).style.fontFamily).not.toMatch(/^Cormorant/);
  });
});

describe('the logo', () => {
  const aFile = () => new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  const choose = (name: string) => screen.findByLabelText(name, { selector: 'input' });
  const LOGO = { url: '/brand/1.png', width: 400, height: 200 };

  it('is sent as it is as soon as it is chosen, and shown here and beside the menu', async () => {
    const { api, user } = open();
    await user.upload(await choose('Carica il logo'), aFile());
    expect(await screen.findByText('Logo salvato')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Il logo come si vede sul sito' })).toHaveAttribute(
      'src',
      'http://api.test/brand/0a1b2c3d4e5f6071.png',
    );
    const [sent] = api.sentTo('uploadLogo');
    expect(sent).toMatchObject({ uploadLogoRequest: { updatedAt: '2026-01-10T09:00:00.000Z' } });
    // Its name is that of the house.
    expect((await screen.findAllByRole('img', { name: 'Baia dei Ginepri' })).length).toBeGreaterThan(0);
    // What was stored is what the next choice is based on.
    await user.click(await choice('Lago'));
    await user.click(save());
    await waitFor(() => expect(api.brand).toMatchObject({ palette: 'lake', logo: { width: 576 } }));
  });

  it('that is refused says why where it was chosen, and the one before stays', async () => {
    const { api, user } = open((fake) => (fake.brand = { ...fake.brand, logo: LOGO }));
    const file = await choose('Cambia il logo');
    api.handlers.uploadLogo = problem(400, 'brand.invalid_logo', {
      errors: [{ field: 'image', code: 'logo_content', message: '', facts: { found: 'text' } }],
    });
    await user.upload(file, aFile());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nel disegno c’è qualcosa .* \(text\)/);
    expect(api.brand.logo).toEqual(LOGO);
  });

  it('is removed after a question', async () => {
    const { api, user } = open((fake) => (fake.brand = { ...fake.brand, logo: LOGO }));
    await user.click(await screen.findByRole('button', { name: 'Togli il logo…' }));
    await user.click(await screen.findByRole('button', { name: 'Togli il logo' }));
    expect(await screen.findByText(/Per ora si vedono il rametto/)).toBeVisible();
    expect(api.brand.logo).toBeNull();
  });
});

import { aPropertyResponse, fakeUploadRequests } from '@ospite/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fill } from '@ospite/ui/testing';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

const RealXMLHttpRequest = globalThis.XMLHttpRequest;

afterEach(() => {
  globalThis.XMLHttpRequest = RealXMLHttpRequest;
  jest.restoreAllMocks();
});

function open(change: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  change(api);
  return openOffice('/struttura/chi-accoglie', api);
}
const save = () => screen.getByRole('button', { name: 'Salva' });
const saved = () => screen.findByText('Salvato');

it('people are added with their languages, and removed', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aggiungi una persona' }));
  expect(screen.getByLabelText('Nome')).toHaveFocus();
  await user.keyboard('Marta');
  await user.click(screen.getByLabelText('tedesco'));
  await user.click(save());
  // Not lost with the button that has nothing to save any more.
  expect(await saved()).toHaveFocus();
  expect(api.property?.hosts).toEqual([
    { name: 'Marta', languages: ['it', 'de'], pictureUrl: null, pictureAlt: null },
  ]);
  await user.click(screen.getByRole('button', { name: 'Togli Marta' }));
  expect(screen.getByRole('button', { name: 'Aggiungi una persona' })).toHaveFocus();
  await user.click(save());
  await waitFor(() => expect(api.property?.hosts).toEqual([]));
});

it('people who were just added, put in order and saved get pictures, and nobody else is said to have saved', async () => {
  const { api, user } = open((office) => {
    globalThis.XMLHttpRequest = fakeUploadRequests({ fetch: office.fetch });
  });
  for (const name of ['Marta', 'Piero']) {
    await user.click(await screen.findByRole('button', { name: 'Aggiungi una persona' }));
    await user.keyboard(name);
  }
  await user.click(screen.getByRole('button', { name: 'Sposta su: Piero' }));
  await user.click(save());
  await saved();
  const chooser = await screen.findByLabelText('Aggiungi una foto di Marta', { selector: 'input' });
  await user.upload(chooser, new File(['mare'], 'marta.jpg', { type: 'image/jpeg' }));
  expect((await screen.findAllByText(/^La foto è salvata/))[0]).toBeVisible();
  expect(await screen.findByLabelText('Cambia la foto di Marta', { selector: 'input' })).toBeInTheDocument();
  expect(save()).toBeDisabled();
  await user.type(screen.getByDisplayValue('Piero'), ' D');
  expect(screen.queryByText(/^Nel frattempo/)).not.toBeInTheDocument();
  await user.click(save());
  await saved();
  expect(api.property?.hosts.map(({ name, pictureUrl }) => [name, pictureUrl])).toEqual([
    ['Piero D', null],
    ['Marta', '/uploads/hosts/new-480.jpg'],
  ]);
});

describe('somebody who is not saved yet', () => {
  const photo = new File(['mare'], 'marta.jpg', { type: 'image/jpeg' });
  async function openWithMarta() {
    URL.createObjectURL = () => 'blob:marta';
    URL.revokeObjectURL = () => {};
    const opened = open((office) => {
      globalThis.XMLHttpRequest = fakeUploadRequests({ fetch: office.fetch });
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Aggiungi una persona' }));
    await opened.user.keyboard('Marta');
    await opened.user.upload(
      screen.getByLabelText('Aggiungi una foto di Marta', { selector: 'input' }),
      photo,
    );
    expect(screen.getByText('La foto parte quando salvi.')).toBeVisible();
    return opened;
  }

  it('has a picture with the first save', async () => {
    const { api, user } = await openWithMarta();
    expect(api.calls).not.toContain('uploadHostPicture');
    await user.click(save());
    await waitFor(() =>
      expect(api.property?.hosts).toMatchObject([
        { name: 'Marta', pictureUrl: '/uploads/hosts/new-480.jpg' },
      ]),
    );
    expect(await saved()).toBeVisible();
    expect(screen.queryByText('La foto parte quando salvi.')).not.toBeInTheDocument();
    expect(save()).toBeDisabled();
  });

  it('is saved without a picture that is refused, and nobody else is said to have saved', async () => {
    const { api, user } = await openWithMarta();
    api.refuseNext('uploadHostPicture', 400, 'request.invalid', {
      errors: [{ field: 'image', code: 'heic_picture', message: '' }],
    });
    await user.click(save());
    expect(await screen.findByText(/^La foto non è stata salvata\. .*HEIC/)).toBeVisible();
    expect(api.property?.hosts).toMatchObject([{ name: 'Marta', pictureUrl: null }]);
    expect(screen.queryByText(/ha salvato|ha cambiato/)).not.toBeInTheDocument();
    await user.click(save());
    expect(await saved()).toBeVisible();
    expect(api.property?.hosts).toMatchObject([{ pictureUrl: '/uploads/hosts/new-480.jpg' }]);
  });
});

describe('the order of people', () => {
  const people = ['Marta', 'Piero', 'Lia'].map((name) => ({
    name,
    languages: ['it'],
    pictureUrl: null,
    pictureAlt: null,
  }));
  const openWith = (change: (api: OfficeApi) => void = () => {}) =>
    open((office) => {
      office.property = aPropertyResponse({ hosts: people });
      change(office);
    });
  const names = () => screen.getAllByLabelText('Nome').map((field) => (field as HTMLInputElement).value);

  it('changes by keyboard, with the focus on who is moved, and is saved with the rest', async () => {
    const { api, user } = openWith();
    (await screen.findByRole('button', { name: 'Sposta su: Lia' })).focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(names()).toEqual(['Lia', 'Marta', 'Piero']);
    expect(screen.getByRole('button', { name: 'Sposta su: Lia' })).toHaveFocus();
    expect(screen.getByText('Lia: posto 1 di 3.')).toBeInTheDocument();
    expect(api.property?.hosts.map(({ name }) => name)).toEqual(['Marta', 'Piero', 'Lia']);
    await user.click(screen.getByRole('button', { name: 'Sposta giù: Marta' }));
    await user.click(save());
    expect(await saved()).toBeVisible();
    expect(api.property?.hosts.map(({ name }) => name)).toEqual(['Lia', 'Piero', 'Marta']);
    expect(names()).toEqual(['Lia', 'Piero', 'Marta']);
  });

  it('is not asked for one person', async () => {
    openWith((office) => {
      office.property = aPropertyResponse({ hosts: people.slice(0, 1) });
    });
    await screen.findByLabelText('Nome');
    expect(screen.queryByRole('button', { name: /^Sposta/ })).not.toBeInTheDocument();
  });

  it('leaves the focus with who comes in the place of somebody who is taken away', async () => {
    const { user } = openWith();
    await user.click(await screen.findByRole('button', { name: 'Togli Piero' }));
    expect(screen.getByRole('region', { name: 'Persona 2' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Persona 2' })).toContainElement(
      screen.getByDisplayValue('Lia'),
    );
  });

  it('may change, as names may, while a picture is on its way, which finds its person', async () => {
    let respond: (response: Response) => void = () => {};
    const { api, user } = openWith(() => {
      globalThis.XMLHttpRequest = fakeUploadRequests({
        fetch: () => new Promise((resolve) => (respond = resolve)),
      });
    });
    const chooser = await screen.findByLabelText('Aggiungi una foto di Marta', { selector: 'input' });
    await user.upload(chooser, new File(['mare'], 'marta.jpg', { type: 'image/jpeg' }));
    await screen.findByText(/^(Invio della foto|La foto è arrivata)/);
    await user.type(screen.getByDisplayValue('Lia'), ' Serra');
    await user.click(screen.getByRole('button', { name: 'Sposta giù: Marta' }));
    const hosts = people.map((host, index) => ({
      ...host,
      pictureUrl: index === 0 ? '/uploads/hosts/m-480.jpg' : null,
    }));
    api.property = aPropertyResponse({ hosts });
    await act(async () => respond(Response.json(api.property)));
    expect((await screen.findAllByText(/^La foto è salvata/))[0]).toBeVisible();
    expect(names()).toEqual(['Piero', 'Marta', 'Lia Serra']);
    expect(screen.queryByText(/^Nel frattempo/)).not.toBeInTheDocument();
    await user.click(save());
    expect(await saved()).toBeVisible();
    expect(api.property.hosts.map(({ name, pictureUrl }) => [name, pictureUrl])).toEqual([
      ['Piero', null],
      ['Marta', '/uploads/hosts/m-480.jpg'],
      ['Lia Serra', null],
    ]);
  });
});

it('says that a picture was not saved also when somebody else has taken its person away', async () => {
  const host = (name: string) => ({ name, languages: ['it'], pictureUrl: null, pictureAlt: null });
  const { api, user } = open((office) => {
    office.property = aPropertyResponse({ hosts: [host('Marta'), host('Piero')] });
    globalThis.XMLHttpRequest = fakeUploadRequests({ fetch: office.fetch });
  });
  const chooser = await screen.findByLabelText('Aggiungi una foto di Piero', { selector: 'input' });
  api.property = aPropertyResponse({ hosts: [host('Marta')], updatedAt: '2027-05-01T00:00:00.000Z' });
  await user.upload(chooser, new File(['mare'], 'piero.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(screen.queryByDisplayValue('Piero')).not.toBeInTheDocument());
  expect((await screen.findAllByText(/^La foto non è stata salvata/))[0]).toBeVisible();
});

it('somebody who is saved gets a picture, which the record keeps until it is taken away', async () => {
  const { api, user } = open((office) => {
    const host = { name: 'Marta', languages: ['it'], pictureUrl: null, pictureAlt: null };
    office.property = aPropertyResponse({ hosts: [host] });
    globalThis.XMLHttpRequest = fakeUploadRequests({ fetch: office.fetch });
  });
  const photo = new File(['mare'], 'marta.jpg', { type: 'image/jpeg' });
  const chooser = () => screen.findByLabelText(/una foto di Marta$/, { selector: 'input' });
  api.refuseNext('uploadHostPicture', 400, 'request.invalid', {
    errors: [{ field: 'image', code: 'heic_picture', message: '' }],
  });
  await user.upload(await chooser(), photo);
  expect((await screen.findAllByText(/^La foto non è stata salvata\. .*HEIC/))[0]).toBeVisible();
  await user.upload(await chooser(), photo);
  expect((await screen.findAllByText(/^La foto è salvata/))[0]).toBeVisible();
  expect(await screen.findByLabelText('Cambia la foto di Marta', { selector: 'input' })).toBeInTheDocument();
  const alt = within(screen.getByRole('group', { name: /^Che cosa si vede nella foto/ }));
  await fill(user, alt.getByLabelText('italiano'), 'Marta sulla veranda');
  await user.type(screen.getByLabelText('Nome'), ' D');
  await user.click(save());
  await waitFor(() => expect(api.property?.hosts[0]).toMatchObject({ name: 'Marta D' }));
  expect(api.property?.hosts[0]).toMatchObject({
    pictureUrl: '/uploads/hosts/new-480.jpg',
    pictureAlt: { it: 'Marta sulla veranda' },
  });
  await user.click(screen.getByRole('button', { name: 'Togli la foto' }));
  await user.click(save());
  await waitFor(() => expect(api.property?.hosts[0]).toMatchObject({ pictureUrl: null, pictureAlt: null }));
});

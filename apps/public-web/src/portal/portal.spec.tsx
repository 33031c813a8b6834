import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { LoadedRemote, RemoteName } from './load-remote';
import { Portal } from './portal';
import { RemoteDoesNotFit } from './remote-does-not-fit';

afterEach(() => jest.restoreAllMocks());

function open(address: string, load: (name: RemoteName) => Promise<LoadedRemote>) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Portal load={load} />
    </MemoryRouter>,
  );
}

const remoteNamed = (name: RemoteName): LoadedRemote => ({
  apiBaseUrl: 'https://api.example',
  RemoteRoot: ({ apiBaseUrl, basePath }) => (
    <p>
      {name} at {basePath} over {apiBaseUrl}
    </p>
  ),
});

it.each([
  ['/admin', 'admin at /admin over https://api.example'],
  ['/admin/preventivi/7', 'admin at /admin over https://api.example'],
  ['/super-admin', 'superAdmin at /super-admin over https://api.example'],
])('loads the back-office that belongs to %s', async (address, text) => {
  open(address, async (name) => remoteNamed(name));
  expect(await screen.findByText(text)).toBeVisible();
});

it('says that the panel is on its way', () => {
  open('/admin', () => new Promise(() => {}));
  expect(screen.getByRole('status')).toHaveTextContent('Un momento, apro il pannello…');
});

it('says that the panel cannot be loaded, and loads it at another try', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isReachable = false;
  open('/admin', async (name) => {
    if (!isReachable) throw new Error('no manifest');
    return remoteNamed(name);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Il pannello non si è aperto');
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText(/admin at \/admin/)).toBeVisible();
});

it('says of a panel that was made for another site’s version what it is, and loads it once another is there', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let fits = false;
  open('/admin', async (name) => {
    if (!fits) throw new RemoteDoesNotFit('needs react 18');
    return remoteNamed(name);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('non va d’accordo con questa versione del sito');
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'needs react 18' }));
  fits = true;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText(/admin at \/admin/)).toBeVisible();
});

it('says that a third try is possible after a second failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  open('/admin', async () => {
    throw new Error('no manifest');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
});

it('leads back to the site from an address without a panel', () => {
  open('/elsewhere', async (name) => remoteNamed(name));
  expect(screen.getByRole('link', { name: 'Vai al sito' })).toHaveAttribute('href', '/');
});

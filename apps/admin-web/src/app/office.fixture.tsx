import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { OfficeApi } from './office-api.fixture';
import { RemoteRoot } from './remote-root';

// What one test leaves unsaved is no draft of the next one.
afterEach(() => localStorage.clear());

type UserOptions = Parameters<typeof userEvent.setup>[0];

/** Opens the whole back-office at an address below `/admin`, over the fake API, as the portal does. */
export function openOffice(path: string, api = new OfficeApi(), userOptions: UserOptions = {}) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  // jsdom lays nothing out, so it cannot scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const router = createMemoryRouter(
    [{ path: '/admin/*', element: <RemoteRoot apiBaseUrl="http://api.test" basePath="/admin" /> }],
    { initialEntries: [`/admin${path}`] },
  );
  render(<RouterProvider router={router} />);
  return { api, user: userEvent.setup(userOptions), router };
}

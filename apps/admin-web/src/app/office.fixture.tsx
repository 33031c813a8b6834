import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { OfficeApi } from './office-api.fixture';
import { RemoteRoot } from './remote-root';

type UserOptions = Parameters<typeof userEvent.setup>[0];

/** A field that loses its focus at a key is found by the next one. */
const TYPED_KEYS = 2;

/** Types the first keys of a text and pastes the rest: each key renders the whole screen anew. */
function typeQuickly(user: UserEvent): UserEvent['type'] {
  return async (field, text, options) => {
    const isPlain = !/[{[]/.test(text) && options === undefined;
    await user.type(field, isPlain ? text.slice(0, TYPED_KEYS) : text, options);
    if (isPlain && text.length > TYPED_KEYS) await user.paste(text.slice(TYPED_KEYS));
  };
}

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
  const user = userEvent.setup(userOptions);
  return { api, user: { ...user, type: typeQuickly(user) } };
}

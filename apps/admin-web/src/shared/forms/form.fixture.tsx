import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officePaths } from '@ospite/i18n/office-paths';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { Providers } from '../providers';
import { createOfficeStore } from '../store';

/** Renders parts of a screen in all contexts, with a link to another screen. */
export function renderPart(part: ReactNode) {
  const store = createOfficeStore({ apiBaseUrl: 'http://api.test' });
  const element = (children: ReactNode) => (
    <Providers store={store} paths={{ ...officePaths(''), site: '' }}>
      {children}
    </Providers>
  );
  const router = createMemoryRouter([
    {
      path: '/',
      element: element(
        <>
          {part}
          <Link to="/altrove">Altrove</Link>
        </>,
      ),
    },
    { path: '/altrove', element: element(<h1>Altrove</h1>) },
  ]);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

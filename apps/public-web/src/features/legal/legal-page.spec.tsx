import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { LegalPage } from './legal-page';

const page = (
  <Suspense>
    <LegalPage page="cookiePolicy" title="Cookie-Richtlinie" />
  </Suspense>
);

it('a legal page that is opened from another one loads its text, and says that it is Italian', async () => {
  const { container } = await renderSite(page, { language: 'de', path: '/de/cookie-policy' });
  expect(await screen.findByRole('heading', { level: 2, name: /Come scegliere/ })).toBeInTheDocument();
  expect(container.querySelector('div[lang=it]')).toHaveTextContent('Baia dei Ginepri');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cookie-Richtlinie');
  expect(screen.getByText(/auf Italienisch verfasst/)).toBeInTheDocument();
});

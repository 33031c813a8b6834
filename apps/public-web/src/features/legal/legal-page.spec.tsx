import { problem } from '@ospite/contracts/testing';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { LegalPage } from './legal-page';

const terms = (
  <Suspense>
    <LegalPage page="terms" title="Termini" />
  </Suspense>
);

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

it('the terms end with what the house itself asks for, and begin the same for every house', async () => {
  const titlesWith = async (handlers: object) => {
    const { unmount } = await renderSite(terms, { path: '/termini-di-servizio', handlers });
    await screen.findByRole('heading', { name: '1. Il sito e i preventivi' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const link = screen.queryByRole('link', { name: 'i servizi' })?.getAttribute('href');
    unmount();
    return [titles.length, titles.at(-1), link];
  };
  const [length] = await titlesWith({ listContentPages: [], getContent: problem(404, 'content.not_found') });
  expect(await titlesWith({})).toEqual([Number(length) + 1, 'Regole della casa', '/servizi']);
});

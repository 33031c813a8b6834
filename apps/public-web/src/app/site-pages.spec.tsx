import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import '../pages/home/lazy-sections';
import { renderSite } from '../shared/testing/render-site.fixture';
import { PrefetchProvider, type PrefetchPage } from '../shared/navigation/site-link';
import { Shell } from './shell/shell';
import { loadPage } from './site-pages';

let asked = 0;
let isOnline = false;

// The script of a page, which fails after a while where there is no network.
jest.mock('../pages/legal/legal-pages', () => ({
  get PrivacyPolicyPage() {
    asked += 1;
    if (isOnline) return () => <h1>Privacy</h1>;
    return new Promise((_, fail) => setTimeout(() => fail(new Error('offline')), 1));
  },
}));

function PrefetchingSite() {
  const texts = use(I18nContext)?.i18n;
  const prefetch: PrefetchPage = (page) => void (texts && loadPage(page, texts).catch(() => undefined));
  return (
    <PrefetchProvider value={prefetch}>
      <Shell />
    </PrefetchProvider>
  );
}

it('a page whose script does not come says so instead of asking for it without end, and comes when it can', async () => {
  window.scrollTo = jest.fn<void, []>();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderSite(<PrefetchingSite />, { path: '/preventivo/inviato' });
  await userEvent.click(screen.getByRole('link', { name: 'Privacy policy' }));
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  // With the pointer, with the focus, with the click.
  expect(asked).toBeLessThanOrEqual(3);

  isOnline = true;
  await userEvent.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body);
  await userEvent.click(screen.getByRole('link', { name: 'Privacy policy' }));
  expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeInTheDocument();
});

import { CONSENT_KEY } from '@ospite/contracts/site';
import { CONSENT_VERSION, type Banner } from '@ospite/domain';
import { act, screen } from '@testing-library/react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { cookieDialogClosed } from '../../shared/visit/visit-slice';
import { Banners, loadBanners } from './banners';

const OWN: Banner = { place: 'footer', html: '<a href="/camere">Gita</a>', isForeign: false };
const FOREIGN: Banner = {
  place: 'footer',
  screen: 'phone',
  html: '<img src="https://ads.example/a.jpg" alt="Barca">',
  isForeign: true,
};
const show = (...banners: Banner[]) => renderSite(<Banners place="footer" />, { facts: { banners } });

beforeAll(loadBanners);
afterEach(() => {
  document.cookie = 'staff=; Max-Age=0';
  localStorage.clear();
});

describe('a place for banners', () => {
  it('shows what is filled in there, marked as advertising', async () => {
    await show(OWN, { ...OWN, place: 'mid-site', html: 'Altrove' });
    const banner = screen.getByRole('region', { name: 'Pubblicità 4' });
    expect(banner).toHaveTextContent('PubblicitàGita');
    expect(screen.queryByText('Altrove')).not.toBeInTheDocument();
  });

  it('shows nothing where nothing is filled in', async () => {
    await renderSite(<Banners place="footer" />);
    expect(screen.queryByText('Pubblicità')).not.toBeInTheDocument();
  });

  it('shows one of another host only after consent to marketing, and not after it is withdrawn', async () => {
    const { store } = await show(FOREIGN);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    act(() => void store.dispatch(cookieDialogClosed({ analytics: true, marketing: false })));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    act(() => void store.dispatch(cookieDialogClosed({ analytics: false, marketing: true })));
    expect(screen.getByRole('img', { name: 'Barca' })).toBeInTheDocument();
    act(() => void store.dispatch(cookieDialogClosed({ analytics: false, marketing: false })));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows it to a visitor who came back and had agreed', async () => {
    const preferences = { necessary: true, analytics: false, marketing: true };
    const timestamp = new Date().toISOString();
    localStorage.setItem(CONSENT_KEY, JSON.stringify({ preferences, timestamp, version: CONSENT_VERSION }));
    await renderSite(<Banners place="footer" />, { facts: { banners: [FOREIGN] }, hasChosenCookies: false });
    expect(screen.getByRole('img', { name: 'Barca' })).toBeInTheDocument();
  });

  it('shows nothing to a signed-in owner', async () => {
    document.cookie = 'staff=1';
    const { store } = await show(OWN, FOREIGN);
    act(() => void store.dispatch(cookieDialogClosed({ analytics: true, marketing: true })));
    expect(screen.queryByText('Pubblicità')).not.toBeInTheDocument();
  });
});

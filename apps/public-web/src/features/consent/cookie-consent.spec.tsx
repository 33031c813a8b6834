import { pending, superAdminSettingsResponse, unreachable, type Handlers } from '@ospite/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { CookieChoiceButton } from './cookie-choice-button';
import { COOKIE_DIALOG_DELAY_MS } from './consent-timing';
import { CookieConsent } from './cookie-consent';

interface Opened {
  readonly path?: string;
  readonly handlers?: Handlers;
  readonly trackingOrigins?: readonly string[];
}

const openSite = ({ path = '/', handlers, trackingOrigins }: Opened = {}) =>
  renderSite(
    <>
      <CookieConsent />
      <CookieChoiceButton />
    </>,
    {
      path,
      hasChosenCookies: false,
      handlers: { recordConsent: null, ...handlers },
      ...(trackingOrigins && { facts: { trackingOrigins } }),
    },
  );
const dialog = () => screen.findByRole('dialog', { name: 'Cookie: scegli tu' });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null');
const choose = (analytics: boolean, marketing: boolean, changes = {}) =>
  localStorage.setItem(
    'cookie-consent',
    JSON.stringify({
      preferences: { necessary: true, analytics, marketing },
      timestamp: new Date().toISOString(),
      version: '2026-11',
      ...changes,
    }),
  );
const later = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
  for (const name of ['staff', '_stats', 'lang']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe('the cookie dialog', () => {
  it('appears 500 ms after the page lives, and asks three kinds of questions', async () => {
    expect(COOKIE_DIALOG_DELAY_MS).toBe(500);
    await openSite();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const shown = within(await dialog());
    expect(shown.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(shown.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookie-policy');
    // Refusing is as easy as accepting: both look the same.
    const [accept, refuse] = ['Accetta tutto', 'Solo necessari'].map((name) =>
      shown.getByRole('button', { name }),
    );
    expect(refuse?.className).toBe(accept?.className);
    expect(refuse?.parentElement).toBe(accept?.parentElement);
    expect(shown.queryByRole('switch')).not.toBeInTheDocument();
  });

  // As one block of text it would be larger than the home page's name on a phone, and come seconds later.
  it.each([[[]], [['https://stats.example']]])(
    'puts each clause of its sentence into a block of its own, with the origins %j',
    async (trackingOrigins) => {
      await openSite({ trackingOrigins });
      const clauses = [...(await dialog()).querySelectorAll('p > span')].map((clause) => clause.className);
      expect(clauses).toEqual(['clause', 'clause']);
    },
  );

  // Who accepts all knows what for, also where it comes later.
  it('says that nothing of others waits for an answer, and what an answer would be for', async () => {
    const { unmount } = await openSite();
    expect(await dialog()).toHaveAccessibleDescription(
      /oggi non ha statistiche né marketing di altri siti, e se un giorno ne avrà partiranno solo se/,
    );
    unmount();
    await openSite({ trackingOrigins: ['https://stats.example'] });
    expect(await dialog()).toHaveAccessibleDescription(/statistiche e marketing di altri siti, solo se/);
  });

  it.each([
    ['Accetta tutto', true],
    ['Solo necessari', false],
    // The button that closes it means the same.
    ['Chiudi: solo i cookie necessari', false],
  ])('stores and reports the choice "%s", and closes', async (name, allowed) => {
    const { api } = await openSite();
    await dialog();
    await press(name);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const choice = { necessary: true, analytics: allowed, marketing: allowed };
    expect(stored()).toEqual({ preferences: choice, timestamp: expect.any(String), version: '2026-11' });
    expect(Date.now() - Date.parse(stored().timestamp)).toBeLessThan(60_000);
    await waitFor(() =>
      expect(api.sentTo('recordConsent')).toEqual([{ recordConsentRequest: { version: '2026-11', choice } }]),
    );
  });

  it('stores a choice of one’s own; what is necessary cannot be switched off', async () => {
    await openSite();
    await dialog();
    await press('Personalizza');
    expect(screen.getByRole('switch', { name: 'Statistiche' })).toHaveFocus();
    const necessary = screen.getByRole('switch', { name: 'Necessari' });
    expect(necessary).toBeChecked();
    expect(necessary).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Statistiche' }));
    await press('Salva preferenze');
    expect(stored().preferences).toEqual({ necessary: true, analytics: true, marketing: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes all the same when the choice cannot be reported, which is only logged', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openSite({ handlers: { recordConsent: unreachable } });
    await dialog();
    await press('Solo necessari');
    await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
    expect(stored().preferences.analytics).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not ask who has chosen', async () => {
    choose(false, false);
    await openSite();
    await later(COOKIE_DIALOG_DELAY_MS + 200);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['more than six months ago', { timestamp: '2020-01-01T00:00:00.000Z' }],
    ['in another dialog', { version: '2020-01' }],
    ['before dialogs had versions', { version: undefined }],
  ])('asks again who chose %s', async (_when, changes) => {
    choose(true, true, changes);
    await openSite();
    expect(await dialog()).toBeInTheDocument();
  });

  it('opens again from the footer, with the choice as it stands, and changes nothing when it is closed', async () => {
    choose(true, false);
    await openSite();
    await press('Preferenze sui cookie');
    await dialog();
    expect(screen.getByRole('switch', { name: 'Statistiche' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    await press('Chiudi senza cambiare');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stored().preferences).toEqual({ necessary: true, analytics: true, marketing: false });
  });

  it('covers no policy that is read to choose', async () => {
    await openSite({ path: '/cookie-policy' });
    await later(COOKIE_DIALOG_DELAY_MS + 200);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Preferenze sui cookie');
    expect(await dialog()).toBeInTheDocument();
  });

  it('makes way for the policy that somebody goes to read, and asks on the next page', async () => {
    await openSite();
    await dialog();
    await userEvent.click(screen.getByRole('link', { name: 'Cookie policy' }));
    await waitFor(() => expect(screen.getByTitle('address')).toHaveTextContent('/cookie-policy'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stored()).toBeNull();
    act(() => window.history.pushState(null, '', '/camere'));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(await dialog()).toBeInTheDocument();
  });

  it('leads to the cookie policy without script', async () => {
    const { container } = await openSite();
    expect(container.querySelector('form')).toHaveAttribute('action', '/cookie-policy');
  });
});

describe('tracking code', () => {
  const ORIGINS = ['https://stats.example'];
  const handlers = {
    getSuperAdminSettings: superAdminSettingsResponse({
      trackingCode:
        '<script async src="https://stats.example/s.js" data-site="7"></script><script>window.counted = 1</script>',
      trackingOrigins: ORIGINS,
    }),
  };
  const inserted = () =>
    [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? script.text);
  const CODE = ['https://stats.example/s.js', 'window.counted = 1'];

  it('is inserted after consent, once', async () => {
    const { api } = await openSite({ handlers, trackingOrigins: ORIGINS });
    await dialog();
    expect(api.calls).not.toContain('getSuperAdminSettings');
    await press('Accetta tutto');
    await waitFor(() => expect(inserted()).toEqual(CODE));
    await press('Preferenze sui cookie');
    await press('Accetta tutto');
    await later(100);
    expect(inserted()).toEqual(CODE);
  });

  it.each([
    [true, false],
    [false, true],
  ])('is inserted for whoever came back (analytics %p, marketing %p)', async (analytics, marketing) => {
    choose(analytics, marketing);
    await openSite({ handlers, trackingOrigins: ORIGINS });
    await waitFor(() => expect(inserted()).toEqual(CODE));
  });

  it.each([
    ['whoever refused', '', false],
    ['a signed-in owner', 'staff=1', true],
  ])('is not inserted for %s', async (_who, cookie, allowed) => {
    document.cookie = cookie;
    choose(allowed, allowed);
    const { api } = await openSite({ handlers, trackingOrigins: ORIGINS });
    await screen.findByRole('button', { name: 'Preferenze sui cookie' });
    await press('Preferenze sui cookie');
    // Whatever reads the code was asked by now: it comes with the dialog.
    await dialog();
    expect(api.calls).not.toContain('getSuperAdminSettings');
    expect(inserted()).toEqual([]);
  });

  it.each([
    ['all of it', true, true],
    ['that to statistics', true, false],
    ['that to marketing', false, true],
  ])('goes away with its cookies when %s is withdrawn, and the page is loaded anew', async (...given) => {
    const [_consent, analytics, marketing] = given;
    const reload = jest.fn();
    jest.spyOn(console, 'error').mockImplementation(reload);
    choose(analytics, marketing);
    document.cookie = '_stats=1; Path=/';
    document.cookie = 'lang=it; Path=/';
    await openSite({ handlers, trackingOrigins: ORIGINS });
    await waitFor(() => expect(inserted()).toEqual(CODE));
    await press('Preferenze sui cookie');
    await dialog();
    await press('Solo necessari');
    // jsdom cannot load a page anew, and says so.
    await waitFor(() => expect(String(reload.mock.calls[0]?.[0])).toMatch(/navigation/i));
    expect(document.cookie).toBe('lang=it');
    expect(stored().preferences).toEqual({ necessary: true, analytics: false, marketing: false });
  });

  it.each(['storage', 'pageshow'])(
    'goes away when %s tells that consent was withdrawn elsewhere',
    async (event) => {
      const reload = jest.fn();
      jest.spyOn(console, 'error').mockImplementation(reload);
      choose(true, true);
      localStorage.setItem('_visitor', '42');
      await openSite({ handlers, trackingOrigins: ORIGINS });
      await waitFor(() => expect(inserted()).toEqual(CODE));
      const tell = () =>
        window.dispatchEvent(
          event === 'storage' ? new StorageEvent(event, { key: 'cookie-consent' }) : new Event(event),
        );
      tell();
      expect(reload).not.toHaveBeenCalled();
      choose(false, false);
      tell();
      expect(String(reload.mock.calls[0]?.[0])).toMatch(/navigation/i);
      expect(localStorage.getItem('_visitor')).toBeNull();
    },
  );

  it('goes away though the report of the withdrawal is never answered', async () => {
    const reload = jest.fn();
    jest.spyOn(console, 'error').mockImplementation(reload);
    choose(true, true);
    await openSite({ handlers: { ...handlers, recordConsent: pending }, trackingOrigins: ORIGINS });
    await waitFor(() => expect(inserted()).toEqual(CODE));
    await press('Preferenze sui cookie');
    await dialog();
    await press('Solo necessari');
    await waitFor(() => expect(String(reload.mock.calls[0]?.[0])).toMatch(/navigation/i), { timeout: 3_000 });
  });

  it('leaves nothing behind that it stored while the page before ended', async () => {
    choose(false, false);
    localStorage.setItem('_visitor', '42');
    document.cookie = '_stats=1; Path=/';
    await openSite({ handlers, trackingOrigins: ORIGINS });
    await waitFor(() => expect(localStorage.getItem('_visitor')).toBeNull());
    expect(document.cookie).not.toContain('_stats');
  });
});

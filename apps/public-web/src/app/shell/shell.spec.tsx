import { aPropertyResponse, aRoomDetailResponse, aRoomResponse } from '@ospite/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../pages/home/lazy-sections';
import '../../pages/room/lazy-sections';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { toastShown } from '../../shared/visit/visit-slice';
import { Shell } from './shell';
import { SiteFooter } from './site-footer';

const handlers = { listRooms: [aRoomResponse()], listPrices: [] };

beforeEach(() => {
  localStorage.setItem('lang', 'it');
  window.scrollTo = jest.fn<void, []>();
});

describe('the frame of every page', () => {
  it('begins with a way past the navigation', async () => {
    await renderSite(<Shell />, { handlers });
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Vai al contenuto' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Vai al contenuto' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });

  it('marks a line of the house that is written in Italian alone', async () => {
    const getProperty = aPropertyResponse({ tagline: { it: 'Una baia.' } });
    await renderSite(<SiteFooter />, { language: 'de', handlers: { ...handlers, getProperty } });
    expect(await screen.findByText('Una baia.')).toHaveAttribute('lang', 'it');
  });

  it('links to the pages that are there, and marks the one that is shown', async () => {
    await renderSite(<Shell />, { path: '/camere', handlers });
    const [navigation] = screen.getAllByRole('navigation', { name: 'Navigazione principale' });
    if (!navigation) throw new Error('no navigation');
    const links = within(navigation).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/camere',
      '/prezzi',
      '/servizi',
      '/colazione',
      '/san-teodoro-e-dintorni',
      '/chi-siamo',
      '/contatti',
      '/preventivo',
    ]);
    const [header] = screen.getAllByRole('banner');
    expect(within(header ?? document.body).getByRole('link', { name: /Home$/ })).toHaveAttribute('href', '/');
    expect(links[0]).toHaveAttribute('aria-current', 'page');
  });

  it('marks the section that a page without a link of its own belongs to', async () => {
    const { unmount } = await renderSite(<Shell />, {
      path: '/camere/uno',
      handlers: { ...handlers, getRoom: aRoomDetailResponse() },
    });
    const marked = () =>
      within(screen.getByRole('banner'))
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current') && !link.hasAttribute('lang'))
        .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
    expect(marked()).toEqual([['/camere', 'true']]);
    unmount();
    await renderSite(<Shell />, { path: '/preventivo/inviato', handlers });
    // In the menu of a phone, and beside the links of a wide screen.
    expect(marked()).toEqual([
      ['/preventivo', 'true'],
      ['/preventivo', 'true'],
    ]);
  });

  it.each([
    ['a press', () => userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('main') })],
    ['the focus', () => act(() => screen.getByRole('main').focus())],
  ])('closes its menus with %s elsewhere', async (_what, leave) => {
    const { container } = await renderSite(<Shell />, { path: '/camere', handlers });
    const menus = [...container.querySelectorAll('details')];
    expect(menus).toHaveLength(2);
    for (const menu of menus) {
      menu.open = true;
      await userEvent.pointer({
        keys: '[MouseLeft>]',
        target: menu.querySelector('summary') ?? document.body,
      });
      expect(menu.open).toBe(true);
      await leave();
      expect(menu.open).toBe(false);
    }
  });

  it('keeps the menu open while the focus goes through its links', async () => {
    const { container } = await renderSite(<Shell />, { path: '/camere', handlers });
    const menu = container.querySelector('details');
    if (!menu) throw new Error('no menu');
    menu.open = true;
    act(() => screen.getAllByRole('link', { name: 'Camere' })[0]?.focus());
    expect(menu.open).toBe(true);
  });

  it('closes its menus with Escape, and focuses the button again', async () => {
    const { container } = await renderSite(<Shell />, { path: '/camere', handlers });
    for (const menu of container.querySelectorAll('details')) {
      menu.open = true;
      act(() => menu.closest('nav')?.querySelector('a')?.focus());
      await userEvent.keyboard('{Escape}');
      expect(menu.open).toBe(false);
      expect(menu.querySelector('summary')).toHaveFocus();
    }
  });

  it('moves without a page load: to the top, with the content in focus and a new title, menus closed', async () => {
    const { container } = await renderSite(<Shell />, { path: '/camere', handlers });
    const menu = container.querySelector('details');
    menu?.setAttribute('open', '');
    await userEvent.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Baia dei Ginepri' });
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(menu).not.toHaveAttribute('open');
    await waitFor(() => expect(document.title).toContain('Camere in città'));
  });

  it('is small once the page has been scrolled by more than 10 pixels', async () => {
    await renderSite(<Shell />, { handlers });
    const scrollTo = (y: number) =>
      act(() => {
        Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
        window.dispatchEvent(new Event('scroll'));
      });
    scrollTo(10);
    const [header] = screen.getAllByRole('banner');
    expect(header).not.toHaveAttribute('data-scrolled');
    scrollTo(11);
    expect(header).toHaveAttribute('data-scrolled', 'true');
    scrollTo(0);
  });

  it('ends with contact, hours, codes, the present year and the way to the back-office', async () => {
    await renderSite(<Shell />, { handlers });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(
      await footer.findByText('© 2026 Baia dei Ginepri. Tutti i diritti riservati.'),
    ).toBeInTheDocument();
    expect(footer.getByText('Reception dalle 8:00 alle 22:00')).toBeInTheDocument();
    expect(footer.getByText('CIN IT000P')).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    expect(footer.getByRole('link', { name: 'Officina' })).toHaveAttribute(
      'href',
      'https://officina.example',
    );
  });

  it('links to every page from its footer, in three groups', async () => {
    await renderSite(<Shell />, { path: '/camere', handlers });
    const links = within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Link rapidi' });
    expect(
      within(links)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/',
      '/camere',
      '/prezzi',
      '/servizi',
      '/colazione',
      '/san-teodoro-e-dintorni',
      '/chi-siamo',
      '/contatti',
      '/preventivo',
      '/recensione',
      '/privacy-policy',
      '/privacy',
      '/cookie-policy',
      '/termini-di-servizio',
      '/accessibilita',
      '/admin',
    ]);
  });

  it('counts the visit once the browser is idle, and then tells how many there were', async () => {
    sessionStorage.clear();
    const counted = { recordVisit: null, countVisits: { totalVisits: 12_345, uniqueVisits: 900 } };
    const { api } = await renderSite(<Shell />, { path: '/camere', handlers: { ...handlers, ...counted } });
    const footer = screen.getByRole('contentinfo');
    expect(footer).not.toHaveTextContent('visite');
    expect(await within(footer).findByText('12.345 visite')).toBeInTheDocument();
    expect(api.calls).toContain('recordVisit');
  });

  it('hides what the property has not set', async () => {
    const property = aPropertyResponse({ cin: null, iun: null, credit: null, reception: null });
    await renderSite(<Shell />, { handlers: { ...handlers, getProperty: property } });
    const footer = await screen.findByRole('contentinfo');
    await within(footer).findByText(/Tutti i diritti/);
    expect(footer).not.toHaveTextContent(/CIN|IUN|Reception|realizzato/);
  });

  it('shows a message right below the header', async () => {
    const { store } = await renderSite(<Shell />, { handlers });
    const [header] = screen.getAllByRole('banner');
    act(() => void store.dispatch(toastShown({ kind: 'default', title: 'Fatto' })));
    expect(await within(header ?? document.body).findByText('Fatto')).toBeInTheDocument();
  });

  it('gives way to the notice while the site is switched off', async () => {
    await renderSite(<Shell />, { facts: { offline: { until: null, text: null } }, handlers });
    expect(screen.getByRole('heading', { level: 1, name: 'Torniamo tra poco' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Telefono/ })).toBeInTheDocument();
  });
});

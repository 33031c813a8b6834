import { aPropertyResponse, aRoomResponse } from '@ospite/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { toastShown } from '../../shared/visit/visit-slice';
import { Shell } from './shell';

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

  it('links to the pages that are there, and marks the one that is shown', async () => {
    await renderSite(<Shell />, { path: '/camere', handlers });
    const [navigation] = screen.getAllByRole('navigation', { name: 'Navigazione principale' });
    if (!navigation) throw new Error('no navigation');
    const links = within(navigation).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/camere', '/preventivo']);
    expect(links[1]).toHaveAttribute('aria-current', 'page');
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
    await waitFor(() => expect(document.title).toContain('Bungalow e camere sul mare'));
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
    expect(footer.getByText('Reception dalle 08:00 alle 22:00')).toBeInTheDocument();
    expect(footer.getByText('CIN IT000P')).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    expect(footer.getByRole('link', { name: 'Officina' })).toHaveAttribute(
      'href',
      'https://officina.example',
    );
  });

  it('hides what the property has not set', async () => {
    const property = aPropertyResponse({ cin: null, iun: null, credit: null, reception: null });
    await renderSite(<Shell />, { handlers: { ...handlers, getProperty: property } });
    const footer = await screen.findByRole('contentinfo');
    await within(footer).findByText(/Tutti i diritti/);
    expect(footer).not.toHaveTextContent(/CIN|IUN|Reception|realizzato/);
  });

  it('shows a message at its edge', async () => {
    const { store } = await renderSite(<Shell />, { handlers });
    act(() => void store.dispatch(toastShown({ kind: 'default', title: 'Fatto' })));
    expect(await screen.findByText('Fatto')).toBeInTheDocument();
  });

  it('gives way to the notice while the site is switched off', async () => {
    await renderSite(<Shell />, { facts: { offline: true }, handlers });
    expect(screen.getByRole('heading', { level: 1, name: 'Torniamo tra poco' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Telefono/ })).toBeInTheDocument();
  });
});

import { aPropertyResponse, aQuoteResponse } from '@ospite/contracts/testing';
import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { OfficeApi } from './office-api.fixture';
import { openOffice } from './office.fixture';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const OFFLINE = { code: 'site_offline', since: '2026-05-03T08:30:00.000Z', until: null } as const;
const notices = () => screen.queryByRole('region', { name: 'Avvisi importanti' });
const show = (isVisible: boolean) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  window.dispatchEvent(new Event('visibilitychange'));
};

it('says on every screen since when guests miss the site, until when, and whom to call', async () => {
  const api = new OfficeApi();
  api.property = aPropertyResponse({ credit: { label: 'Studio Mirto', url: 'https://mirto.example' } });
  api.notices = [
    { ...OFFLINE, until: '2026-05-03T18:00:00.000Z' },
    { code: 'backup_late', since: '2026-05-01T01:50:00.000Z', until: null },
  ];
  const { user } = openOffice('/prezzi', api);
  const summary = await screen.findByText(/^Il sito è offline dal 3 maggio.* 10:30/);
  expect(summary.closest('summary')).toHaveTextContent('E un altro avviso.');
  await user.click(summary);
  const all = within(notices() as HTMLElement);
  expect(all.getByText(/^Torna da solo il 3 maggio.* 20:00/)).toBeVisible();
  expect(all.getByText(/^L’ultima copia di sicurezza è del 1º maggio/)).toBeVisible();
  const [whom] = await all.findAllByRole('link', { name: 'Studio Mirto' });
  expect(whom).toHaveAttribute('href', 'https://mirto.example');
});

it('leaves its place to no toast, however far it unfolds or is scrolled', async () => {
  const reach = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  const end = (bottom: number, event: string) => {
    reach.mockReturnValue({ bottom } as DOMRect);
    fireEvent(notices() as HTMLElement, new Event(event));
    return document.documentElement.style.getPropertyValue('--notices-end');
  };
  const api = new OfficeApi();
  api.notices = [OFFLINE];
  openOffice('/camere', api);
  await screen.findByText(/^Il sito è offline/);
  expect(end(320, 'toggle')).toBe('320px');
  expect(end(-40, 'scroll')).toBe('0px');
  cleanup();
  expect(document.documentElement.style.getPropertyValue('--notices-end')).toBe('');
});

it('leads from e-mails that do not leave to where they are set up', async () => {
  const api = new OfficeApi();
  api.notices = [{ code: 'email_to_files', since: null, until: null }];
  const { user } = openOffice('/camere', api);
  await user.click(await screen.findByText(/^Le email non partono ancora: chiama chi/));
  await user.click(screen.getByRole('link', { name: 'Vai alle impostazioni delle email' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Email' })).toBeVisible();
  await waitFor(() => expect(notices()).toBeVisible());
});

it('comes and goes by itself within half a minute, but is not asked for while nobody looks', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const { api } = openOffice('/camere');
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(1_000);
  expect(notices()).toBeNull();
  api.notices = [OFFLINE];
  await pass(30_000);
  expect(notices()).toBeVisible();
  const asked = () => api.calls.filter((id) => id === 'listOwnerNotices').length;
  act(() => show(false));
  const before = asked();
  await pass(120_000);
  expect(asked()).toBe(before);
  api.notices = [];
  act(() => show(true));
  await pass(1_000);
  expect(notices()).toBeNull();
});

it('counts the requests that wait in the title and beside their section, and says when one comes in', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const api = new OfficeApi();
  api.quotes = [aQuoteResponse({ id: 7 }), aQuoteResponse({ id: 6, status: 'answered' })];
  openOffice('', api);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(1_000);
  const link = () => screen.getByRole('link', { name: /^Preventivi/ });
  expect(link()).toHaveAccessibleName('Preventivi 1 da rispondere');
  expect(document.title).toMatch(/^\(1\) Oggi/);
  expect(screen.queryByText('È arrivata una nuova richiesta di preventivo.')).toBeNull();
  api.quotes = [aQuoteResponse({ id: 8, firstName: 'Nuova' }), ...api.quotes];
  await pass(30_000);
  expect(link()).toHaveAccessibleName('Preventivi 2 da rispondere');
  expect(document.title).toMatch(/^\(2\) Oggi/);
  const said = screen.getByText('È arrivata una nuova richiesta di preventivo.');
  expect(said.closest('[role=status]')).not.toBeNull();
  // The list stays as it is until somebody asks, or comes back to the tab.
  expect(screen.queryByText(/Nuova Müller/)).toBeNull();
  act(() => screen.getByRole('button', { name: 'Mostra una nuova richiesta' }).click());
  await pass(1_000);
  expect(screen.getByText(/Nuova Müller/)).toBeVisible();
  api.quotes = api.quotes.map((quote) => ({ ...quote, status: 'pending' as const }));
  await pass(30_000);
  expect(link()).toHaveAccessibleName('Preventivi 3 da rispondere');
  expect(screen.queryByText('È arrivata una nuova richiesta di preventivo.')).toBeNull();
});

it('offers the first request that comes in while nothing waits, and says no longer that nothing does', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const api = new OfficeApi();
  api.quotes = [];
  openOffice('', api);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(1_000);
  expect(screen.getByText('Nessuna richiesta in attesa')).toBeVisible();
  api.quotes = [aQuoteResponse({ id: 8, firstName: 'Nuova' })];
  await pass(30_000);
  expect(screen.queryByText('Nessuna richiesta in attesa')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Mostra una nuova richiesta' }).click());
  await pass(1_000);
  expect(screen.getByText(/Nuova Müller/)).toBeVisible();
});

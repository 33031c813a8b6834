import { aPropertyResponse } from '@ospite/contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { FloatingActions } from './floating-actions';

const withChat = { getProperty: aPropertyResponse({ chatNumber: '+39 0784 000 000' }) };

/** Renders the buttons, and waits for the part that comes when the browser is idle. */
async function renderActions(handlers = withChat, language: 'it' | 'en' | 'de' | 'es' = 'it') {
  const site = await renderSite(<FloatingActions />, { handlers, language });
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  return site;
}

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
    window.dispatchEvent(new Event('scroll'));
  });
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  scrollTo(0);
  jest.useRealTimers();
});

describe('the way to the chat', () => {
  it.each([
    ['it', 'Scrivici su WhatsApp', 'Ciao! Vorrei informazioni sulle camere.'],
    ['en', 'Message us on WhatsApp', 'Hello! I would like to know more about the rooms.'],
    ['de', 'Schreiben Sie uns per WhatsApp', 'Guten Tag! Ich hätte gern Informationen zu den Zimmern.'],
    ['es', 'Escríbenos por WhatsApp', '¡Hola! Me gustaría recibir información sobre las habitaciones.'],
  ] as const)(
    'in %s is a plain link to the property’s number with a message',
    async (language, name, message) => {
      await renderActions(withChat, language);
      const link = screen.getByRole('link', { name });
      const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
      expect(origin + pathname).toBe('https://wa.me/390784000000');
      expect(searchParams.get('text')).toBe(message);
      expect(link).toHaveAttribute('rel', 'noopener');
    },
  );

  it('is named once: what it stands in has a name of its own', async () => {
    await renderActions();
    expect(screen.getByRole('complementary', { name: 'Sempre a portata di mano' })).toBeInTheDocument();
    expect(screen.getAllByLabelText('Scrivici su WhatsApp')).toHaveLength(1);
  });

  it('is missing where the property has no chat', async () => {
    await renderActions({ getProperty: aPropertyResponse({ chatNumber: null }) });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the way back to the top', () => {
  it('appears beyond 400 pixels, small, and has its full size from 1200 on', async () => {
    await renderActions();
    const button = () => screen.queryByRole('button', { name: 'Torna in cima' });
    scrollTo(400);
    expect(button()).not.toBeInTheDocument();
    for (const [y, scale] of [
      [401, '0.7'],
      [800, '0.85'],
      [1_200, '1'],
      [9_000, '1'],
    ] as const) {
      scrollTo(y);
      expect(button()).toHaveStyle({ scale });
    }
    scrollTo(0);
    expect(button()).not.toBeInTheDocument();
  });

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once for a guest who wants no motion', true, 'instant'],
  ])('scrolls %s', async (_how, matches, behavior) => {
    const scroll = jest.fn<void, [ScrollToOptions]>();
    Object.assign(window, { scrollTo: scroll, matchMedia: () => ({ matches }) });
    await renderActions();
    scrollTo(600);
    await user.click(screen.getByRole('button', { name: 'Torna in cima' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
  });
});

describe('their tooltips', () => {
  const chat = () => screen.getByRole('link', { name: 'Scrivici su WhatsApp' });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const tooltip = () => screen.queryByRole('tooltip')?.textContent;

  it('open once the pointer has rested for 700 ms, and close when it leaves', async () => {
    await renderActions();
    await user.hover(chat());
    await wait(699);
    expect(tooltip()).toBeUndefined();
    await wait(1);
    expect(tooltip()).toBe('Scrivici su WhatsApp');
    await user.unhover(chat());
    expect(tooltip()).toBeUndefined();
  });

  it('open at once within 300 ms after another one, and not later', async () => {
    await renderActions();
    scrollTo(600);
    const top = screen.getByRole('button', { name: 'Torna in cima' });
    await user.hover(chat());
    await wait(700);
    await user.unhover(chat());
    await wait(299);
    await user.hover(top);
    expect(tooltip()).toBe('Torna in cima');
    await user.unhover(top);
    await wait(300);
    await user.hover(chat());
    await wait(699);
    expect(tooltip()).toBeUndefined();
  });

  it('open with the keyboard’s focus, and go with Escape', async () => {
    await renderActions();
    await user.tab();
    expect(chat()).toHaveFocus();
    expect(tooltip()).toBe('Scrivici su WhatsApp');
    await user.keyboard('{Escape}');
    expect(tooltip()).toBeUndefined();
  });

  it('stay away from a finger', async () => {
    await renderActions();
    await user.pointer({ keys: '[TouchA>]', target: chat() });
    await wait(1_000);
    expect(tooltip()).toBeUndefined();
  });
});

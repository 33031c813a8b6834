import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { lazySection, loadLazySections } from './lazy-section';

const Button = ({ text }: { readonly text: string }) => (
  <button type="button" onClick={() => document.body.append('pressed')}>
    {text}
  </button>
);
function emptyTexts() {
  const texts = createInstance();
  void texts.init({ lng: 'it', resources: {}, initAsync: false });
  return texts;
}

type TextSection = ComponentType<{ readonly text: string }>;

const page = (Section: TextSection, texts = emptyTexts()) => (
  <I18nextProvider i18n={texts}>
    <h1>Baia</h1>
    <Section text="Apri" />
  </I18nextProvider>
);

async function serverHtml() {
  const texts = emptyTexts();
  const Section = lazySection(async () => Button);
  await loadLazySections(texts);
  return renderToString(page(Section, texts));
}

/** Hydrates the server's HTML with a section that is not loaded yet. */
async function hydrateWith(importSection: () => Promise<TextSection>) {
  const faults: unknown[] = [];
  const root = document.createElement('div');
  root.innerHTML = await serverHtml();
  document.body.replaceChildren(root);
  const Section = lazySection(importSection);
  const texts = emptyTexts();
  const onRecoverableError = (error: unknown) => faults.push(error);
  const hydrated = await act(async () => hydrateRoot(root, page(Section, texts), { onRecoverableError }));
  const renderAgain = () => act(async () => hydrated.render(page(Section, texts)));
  return { faults, renderAgain };
}

const scroll = () => act(async () => void document.dispatchEvent(new Event('scroll')));

beforeEach(() => document.body.replaceChildren());

describe('a section of a page whose script comes later', () => {
  it('is whole in the server’s HTML', async () => {
    expect(await serverHtml()).toContain('<button type="button">Apri</button>');
  });

  it('stays as it is until the guest scrolls and its script has come, and works from then on', async () => {
    let asked = 0;
    const { faults } = await hydrateWith(() => Promise.resolve(Button).finally(() => (asked += 1)));
    const button = screen.getByRole('button');
    expect(asked).toBe(0);
    await scroll();
    expect(asked).toBe(1);
    expect(screen.getByRole('button')).toBe(button);
    act(() => button.click());
    expect(document.body).toHaveTextContent('pressed');
    expect(faults).toEqual([]);
  });

  it('keeps a click that comes too early, and replays it once its script has come', async () => {
    let come: (part: TextSection) => void = () => undefined;
    const part = new Promise<TextSection>((done) => (come = done));
    await hydrateWith(() => part);
    screen.getByRole('button').click();
    expect(document.body).not.toHaveTextContent('pressed');
    await act(async () => come(Button));
    expect(document.body).toHaveTextContent('Apripressed');
  });

  it('keeps its HTML when the page above it is rendered again before its script has come', async () => {
    const { faults, renderAgain } = await hydrateWith(() => Promise.resolve(Button));
    const button = screen.getByRole('button');
    await renderAgain();
    await scroll();
    expect(screen.getByRole('button')).toBe(button);
    act(() => button.click());
    expect(document.body).toHaveTextContent('pressed');
    expect(faults).toEqual([]);
  });

  it('keeps its HTML, and stops queueing clicks, where the script does not come', async () => {
    const { faults } = await hydrateWith(() => Promise.reject(new Error('offline')));
    await scroll();
    expect(screen.getByRole('button')).toHaveTextContent('Apri');
    // React, which waits for the script for ever, is spared the click.
    const clicked = jest.fn((event: Event) => event.stopPropagation());
    document.body.addEventListener('click', clicked, { capture: true, once: true });
    screen.getByRole('button').click();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(faults).toEqual([]);
  });

  it('appears by itself on a page that is opened without a document', async () => {
    const Section = lazySection(async () => Button);
    await act(async () => void render(page(Section)));
    expect(screen.getByRole('button')).toBeInTheDocument();
  });
});

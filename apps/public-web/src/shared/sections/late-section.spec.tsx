// Shows: decisions §3 Hydration
import { act } from '@testing-library/react';
import { createI18n } from '@ospite/i18n';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { ComponentType } from 'react';
import { lateSection, loadLateSections } from './late-section';

const Button = () => <button onClick={() => document.body.append('pressed')}>Apri</button>;

function page(Section: ComponentType, texts = createI18n('it', {})) {
  const element = (
    <I18nextProvider i18n={texts}>
      <h1>Baia</h1>
      <Section />
    </I18nextProvider>
  );
  return { element, texts };
}

async function hydrate(html: string, Section: ComponentType) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const faults: unknown[] = [];
  const root = document.getElementById('root') ?? document.body;
  await act(async () => {
    hydrateRoot(root, page(Section).element, { onRecoverableError: (error) => faults.push(error) });
  });
  return faults;
}

it('is whole in the server’s HTML', async () => {
  const { element, texts } = page(lateSection(async () => Button));
  await loadLateSections(texts);
  const html = renderToString(element);
  expect(html).toContain('<button>Apri</button>');
});

it('stays as it is until its script has come, and works from then on', async () => {
  const onServer = page(lateSection(async () => Button));
  await loadLateSections(onServer.texts);
  let arrive: (section: ComponentType) => void = () => undefined;
  const script = new Promise<ComponentType>((done) => (arrive = done));
  const Late = lateSection(() => script);
  const faults = await hydrate(renderToString(onServer.element), Late);
  await act(async () => document.querySelector('button')?.click());
  expect(document.body).not.toHaveTextContent('pressed');
  const button = document.querySelector('button');
  await act(async () => arrive(Button));
  expect(document.querySelector('button')).toBe(button);
  await act(async () => button?.click());
  expect(document.body).toHaveTextContent('pressed');
  expect(faults).toEqual([]);
});

it('stays plain HTML where its script does not come', async () => {
  const onServer = page(lateSection(async () => Button));
  await loadLateSections(onServer.texts);
  const faults = await hydrate(
    renderToString(onServer.element),
    lateSection(() => Promise.reject(new Error('offline'))),
  );
  expect(document.querySelector('button')).not.toBeNull();
  expect(faults).toEqual([]);
});

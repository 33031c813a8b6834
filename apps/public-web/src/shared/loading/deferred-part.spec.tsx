// Shows: decisions §3 Hydration, §3 Pages and responses
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { deferredPart } from './deferred-part';

const Words = ({ text }: { readonly text: string }) => <p>{text}</p>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a part of a page whose script comes later', () => {
  it('is in the server’s HTML, and stays there as it is until the browser is idle', async () => {
    const onServer = deferredPart(() => Promise.resolve(Words));
    await onServer.load();
    const root = document.createElement('div');
    root.innerHTML = renderToString(<onServer.Part text="Pines" />);
    expect(root).toHaveTextContent('Pines');
    const [paragraph] = root.querySelectorAll('p');

    let asked = 0;
    const inBrowser = deferredPart(() => Promise.resolve(Words).finally(() => (asked += 1)));
    await act(async () => void hydrateRoot(root, <inBrowser.Part text="Pines" />));
    expect(asked).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(asked).toBe(1);
    expect(root.querySelector('p')).toBe(paragraph);
  });

  it('keeps its HTML where the script does not come', async () => {
    const onServer = deferredPart(() => Promise.resolve(Words));
    await onServer.load();
    const root = document.createElement('div');
    root.innerHTML = renderToString(<onServer.Part text="Pines" />);
    const offline = deferredPart<{ text: string }>(() => Promise.reject(new Error('offline')));
    await act(async () => void hydrateRoot(root, <offline.Part text="Pines" />));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(root).toHaveTextContent('Pines');
  });

  it('appears on a page that is opened without a document once it has come', async () => {
    const { Part } = deferredPart(() => Promise.resolve(Words));
    await act(async () => void render(<Part text="Pines" />));
    expect(screen.queryByText('Pines')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('Pines')).toBeInTheDocument();
  });
});

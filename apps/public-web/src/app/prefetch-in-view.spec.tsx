import type { Handlers } from '@ospite/contracts/testing';
import { ROOT_ELEMENT } from '@ospite/site-engine';
import { act, fireEvent } from '@testing-library/react';
import { PrefetchProvider, type PrefetchPage } from '../shared/navigation/site-link';
import { renderSite } from '../shared/testing/render-site.fixture';
import { PrefetchInView } from './prefetch-in-view';

/** A screen that shows every link at once. */
class WholeScreen {
  #isOver = false;
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element) {
    if (!this.#isOver)
      this.tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
  }
  unobserve() {}
  disconnect() {
    this.#isOver = true;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: WholeScreen });
});
afterEach(() => jest.useRealTimers());

/** @returns what was fetched ahead once the visitor has begun to look around */
async function fetchedFrom(
  main: readonly string[],
  header: readonly string[] = [],
  handlers: Handlers = {},
): Promise<string[]> {
  const fetched: string[] = [];
  const prefetch: PrefetchPage = (page, slug) => void fetched.push(slug ?? page);
  const links = (addresses: readonly string[]) =>
    addresses.map((address, place) => (
      <a key={place} href={address}>
        {address}
      </a>
    ));
  await renderSite(
    <div id={ROOT_ELEMENT}>
      <header>{links(header)}</header>
      <main>{links(main)}</main>
      <PrefetchProvider value={prefetch}>
        <PrefetchInView />
      </PrefetchProvider>
    </div>,
    { handlers },
  );
  fireEvent.scroll(document);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  return fetched;
}

describe('what is fetched ahead', () => {
  it('is what the links of the content lead to, and not those of header and footer', async () => {
    expect(await fetchedFrom(['/camere', '/camere/uno'], ['/prezzi', '/contatti'])).toEqual(['rooms', 'uno']);
  });

  it('is fetched once, and no more than four pages', async () => {
    const rooms = ['uno', 'uno', 'due', 'tre', 'quattro', 'cinque'].map((slug) => `/camere/${slug}`);
    expect(await fetchedFrom(rooms)).toEqual(['uno', 'due', 'tre', 'quattro']);
  });

  it('is what stands where the owner says, and nothing at an address without a page', async () => {
    const addresses = { it: 'gite', en: 'trips', de: 'gite', es: 'gite' };
    const written: Handlers = { listContentPages: [{ page: 'own-2', addresses }] };
    expect(await fetchedFrom(['/gite', '/barche'], [], written)).toEqual(['own-2']);
  });

  it('is no other site, no other language and no place on the page itself', async () => {
    expect(await fetchedFrom(['https://other.example/camere', '/#intro', '/'])).toEqual([]);
  });
});

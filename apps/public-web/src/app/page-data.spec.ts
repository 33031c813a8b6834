import { readsAhead, readsOf } from './page-data';

const address = { language: 'it' } as const;

describe('what is read before a page is opened', () => {
  it('is nothing of a page that the house does not have', () => {
    for (const page of ['breakfast', 'guide', 'services', 'about'] as const)
      expect(readsAhead(page, address, [{ page: 'home' }])).toEqual([]);
  });

  it('is no content where its owner has written none', () => {
    const ahead = (pages: readonly { readonly page: string }[]) => readsAhead('rooms', address, pages).length;
    expect(ahead([{ page: 'home' }])).toBeLessThan(ahead([{ page: 'rooms' }]));
    expect(readsAhead('rooms', address, [{ page: 'home' }])).not.toEqual([]);
  });

  it('is everything where it is not known what is written', () => {
    expect(readsAhead('breakfast', address, undefined)).toHaveLength(readsOf('breakfast', address).length);
  });
});

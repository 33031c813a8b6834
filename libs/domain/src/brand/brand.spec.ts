import { describeBrandStore } from './brand-store.contract';
import { ChangePalette } from './change-palette';
import { aBrand, MemoryBrandStore } from './memory-brand-store.fixture';

const NOW = new Date('2026-06-01T10:00:00Z');

describeBrandStore(() => new MemoryBrandStore());

describe('the palette', () => {
  const open = () => {
    const store = new MemoryBrandStore();
    const useCase = new ChangePalette(store, { now: () => NOW });
    return { store, change: useCase.change.bind(useCase) };
  };

  it('is chosen, and two choices of the same millisecond are told apart', async () => {
    const { change, store } = open();
    expect(await change('lake', aBrand().updatedAt)).toEqual({ palette: 'lake', updatedAt: NOW });
    expect(await change('town', NOW)).toEqual({ palette: 'town', updatedAt: new Date(NOW.getTime() + 1) });
    expect((await store.get()).palette).toBe('town');
  });

  it('is not chosen on the ground of an older state', async () => {
    const { change, store } = open();
    await expect(change('town', new Date(0))).rejects.toMatchObject({ code: 'brand.changed' });
    expect((await store.get()).palette).toBe('sea');
  });
});

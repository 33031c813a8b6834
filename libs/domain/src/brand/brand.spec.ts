import { describeBrandStore } from './brand-store.contract';
import { ChangeLogo } from './change-logo';
import { ChangePalette } from './change-palette';
import { aBrand, aLogo, MemoryBrandStore, OneLogoDrawer } from './memory-brand-store.fixture';

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
    expect(await change('lake', aBrand().updatedAt)).toEqual(aBrand({ palette: 'lake', updatedAt: NOW }));
    expect(await change('town', NOW)).toEqual(
      aBrand({ palette: 'town', updatedAt: new Date(NOW.getTime() + 1) }),
    );
    expect((await store.get()).palette).toBe('town');
  });

  it('is not chosen on the ground of an older state', async () => {
    const { change, store } = open();
    await expect(change('town', new Date(0))).rejects.toMatchObject({ code: 'brand.changed' });
    expect((await store.get()).palette).toBe('sea');
  });
});

describe('the logo', () => {
  const open = () => {
    const store = new MemoryBrandStore(aBrand({ palette: 'lake' }));
    const useCase = new ChangeLogo(store, new OneLogoDrawer(), { now: () => NOW });
    return { store, change: useCase.change.bind(useCase) };
  };

  it('is drawn anew and kept beside the palette, and removed again', async () => {
    const { change } = open();
    const saved = await change(OneLogoDrawer.UPLOAD, aBrand().updatedAt);
    expect(saved).toEqual(aBrand({ palette: 'lake', logo: aLogo(), updatedAt: NOW }));
    expect((await change(null, NOW)).logo).toBeNull();
  });

  it('is not changed for what cannot be drawn, nor on the ground of an older state', async () => {
    const { change, store } = open();
    await expect(change(Uint8Array.of(9), undefined)).rejects.toMatchObject({
      code: 'brand.invalid_logo',
      fields: [{ field: 'image', code: 'logo_format' }],
    });
    await expect(change(OneLogoDrawer.UPLOAD, new Date(0))).rejects.toMatchObject({ code: 'brand.changed' });
    await expect(change(null, new Date(0))).rejects.toMatchObject({ code: 'brand.changed' });
    expect(await store.get()).toEqual(aBrand({ palette: 'lake' }));
  });
});

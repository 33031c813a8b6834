import { describeBrandStore } from './brand-store.contract';
import { ChangeLogo } from './change-logo';
import { ChangeLook } from './change-look';
import { aBrand, aLogo, MemoryBrandStore, OneLogoDrawer } from './memory-brand-store.fixture';

const NOW = new Date('2026-06-01T10:00:00Z');

describeBrandStore(() => new MemoryBrandStore());

describe('colours and typefaces', () => {
  const open = () => {
    const store = new MemoryBrandStore();
    const useCase = new ChangeLook(store, { now: () => NOW });
    return { store, change: useCase.change.bind(useCase) };
  };

  it('are chosen together, and two choices of the same millisecond are told apart', async () => {
    const { change, store } = open();
    const first = { palette: 'lake', typefaces: 'warm' } as const;
    expect(await change(first, aBrand().updatedAt)).toEqual(aBrand({ ...first, updatedAt: NOW }));
    const second = { palette: 'town', typefaces: 'modern' } as const;
    expect(await change(second, NOW)).toEqual(aBrand({ ...second, updatedAt: new Date(NOW.getTime() + 1) }));
    expect(await store.get()).toMatchObject(second);
  });

  it('are not chosen on the ground of an older state', async () => {
    const { change, store } = open();
    const late = change({ palette: 'town', typefaces: 'classic' }, new Date(0));
    await expect(late).rejects.toMatchObject({ code: 'brand.changed' });
    expect(await store.get()).toEqual(aBrand());
  });
});

describe('the logo', () => {
  const open = () => {
    const store = new MemoryBrandStore(aBrand({ palette: 'lake', typefaces: 'modern' }));
    const useCase = new ChangeLogo(store, new OneLogoDrawer(), { now: () => NOW });
    return { store, change: useCase.change.bind(useCase) };
  };

  it('is drawn anew and kept beside the rest of the look, and removed again', async () => {
    const { change } = open();
    const saved = await change(OneLogoDrawer.UPLOAD, aBrand().updatedAt);
    expect(saved).toEqual(aBrand({ palette: 'lake', typefaces: 'modern', logo: aLogo(), updatedAt: NOW }));
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
    expect(await store.get()).toEqual(aBrand({ palette: 'lake', typefaces: 'modern' }));
  });
});

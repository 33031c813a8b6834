import { MemoryPictureStore } from '../shared/pictures/memory-picture-store.fixture';
import { ChangePropertyDetails } from './change-property-details';
import { MemoryPropertyStore } from './memory-property-store.fixture';
import { aProperty, aPropertyDraft } from './property.fixture';

const NOW = new Date('2026-06-01T10:00:00Z');
const { updatedAt: SAVED_BEFORE, hosts: HOSTS } = aProperty();
const DETAILS = aPropertyDraft();

describe('changing the details of the property', () => {
  const open = (stored = aProperty()) => {
    const store = new MemoryPropertyStore(stored);
    return { store, useCase: new ChangePropertyDetails(store, new MemoryPictureStore(), { now: () => NOW }) };
  };

  it('saves them as they are spelled in the end, with the time', async () => {
    const { store, useCase } = open();
    const saved = await useCase.change({ ...DETAILS, name: ' Baia Blu ' }, SAVED_BEFORE);
    expect(saved).toEqual({ ...DETAILS, hosts: HOSTS, name: 'Baia Blu', updatedAt: NOW });
    expect(await store.get()).toEqual(saved);
  });

  it('describes a property for the first time', async () => {
    const store = new MemoryPropertyStore();
    const useCase = new ChangePropertyDetails(store, new MemoryPictureStore(), { now: () => NOW });
    const saved = await useCase.change(DETAILS, undefined);
    expect(saved.updatedAt).toEqual(NOW);
  });

  it('names the fields that are wrong, and saves nothing', async () => {
    const { store, useCase } = open();
    await expect(useCase.change({ ...DETAILS, name: '' }, SAVED_BEFORE)).rejects.toMatchObject({
      code: 'property.invalid',
      fields: [{ field: 'name', code: 'required' }],
    });
    expect(await store.get()).toEqual(aProperty());
  });

  it('refuses what was based on an older state, and overwrites it when no state is named', async () => {
    const { store, useCase } = open();
    const draft = { ...DETAILS, name: 'Late' };
    await expect(useCase.change(draft, new Date(0))).rejects.toMatchObject({ code: 'property.changed' });
    expect((await store.get()).name).toBe(DETAILS.name);
    expect((await useCase.change(draft, undefined)).name).toBe('Late');
  });

  it('tells two saves in the same millisecond apart', async () => {
    const { useCase } = open(aProperty({ updatedAt: NOW }));
    const saved = await useCase.change(DETAILS, NOW);
    expect(saved.updatedAt.getTime()).toBe(NOW.getTime() + 1);
  });
});

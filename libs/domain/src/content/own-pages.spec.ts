import { EditContent } from './edit-content';
import { MemoryContentStore } from './memory-content-store.fixture';
import { MemoryContentPictureStore } from './pictures/memory-content-picture-store.fixture';
import { OWN_PAGES } from './content-pages';
import { PublishContent } from './publications/publish-content';
import { ReadContent } from './read-content';

const RESERVED = ['camere', 'api'];
const TEXT = { text: { it: [{ paragraph: [{ text: 'Si parte alle otto.' }] }] } };

function anOffice(city?: string) {
  const own = new MemoryContentPictureStore();
  const store = new MemoryContentStore(own);
  const clock = { now: () => new Date('2027-02-10T08:30:00Z') };
  const edit = new EditContent(store, clock, {
    isReserved: (word) => RESERVED.includes(word),
    city: async () => city,
  });
  const publishing = new PublishContent(store, clock);
  return {
    edit,
    store,
    publish: () => publishing.publish('marta'),
    pages: async () => (await publishing.pages()).filter(({ title }) => title !== undefined),
    read: new ReadContent(store, own),
    aPage: async (title: string, values: object = {}) => {
      const lead = await edit.add('own.lead', { title: { it: title }, ...values });
      await edit.add('own.text', TEXT, lead.id);
      return lead;
    },
  };
}
const refusedAt = (...problems: string[]) =>
  expect.objectContaining({
    fields: problems.map((problem) => {
      const [field, code] = problem.split(': ');
      return expect.objectContaining({ field, code });
    }),
  });

describe('a page that the owner adds', () => {
  it('stands at an address of its title, and is linked where the owner says', async () => {
    const { aPage, publish, read } = anOffice();
    await aPage('Gite in barca', {
      place: 'menu',
      after: 'prices',
      title: { it: 'Gite in barca', de: 'Bootstouren' },
    });
    expect(await read.pages('de')).toEqual([]);
    await publish();
    expect(await read.pages('de')).toEqual([
      {
        page: 'own-1',
        lead: 1,
        title: { text: 'Bootstouren' },
        addresses: { it: 'gite-in-barca', en: 'gite-in-barca', de: 'gite-in-barca', es: 'gite-in-barca' },
        place: 'menu',
        after: 'prices',
      },
    ]);
    expect(await read.pages('es')).toMatchObject([{ title: { text: 'Gite in barca', lang: 'it' } }]);
    expect((await read.page('own-1', 'es')).sections.map(({ kind }) => kind)).toEqual([
      'own.lead',
      'own.text',
    ]);
  });

  it('is another one than that of a colleague who adds one at the same moment', async () => {
    const { edit } = anOffice();
    const adding = ['Gite', 'Ricette', 'Gite'].map((it) => edit.add('own.lead', { title: { it } }));
    expect((await Promise.all(adding)).map(({ page }) => page)).toEqual(['own-1', 'own-2', 'own-3']);
  });

  it('is linked last behind a page that is not there, or where the owner does not say after which', async () => {
    const { edit, aPage, publish, read } = anOffice();
    await aPage('Gite', { place: 'menu', after: 'services' });
    await aPage('Ricette', { place: 'footer' });
    await aPage('Solo per gli amici');
    await publish();
    const links = async () => (await read.pages('it')).map(({ page, place, after }) => [page, place, after]);
    expect(await links()).toEqual([
      ['own-1', 'menu', 'contact'],
      ['own-2', 'footer', 'contact'],
      ['own-3', undefined, undefined],
    ]);
    await edit.add('services.lead', { title: { it: 'Servizi' } });
    await publish();
    expect(await links()).toContainEqual(['own-1', 'menu', 'services']);
  });

  it('is not there as long as it is nothing but a title, nor while its title is hidden', async () => {
    const { edit, publish, read } = anOffice();
    const lead = await edit.add('own.lead', { title: { it: 'Gite' } });
    await publish();
    expect(await read.pages('it')).toEqual([]);
    await expect(read.page('own-1', 'it')).rejects.toMatchObject({ code: 'content.not_found' });
    await edit.change(lead.id, { values: { text: { it: 'In barca.' } } }, undefined);
    await publish();
    expect(await read.pages('it')).toHaveLength(1);
    await edit.change(lead.id, { hidden: true }, undefined);
    await publish();
    expect(await read.pages('it')).toEqual([]);
  });

  it('has an address as it is typed, in each language; no other page and nothing of the server has it', async () => {
    const { edit, aPage } = anOffice();
    await aPage('Gite', { address: { it: 'Le nostre gite!', en: 'trips' } });
    const { id, values } = await edit.add('own.lead', { title: { it: 'Le nostre gite' } });
    expect(values.address).toEqual({ it: 'le-nostre-gite-2' });
    const put = (address: object) => edit.change(id, { values: { address } }, undefined);
    await expect(put({ it: 'le-nostre-gite' })).rejects.toEqual(
      refusedAt('values.address.it: address_taken'),
    );
    await expect(put({ it: 'barche', en: 'trips', de: 'camere' })).rejects.toEqual(
      refusedAt('values.address.en: address_taken', 'values.address.de: address_reserved'),
    );
    // In English it would stand where the other one does.
    await expect(put({ it: 'trips' })).rejects.toEqual(refusedAt('values.address.it: address_taken'));
    await expect(put({ it: '2027' })).rejects.toEqual(refusedAt('values.address.it: invalid_address'));
    expect((await edit.add('own.lead', { title: { it: 'Camere' } })).values.address).toEqual({
      it: 'camere-2',
    });
    expect((await edit.add('own.lead', { title: { it: '2027' } })).values.address).toEqual({ it: 'pagina' });
  });

  it('is asked for its address when it is published, and another one’s is named', async () => {
    const { edit, aPage, publish } = anOffice();
    const first = await aPage('Gite');
    await publish();
    await edit.change(first.id, { values: { address: { it: 'barche' } } }, undefined);
    const second = await aPage('Gite');
    await edit.restore(first.id, 1);
    await expect(publish()).rejects.toEqual(refusedAt(`${second.id}.values.address.it: address_taken`));
    await edit.change(first.id, { values: { address: { it: '' } } }, undefined);
    await expect(publish()).rejects.toEqual(refusedAt(`${first.id}.values.address.it: required`));
  });

  it('comes back with its lead alone, and no section of it lands on the page in its place', async () => {
    const { edit, aPage, publish } = anOffice();
    const lead = await aPage('Gite');
    await publish();
    const text = lead.id + 1;
    await edit.remove(lead.id);
    const gone = expect.objectContaining({ code: 'content.page_gone' });
    await expect(edit.restore(text, 1)).rejects.toEqual(gone);
    await edit.restore(lead.id, 1);
    expect(await edit.restore(text, 1)).toMatchObject({ id: text, page: 'own-1' });

    await edit.remove(lead.id);
    expect(await aPage('Ricette')).toMatchObject({ page: 'own-1' });
    await expect(edit.restore(text, 1)).rejects.toEqual(gone);
    await expect(edit.restore(lead.id, 1)).rejects.toEqual(gone);
  });

  it('has its lead also when that was published hidden, without an address', async () => {
    const { edit, store, aPage, publish } = anOffice();
    const lead = await aPage('Gite');
    await edit.change(lead.id, { hidden: true, values: { address: { it: '' } } }, undefined);
    await publish();
    await edit.remove(lead.id);
    const gone = expect.objectContaining({ code: 'content.page_gone' });
    await expect(edit.restore(lead.id + 1, 1)).rejects.toEqual(gone);
    await aPage('Ricette');
    await expect(edit.restore(lead.id + 1, 1)).rejects.toEqual(gone);
    expect(await store.draft()).toHaveLength(2);
  });

  it('takes no section once a colleague has removed it', async () => {
    const { edit, store, aPage } = anOffice();
    const lead = await aPage('Gite');
    const draft = await store.draft();
    await edit.remove(lead.id);
    const gone = { code: 'content.not_found' };
    await expect(edit.add('own.text', TEXT, lead.id)).rejects.toMatchObject(gone);
    expect(await store.draft()).toEqual([]);
    // Nor does another page that a colleague has made in its place, a moment after it was looked for.
    expect((await aPage('Ricette')).page).toBe(lead.page);
    jest.spyOn(store, 'draft').mockResolvedValueOnce(draft);
    await expect(edit.add('own.text', TEXT, lead.id)).rejects.toMatchObject(gone);
    await expect(edit.remove(lead.id)).rejects.toMatchObject(gone);
    expect(await store.draft()).toHaveLength(2);
  });

  it('is found at its former addresses, and one made anew is not', async () => {
    const { edit, aPage, publish, read } = anOffice();
    const lead = await aPage('Gite');
    await publish();
    await edit.change(lead.id, { values: { address: { it: 'barche', en: 'boats' } } }, undefined);
    await publish();
    const former = async () =>
      (await read.formerAddresses()).map(({ page, addresses }) => [page, addresses.en]);
    expect(await former()).toEqual([
      ['own-1', 'boats'],
      ['own-1', 'gite'],
    ]);
    await edit.remove(lead.id);
    await aPage('Cucina');
    await publish();
    expect(await former()).toEqual([['own-1', 'cucina']]);
  });

  it('leaves an address to the page that stands there now, else to the one that stood there last', async () => {
    const { edit, aPage, publish, read } = anOffice();
    const first = await aPage('Gite');
    await publish();
    await edit.change(first.id, { values: { address: { it: 'barche' } } }, undefined);
    const second = await aPage('Gite');
    await publish();
    await edit.change(second.id, { values: { address: { it: 'cucina' } } }, undefined);
    await publish();
    const [last] = (await read.formerAddresses()).filter(({ addresses }) => addresses.it === 'gite');
    expect(last?.page).toBe('own-2');
  });

  it('is one of ten at most, and goes with all its sections', async () => {
    const { edit, pages, aPage } = anOffice();
    const leads: number[] = [];
    for (const page of OWN_PAGES) leads.push((await aPage(page)).id);
    await expect(aPage('Ancora una')).rejects.toMatchObject({
      code: 'content.page_limit',
      facts: { limit: 10 },
    });
    await edit.remove(leads[2] ?? 0);
    expect((await pages()).map(({ page }) => page)).not.toContain('own-3');
    expect((await aPage('Gite')).page).toBe('own-3');
  });

  it('takes sections of its own kinds, and says for which page', async () => {
    const { edit } = anOffice();
    const { id } = await edit.add('about.lead', {});
    await expect(edit.add('own.text', TEXT)).rejects.toEqual(refusedAt('lead: required'));
    await expect(edit.add('own.text', TEXT, id)).rejects.toEqual(refusedAt('lead: unknown_value'));
  });

  it('is told to its owner with where it stands now and where it is to stand', async () => {
    const { edit, aPage, publish, pages } = anOffice();
    const lead = await aPage('Gite');
    await publish();
    await edit.change(lead.id, { values: { address: { it: 'barche' } } }, undefined);
    expect(await pages()).toMatchObject([
      { page: 'own-1', title: 'Gite', addresses: { de: 'barche' }, shownAddresses: { de: 'gite' } },
    ]);
  });
});

describe('the guide of the area', () => {
  it('stands where its owner says, or where it always did; an address that guests know is not emptied', async () => {
    const { edit, publish, read } = anOffice();
    const lead = await edit.add('guide.lead', { title: { it: 'Bologna' } });
    await publish();
    expect(await read.pages('it')).toEqual([{ page: 'guide', title: { text: 'Bologna' } }]);
    await edit.change(lead.id, { values: { address: { it: 'bologna-e-dintorni' } } }, undefined);
    await publish();
    expect(await read.pages('it')).toMatchObject([
      { page: 'guide', addresses: { en: 'bologna-e-dintorni' } },
    ]);
    await edit.change(lead.id, { values: { address: { it: '' } } }, undefined);
    await expect(publish()).rejects.toEqual(refusedAt(`${lead.id}.values.address.it: required`));
    await edit.change(lead.id, { values: { address: { it: 'emilia' } } }, undefined);
    await publish();
    const former = (await read.formerAddresses()).map(({ addresses }) => addresses.it);
    expect(former).toContain('bologna-e-dintorni');
  });

  it('is named after the town of its house when it is made', async () => {
    const addressIn = async (city?: string, values: object = {}) =>
      (await anOffice(city).edit.add('guide.lead', values)).values.address;
    expect(await addressIn('Forlì')).toEqual({
      it: 'forli-e-dintorni',
      en: 'forli-and-surroundings',
      de: 'forli-und-umgebung',
      es: 'forli-y-alrededores',
    });
    expect(await addressIn('Forlì', { address: { it: 'romagna' } })).toEqual({ it: 'romagna' });
    for (const city of [undefined, '北京']) expect(await addressIn(city)).toEqual({ it: '' });
  });
});

it('a page of texts alone is gone while its title is hidden, and one that shows facts is not', async () => {
  const { edit, publish, read } = anOffice();
  const title = { it: 'Vieni' };
  for (const [lead, below] of [
    ['breakfast.lead', 'breakfast.closing'],
    ['rooms.lead', 'rooms.shared'],
  ] as const) {
    const { id } = await edit.add(lead, { title });
    await edit.add(below, { title });
    await edit.change(id, { hidden: true }, undefined);
  }
  await publish();
  expect((await read.pages('it')).map(({ page }) => page)).toEqual(['rooms']);
  await expect(read.page('breakfast', 'it')).rejects.toMatchObject({ code: 'content.not_found' });
});

import type { ContentPage } from './content-pages';
import type { ContentStore } from './content-store';
import { aContentPicture } from './pictures/content-picture.fixture';
import { ownPicture } from './pictures/content-picture';
import type { ContentPictureStore } from './pictures/content-picture-store';
import type { NewSection, PageRevision, Section } from './section';

const ANOTHER = 'guide' satisfies ContentPage;
const AT = new Date('2026-05-01T08:30:00.123Z');

const aSection = (title: string, changes: Partial<NewSection> = {}): NewSection => ({
  page: 'about',
  kind: 'about.lead',
  hidden: false,
  values: { title: { it: title } },
  marks: [],
  updatedAt: AT,
  ...changes,
});

const publishedOf = (page: PageRevision['page'], sections: readonly Section[]): PageRevision => ({
  page,
  sections: sections.map(({ id, kind, hidden, values }) => ({ id, kind, hidden, values })),
});

/** What every store of content does. @param open stores without sections, publications and pictures */
export function describeContentStore(
  open: () => { readonly store: ContentStore; readonly pictures: ContentPictureStore },
): void {
  describe('a store of content', () => {
    let store: ContentStore;
    let pictures: ContentPictureStore;

    beforeEach(() => {
      ({ store, pictures } = open());
    });

    const titles = async () => (await store.draft()).map(({ values }) => (values.title as { it: string }).it);

    it('has no sections before the first are added', async () => {
      expect(await store.draft()).toEqual([]);
      expect(await store.published()).toEqual([]);
      expect(await store.publishedPage('about')).toBeUndefined();
    });

    it('keeps the sections of a page as they were given, in their order, each with a number', async () => {
      const made = await store.edit('about', () => [aSection('Uno'), aSection('Due', { hidden: true })]);
      expect(made).toEqual([
        { id: expect.any(Number), ...aSection('Uno') },
        { id: expect.any(Number), ...aSection('Due', { hidden: true }) },
      ]);
      expect(await store.draft()).toEqual(made);
      expect(new Set(made.map(({ id }) => id)).size).toBe(2);
    });

    it('moves, changes, adds and removes in one edit, and leaves the other pages alone', async () => {
      await store.edit(ANOTHER, () => [aSection('Guida', { page: ANOTHER })]);
      await store.edit('about', () => [aSection('Uno'), aSection('Due'), aSection('Tre')]);
      await store.edit('about', ([one, , three]) => [
        ...(three ? [three] : []),
        aSection('Quattro'),
        ...(one ? [{ ...one, values: { title: { it: 'Uno e mezzo' } } }] : []),
      ]);
      expect((await titles()).toSorted()).toEqual(['Guida', 'Quattro', 'Tre', 'Uno e mezzo']);
      const about = (await store.draft()).filter(({ page }) => page === 'about');
      expect(about.map(({ values }) => values.title)).toEqual([
        { it: 'Tre' },
        { it: 'Quattro' },
        { it: 'Uno e mezzo' },
      ]);
    });

    it('stores nothing when the change throws', async () => {
      await store.edit('about', () => [aSection('Uno')]);
      const fail = () => {
        throw new Error('not like this');
      };
      await expect(store.edit('about', fail)).rejects.toThrow('not like this');
      await expect(store.publish(AT, 'marta', fail)).rejects.toThrow('not like this');
      expect(await titles()).toEqual(['Uno']);
      expect((await store.publications({ offset: 0, limit: 10 })).total).toBe(0);
    });

    it('changes several pages together, all of them or none', async () => {
      await store.edit('about', () => [aSection('Uno')]);
      const pages = ['home', 'about', ANOTHER] as const;
      const failing = store.editTogether(pages, (sections, _, page) => {
        if (page === ANOTHER) throw new Error('not like this');
        return [...sections, aSection('Due', { page })];
      });
      await expect(failing).rejects.toThrow('not like this');
      expect(await titles()).toEqual(['Uno']);
      const made = await store.editTogether(pages, (sections, _, page) =>
        page === 'about' ? sections : [aSection(`Due di ${page}`, { page })],
      );
      expect(made.map(({ page, values }) => [page, values.title])).toEqual([
        ['home', { it: 'Due di home' }],
        ['about', { it: 'Uno' }],
        [ANOTHER, { it: `Due di ${ANOTHER}` }],
      ]);
      expect((await store.draft()).map(({ id }) => id).toSorted()).toEqual(
        made.map(({ id }) => id).toSorted(),
      );
    });

    it('lets changes of the same moment see one another', async () => {
      const add = (sections: readonly Section[]) => [...sections, aSection(`n. ${sections.length}`)];
      await Promise.all(Array.from({ length: 5 }, () => store.edit('about', add)));
      expect(await titles()).toEqual(['n. 0', 'n. 1', 'n. 2', 'n. 3', 'n. 4']);
    });

    it('gives the newest revision of each page, whatever the draft became since', async () => {
      const first = await store.edit('about', () => [aSection('Uno')]);
      const one = await store.publish(AT, 'marta', (draft) => [publishedOf('about', draft)]);
      expect(one).toEqual({
        id: expect.any(Number),
        publishedAt: AT,
        publishedBy: 'marta',
        pages: ['about'],
      });
      await store.edit(ANOTHER, () => [aSection('Guida', { page: ANOTHER })]);
      await store.publish(AT, 'piero', (draft) => [
        publishedOf(
          ANOTHER,
          draft.filter(({ page }) => page === ANOTHER),
        ),
      ]);
      await store.edit('about', () => []);
      expect(await store.publishedPage('about')).toEqual(publishedOf('about', first));
      expect((await store.published()).map(({ page }) => page).toSorted()).toEqual(
        ['about', ANOTHER].toSorted(),
      );
    });

    it('hands draft and published pages to who publishes', async () => {
      const sections = await store.edit('about', () => [aSection('Uno')]);
      await store.publish(AT, 'marta', (draft) => [publishedOf('about', draft)]);
      const seen: unknown[] = [];
      await store.publish(AT, 'marta', (draft, published) => {
        seen.push(draft, published);
        return [publishedOf('about', [])];
      });
      expect(seen).toEqual([sections, [publishedOf('about', sections)]]);
      expect(await store.publishedPage('about')).toEqual({ page: 'about', sections: [] });
    });

    it('changes the draft of what is published in the same step, or does neither', async () => {
      await store.edit('about', () => [aSection('Uno')]);
      await store.edit(ANOTHER, () => [aSection('Guida', { page: ANOTHER })]);
      const choose = (draft: readonly Section[]) => [publishedOf('about', draft)];
      const fail = () => {
        throw new Error('not like this');
      };
      await expect(store.publish(AT, 'marta', choose, fail)).rejects.toThrow('not like this');
      expect(await store.published()).toEqual([]);
      await store.publish(AT, 'marta', choose, (sections) =>
        sections.map((section) => ({ ...section, values: { title: { it: 'Uno e mezzo' } } })),
      );
      expect((await titles()).toSorted()).toEqual(['Guida', 'Uno e mezzo']);
    });

    it('changes the draft of all pages by what guests see of them', async () => {
      const [section] = await store.edit('about', () => [aSection('Uno')]);
      await store.publish(AT, 'marta', (draft) => [publishedOf('about', draft)]);
      await store.edit('about', () => []);
      await store.edit(ANOTHER, () => [aSection('Guida', { page: ANOTHER })]);
      const fail = () => {
        throw new Error('not like this');
      };
      await expect(store.editAfterPublished(fail)).rejects.toThrow('not like this');
      expect(await titles()).toEqual(['Guida']);
      const back = section ? [section] : [];
      const edited = await store.editAfterPublished((draft, published) => {
        expect(draft.map(({ page }) => page)).toEqual([ANOTHER]);
        expect(published).toEqual([publishedOf('about', back)]);
        return (sections, _, page) => (page === 'about' ? back : sections);
      });
      expect(edited.map(({ page }) => page).toSorted()).toEqual(['about', ANOTHER].toSorted());
      expect((await titles()).toSorted()).toEqual(['Guida', 'Uno']);
    });

    it('tells when each page was changed last, and by whom', async () => {
      await store.edit('about', () => [aSection('Uno')]);
      await store.edit(ANOTHER, () => [aSection('Due', { page: ANOTHER, kind: 'guide.lead' })]);
      expect(await store.pageChanges()).toEqual([]);
      const of = (page: ContentPage) => (draft: readonly Section[]) => [
        publishedOf(
          page,
          draft.filter((section) => section.page === page),
        ),
      ];
      await store.publish(AT, 'marta', of('about'));
      await store.publish(AT, 'marta', of(ANOTHER));
      const later = new Date(AT.getTime() + 60_000);
      await store.publish(later, 'piero', of('about'));
      const changes = (await store.pageChanges()).toSorted((one, other) =>
        one.page.localeCompare(other.page),
      );
      expect(changes).toEqual([
        { page: 'about', publishedAt: later, publishedBy: 'piero' },
        { page: ANOTHER, publishedAt: AT, publishedBy: 'marta' },
      ]);
    });

    it('tells every address that was published, the oldest first', async () => {
      const say = async (address: object | undefined) => {
        await store.edit('about', (now) =>
          now.map((one) => ({ ...one, values: { title: { it: 'Uno' }, ...(address && { address }) } })),
        );
        return store.publish(AT, 'marta', (draft) => [publishedOf('about', draft)]);
      };
      const [section] = await store.edit('about', () => [aSection('Uno')]);
      const first = await say({ it: 'gite', de: 'ausfluege' });
      await say(undefined);
      await say({ it: '' });
      const last = await say({ it: 'barche' });
      const of = { page: 'about', sectionId: section?.id };
      expect(await store.publishedAddresses()).toEqual([
        { ...of, publicationId: first.id, address: { it: 'gite', de: 'ausfluege' } },
        { ...of, publicationId: last.id, address: { it: 'barche' } },
      ]);
    });

    it('tells what somebody has published, and nothing of others', async () => {
      const [section] = await store.edit('about', () => [aSection('Uno')]);
      await store.publish(AT, 'Ospite', (draft) => [publishedOf('about', draft)]);
      await store.edit('about', () => [aSection('Due')]);
      await store.publish(AT, 'marta', (draft) => [publishedOf('about', draft)]);
      expect(await store.revisionsBy('Ospite')).toEqual([publishedOf('about', section ? [section] : [])]);
      expect(await store.revisionsBy('nobody')).toEqual([]);
    });

    it('lists publications and what a section was in each, the newest first', async () => {
      const [section] = await store.edit('about', () => [aSection('Uno')]);
      const id = section?.id ?? 0;
      const publish = (by: string) => store.publish(AT, by, (draft) => [publishedOf('about', draft)]);
      const first = await publish('marta');
      await store.edit('about', (now) => now.map((one) => ({ ...one, values: { title: { it: 'Due' } } })));
      const second = await publish('piero');
      await store.edit('about', () => []);
      const third = await publish('piero');
      expect(await store.publications({ offset: 0, limit: 2 })).toEqual({
        publications: [third, second],
        total: 3,
      });
      const revisions = await store.revisionsOf(id);
      expect(revisions.map(({ publication, section: then }) => [publication, then.values])).toEqual([
        [second, { title: { it: 'Due' } }],
        [first, { title: { it: 'Uno' } }],
      ]);
      expect(revisions.map(({ page, lead }) => [page, lead])).toEqual(revisions.map(() => ['about', id]));
    });

    it('tells the pages of a publication as they were before it', async () => {
      const [section] = await store.edit('about', () => [aSection('Uno')]);
      const publish = () => store.publish(AT, 'marta', (draft) => [publishedOf('about', draft)]);
      const first = await publish();
      await store.edit('about', () => [aSection('Due')]);
      const second = await publish();
      expect(await store.pagesBefore(second.id)).toEqual([publishedOf('about', section ? [section] : [])]);
      expect(await store.pagesBefore(first.id)).toEqual([{ page: 'about', sections: [] }]);
      expect(await store.pagesBefore(second.id + 1)).toEqual([]);
    });

    it('removes a picture that nobody minds, and says what it was', async () => {
      const { id: _, uploadedAt, ...files } = aContentPicture();
      const [one, two] = [
        await pictures.add(uploadedAt, async () => files),
        await pictures.add(uploadedAt, async () => files),
      ];
      const draft = await store.edit('about', () => [aSection('Uno')]);
      await store.publish(AT, 'marta', () => [publishedOf('about', draft)]);
      const seen: unknown[] = [];
      const refuse = store.removePicture(one.id, (sections) => {
        seen.push(...sections.map((section) => section.id));
        throw new Error('not this one');
      });
      await expect(refuse).rejects.toThrow('not this one');
      expect(seen).toEqual([draft[0]?.id, draft[0]?.id]);
      expect(await store.removePicture(one.id, () => {})).toEqual(one);
      expect(await pictures.list()).toEqual([two]);
      await expect(store.removePicture(one.id, () => {})).rejects.toMatchObject({
        code: 'content.picture_not_found',
      });
      await store.edit('about', (sections, present) => {
        expect([...present]).toEqual([ownPicture(two.id)]);
        return sections;
      });
    });

    it('lets an edit that names a picture and its removal see one another', async () => {
      const { id: _, uploadedAt, ...files } = aContentPicture();
      for (let round = 0; round < 5; round += 1) {
        const { id } = await pictures.add(uploadedAt, async () => files);
        const name = ownPicture(id);
        const values = { title: { it: name } };
        const isNamed = (section: { readonly values: object }) =>
          JSON.stringify(section).includes(`"${name}"`);
        await Promise.allSettled([
          store.removePicture(id, (sections) => {
            if (sections.some(isNamed)) throw new Error('in use');
          }),
          store.edit('about', (before, present) => {
            if (!present.has(name)) throw new Error('gone');
            return [...before, aSection('', { values })];
          }),
        ]);
        const isThere = (await pictures.list()).some((one) => one.id === id);
        expect((await store.draft()).some(isNamed)).toBe(isThere);
      }
    });

    it('brings back a section that was removed under its number, with the marks of its translations', async () => {
      const marks = [{ language: 'de', text: 'Eins', italian: 'Un' }] as const;
      const [section] = await store.edit('about', () => [aSection('Uno', { marks })]);
      await store.edit('about', () => []);
      await store.edit('about', () => (section ? [section] : []));
      expect(await store.draft()).toEqual([section]);
    });
  });
}

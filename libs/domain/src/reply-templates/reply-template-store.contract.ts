import type { ReplyTemplates } from './reply-template';
import { aReplyTemplate } from './reply-template.fixture';
import type { ReplyTemplateStore } from './reply-template-store';

/** What every store of templates does. @param open a store without templates */
export function describeReplyTemplateStore(
  open: () => Promise<ReplyTemplateStore> | ReplyTemplateStore,
): void {
  describe('a store of reply templates', () => {
    let store: ReplyTemplateStore;
    const saved: ReplyTemplates = {
      templates: [aReplyTemplate(), aReplyTemplate({ name: 'Al completo', subject: { it: 'Ci dispiace' } })],
      updatedAt: new Date('2026-05-01T08:30:00.123Z'),
    };

    beforeEach(async () => {
      store = await open();
    });

    it('has none before the first are saved', async () => {
      expect((await store.get()).templates).toEqual([]);
    });

    it('keeps templates as they were saved, in their order', async () => {
      expect(await store.update(() => saved)).toEqual(saved);
      expect(await store.get()).toEqual(saved);
    });

    it('saves nothing when the change throws', async () => {
      await store.update(() => saved);
      const fail = () => {
        throw new Error('not like this');
      };
      await expect(store.update(fail)).rejects.toThrow('not like this');
      expect(await store.get()).toEqual(saved);
    });

    it('lets changes of the same moment see one another', async () => {
      const add = ({ templates, updatedAt }: ReplyTemplates) => ({
        templates: [...templates, aReplyTemplate({ name: `n. ${templates.length}` })],
        updatedAt,
      });
      await Promise.all(Array.from({ length: 5 }, () => store.update(add)));
      expect((await store.get()).templates.map(({ name }) => name)).toEqual([
        'n. 0',
        'n. 1',
        'n. 2',
        'n. 3',
        'n. 4',
      ]);
    });
  });
}

import { MemoryContentStore } from '../content/memory-content-store.fixture';
import type { NewSection } from '../content';
import { aQuote } from '../quotes/quote.fixture';
import { FindMentions } from './find-mentions';

describe('a person in the owner’s texts', () => {
  const EMAIL = 'Greta@Example.org';
  const quotes = [{ ...aQuote({ phone: '+39070123987' }), history: [] }];
  let content: MemoryContentStore;
  let find: (asked?: Parameters<FindMentions['of']>[1]) => ReturnType<FindMentions['of']>;

  beforeEach(() => {
    content = new MemoryContentStore();
    find = (asked = { quotes }) => new FindMentions(content).of(EMAIL, asked);
  });

  const section = (text: string): NewSection => ({
    page: 'about',
    kind: 'about.story',
    hidden: false,
    values: { title: { it: 'Chi siamo' }, text: { it: [{ paragraph: [{ text }] }] } },
    marks: [],
    updatedAt: new Date(0),
  });
  const write = (...texts: readonly string[]) => content.edit('about', () => texts.map(section));
  const publish = () =>
    content.publish(new Date(0), 'Marta', (sections) => [{ page: 'about', sections: [...sections] }]);

  it.each([
    'Scrivete a greta@example.org.',
    'Greta (mailto:GRETA@EXAMPLE.ORG?subject=Ciao)',
    'Chiamate lo 070 123 987',
    'Tel. +39 070/123-987, sempre',
    'https://wa.me/39070123987',
  ])('is found in %p', async (text) => {
    await write('Una casa sul mare', text);
    expect(await find()).toEqual([
      { page: 'about', sectionId: 2, kind: 'about.story', isInDraft: true, isPublished: false },
    ]);
  });

  it.each(['marianna-greta@example.org', 'greta@example.org.example', 'Dal 1970 al 2026', '070 123 988'])(
    'is not found in %p',
    async (text) => {
      await write(text);
      expect(await find()).toEqual([]);
    },
  );

  it('is found in what guests see when the draft has lost it, and in both at once', async () => {
    await write('greta@example.org', 'greta@example.org');
    await publish();
    await content.edit('about', ([kept]) => (kept ? [kept] : []));
    expect(await find({ quotes: [] })).toMatchObject([
      { sectionId: 1, isInDraft: true, isPublished: true },
      { sectionId: 2, isInDraft: false, isPublished: true },
    ]);
  });
});

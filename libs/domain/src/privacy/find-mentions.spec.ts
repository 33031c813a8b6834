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
    'https://example.org/?to=greta@example.org',
    'mailto:greta%40example.org',
    'mailto:Greta%20M%C3%BCller%3Cgreta%40example.org%3E',
    'ＧＲＥＴＡ＠ｅｘａｍｐｌｅ．ｏｒｇ',
    'greta@example。org',
    'gre\u200bta@exam\u00adple.org',
    '"greta"@example.org',
    'greta(casa)@example.org',
    'greta @ example.org',
    'greta [at] example [dot] org',
    'greta(chiocciola)example.org',
    '[greta@example.org]',
    'greta@example.org…',
    'greta@example.org—sempre',
    'greta@example.org/',
    '*greta@example.org*, _greta@example.org_',
    '„greta@example.org“',
    'Tel. ０７０ １２３ ９８７',
    'Tel. 070\u200b123\u200b987',
  ])('is found in %p', async (text) => {
    await write('Una casa sul mare', text);
    expect(await find()).toEqual([
      { page: 'about', sectionId: 2, kind: 'about.story', isInDraft: true, isPublished: false },
    ]);
  });

  it.each([
    'marianna-greta@example.org',
    'anna.greta@example.org',
    'margreta@example.org',
    'greta@example.org.example',
    'greta@example.organic',
    'greta@myexample.org',
    'Dal 1970 al 2026',
    '070 123 988',
  ])('is not found in %p', async (text) => {
    await write(text);
    expect(await find()).toEqual([]);
  });

  it('is found in other letters of the same address', async () => {
    const named = (text: string, email: string) =>
      write(text).then(() => new FindMentions(content).of(email, { quotes: [] }));
    expect(await named('A JÖRG@MÜLLER.DE', 'jo\u0308rg@xn--mller-kva.de')).toHaveLength(1);
    expect(await named('A JÖRG@xn--mller-kva.de', 'jörg@müller.de')).toHaveLength(1);
    expect(await named('A GROSS@EXAMPLE.ORG', 'groß@example.org')).toHaveLength(1);
  });

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

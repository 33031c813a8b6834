import { MemoryContentStore } from '../content/memory-content-store.fixture';
import type { NewSection } from '../content';
import { anEvent } from '../events/event.fixture';
import { MemoryEventStore } from '../events/memory-event-store.fixture';
import { MemoryPropertyStore } from '../property/memory-property-store.fixture';
import { aProperty } from '../property/property.fixture';
import { aQuote } from '../quotes/quote.fixture';
import { MemoryReviewStore } from '../reviews/memory-review-store.fixture';
import { aReview } from '../reviews/review.fixture';
import { MemoryRoomStore } from '../rooms/memory-room-store.fixture';
import { aRoom, aRoomImage } from '../rooms/room.fixture';
import { FindMentions } from './find-mentions';

describe('a person in the owner’s texts', () => {
  const EMAIL = 'Greta@Example.org';
  const quotes = [{ ...aQuote({ phone: '+39070123987' }), history: [] }];
  let content: MemoryContentStore;
  let events: MemoryEventStore;
  let rooms: MemoryRoomStore;
  let properties: MemoryPropertyStore;
  let reviews: MemoryReviewStore;

  beforeEach(() => {
    content = new MemoryContentStore();
    events = new MemoryEventStore();
    rooms = new MemoryRoomStore();
    properties = new MemoryPropertyStore();
    reviews = new MemoryReviewStore();
  });

  const all = (email = EMAIL, asked: Parameters<FindMentions['of']>[1] = { quotes, reviews: [] }) =>
    new FindMentions(content, events, rooms, properties, reviews).of(email, asked);
  const find = async (asked = quotes) => (await all(EMAIL, { quotes: asked, reviews: [] })).mentions;

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
    'Tel. 070·123—987',
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
    const named = (text: string, email: string) => write(text).then(async () => (await all(email)).mentions);
    expect(await named('A JÖRG@MÜLLER.DE', 'jo\u0308rg@xn--mller-kva.de')).toHaveLength(1);
    expect(await named('A JÖRG@xn--mller-kva.de', 'jörg@müller.de')).toHaveLength(1);
    expect(await named('A GROSS@EXAMPLE.ORG', 'groß@example.org')).toHaveLength(1);
  });

  it('is found in what guests see when the draft has lost it, and in both at once', async () => {
    await write('greta@example.org', 'greta@example.org');
    await publish();
    await content.edit('about', ([kept]) => (kept ? [kept] : []));
    expect(await find([])).toMatchObject([
      { sectionId: 1, isInDraft: true, isPublished: true },
      { sectionId: 2, isInDraft: false, isPublished: true },
    ]);
  });

  it('is found in events, rooms, their pictures, the property and replies to others’ reviews', async () => {
    const text = 'Chiedete a greta@example.org';
    jest.spyOn(events, 'list').mockResolvedValue({
      events: [
        anEvent({ id: 2, description: { it: 'Festa', de: text } }),
        anEvent({ id: 3, location: '070 123987' }),
        anEvent({ id: 4 }),
      ],
      total: 3,
    });
    jest
      .spyOn(rooms, 'list')
      .mockResolvedValue([
        aRoom({ id: 5, name: 'Uno', shortDescription: { it: text } }),
        aRoom({ id: 6, name: 'Due', images: [aRoomImage({ alt: { it: text } })] }),
        aRoom({ id: 7 }),
      ]);
    const named = [{ id: 'own-1', name: { it: text } }];
    properties = new MemoryPropertyStore(
      aProperty({
        email: EMAIL,
        tagline: { it: 'Una casa', en: text },
        houseRules: { it: text },
        ownServices: named,
      }),
    );
    const reply = { text, at: new Date(0) };
    const own = aReview({ id: 8, email: EMAIL, reply });
    jest.spyOn(reviews, 'list').mockResolvedValue({
      reviews: [own, aReview({ id: 9, guestName: 'Eva', reply }), aReview({ id: 10, comment: text })],
      total: 3,
    });
    expect((await all(EMAIL, { quotes, reviews: [own] })).records).toEqual([
      { kind: 'event', id: 2, name: 'Sagra del pesce' },
      { kind: 'event', id: 3, name: 'Sagra del pesce' },
      { kind: 'room', id: 5, name: 'Uno' },
      { kind: 'gallery', id: 6, name: 'Due' },
      { kind: 'review', id: 9, name: 'Eva' },
      { kind: 'property', id: null, name: 'tagline' },
      { kind: 'property', id: null, name: 'houseRules' },
      { kind: 'property', id: null, name: 'ownServices' },
    ]);
  });

  it('is found where a link begins in the middle of it', async () => {
    const runs = [{ text: 'greta@' }, { text: 'example.org', link: 'https://example.org' }];
    jest.spyOn(events, 'list').mockResolvedValue({
      events: [{ ...anEvent({ id: 2 }), description: { it: runs } as never }],
      total: 1,
    });
    expect((await all()).records).toMatchObject([{ kind: 'event', id: 2 }]);
  });

  it.each([' ', '"', '()', '(', '@', '1 ', '%20', '@example.org'])(
    'is looked for in a long text of %p at once',
    async (piece) => {
      const began = process.cpuUsage().user;
      await write(`a${piece.repeat(Math.floor(5_000 / piece.length))}b`);
      expect(await find()).toEqual([]);
      expect(process.cpuUsage().user - began).toBeLessThan(2_000_000);
    },
  );

  it('is found nowhere while nobody has described the property', async () => {
    expect(await all()).toEqual({ mentions: [], records: [] });
  });
});

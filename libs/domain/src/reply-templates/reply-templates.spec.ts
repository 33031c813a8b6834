import { MemoryPropertyStore } from '../property/memory-property-store.fixture';
import { aProperty } from '../property/property.fixture';
import type { OfferObstacle, Quote } from '../quotes';
import { aQuote, PlainQuoteEmails } from '../quotes/quote.fixture';
import { MemoryRoomStore } from '../rooms/memory-room-store.fixture';
import { SEASONS, type Room } from '../rooms';
import { aRoom } from '../rooms/room.fixture';
import { LANGUAGES, type CalendarDate } from '../shared';
import { ChangeReplyTemplates } from './change-reply-templates';
import { checkReplyTemplates } from './check-reply-templates';
import { MemoryReplyTemplateStore } from './memory-reply-template-store.fixture';
import { ReadPlaceholderValues } from './read-placeholder-values';
import { ReadSampleValues } from './read-sample-values';
import { MAX_REPLY_TEMPLATE_NAME_LENGTH, MAX_REPLY_TEMPLATES } from './reply-template';
import { aReplyTemplate } from './reply-template.fixture';

describe('a template', () => {
  it('is stored without the blanks around its texts', () => {
    const template = aReplyTemplate({ name: ' Sì ', subject: { it: ' a ', de: ' ' } });
    expect(checkReplyTemplates([template])).toEqual({
      ok: true,
      templates: [{ ...template, name: 'Sì', subject: { it: 'a' } }],
    });
  });

  it.each([
    [{ name: ' ' }, 'templates.0.name: required'],
    [{ name: 'x'.repeat(MAX_REPLY_TEMPLATE_NAME_LENGTH + 1) }, 'templates.0.name: too_long'],
    [{ subject: { it: '' } }, 'templates.0.subject.it: required'],
    [{ subject: { it: 'a\r\nBcc: b' } }, 'templates.0.subject.it: invalid_characters'],
    [{ body: { it: ' ', de: 'Guten Tag' } }, 'templates.0.body.it: required'],
    [{ body: { it: 'a', es: '{{precio}}' } }, 'templates.0.body.es: unknown_placeholder'],
    [{ body: { it: '{{}}' } }, 'templates.0.body.it: unknown_placeholder'],
    [{ subject: { it: '{{dates' } }, 'templates.0.subject.it: broken_placeholder'],
    [{ subject: { it: 'dates}}' } }, 'templates.0.subject.it: broken_placeholder'],
  ])('is refused with %j', (changes, problem) => {
    expect(problemsOf([aReplyTemplate(changes)])).toEqual([problem]);
  });

  it('has a name of its own, and few others beside it', () => {
    expect(problemsOf([aReplyTemplate({ name: 'Sì' }), aReplyTemplate({ name: 'sì ' })])).toEqual([
      'templates.1.name: name_taken',
    ]);
    const many = Array.from({ length: MAX_REPLY_TEMPLATES + 1 }, (_, index) =>
      aReplyTemplate({ name: `n. ${index}` }),
    );
    expect(problemsOf(many)).toEqual(['templates: too_many']);
    expect(problemsOf(many.slice(1))).toEqual([]);
  });
});

describe('saving templates', () => {
  it('is refused to who read them before somebody else saved', async () => {
    const store = new MemoryReplyTemplateStore();
    const changing = new ChangeReplyTemplates(store, { now: () => new Date(1_000) });
    const { updatedAt } = await store.get();
    await changing.change([aReplyTemplate()], updatedAt);
    await expect(changing.change([], updatedAt)).rejects.toMatchObject({ code: 'reply_template.changed' });
    await expect(changing.change([aReplyTemplate({ name: '' })], undefined)).rejects.toMatchObject({
      code: 'reply_template.invalid',
      fields: [{ field: 'templates.0.name', code: 'required' }],
    });
    expect((await store.get()).templates).toEqual([aReplyTemplate()]);
  });
});

describe('the words of a reply', () => {
  const read = async (quote: Partial<Quote>, room: Partial<Room> = {}) => {
    const rooms = new MemoryRoomStore();
    const { id } = await rooms.add(aRoom({ slug: 'mirto', maxGuests: 2, ...room }), new Date(0));
    for (const season of SEASONS)
      await rooms.setPrice(id, { season, pricePerNight: '80€' }, undefined, new Date(0));
    const openSeason = { from: '04-01', to: '10-31' };
    const property = aProperty({ weeklyDiscountPercent: 10, touristTax: null, openSeason });
    const words = new ReadPlaceholderValues(rooms, new MemoryPropertyStore(property), new PlainQuoteEmails());
    const { values, obstacle } = await words.read(aQuote({ preferredRoom: 'mirto', ...quote }));
    return { room: values.room, estimate: values.estimate, obstacle };
  };

  it('hold the room and what the stay is likely to cost in it', async () => {
    const estimate = String(7 * 8_000 * 0.9);
    expect(await read({})).toEqual({ room: 'Bungalow Ginepro', estimate, obstacle: null });
  });

  it('hold no price without a room', async () => {
    expect(await read({ preferredRoom: null })).toMatchObject({ estimate: null, obstacle: null });
  });

  it.each<[OfferObstacle, Partial<Quote>, Partial<Room>]>([
    ['closed', { checkIn: '2027-01-15' as CalendarDate, checkOut: '2027-01-18' as CalendarDate }, {}],
    [
      'closed',
      { checkIn: '2027-10-30' as CalendarDate, checkOut: '2027-11-02' as CalendarDate, guests: 4 },
      {},
    ],
    ['room-not-offered', { guests: 4 }, { isActive: false }],
    ['room-not-offered', { preferredRoom: 'gone' }, {}],
    ['room-too-small', { guests: 3 }, {}],
  ])('leave room and price to the owner and say why: %s', async (obstacle, quote, room) => {
    expect(await read(quote, room)).toEqual({ room: null, estimate: null, obstacle });
  });
});

describe('the words of a sample guest', () => {
  it('are of a room that has a price, in every language', async () => {
    const rooms = new MemoryRoomStore();
    await rooms.add(aRoom({ slug: 'senza-prezzo' }), new Date(0));
    const { id } = await rooms.add(aRoom({ slug: 'mirto', name: 'Mirto' }), new Date(0));
    for (const season of SEASONS)
      await rooms.setPrice(id, { season, pricePerNight: '80€' }, undefined, new Date(0));
    const property = aProperty({ weeklyDiscountPercent: null, touristTax: null });
    const clock = { now: () => new Date('2027-05-01T08:00:00Z') };
    const properties = new MemoryPropertyStore(property);
    const words = await new ReadSampleValues(rooms, properties, new PlainQuoteEmails(), clock).read();
    expect(words.de).toMatchObject({ estimate: String(7 * 8_000) });
    expect(Object.keys(words)).toEqual([...LANGUAGES]);
  });

  it('leave the price open where no room has one', async () => {
    const clock = { now: () => new Date(0) };
    const properties = new MemoryPropertyStore(aProperty());
    const words = new ReadSampleValues(new MemoryRoomStore(), properties, new PlainQuoteEmails(), clock);
    expect((await words.read()).it.estimate).toBeNull();
  });
});

function problemsOf(templates: Parameters<typeof checkReplyTemplates>[0]): string[] {
  const check = checkReplyTemplates(templates);
  return check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`);
}

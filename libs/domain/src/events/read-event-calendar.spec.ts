import type { CalendarDate } from '../shared';
import { calendarEntryOf } from './event-calendar';
import { checkedEvent, type EventDraft } from './event-details';
import { anEvent, anEventDraft } from './event.fixture';
import { MemoryEventStore } from './memory-event-store.fixture';
import { ReadEventCalendar } from './read-event-calendar';

const day = (text: string) => text as CalendarDate;

describe('what a calendar keeps of an event', () => {
  it('ends on the day after its last one, also at the end of a month', () => {
    const two = anEvent({ startDate: day('2026-08-30'), endDate: day('2026-08-31') });
    expect(calendarEntryOf(two, 'it')).toMatchObject({ firstDay: '2026-08-30', dayAfter: '2026-09-01' });
    const one = anEvent({ startDate: day('2026-12-31'), endDate: null });
    expect(calendarEntryOf(one, 'it')).toMatchObject({ firstDay: '2026-12-31', dayAfter: '2027-01-01' });
  });

  it('is in the language of the guest, and in Italian where nobody has translated it', () => {
    const event = anEvent({ title: { it: 'Sagra', de: 'Fest' }, description: { it: 'Sul porto.', de: ' ' } });
    expect(calendarEntryOf(event, 'de')).toMatchObject({
      title: { text: 'Fest', language: 'de' },
      description: { text: 'Sul porto.', language: 'it' },
    });
  });

  it('is nothing where the event has no day', () => {
    expect(calendarEntryOf(anEvent({ startDate: null, endDate: null }), 'it')).toBeUndefined();
  });
});

describe('an event for the calendar', () => {
  const now = new Date('2026-08-02T08:30:00Z');
  const missing = { code: 'event.not_found' };
  let events: MemoryEventStore;
  let reading: ReadEventCalendar;
  beforeEach(() => {
    events = new MemoryEventStore();
    reading = new ReadEventCalendar(events, { now: () => now });
  });
  const add = (changes: Partial<EventDraft> = {}) =>
    events.add(checkedEvent(anEventDraft(changes)), null, now);

  it('can be had through its last day', async () => {
    const { id } = await add({ startDate: '2026-08-01', endDate: '2026-08-02' });
    expect(await reading.read(id, 'it')).toMatchObject({ eventId: id, dayAfter: '2026-08-03' });
  });

  it.each([
    ['past', { startDate: '2026-08-01', endDate: '2026-08-01' }],
    ['hidden', { isActive: false }],
    ['without a day', { startDate: '', endDate: '' }],
  ])('cannot be had when it is %s', async (_what, changes) => {
    const { id } = await add(changes);
    await expect(reading.read(id, 'it')).rejects.toMatchObject(missing);
  });

  it('cannot be had when there is none', async () => {
    await expect(reading.read(99, 'it')).rejects.toMatchObject(missing);
  });
});

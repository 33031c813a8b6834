import {
  checkEvent,
  compareEvents,
  isShown,
  type CalendarDate,
  type EventDetails,
  type EventDraft,
} from '@ospite/domain';
import { anEventDraft } from '@ospite/domain/testing';
import { readConfig } from '../../platform/config/read-config';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { openTestOrm, type TestOrm } from '../../testing';
import { MikroOrmEventStore } from './mikro-orm-event-store';

const NOW = new Date('2026-07-01T08:30:00Z');
const TODAY = '2026-08-01' as CalendarDate;
const ALL = { offset: 0, limit: 1_000 };
const PICTURE = {
  url: '/uploads/events/a-960.jpg',
  width: 960,
  height: 640,
  placeholder: '#7aa5a3',
  variants: [{ url: '/uploads/events/a-960.jpg', width: 960, type: 'image/jpeg' as const }],
};

let database: TestOrm;
let store: MikroOrmEventStore;

beforeAll(async () => {
  database = await openTestOrm();
  store = new MikroOrmEventStore(database.orm.em, new ContentVersion(database.orm, readConfig({}, '/')));
});
beforeEach(() => database.empty('event'));
afterAll(() => database.close());

function details(changes: Partial<EventDraft> = {}): EventDetails {
  const check = checkEvent(anEventDraft(changes));
  if (!check.ok) throw new Error(JSON.stringify(check.problems));
  return check.details;
}
const add = (changes: Partial<EventDraft> = {}) => store.add(details(changes), null, NOW);

describe('events', () => {
  it('are stored with every field', async () => {
    const event = await store.add(details(), async () => PICTURE, NOW);
    expect(event).toEqual({ ...details(), id: event.id, picture: PICTURE, createdAt: NOW, updatedAt: NOW });
    expect((await store.list('everything', TODAY, ALL)).events).toEqual([event]);
  });

  it('are shown to guests, and stand, as the rules say', async () => {
    const days = ['', '2026-07-30', '2026-08-01', '2026-08-02'] as const;
    for (const startDate of days)
      for (const endDate of days)
        for (const isActive of [true, false])
          if (!endDate || (startDate && endDate >= startDate))
            await add({ startDate, endDate, isActive, sortOrder: Number(startDate.slice(-1)) % 2 });
    const everything = (await store.list('everything', TODAY, ALL)).events;
    expect(everything).toEqual([...everything].sort(compareEvents));
    const shown = await store.list('public', TODAY, ALL);
    expect(shown.events).toEqual(everything.filter((event) => isShown(event, TODAY)));
    expect(shown.total).toBe(shown.events.length);
    expect(shown.events.length).toBeGreaterThan(4);
    const cut = await store.list('public', TODAY, { offset: 1, limit: 2 });
    expect(cut).toEqual({ events: shown.events.slice(1, 3), total: shown.total });
  });

  it('cannot end before they begin, whoever writes them', async () => {
    const wrong = { ...details(), endDate: '2026-07-01' as CalendarDate };
    await expect(store.add(wrong, null, NOW)).rejects.toThrow('event_days_forward');
  });
});

describe('changing an event', () => {
  it('gives what was and what is, and a later moment, also within one tick', async () => {
    const { id } = await store.add(details(), async () => PICTURE, NOW);
    const changed = await store.change(id, NOW, NOW, undefined, () =>
      details({ title: 'Altra sagra', isActive: false }),
    );
    expect(changed.before).toMatchObject({ title: { it: 'Sagra del pesce' }, picture: PICTURE });
    expect(changed.after).toMatchObject({ title: { it: 'Altra sagra' }, picture: PICTURE, isActive: false });
    expect(changed.after.updatedAt.getTime()).toBe(NOW.getTime() + 1);
    const bare = await store.change(id, undefined, NOW, null, () => details());
    expect(bare.after.picture).toBeNull();
  });

  it('lets one of twenty pass that were made on the same state', async () => {
    const { id } = await add();
    const changes = Array.from({ length: 20 }, (_, number) =>
      store.change(id, NOW, NOW, undefined, () => details({ title: `Sagra ${number}` })),
    );
    const outcomes = await Promise.allSettled(changes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    );
    expect(new Set(refusals)).toEqual(new Set(['event.changed']));
  });

  it('stores nothing when the change is refused', async () => {
    const { id } = await add();
    const refused = store.change(id, undefined, NOW, undefined, () => {
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect((await store.list('everything', TODAY, ALL)).events[0]?.updatedAt).toEqual(NOW);
  });

  it('stores no picture for a change that is refused, and no change without its picture', async () => {
    const { id } = await add();
    const putInPlace = jest.fn(async () => PICTURE);
    const refused = store.change(id, undefined, NOW, putInPlace, () => {
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(putInPlace).not.toHaveBeenCalled();
    const failing = store.change(
      id,
      undefined,
      NOW,
      () => Promise.reject(new Error('disk full')),
      () => details({ title: 'Altra' }),
    );
    await expect(failing).rejects.toThrow('disk full');
    expect((await store.list('everything', TODAY, ALL)).events).toMatchObject([
      { title: details().title, picture: null },
    ]);
  });

  it('knows when there is no such event', async () => {
    const unknown = { code: 'event.not_found' };
    const change = store.change(99, undefined, NOW, null, () => details());
    await expect(change).rejects.toMatchObject(unknown);
    await expect(store.remove(99)).rejects.toMatchObject(unknown);
  });

  it('removes it once, however many remove it at once', async () => {
    const { id } = await add();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => store.remove(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

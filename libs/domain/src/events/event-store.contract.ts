import type { CalendarDate, Picture } from '../shared';
import { compareEvents, isShown } from './event';
import { checkedEvent, type EventDraft } from './event-details';
import type { EventStore } from './event-store';
import { anEventDraft } from './event.fixture';

const NOW = new Date('2026-07-01T08:30:00Z');
const TODAY = '2026-08-01' as CalendarDate;
const ALL = { offset: 0, limit: 1_000 };
const PICTURE: Picture = {
  url: '/uploads/events/a-960.jpg',
  width: 960,
  height: 640,
  placeholder: '#7aa5a3',
  variants: [{ url: '/uploads/events/a-960.jpg', width: 960, type: 'image/jpeg' }],
};

/** What every event store does. @param open a store without events */
export function describeEventStore(open: () => Promise<EventStore> | EventStore): void {
  describe('an event store', () => {
    let events: EventStore;
    beforeEach(async () => {
      events = await open();
    });

    const details = (changes: Partial<EventDraft> = {}) => checkedEvent(anEventDraft(changes));
    const add = (changes: Partial<EventDraft> = {}) => events.add(details(changes), null, NOW);
    const everything = async () => (await events.list('everything', TODAY, ALL)).events;
    const refuse = () => {
      throw new Error('no');
    };

    it('stores an event with every field', async () => {
      const event = await events.add(details(), async () => PICTURE, NOW);
      expect(event).toEqual({ ...details(), id: event.id, picture: PICTURE, createdAt: NOW, updatedAt: NOW });
      expect(await everything()).toEqual([event]);
    });

    it('lists what guests see, in the order of the rules', async () => {
      const days = ['', '2026-07-30', '2026-08-01', '2026-08-02'] as const;
      for (const startDate of days)
        for (const endDate of days)
          for (const isActive of [true, false])
            if (!endDate || (startDate && endDate >= startDate))
              await add({ startDate, endDate, isActive, sortOrder: Number(startDate.slice(-1)) % 2 });
      const all = await everything();
      expect(all).toEqual(all.toSorted(compareEvents));
      const shown = await events.list('published', TODAY, ALL);
      expect(shown.events).toEqual(all.filter((event) => isShown(event, TODAY)));
      expect(shown.total).toBe(shown.events.length);
      expect(shown.events.length).toBeGreaterThan(4);
      const cut = await events.list('published', TODAY, { offset: 1, limit: 2 });
      expect(cut).toEqual({ events: shown.events.slice(1, 3), total: shown.total });
    });

    it('finds an event for guests as long as they see it, and any for the owner', async () => {
      const shown = await add();
      const past = await add({ startDate: '2026-07-30', endDate: '2026-07-31' });
      const hidden = await add({ isActive: false });
      const undated = await add({ startDate: '', endDate: '' });
      for (const event of [shown, past, hidden, undated]) {
        expect(await events.find(event.id, 'everything', TODAY)).toEqual(event);
        const found = await events.find(event.id, 'published', TODAY);
        expect(found).toEqual(isShown(event, TODAY) ? event : undefined);
      }
      expect(await events.find(99, 'everything', TODAY)).toBeUndefined();
      expect(await events.find(99, 'published', TODAY)).toBeUndefined();
    });

    it('gives an event before and after a change, and a later moment even within the same millisecond', async () => {
      const { id } = await events.add(details(), async () => PICTURE, NOW);
      const changed = await events.change(id, NOW, NOW, undefined, () =>
        details({ title: 'Altra sagra', isActive: false }),
      );
      expect(changed.before).toMatchObject({ title: { it: 'Sagra del pesce' }, picture: PICTURE });
      expect(changed.after).toMatchObject({
        title: { it: 'Altra sagra' },
        picture: PICTURE,
        isActive: false,
      });
      expect(changed.after.updatedAt.getTime()).toBe(NOW.getTime() + 1);
      const bare = await events.change(id, undefined, NOW, null, () => details({ titleDe: '', link: '' }));
      expect(bare.after).toMatchObject({ picture: null, link: null });
      expect(bare.after.title).toEqual({ it: 'Sagra del pesce' });
      expect(await everything()).toEqual([bare.after]);
    });

    it('stores neither a refused change nor its picture', async () => {
      const event = await add();
      const picture = jest.fn(async () => PICTURE);
      await expect(events.change(event.id, undefined, NOW, picture, refuse)).rejects.toThrow('no');
      const stale = events.change(event.id, new Date(0), NOW, picture, () => details());
      await expect(stale).rejects.toMatchObject({ code: 'event.changed' });
      expect(picture).not.toHaveBeenCalled();
      expect(await everything()).toEqual([event]);
    });

    it('stores nothing whose picture fails', async () => {
      const event = await add();
      const failing = () => Promise.reject(new Error('disk full'));
      await expect(events.add(details(), failing, NOW)).rejects.toThrow('disk full');
      const change = events.change(event.id, undefined, NOW, failing, () => details({ title: 'Altra' }));
      await expect(change).rejects.toThrow('disk full');
      expect(await everything()).toEqual([event]);
    });

    it('takes an event once, however often and at once it is sent under its key', async () => {
      const sent = { key: 'a', content: Uint8Array.of(1, 2) };
      const send = (content = sent.content) => events.add(details(), null, NOW, { ...sent, content });
      expect(await events.findAdded(sent)).toBeUndefined();
      const [event, again] = await Promise.all([send(), send()]);
      expect([again, await events.findAdded(sent)]).toEqual([event, event]);
      const other = Uint8Array.of(3);
      for (const refused of [() => send(other), () => events.findAdded({ ...sent, content: other })])
        await expect(refused()).rejects.toMatchObject({ code: 'event.key_reused' });
      expect(await everything()).toEqual([event]);
    });

    it('removes an event once', async () => {
      const event = await add();
      expect(await events.remove(event.id)).toEqual(event);
      await expect(events.remove(event.id)).rejects.toMatchObject({ code: 'event.not_found' });
      expect(await everything()).toEqual([]);
    });

    it('refuses unknown events', async () => {
      const unknown = { code: 'event.not_found' };
      const change = events.change(99, undefined, NOW, null, () => details());
      await expect(change).rejects.toMatchObject(unknown);
      await expect(events.remove(99)).rejects.toMatchObject(unknown);
    });
  });
}

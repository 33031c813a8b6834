import { checkedEvent, type CalendarDate, type EventDetails, type EventDraft } from '@ospite/domain';
import { anEventDraft, describeEventStore } from '@ospite/domain/testing';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmEventStore } from './mikro-orm-event-store';

const NOW = new Date('2026-07-01T08:30:00Z');

let database: TestOrm;
let store: MikroOrmEventStore;

beforeAll(async () => {
  database = await openTestOrm();
  store = new MikroOrmEventStore(database.orm.em, database.contentVersion);
});
beforeEach(() => database.empty('event'));
afterAll(() => database.close());

const details = (changes: Partial<EventDraft> = {}): EventDetails => checkedEvent(anEventDraft(changes));

describeEventStore(() => store);

describe('events in PostgreSQL', () => {
  it('raise the content version with every change', async () => {
    const { contentVersion } = database;
    const versions = [contentVersion.current()];
    const { id } = await store.add(details(), null, NOW);
    versions.push(contentVersion.current());
    await store.change(id, NOW, NOW, undefined, () => details({ title: 'Sagra' }));
    versions.push(contentVersion.current());
    await store.remove(id);
    versions.push(contentVersion.current());
    expect(new Set(versions).size).toBe(4);
  });

  it('cannot end before they begin, whoever writes them', async () => {
    const wrong = { ...details(), endDate: '2026-07-01' as CalendarDate };
    await expect(store.add(wrong, null, NOW)).rejects.toThrow('event_days_forward');
  });

  it('take one of twenty changes made on the same state', async () => {
    const { id } = await store.add(details(), null, NOW);
    const changes = Array.from({ length: 20 }, (_, number) =>
      store.change(id, NOW, NOW, undefined, () => details({ title: `Sagra ${number}` })),
    );
    const outcomes = await Promise.allSettled(changes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['event.changed']));
  });

  it('are removed once, however many remove them at once', async () => {
    const { id } = await store.add(details(), null, NOW);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => store.remove(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

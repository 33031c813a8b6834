import { CHECK_INTERVAL_MS, type ClockTrust } from './clock-trust';
import { ClockTrustStore } from './clock-trust-store';
import { JudgeClock } from './judge-clock';

const HOUR_MS = 3_600_000;
const DAYS = 24;
const BEGIN = new Date('2027-05-01T10:00:00Z');

class MemoryClockTrustStore extends ClockTrustStore {
  trust: ClockTrust | undefined;

  override async read() {
    return this.trust;
  }
  override async change(judge: (before: ClockTrust | undefined) => ClockTrust) {
    return (this.trust = judge(this.trust));
  }
}

let store: MemoryClockTrustStore;
/** Hours since the beginning, as they really passed, and by how many each clock is wrong. */
let passed: number;
let ran: number;
let ahead: { server: number; other: number; database: number };

const after = (hours: number) => new Date(BEGIN.getTime() + hours * HOUR_MS);
const replica = (name: 'server' | 'other') =>
  new JudgeClock(
    store,
    { now: () => after(passed + ahead[name]) },
    { database: async () => after(passed + ahead.database), runningMs: () => ran * HOUR_MS },
  );
let judge: JudgeClock;

beforeEach(async () => {
  store = new MemoryClockTrustStore();
  [passed, ran] = [0, 0];
  ahead = { server: 0, other: 0, database: 0 };
  judge = replica('server');
  await run(1);
});

/** Lets the servers run, which look at the clock as they do. */
async function run(hours: number, servers = [judge]): Promise<void> {
  const step = CHECK_INTERVAL_MS / HOUR_MS;
  for (let done = 0; done < hours; done += step) {
    for (const server of servers) await server.look();
    passed += step;
    ran += step;
  }
}
/** A time in which no server runs; the next process begins. */
function off(hours: number): void {
  passed += hours;
  judge = replica('server');
}
const setAll = (hours: number) => (ahead = { server: hours, other: hours, database: hours });

it('believes a clock that goes on, and lets things be deleted', async () => {
  await run(40 * DAYS);
  expect(await judge.mayDelete()).toBe(true);
});

it.each([
  ['three years ahead', 3 * 365 * DAYS],
  ['a year back', -365 * DAYS],
  ['25 hours ahead', 25],
])(
  'a clock %s for one night deletes nothing, then or when it is right again, for a day of running',
  async (_what, hours) => {
    setAll(hours);
    expect(await judge.mayDelete()).toBe(false);
    await run(8);
    expect(await judge.mayDelete()).toBe(false);
    setAll(0);
    expect(await judge.mayDelete()).toBe(false);
    await run(23);
    expect(await judge.mayDelete()).toBe(false);
    await run(2);
    expect(await judge.mayDelete()).toBe(true);
  },
);

it.each([
  ['PostgreSQL’s clock alone', 'database'],
  ['the server’s clock alone', 'server'],
] as const)('while %s is wrong nothing is deleted, however long', async (_whose, which) => {
  ahead[which] = 48;
  await run(5 * DAYS);
  expect([await judge.mayDelete(), await judge.confirm(), await judge.mayDelete()]).toEqual([
    false,
    false,
    false,
  ]);
  ahead[which] = 0;
  await run(25);
  expect(await judge.mayDelete()).toBe(true);
});

it('after a week off it waits for a day of running, over several starts, and goes on by itself', async () => {
  off(7 * DAYS);
  for (let day = 0; day < 2; day += 1) {
    expect(await judge.mayDelete()).toBe(false);
    await run(10);
    off(14);
  }
  await run(5);
  expect(await judge.mayDelete()).toBe(true);
});

it('believes an office’s computer that is off every night', async () => {
  for (let day = 0; day < 20; day += 1) {
    expect(await judge.mayDelete()).toBe(true);
    await run(9);
    off(15);
  }
});

it('a process that was frozen for a week did not run meanwhile', async () => {
  passed += 7 * DAYS;
  ran += 7 * DAYS;
  expect(await judge.mayDelete()).toBe(false);
  await run(23);
  expect(await judge.mayDelete()).toBe(false);
});

it('believes a clock that was less than a day ahead once, and not one that gains as much day after day', async () => {
  setAll(23);
  await run(24);
  expect(await judge.mayDelete()).toBe(true);
  setAll(46);
  expect(await judge.mayDelete()).toBe(false);
});

it('two replicas count one time, and the other goes on when the one that counted is gone', async () => {
  const other = replica('other');
  ahead.other = 0.001;
  await judge.doubt();
  await run(23, [judge, other]);
  expect([await judge.mayDelete(), await other.mayDelete()]).toEqual([false, false]);
  await judge.doubt();
  await run(12, [judge, other]);
  await run(11.5, [other]);
  expect(await other.mayDelete()).toBe(false);
  await run(2, [other]);
  expect(await other.mayDelete()).toBe(true);
});

it('while one of two replicas is ahead neither deletes anything', async () => {
  const other = replica('other');
  ahead.other = 3 * 365 * DAYS;
  await run(3 * DAYS, [judge, other]);
  expect([await judge.mayDelete(), await other.mayDelete()]).toEqual([false, false]);
});

it('goes on at once when a person says that the clock is right', async () => {
  off(30 * DAYS);
  await judge.look();
  expect([await judge.confirm(), await judge.mayDelete()]).toEqual([true, true]);
});

it('waits after a restore, although no clock was wrong', async () => {
  await judge.doubt();
  expect(await judge.mayDelete()).toBe(false);
  await run(25);
  expect(await judge.mayDelete()).toBe(true);
});

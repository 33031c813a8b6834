import { NETWORK_PROBLEM } from '@ospite/contracts';
import { mayPass, untilConnected } from './connection';

/** An attempt after many others. */
const LATE = 100;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether the waiting is over, once everything that is due has run. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  let over = false;
  void waiting.then(() => (over = true));
  await jest.advanceTimersByTimeAsync(0);
  return over;
}

it('goes on as soon as the browser is connected again', async () => {
  const waiting = untilConnected(6);
  expect(await isOver(waiting)).toBe(false);
  window.dispatchEvent(new Event('online'));
  expect(await isOver(waiting)).toBe(true);
});

it.each([
  [0, 2],
  [1, 4],
  [3, 16],
  [4, 30],
  [50, 30],
])('tries by itself, at attempt %s after %s seconds', async (attempt, seconds) => {
  const waiting = untilConnected(attempt);
  await jest.advanceTimersByTimeAsync(seconds * 1_000 - 1);
  expect(await isOver(waiting)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isOver(waiting)).toBe(true);
});

it('waits for a server that is away, and for no refusal', () => {
  const withStatus = (status: number) => mayPass({ ...NETWORK_PROBLEM, code: 'generic', status }, LATE);
  expect(mayPass(NETWORK_PROBLEM, LATE)).toBe(true);
  expect([408, 502, 503, 504].map(withStatus)).toEqual([true, true, true, true]);
  expect([400, 401, 413, 422, 500, 507].map(withStatus)).not.toContain(true);
});

it('waits half a minute for the storage of the pictures, and then lets the owner know', () => {
  const problem = { ...NETWORK_PROBLEM, code: 'server.storage_unavailable', status: 503 };
  expect([0, 1, 2, 3, 4, LATE].map((attempt) => mayPass(problem, attempt))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

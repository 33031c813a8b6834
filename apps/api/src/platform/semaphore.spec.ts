import { HeldTooLongError, NoPlaceError, Semaphore } from './semaphore';

/** Work that ends when it is told to. */
function held() {
  let end = (): void => undefined;
  let isBegun = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = async () => {
    isBegun = true;
    await ended;
  };
  return { work, end: () => end(), isBegun: () => isBegun };
}
const nothing = async () => 'done';

it('lets so many in at once, and the next in the order they came', async () => {
  const places = new Semaphore(1);
  const order: number[] = [];
  await Promise.all([1, 2, 3].map((at) => places.run(async () => order.push(at))));
  expect(order).toEqual([1, 2, 3]);
});

it('lets nobody wait beyond the most that may', async () => {
  const places = new Semaphore(1, 1);
  const first = held();
  const running = places.run(first.work);
  const waiting = places.run(nothing);
  await expect(places.run(nothing)).rejects.toThrow(NoPlaceError);
  first.end();
  expect([await running, await waiting]).toEqual([undefined, 'done']);
});

it('gives a place back when the work fails', async () => {
  const places = new Semaphore(1);
  await expect(places.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await places.run(nothing)).toBe('done');
});

describe('who asked and is gone', () => {
  const gone = new Error('gone');

  it('does not begin', async () => {
    const work = held();
    await expect(new Semaphore(1).run(work.work, { signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
    expect(work.isBegun()).toBe(false);
  });

  it('waits no more, and keeps neither a place nor the room to wait', async () => {
    const places = new Semaphore(1, 1);
    const [first, left] = [held(), held()];
    const running = places.run(first.work);
    const away = new AbortController();
    const waiting = places.run(left.work, { signal: away.signal });
    away.abort(gone);
    await expect(waiting).rejects.toBe(gone);
    const next = places.run(nothing);
    first.end();
    expect([await running, await next, left.isBegun()]).toEqual([undefined, 'done', false]);
  });

  it('takes no place that is handed over at that moment', async () => {
    const places = new Semaphore(1);
    const [first, left] = [held(), held()];
    const away = new AbortController();
    const running = places.run(async () => {
      await first.work();
      queueMicrotask(() => away.abort(gone));
    });
    const waiting = places.run(left.work, { signal: away.signal });
    first.end();
    await running;
    await waiting.catch(() => undefined);
    expect(await places.run(nothing)).toBe('done');
  });

  it('lets work under way go on to its end', async () => {
    const places = new Semaphore(1);
    const first = held();
    const away = new AbortController();
    const running = places.run(first.work, { signal: away.signal });
    while (!first.isBegun()) await Promise.resolve();
    away.abort(gone);
    first.end();
    expect(await running).toBeUndefined();
  });
});

it('work that never ends loses its place after its time', async () => {
  const places = new Semaphore(1);
  await expect(places.run(() => new Promise(() => undefined), { mostMs: 1 })).rejects.toThrow(
    HeldTooLongError,
  );
  expect(await places.run(nothing)).toBe('done');
});

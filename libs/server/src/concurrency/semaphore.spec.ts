import { QueueFullError, Semaphore, SlotTimeoutError } from './semaphore';

/** Work that ends when it is told to. */
function pendingWork() {
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

it('runs so much work at once, and the rest in the order it came', async () => {
  const semaphore = new Semaphore(1);
  const order: number[] = [];
  await Promise.all([1, 2, 3].map((at) => semaphore.run(async () => order.push(at))));
  expect(order).toEqual([1, 2, 3]);
});

it('refuses work when the queue is full', async () => {
  const semaphore = new Semaphore(1, 1);
  const first = pendingWork();
  const running = semaphore.run(first.work);
  const waiting = semaphore.run(nothing);
  await expect(semaphore.run(nothing)).rejects.toThrow(QueueFullError);
  first.end();
  expect([await running, await waiting]).toEqual([undefined, 'done']);
});

it('frees the slot of work that fails', async () => {
  const semaphore = new Semaphore(1);
  await expect(semaphore.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await semaphore.run(nothing)).toBe('done');
});

describe('work whose sender has gone', () => {
  const gone = new Error('gone');

  it('does not begin', async () => {
    const work = pendingWork();
    await expect(new Semaphore(1).run(work.work, { signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
    expect(work.isBegun()).toBe(false);
  });

  it('leaves the queue, and takes no slot', async () => {
    const semaphore = new Semaphore(1, 1);
    const [first, left] = [pendingWork(), pendingWork()];
    const running = semaphore.run(first.work);
    const away = new AbortController();
    const waiting = semaphore.run(left.work, { signal: away.signal });
    away.abort(gone);
    await expect(waiting).rejects.toBe(gone);
    const next = semaphore.run(nothing);
    first.end();
    expect([await running, await next, left.isBegun()]).toEqual([undefined, 'done', false]);
  });

  it('takes no slot that is passed on at that moment', async () => {
    const semaphore = new Semaphore(1);
    const [first, left] = [pendingWork(), pendingWork()];
    const away = new AbortController();
    const running = semaphore.run(async () => {
      await first.work();
      queueMicrotask(() => away.abort(gone));
    });
    const waiting = semaphore.run(left.work, { signal: away.signal });
    first.end();
    await running;
    await waiting.catch(() => undefined);
    expect(await semaphore.run(nothing)).toBe('done');
  });

  it('goes on to its end once it has begun', async () => {
    const semaphore = new Semaphore(1);
    const first = pendingWork();
    const away = new AbortController();
    const running = semaphore.run(first.work, { signal: away.signal });
    while (!first.isBegun()) await Promise.resolve();
    away.abort(gone);
    first.end();
    expect(await running).toBeUndefined();
  });
});

it('work that never ends loses its slot after its time', async () => {
  const semaphore = new Semaphore(1);
  await expect(semaphore.run(() => new Promise(() => undefined), { timeoutMs: 1 })).rejects.toThrow(
    SlotTimeoutError,
  );
  expect(await semaphore.run(nothing)).toBe('done');
});

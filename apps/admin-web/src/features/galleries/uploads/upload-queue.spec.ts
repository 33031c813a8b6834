import { NETWORK_PROBLEM, type Problem } from '@ospite/contracts';
import type { UploadPosition, SendResult, UploadTarget } from './upload';
import type { UnsentPicture } from './unsent-pictures';
import { UploadQueue, type BatchOutcome } from './upload-queue';

const REFUSED: Problem = { ...NETWORK_PROBLEM, status: 400, code: 'request.invalid' };
const SIGNED_OUT: Problem = { ...NETWORK_PROBLEM, status: 401, code: 'account.not_signed_in' };
const photo = (name: string, type = 'image/jpeg') => new File(['mare'], name, { type });

/** One call that is under way; the test decides how it goes on. */
interface Call {
  readonly name: string;
  readonly place: UploadPosition;
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly respond: (result: SendResult) => void;
}

/** A gallery on a server that the test plays, and the connection to it. */
class Server implements UploadTarget {
  readonly key = 'room-1';
  parallel: 1 | 2 = 2;
  calls: Call[] = [];
  stored = 0;

  readonly send: UploadTarget['send'] = ({ name }, place, { key, onProgress, signal }) =>
    new Promise((respond) => {
      this.calls.push({ name, place, key, signal, onProgress, respond });
      signal.addEventListener('abort', () => respond({ problem: REFUSED }));
    });

  call(name: string): Call {
    const call = this.calls.findLast((one) => one.name === name);
    if (!call) throw new Error(`${name} is not being sent.`);
    return call;
  }

  /** Stores a picture, and says so. */
  accept(name: string): void {
    this.stored += 1;
    this.call(name).respond({ stored: true });
  }
}

let server: Server;
let queue: UploadQueue;
let unsent: readonly UnsentPicture[];
let outcomes: BatchOutcome[];
let reconnect: () => void;
let signIn: () => void;

const open = (missing: readonly UnsentPicture[] = []) => {
  queue = new UploadQueue(server, {
    unsent: { read: () => missing, write: (written) => void (unsent = written) },
    prepare: async (file) => file,
    untilConnected: () => new Promise((resolve) => (reconnect = resolve)),
    untilSignedIn: () => new Promise((resolve) => (signIn = resolve)),
  });
  outcomes = [];
  queue.onEnd((outcome) => outcomes.push(outcome));
};
/** Lets everything happen that waits for nothing but its turn. */
const settle = () => jest.advanceTimersByTimeAsync(0);
const shown = () => queue.state().uploads.map(({ name, status }) => `${name} ${status.kind}`);
const add = async (...added: string[]) => {
  queue.add(
    added.map((name) => photo(name)),
    server.stored,
  );
  await settle();
};

beforeEach(() => {
  jest.useFakeTimers();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = jest.fn();
  server = new Server();
  unsent = [];
  open();
});
afterEach(() => jest.useRealTimers());

it('sends two at once, each with its own progress, and the others after them', async () => {
  await add('a.jpg', 'b.jpg', 'c.jpg');
  expect(shown()).toEqual(['a.jpg sending', 'b.jpg sending', 'c.jpg queued']);
  server.call('b.jpg').onProgress(0.4);
  expect(queue.state().uploads.map(({ status }) => ('share' in status ? status.share : null))).toEqual([
    0,
    0.4,
    null,
  ]);
  server.accept('a.jpg');
  await settle();
  expect(shown()).toEqual(['b.jpg sending', 'c.jpg sending']);
  expect(queue.state().sent).toBe(1);
});

it('sends one at a time where the gallery has no other way to keep the order', async () => {
  server.parallel = 1;
  await add('a.jpg', 'b.jpg');
  expect(shown()).toEqual(['a.jpg sending', 'b.jpg queued']);
});

it('names the place behind the others, and the main one only in an empty gallery', async () => {
  await add('a.jpg', 'b.jpg');
  expect(server.calls.map(({ place }) => place)).toEqual([
    { imageOrder: 0, isMain: true },
    { imageOrder: 1, isMain: false },
  ]);
  server.accept('a.jpg');
  server.accept('b.jpg');
  await settle();
  await add('c.jpg');
  expect(server.call('c.jpg').place).toEqual({ imageOrder: 2, isMain: false });
});

it('says once how the batch ended', async () => {
  await add('a.jpg', 'b.jpg');
  server.accept('a.jpg');
  server.call('b.jpg').respond({ problem: REFUSED });
  await settle();
  expect(outcomes).toEqual([{ sent: 1, failed: 1 }]);
});

it('tries again only what failed, where it was', async () => {
  await add('a.jpg', 'b.jpg');
  server.call('a.jpg').respond({ problem: REFUSED });
  server.accept('b.jpg');
  await settle();
  expect(shown()).toEqual(['a.jpg failed']);
  queue.retry(queue.state().uploads[0]?.id ?? 0);
  await settle();
  expect(server.calls.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'a.jpg']);
  expect(server.call('a.jpg').place).toEqual({ imageOrder: 0, isMain: true });
});

it('waits where the connection is lost, and goes on by itself', async () => {
  await add('a.jpg');
  server.call('a.jpg').respond({ problem: NETWORK_PROBLEM });
  await settle();
  expect(shown()).toEqual(['a.jpg waiting']);
  expect(outcomes).toEqual([]);
  reconnect();
  await settle();
  server.accept('a.jpg');
  await settle();
  expect(shown()).toEqual([]);
  expect(outcomes).toEqual([{ sent: 1, failed: 0 }]);
});

it('names each try at one picture alike, so that a response that was lost leaves nothing twice', async () => {
  await add('a.jpg', 'b.jpg');
  server.call('a.jpg').onProgress(1);
  server.call('a.jpg').respond({ problem: NETWORK_PROBLEM });
  await settle();
  reconnect();
  await settle();
  const [first, other, again] = server.calls.map(({ key }) => key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('waits where the session has ended, and goes on by itself once somebody has signed in', async () => {
  await add('a.jpg');
  server.call('a.jpg').respond({ problem: SIGNED_OUT });
  await settle();
  expect([shown(), outcomes]).toEqual([['a.jpg signedOut'], []]);
  signIn();
  await settle();
  expect(new Set(server.calls.map(({ key }) => key)).size).toBe(1);
  server.accept('a.jpg');
  await settle();
  expect(outcomes).toEqual([{ sent: 1, failed: 0 }]);
});

it('gives a picture up that no signing in helps', async () => {
  await add('a.jpg');
  for (let times = 0; times < 4; times += 1) {
    server.call('a.jpg').respond({ problem: SIGNED_OUT });
    await settle();
    signIn();
    await settle();
  }
  expect(shown()).toEqual(['a.jpg failed']);
});

it('takes a connection on which nothing moves for a lost one', async () => {
  await add('a.jpg');
  await jest.advanceTimersByTimeAsync(60_000);
  server.call('a.jpg').onProgress(0.2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual(['a.jpg sending']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual(['a.jpg waiting']);
});

it('takes a picture out, also while it is being sent', async () => {
  await add('a.jpg', 'b.jpg', 'c.jpg');
  queue.remove(queue.state().uploads[0]?.id ?? 0);
  await settle();
  expect(server.call('a.jpg').signal.aborted).toBe(true);
  expect(shown()).toEqual(['b.jpg sending', 'c.jpg sending']);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview');
});

it('never sends what is no picture, or too large for the server', async () => {
  const huge = photo('huge.avif');
  Object.defineProperty(huge, 'size', { value: 16 * 1024 * 1024 });
  queue.add([photo('listino.pdf', 'application/pdf'), huge], 0);
  await settle();
  expect(shown()).toEqual(['listino.pdf failed', 'huge.avif failed']);
  expect(server.calls).toEqual([]);
  expect(outcomes).toEqual([{ sent: 0, failed: 2 }]);
});

it('notes what is not in the gallery yet, and says after a reload what is missing', async () => {
  const names = (pictures: readonly UnsentPicture[]) => pictures.map(({ name }) => name);
  await add('a.jpg', 'b.jpg');
  expect(names(unsent)).toEqual(['a.jpg', 'b.jpg']);
  server.accept('a.jpg');
  await settle();
  expect(names(unsent)).toEqual(['b.jpg']);
  open(unsent);
  expect(names(queue.state().missing)).toEqual(['b.jpg']);
  await add('b.jpg');
  expect(queue.state().missing).toEqual([]);
});

it('names a picture alike also after a reload, which may have come before the response', async () => {
  const picture = photo('a.jpg');
  queue.add([picture], 0);
  await settle();
  const { key } = server.call('a.jpg');
  open(unsent);
  queue.add([picture], 1);
  await settle();
  expect(server.call('a.jpg').key).toBe(key);
});

it('names another picture of the same name otherwise, and misses one less', async () => {
  await add('image.jpg', 'image.jpg');
  const keys = server.calls.map(({ key }) => key);
  open(unsent);
  queue.add([new File(['monte'], 'image.jpg', { type: 'image/jpeg' })], 0);
  await settle();
  expect(queue.state().missing).toHaveLength(1);
  expect(keys).not.toContain(server.call('image.jpg').key);
});

it('names one that failed alike when it is tried again, since it may be stored', async () => {
  await add('a.jpg');
  server.call('a.jpg').respond({ problem: { ...NETWORK_PROBLEM, status: 500, code: 'server.failed' } });
  await settle();
  queue.retry(queue.state().uploads[0]?.id ?? 0);
  await settle();
  expect(new Set(server.calls.map(({ key }) => key)).size).toBe(1);
});

it('forgets what is missing when the person says so', () => {
  open([{ name: 'a.jpg', size: 4, modified: 0, key: 'a' }]);
  queue.forgetMissing();
  expect([queue.state().missing, unsent]).toEqual([[], []]);
});

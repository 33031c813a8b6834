import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { aNoisyPicture, aPictureFile } from '../../testing/pictures.fixture';
import { storageFailureOf } from '../../problems/storage-failure';
import { UploadEncoder } from './upload-encoder';

const LOOK_AGAIN_MS = 20;

let encoder: UploadEncoder;
beforeEach(() => (encoder = new UploadEncoder()));
afterEach(() => end(encoder.pid));

const end = (pid: number | undefined) => pid !== undefined && process.kill(pid, 'SIGKILL');
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('encodes pictures beside each other in one process, which yields to the server', async () => {
  const pictures = [await aPictureFile(700, 400), await aNoisyPicture(500, 300), await aPictureFile(90, 60)];
  const encoding = pictures.map((picture) => encoder.encode(picture));
  const { pid = 0 } = encoder;
  expect(os.getPriority(pid)).toBeGreaterThanOrEqual(5);
  const made = await Promise.all(encoding);
  expect(made.map(({ width, height, variants }) => [width, height, variants.length])).toEqual([
    [700, 400, 2],
    [500, 300, 2],
    [90, 60, 1],
  ]);
  expect(encoder.pid).toBe(pid);
});

it('refuses what is no picture, and goes on in the same process', async () => {
  const picture = await aPictureFile(90, 60);
  await expect(encoder.encode(Buffer.from('hello'))).rejects.toMatchObject({ fault: 'unreadable' });
  const { pid } = encoder;
  expect((await encoder.encode(picture)).width).toBe(90);
  expect(encoder.pid).toBe(pid);
});

it('that is killed costs the pictures under way a second try, and the server nothing', async () => {
  const picture = await aNoisyPicture(1600, 400);
  const cut = Promise.allSettled([encoder.encode(picture), encoder.encode(picture)]);
  end(encoder.pid);
  const failures = (await cut).map((outcome) => 'reason' in outcome && storageFailureOf(outcome.reason));
  expect(failures).toEqual(['away', 'away']);
  expect((await encoder.encode(picture)).width).toBe(1600);
});

it('that hangs is killed, and holds up nobody else', async () => {
  encoder = new UploadEncoder(10_000, 100);
  const held = encoder.encode(await aPictureFile(90, 60));
  const { pid = 0 } = encoder;
  process.kill(pid, 'SIGSTOP');
  const failure = await held.catch((error: unknown) => error);
  expect([storageFailureOf(failure), encoder.pid, isRunning(pid)]).toEqual(['away', undefined, false]);
});

it('ends when there is nothing to do, and starts again for the next picture', async () => {
  encoder = new UploadEncoder(0);
  const picture = await aPictureFile(90, 60);
  const first = encoder.encode(picture);
  const { pid = 0 } = encoder;
  await first;
  while (isRunning(pid)) await pause(LOOK_AGAIN_MS);
  expect((await encoder.encode(picture)).width).toBe(90);
});

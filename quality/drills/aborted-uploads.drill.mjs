import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { memoryOf } from './support/memory.mjs';
import { startDrillProduct } from './support/product.mjs';
import { beginUpload, filesBelow, formOf, signIn } from './support/uploads.mjs';
import { until } from './support/wait.mjs';

const ABORTED = 1_000;
/** More at once than have places, so that many leave while they wait. */
const AT_ONCE = 20;
const UPLOADS_AFTER = 8;
const MOST_MORE_MIB = 50;
const ANSWERED_WITHIN_MS = 30_000;
const SMALL_AGAIN_WITHIN_MS = 60_000;
/** How much has been sent when the sender leaves: nothing of the form, a bit of it, most of it. */
const LEAVE_AFTER = [0, 2_000, 400_000];

const mediaOf = ({ dataDir }) => path.join(dataDir, 'media');
const drafts = (product) => filesBelow(mediaOf(product)).filter((file) => file.endsWith('.part'));

/** A product with an owner, warmed up by uploads that end well. */
async function prepare(env) {
  const product = await startDrillProduct(env);
  const cookie = await signIn(product);
  const size = { width: 1_500, height: 1_000, channels: 3 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  const picture = await sharp({ create: { ...size, noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const scene = { product, cookie, form: formOf(picture) };
  await upload(scene, UPLOADS_AFTER);
  return scene;
}

async function upload({ product, cookie, form }, count) {
  const statuses = Promise.all(
    Array.from({ length: count }, () => beginUpload(product.url, cookie, form).status),
  );
  let answered;
  void statuses.then((all) => (answered = all));
  await until('every upload is answered', () => answered !== undefined, ANSWERED_WITHIN_MS);
  assert.deepEqual(
    answered,
    answered.map(() => 201),
    'An upload is refused.',
  );
}

/** Begins so many uploads and leaves each, some before and some after the server has seen them. */
async function abort({ product, cookie, form }, count) {
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const begun = Array.from({ length: AT_ONCE }, (_, at) =>
      beginUpload(product.url, cookie, form, LEAVE_AFTER[at % LEAVE_AFTER.length]),
    );
    for (const { request } of begun) request.flushHeaders();
    // A response to something else shows that the server has got that far.
    if (sent % (2 * AT_ONCE) === 0) await fetch(`${product.url}/api/health/live`);
    for (const { request } of begun) request.destroy();
    await Promise.all(begun.map(({ status }) => status));
  }
}

async function check(scene, before, figure) {
  await upload(scene, UPLOADS_AFTER);
  await until('no draft is left', () => drafts(scene.product).length === 0, ANSWERED_WITHIN_MS);
  const more = () => memoryOf(scene.product.apiPid()) - before;
  await until(
    `memory is back within ${MOST_MORE_MIB} MB`,
    () => more() <= MOST_MORE_MIB,
    SMALL_AGAIN_WITHIN_MS,
  );
  figure('memory more than before', more(), 'MiB', `≤ ${MOST_MORE_MIB} MiB`);
}

/** @type {import('./run-drill.mjs').Drill} */
export const drill = {
  title: 'A thousand uploads whose senders leave change nothing for those who come after.',
  async run({ say, figure }) {
    const scene = await prepare();
    try {
      const before = memoryOf(scene.product.apiPid());
      await abort(scene, ABORTED);
      say(`${ABORTED} uploads aborted`);
      await check(scene, before, figure);
    } finally {
      await scene.product.stop();
    }
  },
  controls: [
    {
      title: 'four senders hold the places and never go',
      async run({ figure }) {
        const scene = await prepare();
        try {
          const { product, cookie, form } = scene;
          const held = Array.from({ length: 4 }, () => beginUpload(product.url, cookie, form, 2_000));
          // Requests that query the database as often as an upload does before it waits for a slot.
          for (let at = 0; at < 10; at++)
            await fetch(`${product.url}/api/auth/me`, { headers: { Cookie: cookie } });
          await check(scene, memoryOf(product.apiPid()), figure);
          for (const { request } of held) request.destroy();
        } finally {
          await scene.product.stop();
        }
      },
    },
    {
      title: 'a draft is left behind',
      async run({ figure }) {
        const scene = await prepare();
        try {
          fs.writeFileSync(path.join(mediaOf(scene.product), 'breakfast', '.left.part'), 'x');
          await check(scene, memoryOf(scene.product.apiPid()), figure);
        } finally {
          await scene.product.stop();
        }
      },
    },
  ],
};

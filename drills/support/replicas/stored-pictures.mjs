import assert from 'node:assert/strict';
import path from 'node:path';
import { ask } from '../database.mjs';
import { filesBelow } from '../uploads.mjs';
import { until } from '../wait.mjs';
import { Sender } from './sender.mjs';

/** Copies in AVIF follow within seconds, by whichever replica has time; what a killed one had begun, within minutes. */
const SETTLED_MS = 240_000;

/** Addresses of the files that rows name, in the gallery that the drill uploads to. */
async function namedFiles(databaseUrl) {
  const rows = await ask(databaseUrl, 'select url, variants from breakfast_image');
  return rows.flatMap(({ url, variants }) => [url, ...variants.map((variant) => variant.url)]);
}

/** Names of the files in the store, its trash left out. */
function storedFiles(folder) {
  const gallery = path.join(folder, 'objects', 'pictures', 'site', 'breakfast');
  return filesBelow(gallery)
    .filter((file) => file.endsWith('._S3rver_object'))
    .map((file) => path.basename(file, '._S3rver_object'));
}

/** What is stored and not named, and the other way round. */
async function differences({ folder, databaseUrl }) {
  const named = new Set((await namedFiles(databaseUrl)).map((url) => path.basename(url)));
  const stored = new Set(storedFiles(folder));
  return [...named.symmetricDifference(stored)];
}

/**
 * Each picture that was taken is there once, with all its files, at every replica; and nothing else is, once a replica has
 * started: whether an upload whose COMMIT was cut off is stored, its replica cannot know, and leaves its files to that sweep.
 * @param {number[]} acknowledged Numbers that the product gave them.
 * @param {number} [withinMs] How long copies may still be made.
 */
export async function checkPictures(stack, acknowledged, withinMs = SETTLED_MS) {
  const rows = await ask(
    stack.databaseUrl,
    'select id from breakfast_image where idempotency_key is not null',
  );
  const ids = rows.map(({ id }) => id);
  const sorted = (numbers) => numbers.toSorted((one, other) => one - other);
  assert.deepEqual(sorted(ids), sorted(acknowledged), 'Not exactly the pictures that were taken are stored.');
  const [first] = stack.replicas;
  await first.terminate();
  await first.start();
  let left = [];
  const isSettled = async () => (left = await differences(stack)).length === 0;
  await until('rows and files agree', isSettled, withinMs).catch((error) => {
    error.message += ` ${left.slice(0, 5).join(', ')}`;
    throw error;
  });
  for (const { url } of stack.replicas) await checkServed(url, await namedFiles(stack.databaseUrl));
}

async function checkServed(url, files) {
  const guest = new Sender(url);
  for (const file of files) {
    const { status } = await guest.send(file);
    assert.equal(status, 200, `${file} is not served by ${url}.`);
  }
  guest.leave();
}

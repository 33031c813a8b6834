import { ask } from './support/database.mjs';
import { checkFreshness, measureFreshness, prices, silenceChanges } from './support/freshness.mjs';
import { OWNER_SETTINGS } from './support/owner.mjs';
import { startDrillProduct } from './support/product.mjs';
import { QuoteWriters } from './support/quote-writers.mjs';
import { startReplica } from './support/replica.mjs';

const TRIES = Number(process.env.DRILL_TRIES ?? 2_000);
/** The load on both replicas: quotes are written, and prices read all the time. */
const WRITERS = 3;
const READERS = 3;
const SETTINGS = { ...OWNER_SETTINGS, QUOTES_PER_HOUR: '100000' };

async function withReplicas(work) {
  const product = await startDrillProduct(SETTINGS);
  try {
    const replica = await startReplica(product);
    try {
      await work(product, replica);
    } finally {
      await replica.stop();
    }
  } finally {
    await product.stop();
  }
}

async function underLoad(urls, work) {
  let isOver = false;
  const readers = urls.flatMap((url) =>
    Array.from({ length: READERS }, async () => {
      while (!isOver) await prices(url);
    }),
  );
  const writers = urls.map((url) => new QuoteWriters(url, WRITERS));
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all([...readers, ...writers.map((one) => one.stop())]);
  }
}

export const drill = {
  title: 'a write through one replica is seen by readers of another within 500 ms at p99.9, under load',
  run: (context) =>
    withReplicas(async ({ url: here }, { url: there }) => {
      const measure = () => measureFreshness(here, there, TRIES, context.say);
      checkFreshness(await underLoad([here, there], measure), context);
    }),
  controls: [
    {
      title: 'the second replica gets no content changes',
      run: (context) =>
        withReplicas(async (product, { url: there }) => {
          // Cached from now on: a first read is fresh without any content change.
          await prices(there);
          const speak = await silenceChanges((sql) => ask(product.databaseUrl(), sql));
          try {
            checkFreshness(await measureFreshness(product.url, there, 1), context);
          } finally {
            speak();
          }
        }),
    },
  ],
};

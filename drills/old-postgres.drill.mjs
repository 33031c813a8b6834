import assert from 'node:assert/strict';
import { disguisePostgres } from './support/disguised-postgres.mjs';
import { ask, startSystemPostgres } from './support/old-postgres.mjs';
import { startDrillProduct } from './support/product.mjs';

/** The floor; `apps/api/src/platform/persistence/connections/wait-for-database.ts` holds it, README and decision 0003 name it. */
const OLDEST = 15;
const ONE_LINE =
  /^The database server at \S+ is PostgreSQL 14, and Ospite needs 15 or later: .*DATABASE_URL.*$/m;

const quote = {
  firstName: 'Greta',
  lastName: 'Müller',
  email: 'greta@example.org',
  checkIn: daysFromNow(40),
  checkOut: daysFromNow(44),
  guests: 2,
};

function daysFromNow(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A product on this database; one that does not start fails the drill with what it said. */
async function startOn(databaseUrl) {
  return startDrillProduct({ DATABASE_URL: databaseUrl }).catch((error) => assert.fail(error.message));
}

/** What a person does in the first minutes: look, ask, and find it stored. */
async function useOn(databaseUrl, { say, figure }) {
  const began = performance.now();
  const product = await startOn(databaseUrl);
  try {
    figure(`from nothing to ready on PostgreSQL ${OLDEST}`, (performance.now() - began) / 1000, 's');
    const statusOf = async (address) => (await fetch(`${product.url}${address}`)).status;
    assert.equal(await statusOf('/api/health/ready'), 200);
    const rooms = await (await fetch(`${product.url}/api/rooms`)).json();
    assert.ok(rooms.length > 0, 'the demo property has no rooms');
    for (const address of ['/', '/en', '/camere', '/api/reviews', '/api/events', '/api/pricing'])
      assert.ok((await statusOf(address)) < 400, `${address} is not shown`);
    const response = await fetch(`${product.url}/api/quotes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(quote),
    });
    assert.equal(response.status, 201, await response.text());
    const [{ quotes, messages }] = await ask(
      databaseUrl,
      `select (select count(*) from quote where email = 'greta@example.org') as quotes,
              (select count(*) from message) as messages`,
    );
    assert.deepEqual([Number(quotes), Number(messages)], [1, 2]);
    say('Migrated, filled, shown, and a quote stored with its two messages.');
  } finally {
    await product.stop();
  }
}

/** The same server, which says that it is of the version before. */
async function withTooOld(work) {
  const server = await startSystemPostgres(OLDEST);
  const disguise = await disguisePostgres(server.port, { from: `${OLDEST}00`, to: `${OLDEST - 1}00` });
  try {
    return await work(server.url.replace(`:${server.port}/`, `:${disguise.port}/`));
  } finally {
    await disguise.stop();
    await server.stop();
  }
}

export const drill = {
  packages: ['postgresql-15'],
  title: `the product runs on PostgreSQL ${OLDEST}, the oldest it names, as a role that only owns its database`,

  async run(context) {
    const server = await startSystemPostgres(OLDEST);
    try {
      context.say(`PostgreSQL ${server.version}`);
      assert.equal(Number.parseInt(server.version, 10), OLDEST);
      await useOn(server.url, context);
    } finally {
      await server.stop();
    }
    await withTooOld(async (url) => {
      const refusal = await startOn(url).then(
        async (product) => {
          await product.stop();
          return 'it started';
        },
        (error) => error.message,
      );
      assert.match(refusal, ONE_LINE);
      assert.doesNotMatch(refusal, /\n\s+at /, 'the refusal shows a stack');
      context.say('A server of PostgreSQL 14 is refused in one line.');
    });
  },

  controls: [
    {
      title: 'a server that says it is one version older',
      run: (context) => withTooOld((url) => useOn(url, context)),
    },
  ],
};

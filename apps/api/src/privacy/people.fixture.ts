import { aQuoteDraft, aReviewDraft } from '@ospite/domain/testing';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onDatabase, type TestApi } from '../testing';

/** Written into every field that must be erased, and nowhere else. */
export const CANARY = 'kanarienvogel';
/** Written into what guests and the owner publish, which stays. */
export const PUBLISHED = 'meeresrauschen';

const LOOK_AGAIN_MS = 50;

/** Writes the canary, through the API, into every field in which a guest or the owner can say something about a person. */
export async function leaveCanaries(api: TestApi): Promise<void> {
  const owner = await api.signedIn();
  const quote = await api.request
    .post('/api/quotes')
    .set('Idempotency-Key', `${CANARY}-quote`)
    .set('User-Agent', `Mozilla/5.0 ${CANARY}`)
    .send({
      ...aQuoteDraft(),
      language: 'de',
      firstName: CANARY,
      lastName: CANARY,
      email: `${CANARY}@${CANARY}.example`,
      phone: '+39 070 123 98765',
      specialRequests: `Wir sind ${CANARY}`,
    })
    .expect(201);
  const review = await api.request
    .post('/api/reviews')
    .set('Idempotency-Key', `${CANARY}-review`)
    .send({
      ...aReviewDraft(),
      email: `${CANARY}@review.example`,
      guestName: PUBLISHED,
      title: PUBLISHED,
      comment: PUBLISHED,
    })
    .expect(201);
  await owner.patch(`/api/reviews/${review.body.id}/approve`).expect(200);
  await owner.put(`/api/reviews/${review.body.id}/reply`).send({ reply: PUBLISHED }).expect(200);
  await owner
    .patch(`/api/quotes/${quote.body.id}`)
    .send({ status: 'answered', notes: `Frau ${CANARY}` })
    .expect(200);
  await owner
    .post(`/api/quotes/${quote.body.id}/reply`)
    .send({ subject: `Liebe ${CANARY}`, body: `Guten Tag ${CANARY}` })
    .expect(202);
  await api.request
    .post('/api/visits')
    .set('User-Agent', `Mozilla/5.0 ${CANARY}`)
    .set('Cookie', `${CANARY}=${CANARY}`)
    .send({})
    .expect(204);
  const choice = { necessary: true, analytics: false, marketing: false };
  await api.request
    .post('/api/consents')
    .send({ version: `v-${CANARY}`, choice })
    .expect(204);
  await untilSent(api.databaseUrl);
}

/** Tables of any schema and folders of files that hold a word. */
export async function placesOf(
  word: string,
  { databaseUrl, dataDir }: Pick<TestApi, 'databaseUrl' | 'dataDir'>,
): Promise<string[]> {
  return [...(await tablesWith(word, databaseUrl)), ...(await filesWith(word, dataDir))].toSorted();
}

/** How many rows a table has. */
export async function rowsOf(table: string, databaseUrl: string): Promise<number> {
  return onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    return rows[0]?.count ?? 0;
  });
}

function tablesWith(word: string, databaseUrl: string): Promise<string[]> {
  return onDatabase(databaseUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await client.query(`select 1 from ${name} t where t::text ilike $1 limit 1`, [
        `%${word}%`,
      ]);
      if (rowCount) found.push(name);
    }
    return found;
  });
}

async function filesWith(word: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if (spelledOut(await readFile(file, 'latin1')).includes(word))
      found.push(path.relative(folder, entry.parentPath));
  }
  return [...new Set(found)];
}

/** The text of an e-mail file in lower case, with base64 decoded and soft line breaks removed. */
function spelledOut(content: string): string {
  const plain = content.replace(/=\r?\n/g, '');
  const decoded = content.replace(/(?:^[A-Za-z0-9+/=]{4,}\r?\n?)+/gm, (text) =>
    Buffer.from(text, 'base64').toString('latin1'),
  );
  return `${plain}\n${decoded}`.toLowerCase();
}

/** Waits until every message was tried, and so has its copy. */
async function untilSent(databaseUrl: string): Promise<void> {
  for (let isLeft = true; isLeft;) {
    await pause(LOOK_AGAIN_MS);
    isLeft = await onDatabase(databaseUrl, async (client) => {
      const { rowCount } = await client.query(`select 1 from message where status = 'pending'`);
      return Boolean(rowCount);
    });
  }
}

import { ANONYMOUS_EMAIL, comparableAddress, type MessageKind } from '@ospite/domain';
import { aMessage } from '@ospite/domain/testing';
import type { EntityManager } from '@mikro-orm/postgresql';
import { enqueueMessages } from '../../messages';
import { openTestOrm, type TestOrm } from '../../testing/test-orm';
import { MikroOrmPrivacyStore } from './mikro-orm-privacy-store';

const NOW = new Date('2026-05-01T08:30:00.000Z');
const EMAIL = 'greta.mueller@example.org';
const WORDS = { subject: 's', text: 't', html: 'h' };
let database: TestOrm;
let store: MikroOrmPrivacyStore;

beforeAll(async () => {
  database = await openTestOrm();
  const version = database.contentVersion;
  store = new MikroOrmPrivacyStore(database.orm.em, version);
});
beforeEach(async () => {
  await database.empty('quote', 'quote_change', 'review', 'message');
  await database.orm.em.fork().execute(
    `insert into quote (first_name, last_name, email, check_in, check_out, guests, additional_services, language,
       exceeds_room_capacity, suspected, created_at, updated_at, content_hash)
     values ('Greta', 'Müller', ?, '2026-06-10', '2026-06-17', 2, '{}', 'de', false, false, now(), now(), '')`,
    [EMAIL],
  );
});
afterAll(() => database.close());

/** Writes a reply to the quote as the owner does: its row first, which every other change waits for. */
async function replying(meanwhile: (em: EntityManager) => Promise<void>): Promise<void> {
  await database.orm.em.fork().transactional(async (em) => {
    await em.execute('select 1 from quote where id = 1 for update');
    await meanwhile(em);
    const { replyTo, text, html } = aMessage();
    const reply = { kind: 'quote-reply' as const, to: EMAIL, replyTo, subject: 'Cara Greta', text, html };
    await enqueueMessages(em, [reply], { quoteId: 1, at: NOW, host: 'example.org' });
    await em.execute(`insert into quote_change (quote_id, field, from_value, to_value, "by", "at")
      values (1, 'reply', null, 'Cara Greta', 'Marta', now())`);
  });
}

it('leaves no reply behind that the owner writes while its guest is erased', async () => {
  const forgotten: MessageKind[] = [];
  let erased: ReturnType<MikroOrmPrivacyStore['erase']> | undefined;
  await replying(async () => {
    erased = store.erase(EMAIL, NOW, async ({ kind }) => void forgotten.push(kind));
    await database.untilSomebodyWaits();
  });
  expect(await erased).toEqual({ quotes: 1, reviews: 0, messages: 1 });
  expect(forgotten).toEqual(['quote-reply']);
  const em = database.orm.em.fork();
  expect(await em.execute('select * from message')).toEqual([]);
  expect(await em.execute('select to_value from quote_change')).toEqual([{ to_value: null }]);
  expect(await em.execute('select email from quote')).toEqual([{ email: ANONYMOUS_EMAIL }]);
});

it.each([
  ['İpek@example.org', 'İPEK@EXAMPLE.ORG'],
  ['ΝΙΚΟΣ@example.org', 'νικοσ@example.org'],
  ['ΝΙΚΟΣ@example.org', 'νικος@example.org'],
  ['νικος@example.org', 'ΝΙΚΟΣ@example.org'],
  ['Ärmel@example.org', 'äRMEL@example.org'],
  ['jörg@müller.example', 'jo\u0308rg@mu\u0308ller.example'],
  ['jo\u0308rg@mu\u0308ller.example', 'JÖRG@MÜLLER.example'],
  ['jörg@müller.example', 'jörg@XN--MLLER-KVA.example'],
  ['jörg@xn--mller-kva.example', 'jörg@müller.example'],
  ['ｇｒｅｔａ@ｅｘａｍｐｌｅ.org', 'greta@example.org'],
  ['greta@example.org', 'ＧＲＥＴＡ＠ｅｘａｍｐｌｅ．ｏｒｇ'],
  ['greta@example.org', '"Greta"(casa)@example。org'],
  // Capitals that PostgreSQL does not know: younger than its tables of letters.
  ['\u{16EBB}a@example.org', '\u{16EA0}a@example.org'],
  // Their capitals are several letters.
  ...['ΐa@example.org', 'ǰa@example.org', 'ẖa@example.org', 'ẘa@example.org'].map(
    (email) => [email, email.toUpperCase()] as [string, string],
  ),
])('finds %s by itself and as %s, and knows both for one after a restore', async (stored, asked) => {
  const em = database.orm.em.fork();
  await em.execute('update quote set email = ?', [stored]);
  for (const email of [stored, asked]) expect((await store.find(email)).quotes).toHaveLength(1);
  // As its hash is made.
  expect((await store.addresses()).map(comparableAddress)).toEqual([comparableAddress(asked)]);
  expect(await store.erase(asked, NOW, async () => undefined)).toEqual({
    quotes: 1,
    reviews: 0,
    messages: 0,
  });
  expect(await store.addresses()).toEqual([]);
});

it('takes nobody else with the same name at another domain for them', async () => {
  const em = database.orm.em.fork();
  await em.execute('update quote set email = ?', ['jörg@müller.example']);
  for (const email of ['jörg@muller.example', 'jörg@xn--mller-kva.example.org', 'jorg@müller.example'])
    expect((await store.find(email)).quotes).toEqual([]);
});

it('finds the messages to and about them, too, and leaves the owner’s address', async () => {
  const em = database.orm.em.fork();
  const [to, replyTo] = ['jörg@müller.example', 'jörg@xn--mller-kva.example'];
  await enqueueMessages(
    em,
    [
      { ...WORDS, kind: 'quote-reply', to, replyTo: null },
      { ...WORDS, kind: 'quote-to-owner', to: 'info@example.org', replyTo },
    ],
    { at: NOW, host: 'example.org' },
  );
  await em.flush();
  await em.execute(`update message set status = 'sent'`);
  expect((await store.find(to.normalize('NFD'))).messages).toHaveLength(2);
  await store.erase(replyTo, NOW, async () => undefined);
  expect(await em.execute('select recipient, reply_to from message order by id')).toEqual([
    { recipient: ANONYMOUS_EMAIL, reply_to: null },
    { recipient: 'info@example.org', reply_to: null },
  ]);
});

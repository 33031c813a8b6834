import { LEGAL_PAGES } from '@ospite/domain';
import { AccountRecord } from '../accounts/persistence/account.record';
import { ReplyTemplatesRecord } from '../reply-templates/persistence/reply-templates.record';
import { openTestOrm, TestClock, type TestOrm } from '../testing';
import { FirstTexts } from './first-texts';
import { STANDARD_REPLY_TEMPLATES } from './standard-reply-templates';

let database: TestOrm;

beforeAll(async () => {
  database = await openTestOrm();
});
afterAll(() => database.close());

it('gives a new installation templates to answer with and legal texts, and leaves them alone once there is an owner', async () => {
  const { em } = database.orm;
  const first = new FirstTexts(em, database.contentVersion, new TestClock(new Date('2027-02-10T08:30:00Z')));
  const revisions = () => em.fork().execute('select page from content_revision order by page');
  const stored = async () => (await em.fork().findOneOrFail(ReplyTemplatesRecord, { id: 1 })).templates;
  await first.fill();
  await first.fill();
  expect(await stored()).toEqual(STANDARD_REPLY_TEMPLATES);
  expect((await revisions()).map(({ page }) => page)).toEqual(LEGAL_PAGES.toSorted());

  const owner = { username: 'piero', usernameKey: 'piero', passwordHash: '-', mustChangePassword: false };
  await em.fork().insert(AccountRecord, owner);
  await em.fork().nativeUpdate(ReplyTemplatesRecord, { id: 1 }, { templates: [] });
  await em.fork().execute('delete from content_revision');
  await em.fork().execute('delete from content_section');
  await first.fill();
  expect(await stored()).toEqual([]);
  expect(await revisions()).toEqual([]);
});

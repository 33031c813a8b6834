import { AccountRecord } from '../accounts/persistence/account.record';
import { ReplyTemplatesRecord } from '../reply-templates/persistence/reply-templates.record';
import { openTestOrm, TestClock, type TestOrm } from '../testing';
import { FirstReplies } from './first-replies';
import { STANDARD_REPLY_TEMPLATES } from './standard-reply-templates';

let database: TestOrm;

beforeAll(async () => {
  database = await openTestOrm();
});
afterAll(() => database.close());

it('gives a new installation templates to answer with, and leaves them alone once there is an owner', async () => {
  const { em } = database.orm;
  const replies = new FirstReplies(em, new TestClock(new Date('2027-02-10T08:30:00Z')));
  const stored = async () => (await em.fork().findOneOrFail(ReplyTemplatesRecord, { id: 1 })).templates;
  await replies.fill();
  expect(await stored()).toEqual(STANDARD_REPLY_TEMPLATES);

  const owner = { username: 'piero', usernameKey: 'piero', passwordHash: '-', mustChangePassword: false };
  await em.fork().insert(AccountRecord, owner);
  await em.fork().nativeUpdate(ReplyTemplatesRecord, { id: 1 }, { templates: [] });
  await replies.fill();
  expect(await stored()).toEqual([]);
});

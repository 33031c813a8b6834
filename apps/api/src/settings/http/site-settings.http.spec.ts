import { emptying } from '@ospite/server/testing';
import type pg from 'pg';
import { expectDocumented, startTestApi, type TestApi } from '../../testing';

const PATH = '/api/settings/show_reviews_section';
let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
  database = await api.connectDatabase();
});
beforeEach(async () => {
  await owner.put(PATH).send({ value: 'false' });
});
afterAll(() => api.close());

const value = async () => (await api.request.get(PATH)).body.value;

describe('the switch of the reviews section', () => {
  it('is off until somebody turns it on', async () => {
    await database.query(emptying('site_setting'));
    await database.query('update content_version set version = version + 1');
    const fresh = await startTestApi({ databaseUrl: api.databaseUrl });
    const response = await fresh.request.get(PATH);
    await fresh.close();
    expect(expectDocumented(response, 'getSetting')).toEqual({
      id: null,
      key: 'show_reviews_section',
      value: 'false',
      updatedAt: null,
    });
  });

  it('has an id once it is set, and takes back what a read gives', async () => {
    await owner.put(PATH).send({ value: 'true' });
    const { body: read } = await api.request.get(PATH);
    expect(read.id).toEqual(expect.any(Number));
    const saved = await owner.put(PATH).send(read);
    expect([saved.status, saved.body]).toEqual([200, { ...read, updatedAt: saved.body.updatedAt }]);
  });

  it('is turned by the owner, and the very next public read says so', async () => {
    for (const wanted of ['true', 'false', 'true']) {
      const turned = await owner.put(PATH).send({ value: wanted });
      expect(expectDocumented(turned, 'updateSetting')).toMatchObject({ value: wanted });
      expect(await value()).toBe(wanted);
    }
  });

  it('is one row, whoever writes another', async () => {
    const second = database.query(
      `insert into site_setting (key, value, updated_at) values ('show_reviews_section', 'true', now())`,
    );
    await expect(second).rejects.toThrow(/site_setting_key_unique/);
  });

  it('has an ETag for clients that have it already', async () => {
    const { headers } = await api.request.get(PATH);
    expect((await api.request.get(PATH).set('If-None-Match', headers.etag ?? '')).status).toBe(304);
  });

  it('tells the later of two owners who turn it', async () => {
    const { updatedAt } = (await api.request.get(PATH)).body;
    expect((await owner.put(PATH).send({ value: 'true', updatedAt })).status).toBe(200);
    const late = await owner.put(PATH).send({ value: 'false', updatedAt });
    expect([late.status, late.body.code]).toEqual([409, 'settings.changed']);
    expectDocumented(late, 'updateSetting');
    expect(await value()).toBe('true');
  });

  it('accepts one of 20 that were made on the same state', async () => {
    const { updatedAt } = (await api.request.get(PATH)).body;
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => owner.put(PATH).send({ value: 'true', updatedAt })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  });

  it.each([
    [{}, 'value', 'required'],
    [{ value: true }, 'value', 'unknown_value'],
    [{ value: 'yes' }, 'value', 'unknown_value'],
    [{ value: ['true'] }, 'value', 'unknown_value'],
    [{ value: 'true', name: 'other' }, 'name', 'unknown_field'],
    [{ value: 'true', updatedAt: 'yesterday' }, 'updatedAt', 'invalid_date'],
    [{ value: 'true', updatedAt: '2026-W01' }, 'updatedAt', 'invalid_date'],
  ])('refuses %j', async (body, field, code) => {
    const refused = await owner.put(PATH).send(body);
    expect(refused.status).toBe(400);
    expect(expectDocumented(refused, 'updateSetting')).toMatchObject({ errors: [{ field, code }] });
  });

  it.each(['other', 'constructor', '__proto__', 'SHOW_REVIEWS_SECTION'])('does not know %s', async (key) => {
    const read = await api.request.get(`/api/settings/${key}`);
    expect([read.status, read.body.code]).toEqual([404, 'settings.unknown_key']);
    expectDocumented(read, 'getSetting');
    const written = await owner.put(`/api/settings/${key}`).send({ value: 'true' });
    expect(written.status).toBe(404);
    expectDocumented(written, 'updateSetting');
  });

  it('is turned only by the owner', async () => {
    const refused = await api.request.put(PATH).send({ value: 'true' });
    expect(refused.status).toBe(401);
    expectDocumented(refused, 'updateSetting');
    expect(await value()).toBe('false');
  });
});

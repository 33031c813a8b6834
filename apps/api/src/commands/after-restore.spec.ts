import type { Manifest } from '@ospite/operations/backups';
import { onDatabase, seedTestData, startTestApi, type TestApi } from '../testing';
import { afterRestore } from './after-restore';

const VARIANT = { url: '/uploads/rooms/a-480.webp', width: 480, type: 'image/webp' };
const ofEvent = {
  url: '/uploads/events/a-480.jpg',
  width: 480,
  height: 320,
  placeholder: '#aabbcc',
  variants: [],
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
});
afterAll(() => api.close());

const ask = (sql: string, value?: unknown) =>
  onDatabase(api.databaseUrl, (client) =>
    client.query(sql, value === undefined ? [] : [JSON.stringify(value)]),
  );
const finish = () => afterRestore(api.app, { erasures: [] as readonly string[] } as Manifest, false);

it.each([
  ['a file of another site', [{ ...VARIANT, url: 'https://evil.example/a.webp' }]],
  ['a file of another kind', [{ ...VARIANT, url: '/uploads/events/a-480.webp' }]],
  ['no file', [{ ...VARIANT, url: ['/uploads/rooms/a-480.webp'] }]],
  ['a width that brings another file', [{ ...VARIANT, width: '480w, https://evil.example/a.webp 2' }]],
  ['a type of its own', [{ ...VARIANT, type: 'image/svg+xml' }]],
  ['nothing that could be read', [null]],
  ['no list', {}],
])('a room’s picture that names %s keeps an archive from being restored', async (_what, variants) => {
  await ask('update room_image set variants = $1', [VARIANT]);
  await expect(finish()).resolves.toHaveLength(1);
  await ask('update room_image set variants = $1', variants);
  await expect(finish()).rejects.toMatchObject({
    reason: 'damaged',
    message: expect.stringMatching(/rooms names a file that is not its own\). Nothing was restored/),
  });
  await ask('update room_image set variants = $1', [VARIANT]);
});

it('so do pictures of hosts and events', async () => {
  const event = `insert into event (title, description, picture, created_at, updated_at)
    values ('{"it": "Sagra"}', '{"it": ""}', $1, now(), now())`;
  await ask(event, { ...ofEvent, url: '/uploads/hosts/a-480.jpg' });
  await expect(finish()).rejects.toThrow('of events names');
  await ask('delete from event');
  await ask('update property set hosts = $1', [
    { name: 'Marta', languages: [], picture: ofEvent, pictureAlt: null },
  ]);
  await expect(finish()).rejects.toThrow('of hosts names');
});

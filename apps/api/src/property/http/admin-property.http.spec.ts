import { aPropertyDraft } from '@ospite/domain/testing';
import type pg from 'pg';
import { PictureSweep } from '@ospite/server/media';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../testing';
import { aPictureFile, storedFiles, emptying } from '@ospite/server/testing';

const PROPERTY = aPropertyDraft();
const TAX = { centsPerPersonNight: 150, maxNights: null, months: null, note: null };

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
  database = await api.connectDatabase();
});
beforeEach(async () => {
  await database.query(emptying('room', 'property'));
  await seedTestData(api.databaseUrl);
});
afterAll(() => api.close());

const save = (changes: object = {}) => owner.put('/api/property').send({ ...PROPERTY, ...changes });
const problemsIn = (body: { errors?: { field: string; code: string }[] }) =>
  body.errors?.map(({ field, code }) => `${field}: ${code}`);
const times = <Result>(count: number, make: (number: number) => Result) =>
  Array.from({ length: count }, (_, number) => make(number));

it('the saved record is what guests read next, every field of it', async () => {
  const whole = {
    name: 'Baia Blu',
    phone: '+39 0784 111 111',
    email: 'ciao@baiablu.example',
    answersInOneDay: false,
    country: 'FR',
    tagline: { it: 'Una baia.', en: 'A bay.', de: 'Eine Bucht.', es: 'Una bahía.' },
    address: 'Via del Mare 1',
    city: 'Olbia',
    postalCode: '07026',
    region: 'Gallura',
    checkout: '11:00',
    coordinates: null,
    reception: null,
    breakfast: { from: '08:00', to: '09:00' },
    quietHours: null,
    checkin: { from: '15:00', announceAfter: null },
    highSeason: { from: '06-01', to: '10-31' },
    openSeason: { from: '04-01', to: '10-31' },
    servicesSeason: null,
    chatNumber: '390784111111',
    score: null,
    waysTo: [{ landmark: 'airport', mode: 'by-car', minutes: 20, metres: [20_000, 25_000] }],
    ownWays: [{ id: 'terme', name: { it: 'Terme' }, mode: 'on-foot', minutes: 5, metres: [300, 400] }],
    shuttleUrl: 'https://navetta.example',
    mapEmbedUrl: 'https://maps.example/embed?at=40.77%2C9.67',
    hosts: [{ name: 'Marta', languages: ['it', 'fr'], pictureUrl: null, pictureAlt: null }],
    vatNumber: '00000000000',
    cin: null,
    iun: null,
    touristTax: { centsPerPersonNight: 200, maxNights: 5, months: [7, 8], note: { it: 'Esclusa.' } },
    houseRules: { it: 'Silenzio.', es: 'Silencio.' },
    cancellationTerms: { it: 'Gratuita.' },
    depositTerms: { it: 'In contanti.' },
    amounts: [{ id: 'boat-trip', cents: 5_500 }],
    stayFacts: [{ id: 'parking', choices: ['paid'], number: 500 }],
    offeredServices: ['wifi', 'crib'],
    ownServices: [{ id: 'yoga', name: { it: 'Yoga', de: 'Yogastunde' } }],
    ownAmenities: [{ id: 'sauna', name: { it: 'Sauna' } }],
    weeklyDiscountPercent: null,
    video: { url: 'https://video.example/a.mp4', posterUrl: '/uploads/video/a.jpg' },
    credit: null,
  };
  const saved = await save(whole);
  expect(saved.status).toBe(200);
  expectDocumented(saved, 'updateProperty');
  expect(saved.body).toEqual({ ...whole, offeredServices: ['crib', 'wifi'], updatedAt: expect.any(String) });
  expect((await api.request.get('/api/property')).body).toEqual(saved.body);
});

it('a host has the picture that was uploaded last, until the record is saved without it', async () => {
  const upload = async (index: number | string, content?: Buffer) =>
    owner
      .put(`/api/property/hosts/${index}/picture`)
      .attach('image', content ?? (await aPictureFile(900, 600)), 'marta.jpg');
  const files = () => storedFiles(api, 'hosts');
  const sweep = () => api.app.get(PictureSweep, { strict: false }).sweep();
  await sweep();
  const [first, saved] = [await upload(0), await upload(0)];
  expect([first.status, saved.status, (await files()).length]).toEqual([200, 200, 4]);
  const { hosts } = expectDocumented(saved, 'uploadHostPicture') as { hosts: { pictureUrl: string }[] };
  expect(hosts[0]?.pictureUrl).toMatch(/^\/uploads\/hosts\/[0-9a-f]{20}-480\.jpg$/);
  expect((await api.request.get(hosts[0]?.pictureUrl ?? '')).status).toBe(200);
  expect(await sweep()).toMatchObject({ unknown: 0 });
  const described = [{ ...hosts[0], pictureAlt: { it: 'Marta sulla veranda', de: 'Marta auf der Veranda' } }];
  expect((await save({ hosts: described })).body.hosts).toEqual(described);
  expect(await files()).toHaveLength(4);
  const other = await save({ hosts: [{ ...hosts[0], pictureUrl: '/uploads/hosts/other-480.jpg' }] });
  expect([other.status, problemsIn(other.body)]).toEqual([400, ['hosts.0.pictureUrl: invalid_url']]);
  await save();
  expect(await files()).toEqual([]);
  for (const index of [1, 'x', '-1']) expect((await upload(index)).status).toBe(404);
  const text = await upload(0, Buffer.from('no picture'));
  expect([text.status, problemsIn(text.body), await files()]).toEqual([
    400,
    ['image: unreadable_picture'],
    [],
  ]);
});

it('the first record makes the property', async () => {
  await database.query('delete from property');
  const stale = await save({ updatedAt: '2026-01-01T00:00:00Z' });
  expect([stale.status, stale.body.code]).toEqual([409, 'property.changed']);
  const saved = await save();
  expect([saved.status, saved.body.name]).toEqual([200, 'Baia dei Ginepri']);
  expect((await api.request.get('/api/property')).status).toBe(200);
});

it.each<[object, string]>([
  [{ name: '' }, 'name: required'],
  [{ name: undefined }, 'name: required'],
  [{ name: null }, 'name: required'],
  [{ name: 'a\u0000b' }, 'name: invalid_characters'],
  [{ vatNumber: undefined }, 'vatNumber: required'],
  [{ tagline: 'Una baia' }, 'tagline: wrong_type'],
  [{ tagline: [] }, 'tagline: wrong_type'],
  [{ tagline: { en: 'A bay' } }, 'tagline.it: required'],
  [{ tagline: { it: 'x', fr: 'y' } }, 'tagline.fr: unknown_field'],
  [{ email: 'marta' }, 'email: invalid_email'],
  [{ phone: 'ring me' }, 'phone: invalid_phone'],
  [{ country: 'ITA' }, 'country: invalid_format'],
  [{ coordinates: { lat: 91, lng: 0 } }, 'coordinates.lat: out_of_range'],
  [{ coordinates: { lat: '40', lng: 0 } }, 'coordinates.lat: wrong_type'],
  [{ reception: { from: '8:00', to: '22:00' } }, 'reception.from: invalid_format'],
  [{ checkin: null }, 'checkin: required'],
  [{ checkin: { from: '16:00' } }, 'checkin.announceAfter: required'],
  [{ checkout: '24:00' }, 'checkout: invalid_format'],
  [{ highSeason: { from: '02-30', to: '09-30' } }, 'highSeason.from: invalid_date'],
  [{ servicesSeason: { from: '05-31' } }, 'servicesSeason.to: required'],
  [{ chatNumber: '+39' }, 'chatNumber: invalid_phone'],
  [{ score: { value: 11, scale: 10, source: 'x', date: '2026-01-01' } }, 'score.value: out_of_range'],
  [{ score: { value: 9, scale: 10, source: 'x', date: '2026-13-01' } }, 'score.date: invalid_date'],
  [
    { waysTo: [{ landmark: 'moon', mode: 'on-foot', minutes: null, metres: null }] },
    'waysTo.0.landmark: unknown_value',
  ],
  [
    { waysTo: [{ landmark: 'beach', mode: 'on-foot', minutes: 1.5, metres: null }] },
    'waysTo.0.minutes: wrong_type',
  ],
  [
    { waysTo: [{ landmark: 'beach', mode: 'on-foot', minutes: 1, metres: [1, 2, 3] }] },
    'waysTo.0.metres: too_many',
  ],
  [
    { ownWays: [{ id: null, name: { it: 'Terme' }, mode: 'by-boat', minutes: 5, metres: null }] },
    'ownWays.0.mode: unknown_value',
  ],
  [
    { ownWays: [{ id: 'beach', name: { it: 'Terme' }, mode: 'by-car', minutes: 5, metres: null }] },
    'ownWays: invalid_format',
  ],
  [{ offeredServices: ['helicopter'] }, 'offeredServices: unknown_service'],
  [{ offeredServices: [['parking']] }, 'offeredServices: wrong_type'],
  [{ ownServices: [{ name: { it: 'Yoga' } }] }, 'ownServices.0.id: required'],
  [{ ownServices: [{ id: 'wifi', name: { it: 'Yoga' } }] }, 'ownServices: invalid_format'],
  [{ ownServices: Array(21).fill({ id: null, name: { it: 'Yoga' } }) }, 'ownServices: too_many'],
  [{ weeklyDiscountPercent: 100 }, 'weeklyDiscountPercent: out_of_range'],
  [{ video: { url: 'javascript:alert(1)', posterUrl: null } }, 'video.url: invalid_url'],
  [{ credit: { label: 'x', url: 'data:text/html,x' } }, 'credit.url: invalid_url'],
  [{ waysTo: [{ landmark: 'beach', minutes: 1, metres: null }] }, 'waysTo.0.mode: required'],
  [{ touristTax: { ...TAX, it: 'Esclusa.' } }, 'touristTax.it: unknown_field'],
  [{ touristTax: { ...TAX, centsPerPersonNight: 1.5 } }, 'touristTax.centsPerPersonNight: wrong_type'],
  [{ touristTax: { ...TAX, months: [0] } }, 'touristTax.months.0: out_of_range'],
  [{ touristTax: { ...TAX, note: { en: 'Extra.' } } }, 'touristTax.note.it: required'],
  [{ openSeason: { from: '04-31', to: '10-31' } }, 'openSeason.from: invalid_date'],
  [{ shuttleUrl: 'ftp://navetta.example' }, 'shuttleUrl: invalid_url'],
  [{ mapEmbedUrl: 'javascript:alert(1)' }, 'mapEmbedUrl: invalid_url'],
  [{ mapEmbedUrl: 'https://maps.app.goo.gl/aB1cD2eF3' }, 'mapEmbedUrl: not_embeddable'],
  [{ mapEmbedUrl: undefined }, 'mapEmbedUrl: required'],
  [{ hosts: [{ name: 'Marta', languages: ['it'], pictureAlt: null }] }, 'hosts.0.pictureUrl: required'],
  [
    { hosts: [{ name: 'Marta', languages: 'it', pictureUrl: null, pictureAlt: null }] },
    'hosts.0.languages: wrong_type',
  ],
  [{ houseRules: 'Silenzio' }, 'houseRules: wrong_type'],
  [{ amounts: [{ id: 'helicopter', cents: 1 }] }, 'amounts.0.id: unknown_value'],
  [{ amounts: [{ id: 'deposit', cents: 0.5 }] }, 'amounts.0.cents: wrong_type'],
  [{ id: 2 }, 'id: unknown_field'],
  [{ updatedAt: 'yesterday' }, 'updatedAt: invalid_date'],
])('the record is refused with %j', async (changes, problem) => {
  const refused = await save(changes);
  expect(refused.status).toBe(400);
  expectDocumented(refused, 'updateProperty');
  expect(problemsIn(refused.body)).toEqual([problem]);
});

it('a list is no part, and a part no list', async () => {
  const refused = await save({
    coordinates: [40, 9],
    waysTo: { landmark: 'beach' },
    amounts: { deposit: 1 },
  });
  expect(refused.status).toBe(400);
  expect(problemsIn(refused.body)).toEqual(
    expect.arrayContaining(['coordinates: wrong_type', 'waysTo: wrong_type', 'amounts: wrong_type']),
  );
});

it.each(['[]', '"x"', 'null', '{}', '', '{"name":'])('%j is no record', async (body) => {
  const refused = await owner.put('/api/property').set('Content-Type', 'application/json').send(body);
  expect(refused.status).toBe(400);
  expectDocumented(refused, 'updateProperty');
});

it('of 20 owners who save the same version at once one succeeds, and the others get a conflict', async () => {
  const { rows } = await database.query('select updated_at from property');
  const updatedAt = rows[0].updated_at.toISOString();
  const responses = await Promise.all(times(20, (number) => save({ name: `Baia ${number}`, updatedAt })));
  for (const response of responses) expectDocumented(response, 'updateProperty');
  const passed = responses.filter(({ status }) => status === 200);
  expect(passed).toHaveLength(1);
  expect(responses.filter(({ body }) => body.code === 'property.changed')).toHaveLength(19);
  expect((await api.request.get('/api/property')).body).toEqual(passed[0]?.body);
});

it('20 owners who describe a new property at once make one', async () => {
  await database.query('delete from property');
  const responses = await Promise.all(times(20, (number) => save({ name: `Baia ${number}` })));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const moments = responses.map(({ body }) => body.updatedAt);
  expect(new Set(moments).size).toBe(moments.length);
});

it('the record is saved by the owner alone', async () => {
  const refused = await api.request.put('/api/property').send(PROPERTY);
  expect(refused.status).toBe(401);
  expectDocumented(refused, 'updateProperty');
});

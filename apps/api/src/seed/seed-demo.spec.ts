import {
  type ImageVariant,
  LANGUAGES,
  missingAvifWidths,
  PROPERTY_FACTS,
  reviewProblems,
  type StayFact,
} from '@ospite/domain';
import { expectDocumented, startTestApi, TestClock, type TestApi } from '../testing';
import { DEMO_EVENTS } from './demo-events';
import { DEMO_REVIEWS } from './demo-reviews';
import { DemoSeed } from './demo-seed';

/** Reviews on the home page. Source: specification §9. */
const SHOWN_ON_HOME_PAGE = 6;

/** As JavaScript counts days of the week. */
const MONDAY = 1;

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ clock: new TestClock(new Date('2027-02-10T08:30:00Z')) });
  const seed = api.app.get(DemoSeed);
  // Two starts at once: the property is there once.
  await Promise.all([seed.fill(), seed.fill()]);
  await seed.fill();
});
afterAll(() => api.close());

interface Picture {
  imageUrl: string;
  isMain: boolean;
  width: number;
  alt: Record<string, string>;
  variants: ImageVariant[];
}
interface RoomDetail {
  slug: string;
  bookingUrl: string | null;
  airbnbUrl: string | null;
  cin: string;
  iun: string;
  gallery: Picture[];
  prices: { season: string; pricePerNight: string }[];
  stayFacts: StayFact[];
}

async function everyRoom(): Promise<RoomDetail[]> {
  const { body } = await api.request.get('/api/rooms');
  const details = body.map(({ slug }: { slug: string }) => api.request.get(`/api/rooms/${slug}`));
  const responses = await Promise.all<Awaited<ReturnType<typeof api.request.get>>>(details);
  return responses.map((response) => expectDocumented(response, 'getRoom') as RoomDetail);
}

it('is Baia dei Ginepri in San Teodoro, with a clip that can be played', async () => {
  const response = await api.request.get('/api/property');
  expectDocumented(response, 'getProperty');
  expect(response.body).toMatchObject({
    name: 'Baia dei Ginepri',
    city: 'San Teodoro',
    score: { value: 9.6, scale: 10 },
  });
  const clip = await api.request.get(response.body.video.url).set('Range', 'bytes=0-99');
  expect([clip.status, clip.type]).toEqual([206, 'video/mp4']);
  const poster = await api.request.get(response.body.video.posterUrl);
  expect([poster.status, poster.type]).toEqual([200, 'image/jpeg']);
});

it('asks its owner to read no text of its own', async () => {
  const drafts = expectDocumented(
    await (await api.signedIn()).get('/api/content/drafts'),
    'listContentDrafts',
  );
  expect((drafts as { awaitsOwner: boolean }[]).filter(({ awaitsOwner }) => awaitsOwner)).toEqual([]);
});

it('has two bungalows and four rooms, each with pictures, one of them main', async () => {
  const rooms = await everyRoom();
  expect(rooms.map(({ slug }) => slug)).toEqual([
    'bungalow-ginepro',
    'bungalow-mirto',
    'uno',
    'due',
    'tre',
    'quattro',
  ]);
  for (const { gallery, cin, iun } of rooms) {
    expect(gallery.filter(({ isMain }) => isMain)).toHaveLength(1);
    expect(cin).toMatch(/^IT090092B4000X\d{4}$/);
    expect(iun).toMatch(/^E\d{4}$/);
  }
});

it('has the hours, seasons, ways and services of the specification', async () => {
  const { body } = await api.request.get('/api/property');
  expect(body).toMatchObject({
    postalCode: '07052',
    country: 'IT',
    coordinates: { lat: expect.any(Number), lng: expect.any(Number) },
    reception: { from: '08:00', to: '22:00' },
    checkin: { from: '16:00', announceAfter: '20:00' },
    checkout: '10:00',
    breakfast: { from: '07:30', to: '10:30' },
    quietHours: { from: '22:00', to: '08:00' },
    highSeason: { from: '06-01', to: '09-30' },
    servicesSeason: { from: '05-31', to: '09-14' },
    waysTo: [
      { landmark: 'airport', mode: 'by-car', minutes: 20, metres: [20_000, 25_000] },
      { landmark: 'town-centre', mode: 'by-car', minutes: 10 },
      { landmark: 'beach', mode: 'on-foot', minutes: 10, metres: [200] },
      { landmark: 'marina', mode: 'by-car', minutes: 10 },
    ],
    offeredServices: ['beach-shuttle', 'sports-fields', 'mooring', 'parking'],
    weeklyDiscountPercent: 10,
    touristTax: { centsPerPersonNight: expect.any(Number), maxNights: expect.any(Number) },
    amounts: [
      { id: 'tennis-evening', cents: 800 },
      { id: 'five-a-side-evening', cents: 1_500 },
      { id: 'beach-reservation', cents: 200 },
      { id: 'boat-trip', cents: 6_000 },
      { id: 'deposit', cents: 10_000 },
      { id: 'uncleaned-kitchenette-penalty', cents: 3_500 },
    ],
  });
  expect([body.email, body.phone]).toEqual(['info@baiadeiginepri.example', '+39 0784 000 000']);
});

it('says who the hosts are and what guests agree to, in every language', async () => {
  const { body } = await api.request.get('/api/property');
  expect(body.hosts.length).toBeGreaterThan(0);
  for (const texts of [body.houseRules, body.cancellationTerms, body.depositTerms, body.touristTax.note])
    for (const language of LANGUAGES) expect(texts[language]?.length).toBeGreaterThan(15);
});

it('shows its map around its coordinates', async () => {
  const { body } = await api.request.get('/api/property');
  const { searchParams, host } = new URL(body.mapEmbedUrl);
  const { lat, lng } = body.coordinates;
  expect([host, searchParams.get('marker')]).toEqual(['www.openstreetmap.org', `${lat},${lng}`]);
  const [west, south, east, north] = (searchParams.get('bbox') ?? '').split(',').map(Number);
  expect([west, lng, east]).toEqual([west, lng, east].toSorted());
  expect([south, lat, north]).toEqual([south, lat, north].toSorted());
});

it('has the beds of the specification in each room, for as many guests', async () => {
  const { body } = await api.request.get('/api/rooms');
  const guests = body.map(({ slug, maxGuests }: { slug: string; maxGuests: number }) => [slug, maxGuests]);
  expect(Object.fromEntries(guests)).toEqual({
    'bungalow-ginepro': 2,
    'bungalow-mirto': 2,
    uno: 2,
    due: 4,
    tre: 2,
    quattro: 2,
  });
  const beds = body.map((room: { slug: string; beds: object[]; sizeSqm: number }) => [
    room.slug,
    [room.beds, room.sizeSqm],
  ]);
  const doubles = (count: number) => [{ kind: 'double', count, widthCm: expect.any(Number) }];
  expect(Object.fromEntries(beds)).toEqual({
    'bungalow-ginepro': [doubles(1), 36],
    'bungalow-mirto': [doubles(1), 36],
    uno: [doubles(1), expect.any(Number)],
    due: [doubles(2), expect.any(Number)],
    tre: [doubles(1), expect.any(Number)],
    quattro: [doubles(1), expect.any(Number)],
  });
  const stepFree = body.filter((room: { stepFree: boolean }) => room.stepFree);
  expect(stepFree.map((room: { slug: string }) => room.slug)).toEqual(['bungalow-ginepro']);
  const textOf = (slug: string) => {
    const { shortDescription, description } = body.find((room: { slug: string }) => room.slug === slug);
    return `${shortDescription} ${description}`;
  };
  for (const slug of ['uno', 'tre', 'quattro']) expect(textOf(slug)).toMatch(/un letto matrimoniale/i);
  expect(textOf('due')).toContain('due letti matrimoniali');
  expect(textOf('uno')).toContain('Il bagno è esterno ma solo tuo');
});

it('answers what guests ask before they write, and differs from room to room', async () => {
  const { body: property } = await api.request.get('/api/property');
  expect(property.stayFacts.map(({ id }: StayFact) => id)).toEqual(Object.keys(PROPERTY_FACTS));
  const rooms = await everyRoom();
  for (const { slug, stayFacts } of rooms) {
    const told = stayFacts.map(({ id }) => id);
    expect([slug, told]).toEqual([
      slug,
      expect.arrayContaining(['bathroom', 'climate', 'cot', 'extra-bed', 'entrance']),
    ]);
  }
  expect(new Set(rooms.map(({ stayFacts }) => JSON.stringify(stayFacts))).size).toBe(rooms.length);
});

it('shows the states that are easily forgotten', async () => {
  const rooms = await everyRoom();
  expect(rooms.some(({ gallery }) => gallery.length > 5)).toBe(true);
  expect(rooms.some(({ bookingUrl, airbnbUrl }) => !bookingUrl && !airbnbUrl)).toBe(true);
  expect(rooms.some(({ prices }) => prices.length === 0)).toBe(true);
  const texts = rooms.flatMap(({ prices }) => prices.map(({ pricePerNight }) => pricePerNight));
  expect(texts.some((text) => /^\d+€$/.test(text))).toBe(true);
  expect(texts.some((text) => /^\d+-\d+€$/.test(text))).toBe(true);
});

it('says in every language what each picture shows, and gives out every file', async () => {
  const pictures = (await everyRoom()).flatMap(({ gallery }) => gallery);
  for (const { alt } of pictures)
    for (const language of LANGUAGES) expect(alt[language]?.length).toBeGreaterThan(15);
  const files = pictures.flatMap(({ imageUrl, variants }) => [imageUrl, ...variants.map(({ url }) => url)]);
  for (const file of new Set(files)) {
    const response = await api.request.get(file);
    expect([file, response.status]).toEqual([file, 200]);
    expect(response.headers['cache-control']).toContain('immutable');
  }
});

it('leaves nothing to encode: each picture comes in all sizes', async () => {
  const pictures = (await everyRoom()).flatMap(({ gallery }) => gallery);
  expect(pictures.flatMap(missingAvifWidths)).toEqual([]);
  // A browser takes the first format that it knows.
  for (const { variants } of pictures) expect(variants[0]?.type).toBe('image/avif');
});

it.each([
  '/uploads/rooms/nothing.jpg',
  '/uploads/rooms/..%2f..%2fpasswd',
  '/uploads/secrets/a.jpg',
  '/uploads/rooms/.part',
])('gives out nothing at %s', async (address) => {
  expect((await api.request.get(address)).status).toBe(404);
});

it('has reviews that a guest could have sent, in every language, more than the home page shows', async () => {
  for (const review of DEMO_REVIEWS) expect(reviewProblems(review)).toEqual([]);
  expect(new Set(DEMO_REVIEWS.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  const shown = expectDocumented(await api.request.get('/api/reviews'), 'listReviews') as {
    createdAt: string;
  }[];
  expect(shown.length).toBeGreaterThan(SHOWN_ON_HOME_PAGE);
  expect(shown.map(({ createdAt }) => createdAt)).toEqual(
    shown
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
  const all = await (await api.signedIn()).get('/api/reviews/all');
  expect(all.body.length).toBeGreaterThan(shown.length);
  expect((await api.request.get('/api/settings/show_reviews_section')).body.value).toBe('true');
});

it('has events to come, whenever it is made, some with a picture and one that is hidden', async () => {
  const shown = expectDocumented(await api.request.get('/api/events'), 'listEvents') as {
    title: string;
    startDate: string;
    image: string | null;
  }[];
  expect(shown).toHaveLength(DEMO_EVENTS.filter(({ isActive }) => isActive).length);
  expect(shown.length).toBeLessThan(DEMO_EVENTS.length);
  for (const { startDate } of shown) expect(startDate > '2027-02-10').toBe(true);
  const market = shown.find(({ title }) => title === 'Mercato dei contadini');
  expect(new Date(market?.startDate ?? '').getUTCDay()).toBe(MONDAY);
  const images = shown.flatMap(({ image }) => (image ? [image] : []));
  expect(images).toHaveLength(2);
  for (const image of images) expect((await api.request.get(image)).status).toBe(200);
});

it('tells each event in every language', () => {
  for (const { title, description } of DEMO_EVENTS)
    for (const language of LANGUAGES) {
      expect(title[language].length).toBeGreaterThan(5);
      expect(description[language].length).toBeGreaterThan(30);
    }
});

it('comes with three templates of replies, in four languages, that pass their own rules', async () => {
  const owner = await api.signedIn();
  const read = await owner.get('/api/reply-templates');
  expectDocumented(read, 'getReplyTemplates');
  const templates: { subject: object; body: object }[] = read.body.templates;
  expect(templates).toHaveLength(3);
  for (const { subject, body } of templates)
    expect([Object.keys(subject), Object.keys(body)]).toEqual([[...LANGUAGES], [...LANGUAGES]]);
  const { updatedAt } = read.body;
  expect((await owner.put('/api/reply-templates').send({ templates, updatedAt })).status).toBe(200);
});

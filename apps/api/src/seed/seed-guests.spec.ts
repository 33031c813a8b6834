/** @slow 15 s: it makes the pictures of the demo. */
import { LANGUAGES, reviewProblems, TESTIMONIALS_SHOWN } from '@ospite/domain';
import { expectDocumented, startTestApi, TestClock, type TestApi } from '../testing';
import { DEMO_EVENTS } from './demo-events';
import { DEMO_REVIEWS } from './demo-reviews';
import { DemoSeed } from './demo-seed';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ clock: new TestClock(new Date('2027-02-10T08:30:00Z')) });
  await api.app.get(DemoSeed).fill();
});
afterAll(() => api.close());

it('the demo has reviews that a guest could have sent, in every language, more than the home page shows', async () => {
  for (const review of DEMO_REVIEWS) expect(reviewProblems(review)).toEqual([]);
  expect(new Set(DEMO_REVIEWS.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  const shown = expectDocumented(await api.request.get('/api/reviews'), 'listReviews') as {
    createdAt: string;
  }[];
  expect(shown.length).toBeGreaterThan(TESTIMONIALS_SHOWN);
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

it('the demo has events to come, whenever it is made, some with a picture and one that is hidden', async () => {
  const shown = expectDocumented(await api.request.get('/api/events'), 'listEvents') as {
    startDate: string;
    image: string | null;
  }[];
  expect(shown).toHaveLength(DEMO_EVENTS.filter(({ isActive }) => isActive).length);
  expect(shown.length).toBeLessThan(DEMO_EVENTS.length);
  for (const { startDate } of shown) expect(startDate > '2027-02-10').toBe(true);
  const images = shown.flatMap(({ image }) => (image ? [image] : []));
  expect(images).toHaveLength(2);
  for (const image of images) expect((await api.request.get(image)).status).toBe(200);
});

it('the demo tells each event in every language', () => {
  for (const { title, description } of DEMO_EVENTS)
    for (const language of LANGUAGES) {
      expect(title[language].length).toBeGreaterThan(5);
      expect(description[language].length).toBeGreaterThan(30);
    }
});

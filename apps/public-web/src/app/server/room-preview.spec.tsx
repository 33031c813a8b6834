import { aPropertyResponse, aRoomDetailResponse, FakeApi, problem } from '@ospite/contracts/testing';
import { createPageRenderer } from './render-page';
import { emptySiteAssets } from './site-assets.fixture';

it('shows a hidden room as guests will see it, and hands it to the script, without asking for it', async () => {
  const api = new FakeApi({
    getProperty: aPropertyResponse(),
    listRooms: [],
    listPrices: [],
    listReviews: [],
    getRoom: problem(404, 'room.not_found'),
  });
  const previewRoom = aRoomDetailResponse({ slug: 'mirto', name: 'Bungalow Mirto', isActive: false });
  const { html, status } = await createPageRenderer({ assets: emptySiteAssets(), fetch: api.fetch })({
    path: '/camere/mirto',
    apiOrigin: 'http://127.0.0.1:3000',
    publicUrl: 'https://ginepri.example',
    today: '2027-03-01',
    development: false,
    embedState: true,
    previewRoom,
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(status).toBe(200);
  expect(page.querySelector('h1')?.textContent).toBe('Bungalow Mirto');
  const { reads } = JSON.parse(page.getElementById('page-state')?.textContent ?? '') as {
    reads: { endpointName: string; value: unknown }[];
  };
  expect(reads.find(({ endpointName }) => endpointName === 'getRoom')?.value).toMatchObject({
    slug: 'mirto',
  });
  expect(api.calls).not.toContain('getRoom');
});

import { aPropertyResponse, aRoomDetailResponse, FakeApi, problem } from '@ospite/contracts/testing';
import { renderPageAt } from './render-page.fixture';

it('shows a hidden room as guests will see it, and hands it to the script, without asking for it', async () => {
  const api = new FakeApi({
    listContentPages: [],
    getProperty: aPropertyResponse(),
    listRooms: [],
    listPrices: [],
    listReviews: [],
    getRoom: problem(404, 'room.not_found'),
  });
  const previewRoom = aRoomDetailResponse({ slug: 'mirto', name: 'Bungalow Mirto', isActive: false });
  const { document: page, status } = await renderPageAt('/camere/mirto', api, {
    embedState: true,
    previewRoom,
  });
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

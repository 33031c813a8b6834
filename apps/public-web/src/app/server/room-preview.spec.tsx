import {
  anAboutContent,
  aPropertyResponse,
  aRoomDetailResponse,
  FakeApi,
  problem,
} from '@ospite/contracts/testing';
import { renderPageAt } from './render-page.fixture';

it('shows a hidden room as guests will see it, and hands it to the script, without asking for it', async () => {
  const api = new FakeApi({
    listContentPages: [],
    getContent: problem(404, 'content.not_found'),
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

it('shows a page with the draft of its content, in the menu, too, without asking for what guests see', async () => {
  const api = new FakeApi({
    listContentPages: [],
    getProperty: aPropertyResponse(),
    getContent: problem(404, 'content.not_found'),
  });
  const { document: page, status } = await renderPageAt('/chi-siamo', api, {
    embedState: true,
    previewContent: { pages: [{ page: 'about' }], content: anAboutContent() },
  });
  expect(status).toBe(200);
  expect(page.querySelector('h1')?.textContent).toBe('Chi siamo');
  expect([...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toContain(
    '/chi-siamo',
  );
  expect(api.calls).not.toContain('getContent');
});

import {
  aPropertyResponse,
  aRoomResponse,
  FakeApi,
  superAdminSettingsResponse,
  WRITTEN_PAGES,
  type Handlers,
} from '@ospite/contracts/testing';
import { renderPageAt } from './render-page.fixture';

const BOTH = [aRoomResponse(), aRoomResponse({ id: 2, slug: 'uno', name: 'Uno' })];

/** What a page says, and the texts that its scripts fetch. */
async function read(path: string, listRooms: Handlers['listRooms']) {
  const api = new FakeApi({
    getSuperAdminSettings: superAdminSettingsResponse({ bannerFooter: '' }),
    getProperty: aPropertyResponse(),
    ...WRITTEN_PAGES,
    listRooms,
    listPrices: [],
    listReviews: [],
  });
  const { html, document } = await renderPageAt(path, api);
  return {
    text: document.getElementById('root')?.textContent ?? '',
    files: /data-files="([^"]*)"/.exec(html)?.[1],
  };
}

it.each([
  ['/contatti', 'it', 'Camere', 'Camera'],
  ['/contact', 'en', 'Rooms', 'Room'],
  ['/contacto', 'es', 'Habitaciones', 'Habitación'],
])(
  '%s speaks of one room where there is one, in the browser as well',
  async (path, language, several, one) => {
    const ofTwo = await read(path, BOTH);
    expect(ofTwo.text).toContain(several);
    expect(ofTwo.files).toContain(`/texts/${language}/every-page.json`);
    const ofOne = await read(path, BOTH.slice(0, 1));
    expect(ofOne.text).toContain(one);
    expect(ofOne.text).not.toContain(several);
    expect(ofOne.files).toContain(`/texts/one-room/${language}/every-page.json`);
  },
);

it('the home page leads to the one room, beside what its owner has written', async () => {
  const { text } = await read('/', BOTH.slice(0, 1));
  expect(text).toContain('Scopri la camera');
  expect(text.replace('Tre camere.', '')).not.toMatch(/camere/i);
});

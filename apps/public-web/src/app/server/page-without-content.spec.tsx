import {
  anAboutContent,
  aPropertyResponse,
  aRoomResponse,
  FakeApi,
  problem,
} from '@ospite/contracts/testing';
import { renderPageAt } from './render-page.fixture';

/** A house whose owner has written nothing about it, or something. */
const aHouse = (isWritten: boolean) =>
  new FakeApi({
    getProperty: aPropertyResponse(),
    listBreakfastImages: [],
    listContentPages: isWritten ? [{ page: 'about' }] : [],
    getContent: isWritten ? anAboutContent() : problem(404, 'content.not_found'),
  });

describe('a page that is nothing but the owner’s words', () => {
  it('is not there without any: no title, no address, no other language', async () => {
    const { document: page, status } = await renderPageAt('/ueber-uns', aHouse(false));
    expect(status).toBe(404);
    expect(page.body.textContent).toContain('404 Page Not Found');
    expect(page.title).toBe('Seite nicht gefunden · Baia dei Ginepri');
    expect(page.querySelector('[rel=canonical], [hreflang][rel=alternate]')).toBeNull();
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  });

  it('is in menu and footer when there are some', async () => {
    const linksOf = async (isWritten: boolean) => {
      const { document: page } = await renderPageAt('/de/nirgends', aHouse(isWritten));
      return page.querySelectorAll('a[href="/ueber-uns"]').length;
    };
    expect([await linksOf(true), await linksOf(false)]).toEqual([2, 0]);
  });

  it('is called and described to search engines as the owner wrote', async () => {
    const { document: page, status } = await renderPageAt('/chi-siamo', aHouse(true));
    expect([status, page.title]).toEqual([200, 'Chi siamo · Baia dei Ginepri']);
    const described = page.querySelector('meta[name=description]')?.getAttribute('content');
    expect(described).toBe('Due case a San Teodoro.');
    expect(page.querySelector('link[rel=preload][as=image]')?.outerHTML).toContain('bungalow-outside');
  });
});

it('has no breakfast where the house offers none: no page and no way to it', async () => {
  const { document: page, status } = await renderPageAt('/colazione', aHouse(false));
  expect(status).toBe(404);
  expect(page.querySelector('a[href="/colazione"]')).toBeNull();
});

describe('a page that shows the house’s facts as well', () => {
  it('is called as the interface has it and shows no picture without the owner’s words', async () => {
    const api = new FakeApi({
      getProperty: aPropertyResponse(),
      listRooms: [aRoomResponse()],
      listPrices: [],
      listContentPages: [],
      getContent: problem(404, 'content.not_found'),
    });
    const { document: page, status } = await renderPageAt('/camere', api);
    expect([status, page.title]).toEqual([200, 'Camera · Baia dei Ginepri']);
    expect(page.querySelector('h1')?.textContent).toBe('Camera');
    expect(page.querySelector('main img[src*="/assets/"]')).toBeNull();
    expect(page.querySelector('link[rel=preload][as=image]')).toBeNull();
  });
});

describe('an address without a page', () => {
  const aHouseThatSays = (title: string | undefined) =>
    new FakeApi({
      getProperty: aPropertyResponse(),
      listBreakfastImages: [],
      listContentPages: title ? [{ page: 'notFound' }] : [],
      getContent: ({ page }) =>
        page === 'notFound' && title
          ? { page, sections: [{ id: 1, kind: 'notFound.words', values: { title: { text: title } } }] }
          : problem(404, 'content.not_found'),
    });

  it.each(['/nirgends', '/colazione'])('says what its owner wrote for it (%s)', async (path) => {
    const { document: page, status } = await renderPageAt(path, aHouseThatSays('Smarriti?'));
    expect([status, page.querySelector('h1')?.textContent]).toEqual([404, 'Smarriti?']);
  });

  it('says that there is none where nobody wrote anything for it', async () => {
    const { document: page, status } = await renderPageAt('/nirgends', aHouseThatSays(undefined));
    expect([status, page.querySelector('h1')?.textContent]).toEqual([404, 'Qui non c’è nessuna pagina']);
  });
});

import { aPropertyResponse, FakeApi, problem, type Handlers } from '@ospite/contracts/testing';
import { renderPageAt } from './render-page.fixture';

const ADDRESSES = { it: 'gite-in-barca', en: 'boat-trips', de: 'bootstouren', es: 'gite-in-barca' };
const GUIDE = { it: 'bologna', en: 'bologna', de: 'bologna', es: 'bologna' };

/** A house whose owner has added a page, and moved the guide of the area. */
const aHouse = (handlers: Handlers = {}) =>
  new FakeApi({
    getProperty: aPropertyResponse(),
    listEvents: [],
    listContentPages: ({ language }) => [
      { page: 'guide', title: { text: 'Bologna' }, addresses: GUIDE },
      { page: 'about' },
      {
        page: 'own-2',
        lead: 17,
        title:
          language === 'de'
            ? { text: 'Bootstouren' }
            : { text: 'Gite in barca', ...(language !== 'it' && { lang: 'it' }) },
        addresses: ADDRESSES,
        place: 'menu',
        after: 'prices',
      },
    ],
    getContent: ({ page, language }) => {
      if (page === 'guide')
        return { page, sections: [{ id: 9, kind: 'guide.lead', values: { title: { text: 'Bologna' } } }] };
      if (page !== 'own-2') return problem(404, 'content.not_found');
      const lang = language === 'it' ? {} : ({ lang: 'it' } as const);
      return {
        page,
        sections: [
          {
            id: 1,
            kind: 'own.lead',
            values: { title: { text: 'Gite in barca', ...lang }, address: { text: 'gite' } },
          },
          {
            id: 2,
            kind: 'own.text',
            values: { text: { blocks: [{ paragraph: [{ text: 'Si parte alle otto.' }] }], ...lang } },
          },
          {
            id: 4,
            kind: 'own.questions',
            values: {
              title: { text: 'Domande' },
              items: [
                {
                  question: { text: 'E se piove?' },
                  answer: { blocks: [{ paragraph: [{ text: 'Si va dopo.' }] }] },
                },
              ],
            },
          },
          { id: 3, kind: 'own.closing', values: { title: { text: 'Vieni?', ...lang }, link: 'quote' } },
        ],
      };
    },
    ...handlers,
  });

describe('a page that the owner added', () => {
  it('stands at its address, with its words and its title', async () => {
    const { document: page, status } = await renderPageAt('/gite-in-barca', aHouse());
    expect([status, page.title]).toEqual([200, 'Gite in barca · Baia dei Ginepri']);
    expect(page.querySelector('h1')?.textContent).toBe('Gite in barca');
    expect(page.querySelector('main')?.textContent).toContain('Si parte alle otto.');
    expect(page.querySelector('main a[href="/preventivo"]')).not.toBeNull();
  });

  it('is described to search engines by its first words', async () => {
    const { document: page } = await renderPageAt('/gite-in-barca', aHouse());
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Si parte alle otto.');
  });

  it('is linked from texts and buttons where it stands in the guest’s language, by its title', async () => {
    const leading = (target: string) =>
      aHouse({
        getContent: ({ page }) => ({
          page,
          sections: [
            {
              id: 5,
              kind: 'own.text',
              values: { text: { blocks: [{ paragraph: [{ text: 'Qui', link: `page:${target}` }] }] } },
            },
            { id: 6, kind: 'own.closing', values: { title: { text: 'Vieni?' }, link: target } },
          ],
        }),
      });
    const { document: page } = await renderPageAt('/de/bootstouren', leading('own:17'));
    const links = [...page.querySelectorAll('main a[href="/de/bootstouren"]')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['Qui', 'Bootstouren']);
    // Another page has taken the place of the one that was removed.
    const { document: gone } = await renderPageAt('/de/bootstouren', leading('own:9'));
    expect(gone.querySelector('main')?.textContent).toMatch(/Qui.*Vieni\?/);
    expect(gone.querySelectorAll('main section a')).toHaveLength(0);
    expect(gone.querySelector('main')?.innerHTML).not.toContain('own:');
  });

  it('says its addresses in the other languages, and leads there', async () => {
    const { document: page } = await renderPageAt('/en/boat-trips', aHouse());
    const address = (selector: string) => page.querySelector(selector)?.getAttribute('href');
    expect(address('[rel=canonical]')).toBe('https://ginepri.example/en/boat-trips');
    expect(address('[rel=alternate][hreflang=de]')).toBe('https://ginepri.example/de/bootstouren');
    expect(address('a[hreflang=es]')).toBe('/es/gite-in-barca?lang=es');
  });

  it('is Italian, and marked so, where it is not translated', async () => {
    const { document: page, status } = await renderPageAt('/en/boat-trips', aHouse());
    expect(status).toBe(200);
    expect(page.querySelector('h1')?.getAttribute('lang')).toBe('it');
    expect(page.querySelector('main p[lang=it]')?.textContent).toBe('Si parte alle otto.');
  });

  it('is in the menu after the page that the owner chose, marked where the guest is', async () => {
    const { document: page } = await renderPageAt('/de/bootstouren', aHouse());
    const links = [...page.querySelectorAll('header nav li a')];
    const names = links.map((link) => link.textContent);
    expect(names.slice(0, 4)).toEqual(['Zimmer', 'Preise', 'Bootstouren', 'Bologna']);
    expect(links[2]?.getAttribute('aria-current')).toBe('page');
    expect(page.querySelector('footer a[href="/de/bootstouren"]')).toBeNull();
  });

  it('is in the footer where the owner says so, and nowhere where the owner says nothing', async () => {
    const page = { page: 'own-2', title: { text: 'Gite' }, addresses: ADDRESSES } as const;
    const linksOf = async (more: object) => {
      const listed = aHouse({ listContentPages: [{ ...page, ...more }] });
      const { document: home } = await renderPageAt('/contatti', listed);
      return [...home.querySelectorAll('a[href="/gite-in-barca"]')].map(
        (link) => link.closest('footer, header')?.tagName,
      );
    };
    expect(await linksOf({ place: 'footer', after: 'contact' })).toEqual(['FOOTER']);
    expect(await linksOf({})).toEqual([]);
  });

  it('tells search engines where it stands, and what it answers', async () => {
    const { document: page } = await renderPageAt('/gite-in-barca', aHouse());
    const data = [...page.querySelectorAll('[type="application/ld+json"]')].map((one) => one.textContent);
    expect(data[0]).toContain('"item":"https://ginepri.example/gite-in-barca"');
    expect(data[1]).toMatch(/"FAQPage".*"E se piove\?"/);
  });

  it('is not there at other addresses, nor without content', async () => {
    expect((await renderPageAt('/de/gite-in-barca', aHouse())).status).toBe(404);
    const api = aHouse({ listContentPages: [] });
    const { document: page, status } = await renderPageAt('/gite-in-barca', api);
    expect([status, page.querySelector('[hreflang][rel=alternate]')]).toEqual([404, null]);
  });

  it('is not said to be missing while nobody can tell which pages there are', async () => {
    const api = aHouse({ listContentPages: problem(503, 'server.unavailable') });
    const { document: page, status } = await renderPageAt('/gite-in-barca', api);
    expect(status).toBe(503);
    expect(page.querySelector('main')?.textContent).toContain('Riprova');
    expect(page.querySelector('main')?.textContent).not.toContain('404');
  });
});

it('the guide of the area stands where its owner has put it', async () => {
  const { document: page, status } = await renderPageAt('/de/bologna', aHouse());
  expect([status, page.querySelector('h1')?.textContent]).toEqual([200, 'Bologna']);
  expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
    'https://ginepri.example/de/bologna',
  );
  expect([...page.querySelectorAll('a')].some((link) => link.href.includes('san-teodoro'))).toBe(false);
});

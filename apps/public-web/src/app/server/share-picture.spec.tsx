import { aPropertyResponse, FakeApi, problem, WRITTEN_PAGES } from '@ospite/contracts/testing';
import { renderPageAt } from './render-page.fixture';

/** A page that has no picture of its own. */
async function contactPageOf(content: object) {
  const api = new FakeApi({ getProperty: aPropertyResponse(), ...WRITTEN_PAGES, ...content });
  const { document: page, html, state } = await renderPageAt('/contatti', api);
  const shared = page.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return { title: page.title, html, state: JSON.stringify(state), shared };
}

describe('a page without a picture', () => {
  it('is shared with the home page’s, of which its state holds nothing', async () => {
    const { title, shared, state } = await contactPageOf({});
    expect([title, shared]).toEqual([
      'Dove siamo · Baia dei Ginepri',
      expect.stringMatching(/\/share-\d+-\w+\.jpg$/),
    ]);
    expect(state).toContain('contact.lead');
    expect(state).not.toContain('home.lead');
  });

  it('shows no picture that comes with the site where its owner has chosen none', async () => {
    const { html, shared } = await contactPageOf({
      listContentPages: [],
      getContent: problem(404, 'content.not_found'),
    });
    expect(shared).toBeUndefined();
    expect(html).not.toContain('/pictures/');
  });
});

// Shows: specification §2 Services, §2 About, §2 Contact
// Shows: decisions §2 Languages and addresses
import { aPropertyResponse } from '@ospite/contracts/testing';
import { createI18n, loadSiteCatalogue } from '@ospite/i18n';
import { pageHead } from './page-head';

describe('the head of a page', () => {
  it.each([
    ['services', 'Leistungen', '/leistungen'],
    ['about', 'Über uns', '/ueber-uns'],
    ['contact', 'Kontakt', '/kontakt'],
  ] as const)('of %s tells search engines where it stands', async (page, name, path) => {
    const { t } = createI18n('de', { de: await loadSiteCatalogue('de') });
    const { data } = pageHead({
      t,
      language: 'de',
      publicUrl: 'https://ginepri.example',
      page,
      slug: undefined,
      property: aPropertyResponse(),
      rooms: [],
      room: undefined,
    });
    expect(data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://ginepri.example/de' },
          { '@type': 'ListItem', position: 2, name, item: `https://ginepri.example${path}` },
        ],
      },
    ]);
  });
});

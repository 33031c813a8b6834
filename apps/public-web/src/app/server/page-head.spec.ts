// Shows: specification §2 Services, §2 About, §2 Contact
// Shows: decisions §2 Languages and addresses
import { aPropertyResponse, aRoomDetailResponse } from '@ospite/contracts/testing';
import { createI18n, loadSiteCatalogue } from '@ospite/i18n';
import { PAGE_NAMES, type PageName } from '@ospite/i18n/paths';
import fs from 'node:fs';
import path from 'node:path';
import { pageHead } from './page-head';

const PICTURES = path.join(__dirname, '../../../pictures/ready');

async function headOf(page: PageName | undefined) {
  const { t } = createI18n('it', { it: await loadSiteCatalogue('it') });
  const room = page === 'room' ? aRoomDetailResponse() : undefined;
  return pageHead({
    ...{ t, language: 'it', publicUrl: 'https://ginepri.example', page, slug: room?.slug },
    ...{ property: aPropertyResponse(), rooms: [], room, events: [] },
  });
}

describe('the picture of a link preview', () => {
  it.each(PAGE_NAMES.filter((page) => page !== 'room'))(
    'of the page %s is a JPEG of the site',
    async (page) => {
      const [, file] =
        /^https:\/\/ginepri\.example\/assets\/site\/pictures\/([^/]+\.jpg)$/.exec(
          (await headOf(page)).image,
        ) ?? [];
      expect(fs.existsSync(path.join(PICTURES, file ?? 'none'))).toBe(true);
    },
  );

  it('of a room is the room’s own', async () => {
    expect((await headOf('room')).image).toBe('https://ginepri.example/uploads/rooms/1-1600.jpg');
  });

  it('is not the same on pages about different things', async () => {
    const pages = ['home', 'rooms', 'services', 'guide', 'contact'] as const;
    const images = await Promise.all(pages.map(async (page) => (await headOf(page)).image));
    expect(new Set(images).size).toBe(pages.length);
  });
});

describe('the head of a page', () => {
  it.each([
    ['prices', 'Preise', '/preise'],
    ['review', 'Bewertung schreiben', '/bewertung'],
    ['services', 'Leistungen', '/leistungen'],
    ['about', 'Über uns', '/ueber-uns'],
    ['contact', 'Kontakt', '/kontakt'],
    ['breakfast', 'Frühstück', '/fruehstueck'],
    ['guide', 'San Teodoro und Umgebung', '/san-teodoro-und-umgebung'],
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
      events: [],
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

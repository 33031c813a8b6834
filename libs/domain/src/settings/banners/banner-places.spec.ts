import { bannersOf, pictureOrigins } from './banner-places';
import { BANNER_FIELDS, type BannerField } from '../super-admin-settings';

const OWN = 'https://ginepri.example';
const NONE = Object.fromEntries(BANNER_FIELDS.map((field) => [field, ''])) as Record<BannerField, string>;
const shown = (changes: Partial<Record<BannerField, string>>) =>
  bannersOf({ ...NONE, ...changes }, OWN).map(({ place, screen, html }) => [place, screen, html]);

describe('the banners of a page', () => {
  it('are none where nothing is filled in', () => {
    expect(shown({ bannerFooter: ' \n ' })).toEqual([]);
  });

  it('stand at the foot and in the middle on every screen, where phones have none of their own', () => {
    expect(shown({ bannerFooter: 'foot', bannerMidSite: 'middle' })).toEqual([
      ['mid-site', undefined, 'middle'],
      ['footer', undefined, 'foot'],
    ]);
  });

  it('are those of phones on phones', () => {
    expect(
      shown({
        bannerFooter: 'foot',
        bannerMidSite: 'middle',
        bannerMobileTop: 'top',
        bannerMobileMid1: 'second quarter',
        bannerMobileMid2: 'third quarter',
        bannerMobileBottom: 'end',
      }),
    ).toEqual([
      ['mobile-top', 'phone', 'top'],
      ['mid-site', 'desktop', 'middle'],
      ['mid-site', 'phone', 'second quarter'],
      ['mobile-mid2', 'phone', 'third quarter'],
      ['footer', 'desktop', 'foot'],
      ['footer', 'phone', 'end'],
    ]);
  });

  it('are shown on phones alone where only phones have one', () => {
    expect(shown({ bannerMobileBottom: 'end' })).toEqual([['footer', 'phone', 'end']]);
  });

  it.each([
    ['<img src="/uploads/a.jpg" />', []],
    [`<img alt="x" src="${OWN}/a.jpg" />`, []],
    ['<a href="https://shop.example">Gita</a>', []],
    [
      '<img src="https://ads.example:8443/a.jpg?b=1&amp;c=2" /><img src="https://ads.example:8443/b.jpg" />',
      ['https://ads.example:8443'],
    ],
    ['<img src="http://[" />', []],
    ['<img title="a src=" src="https://ads.example/a.jpg" />', ['https://ads.example']],
    ['<img alt title=" src=" src="https://ads.example/a.jpg" />', ['https://ads.example']],
  ])('load pictures of other hosts: %s', (html, origins) => {
    expect(pictureOrigins(html, OWN)).toEqual(origins);
    expect(bannersOf({ ...NONE, bannerFooter: html }, OWN)[0]?.isForeign).toBe(origins.length > 0);
  });
});

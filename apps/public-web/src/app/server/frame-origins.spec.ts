import { aPropertyResponse } from '@ospite/contracts/testing';
import { PAGE_NAMES } from '@ospite/i18n/paths';
import { frameOrigins, mediaOrigins } from './frame-origins';

const property = aPropertyResponse({ mapEmbedUrl: 'https://www.maps.example:8443/embed?at=40.77#here' });

describe('whose pages a page may frame', () => {
  it('is the map’s host on the contact page, and nobody’s on any other', () => {
    const framing = PAGE_NAMES.filter((page) => frameOrigins(page, property).length > 0);
    expect(framing).toEqual(['contact']);
    expect(frameOrigins('contact', property)).toEqual(['https://www.maps.example:8443']);
    expect(frameOrigins(undefined, property)).toEqual([]);
  });

  it('is nobody’s where the property has no map, or could not be read', () => {
    expect(frameOrigins('contact', aPropertyResponse())).toEqual([]);
    expect(frameOrigins('contact', undefined)).toEqual([]);
  });
});

describe('whose films a page may play', () => {
  const withFilm = (url: string) => aPropertyResponse({ video: { url, posterUrl: null } });

  it('is nobody’s but ours where the film is kept here', () => {
    const own = withFilm('/uploads/video/bay.mp4');
    expect(PAGE_NAMES.flatMap((page) => [...mediaOrigins(page, own), ...frameOrigins(page, own)])).toEqual(
      [],
    );
  });

  it('is on the home page, and on no other, the host of its file', () => {
    const file = withFilm('https://films.example:8443/bay.mp4?v=1');
    expect(PAGE_NAMES.filter((page) => mediaOrigins(page, file).length > 0)).toEqual(['home']);
    expect(mediaOrigins('home', file)).toEqual(['https://films.example:8443']);
    expect(frameOrigins('home', file)).toEqual([]);
  });

  it('is in a frame the host of a page about it', () => {
    const page = withFilm('https://films.example/embed/bay');
    expect(frameOrigins('home', page)).toEqual(['https://films.example']);
    expect(mediaOrigins('home', page)).toEqual([]);
  });
});

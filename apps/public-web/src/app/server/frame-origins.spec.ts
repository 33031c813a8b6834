// Shows: specification §2 Contact
// Shows: decisions §4 Content-Security-Policy
import { aPropertyResponse } from '@ospite/contracts/testing';
import { PAGE_NAMES } from '@ospite/i18n/paths';
import { frameOrigins } from './frame-origins';

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

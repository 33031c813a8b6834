import { aPropertyResponse, aRoomResponse } from '@ospite/contracts/testing';
import { inOneLanguage } from './one-language';

describe('an answer for a page in one language', () => {
  it('keeps only the texts of that language', () => {
    const room = aRoomResponse({ descriptionDe: 'Rund', shortDescriptionDe: 'Kühl' });
    expect(inOneLanguage([room], 'de')).toEqual([
      {
        ...room,
        description: '',
        descriptionEn: null,
        shortDescription: '',
        shortDescriptionEn: null,
        // Pictures have no German words: the Italian ones stay.
        mainImage: { ...room.mainImage, alt: { it: 'Veduta 1' } },
      },
    ]);
  });

  it('keeps the Italian text where the translation is missing', () => {
    const room = aRoomResponse({ descriptionEs: ' ' });
    expect(inOneLanguage(room, 'es')).toMatchObject({ description: room.description });
    expect(inOneLanguage(aRoomResponse({ descriptionEs: '\u2060' }), 'es')).toMatchObject({
      description: room.description,
    });
    expect(inOneLanguage(aPropertyResponse({ tagline: { it: 'Una baia' } }), 'en')).toMatchObject({
      tagline: { it: 'Una baia' },
    });
  });

  it('leaves everything else as it is', () => {
    const { tagline: _tagline, ...rest } = aPropertyResponse();
    expect(inOneLanguage(aPropertyResponse(), 'it')).toMatchObject(rest);
  });
});

import { aRoomImage } from './room.fixture';
import { isReservedSlug, isSlug, slugOf } from './room';
import { mainImage } from './room-image';

describe('a slug', () => {
  it.each([
    ['Bungalow Ginepro', 'bungalow-ginepro'],
    ['  Città & Mare! ', 'citta-mare'],
    ['Nº 1 — Più bella', 'n-1-piu-bella'],
    ['Straße', 'stra-e'],
    ['---', ''],
  ])('is made of the name %p as %p', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('is never longer than fifty characters and never ends in a hyphen', () => {
    const slug = slugOf(`${'a'.repeat(49)} b`);
    expect(slug).toBe('a'.repeat(49));
  });

  it('has a letter in it, so that it cannot be mistaken for an id', () => {
    expect(isSlug('uno')).toBe(true);
    expect(isSlug('42')).toBe(false);
    expect(isSlug('bungalow-2')).toBe(true);
  });

  it.each(['Uno', 'uno due', 'uno--due', '-uno', 'uno-', 'unò', '', 'a'.repeat(51)])(
    'has not the form of %p',
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );

  it('does not hide an address of the API or of the site', () => {
    expect(isReservedSlug('images', [])).toBe(true);
    expect(isReservedSlug('preventivo', ['preventivo'])).toBe(true);
    expect(isReservedSlug('uno', ['preventivo'])).toBe(false);
  });
});

describe('the picture that stands for a room', () => {
  it('is the flagged one', () => {
    const images = [
      aRoomImage({ id: 1, isMain: false, order: 0 }),
      aRoomImage({ id: 2, isMain: true, order: 1 }),
    ];
    expect(mainImage(images)?.id).toBe(2);
  });

  it('is the first in order when none is flagged', () => {
    const images = [
      aRoomImage({ id: 1, isMain: false, order: 3 }),
      aRoomImage({ id: 2, isMain: false, order: 1 }),
    ];
    expect(mainImage(images)?.id).toBe(2);
  });

  it('is missing in an empty gallery', () => {
    expect(mainImage([])).toBeUndefined();
  });
});

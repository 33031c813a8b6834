import { isSlug, slugOf } from './slug';

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
});

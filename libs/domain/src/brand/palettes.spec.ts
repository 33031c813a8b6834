import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PALETTE, isPalette, PALETTE_COLOURS, PALETTES, type Palette } from './palettes';

/** The colours of all pages, of which a palette changes the most. */
const TOKENS = coloursOf(
  fs.readFileSync(path.join(import.meta.dirname, '../../../ui/src/tokens.css'), 'utf8'),
);

function coloursOf(css: string): Readonly<Record<string, string>> {
  const own = [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]);
  const same = [...css.matchAll(/--([\w-]+):\s*var\(--([\w-]+)\);/g)].map(([, name, other]) => [name, other]);
  const colours: Record<string, string> = Object.fromEntries(own);
  return { ...colours, ...Object.fromEntries(same.map(([name, other = '']) => [name, colours[other]])) };
}

/** The colour of a token on a site with this palette. */
function colourIn(palette: Palette, name: string): string {
  // What a palette does not set may be another token's colour.
  const alias = { 'on-dark': 'sand', 'on-dark-soft': 'sand-band' }[name] ?? name;
  const colours: Readonly<Record<string, string>> = { ...TOKENS, ...PALETTE_COLOURS[palette] };
  const value = colours[alias];
  if (!value) throw new Error(`no colour --${name}`);
  return value;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast as WCAG 2.2 counts it. */
function contrast(palette: Palette, ...pair: readonly [string, string]): number {
  const [light = 0, dark = 0] = pair
    .map((name) => luminance(colourIn(palette, name)))
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const on = (texts: readonly string[], grounds: readonly string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

describe.each(PALETTES)('the palette "%s"', (palette) => {
  it.each([
    ...on(['ink', 'ink-soft', 'juniper', 'sea-ink'], ['paper', 'sand', 'sand-band', 'sea-shallow']),
    ...on(['coral-ink', 'danger', 'success', 'warning'], ['paper', 'sand']),
    ...on(['danger'], ['danger-ground']),
    ...on(['on-dark', 'on-dark-soft'], ['juniper', 'juniper-deep']),
    ...on(['on-dark'], ['sea', 'sea-strong', 'danger']),
    ...on(['juniper', 'juniper-deep'], ['sky-high', 'sky-low']),
  ])('makes --%s readable on --%s (7:1)', (text, ground) => {
    expect(contrast(palette, text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ...on(['on-dark'], ['coral', 'coral-strong', 'juniper-soft', 'success']),
    ...on(['ink', 'ink-soft', 'juniper', 'sea-ink'], ['sea-mist']),
    ...on(['sea', 'coral-ink'], ['paper', 'sand', 'sand-band', 'sea-shallow', 'sea-mist']),
    ...on(['ink', 'warning'], ['warning-ground']),
    ...on(['ink', 'success'], ['success-ground']),
    ...on(['coral'], ['paper', 'sand']),
  ])('makes labels and large text in --%s readable on --%s (4.5:1)', (text, ground) => {
    expect(contrast(palette, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...on(['sand-edge', 'sea', 'sea-clear'], ['paper', 'sand']), ...on(['sand'], ['juniper'])])(
    'makes the edge --%s visible on --%s (3:1)',
    (edge, ground) => {
      expect(contrast(palette, edge, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it('sets every colour that the others set', () => {
    expect(Object.keys(PALETTE_COLOURS[palette])).toEqual(Object.keys(PALETTE_COLOURS[DEFAULT_PALETTE]));
  });
});

it('the first palette is what pages have without one', () => {
  expect(TOKENS).toMatchObject(PALETTE_COLOURS[DEFAULT_PALETTE]);
  expect([TOKENS['on-dark'], TOKENS['on-dark-soft']]).toEqual([TOKENS.sand, TOKENS['sand-band']]);
});

it('a name that is no palette is none', () => {
  expect([isPalette('lake'), isPalette('Lake'), isPalette('constructor')]).toEqual([true, false, false]);
});

import fs from 'node:fs';
import path from 'node:path';

const css = fs.readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
);

function luminance(name: string): number {
  const value = colours.get(name);
  if (!value) throw new Error(`no colour --${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(value.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast as WCAG 2.2 counts it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const on = (texts: readonly string[], grounds: readonly string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

describe('the colours', () => {
  it.each([
    ...on(['ink', 'ink-soft', 'juniper', 'sea-ink'], ['paper', 'sand', 'sand-band', 'sea-shallow']),
    ...on(['coral-ink', 'danger', 'success', 'warning'], ['paper', 'sand']),
    ...on(['danger'], ['danger-ground']),
    ...on(['on-dark', 'on-dark-soft'], ['juniper', 'juniper-deep']),
    ...on(['on-dark'], ['sea', 'sea-strong', 'danger']),
    ...on(['juniper', 'juniper-deep'], ['sky-high', 'sky-low']),
  ])('make --%s readable on --%s (7:1)', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(on(['on-dark'], ['coral', 'coral-strong', 'juniper-soft']))(
    'make the label --%s readable on the control --%s (4.5:1)',
    (text, ground) => {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([...on(['sand-edge', 'sea', 'sea-clear'], ['paper', 'sand']), ...on(['sand'], ['juniper'])])(
    'make the edge --%s visible on --%s (3:1)',
    (edge, ground) => {
      expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});

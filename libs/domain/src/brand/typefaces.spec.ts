import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_TYPEFACES, TYPEFACE_PAIRS, TYPEFACES, typefaceProperties } from './typefaces';

const TOKENS = fs.readFileSync(path.join(import.meta.dirname, '../../../ui/src/tokens.css'), 'utf8');

it('the first pair is what pages have without one', () => {
  expect(TYPEFACE_PAIRS[0]).toBe(DEFAULT_TYPEFACES);
  for (const [name, value] of Object.entries(typefaceProperties(DEFAULT_TYPEFACES)))
    expect(TOKENS.replaceAll(/\s+/g, ' ')).toContain(`--${name}: ${value};`);
});

it('no typeface belongs to two pairs, so that a page needs the files of its own pair alone', () => {
  const families = TYPEFACE_PAIRS.flatMap((pair) => [
    TYPEFACES[pair].heading.family,
    TYPEFACES[pair].text.family,
  ]);
  expect(new Set(families).size).toBe(6);
});

it('until a typeface has come, fonts of the system stand in for it, and at last any of its kind', () => {
  expect(typefaceProperties('modern')).toMatchObject({
    'font-heading-own': 'Bricolage Grotesque',
    'font-heading-system':
      'Arial for Bricolage Grotesque, Roboto for Bricolage Grotesque, DejaVu Sans for Bricolage Grotesque, system-ui, sans-serif',
  });
  expect(typefaceProperties('classic')['font-text-system']).toBe(
    'Georgia for Literata, Noto Serif for Literata, DejaVu Serif for Literata, Georgia, serif',
  );
});

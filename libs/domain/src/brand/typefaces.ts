/** The pairs of typefaces that an owner can choose from, by their character. Our own figure. */
export const TYPEFACE_PAIRS = ['warm', 'modern', 'classic'] as const;
export type TypefacePair = (typeof TYPEFACE_PAIRS)[number];

/** What a site has that has chosen none: the typefaces of `libs/ui/src/tokens.css`. */
export const DEFAULT_TYPEFACES: TypefacePair = 'warm';

export interface Typeface {
  readonly family: string;
  readonly kind: 'serif' | 'sans';
}

/** The typefaces of a pair: what headings, names and prices are set in, and everything else. */
export const TYPEFACES = {
  warm: {
    heading: { family: 'Fraunces', kind: 'serif' },
    text: { family: 'Instrument Sans', kind: 'sans' },
  },
  modern: {
    heading: { family: 'Bricolage Grotesque', kind: 'sans' },
    text: { family: 'Figtree', kind: 'sans' },
  },
  classic: {
    heading: { family: 'Cormorant Garamond', kind: 'serif' },
    text: { family: 'Literata', kind: 'serif' },
  },
} as const satisfies Readonly<Record<TypefacePair, Readonly<Record<'heading' | 'text', Typeface>>>>;

const FONTS_OF_SYSTEMS = {
  serif: { sized: ['Georgia', 'Noto Serif', 'DejaVu Serif'], last: ['Georgia', 'serif'] },
  sans: { sized: ['Arial', 'Roboto', 'DejaVu Sans'], last: ['system-ui', 'sans-serif'] },
} as const;

/** Families of `libs/ui/src/fonts` that are fonts of the visitor's system, made as wide as this typeface. */
export const standInsOf = ({ family, kind }: Typeface): string[] =>
  FONTS_OF_SYSTEMS[kind].sized.map((font) => `${font} for ${family}`);

/** The custom properties with which a root element has a pair, by the names of `tokens.css`. */
export function typefaceProperties(pair: TypefacePair): Readonly<Record<string, string>> {
  const { heading, text } = TYPEFACES[pair];
  const fallbacks = (typeface: Typeface) =>
    [...standInsOf(typeface), ...FONTS_OF_SYSTEMS[typeface.kind].last].join(', ');
  return {
    'font-heading-own': heading.family,
    'font-heading-system': fallbacks(heading),
    'font-text-own': text.family,
    'font-text-system': fallbacks(text),
  };
}

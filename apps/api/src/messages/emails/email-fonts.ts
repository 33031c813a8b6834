import { TYPEFACES, type Typeface, type TypefacePair } from '@ospite/domain';

/** Fonts that mail programs have, which load none. */
const FONTS_OF_SYSTEMS = {
  serif: 'Georgia, "Times New Roman", serif',
  sans: '"Segoe UI", Helvetica, Arial, sans-serif',
} as const;

/** What e-mails of a site with a pair of typefaces are set in. */
export function emailFonts(pair: TypefacePair): { readonly heading: string; readonly text: string } {
  const { heading, text } = TYPEFACES[pair];
  return { heading: fontList(heading), text: fontList(text) };
}

function fontList({ family, kind }: Typeface): string {
  return `${family.includes(' ') ? `"${family}"` : family}, ${FONTS_OF_SYSTEMS[kind]}`;
}

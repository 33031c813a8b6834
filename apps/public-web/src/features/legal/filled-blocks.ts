type Blocks = (typeof import('*.md'))['text']['blocks'];

/** What placeholders stand for; undefined is unset. Conditions are met by values that are set. */
export type LegalValues = Readonly<Record<string, string | undefined>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The HTML of a text. A block that says something unset is left out, since what is unset is hidden (decisions §1). */
export function filledBlocks(blocks: Blocks, values: LegalValues): string {
  const isSet = (name: string) => values[name] !== undefined;
  const shown = blocks.filter(
    ({ html, only, except }) =>
      [...html.matchAll(PLACEHOLDER)].every(([, name = '']) => isSet(name)) &&
      (only === undefined || isSet(only)) &&
      (except === undefined || !isSet(except)),
  );
  return shown
    .map(({ tag, html }, index) => {
      const filled = html.replaceAll(PLACEHOLDER, (_, name: string) => escaped(values[name] ?? ''));
      const begins = tag === 'li' && shown[index - 1]?.tag !== 'li';
      const ends = tag === 'li' && shown[index + 1]?.tag !== 'li';
      return `${begins ? '<ul>' : ''}<${tag}>${filled}</${tag}>${ends ? '</ul>' : ''}`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

import { escapeAttribute } from '@ospite/site-engine';

type Blocks = (typeof import('*.md'))['text']['blocks'];

/** What placeholders stand for; undefined is unset. Conditions are met by values that are set. */
export type LegalValues = Readonly<Record<string, string | undefined>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;
const NUMBER = /^\d+\. /;

/**
 * The HTML of a text. A block that says something unset is left out, since what is unset is hidden (specification §1);
 * so is the heading of a section of which nothing is left, and the sections after it are numbered anew.
 */
export function filledBlocks(blocks: Blocks, values: LegalValues): string {
  const isSet = (name: string) => values[name] !== undefined;
  const said = blocks.filter(
    ({ html, only, except }) =>
      [...html.matchAll(PLACEHOLDER)].every(([, name = '']) => isSet(name)) &&
      (only === undefined || isSet(only)) &&
      (except === undefined || !isSet(except)),
  );
  const shown = said.filter(
    ({ tag }, index) => tag !== 'h2' || !['h2', undefined].includes(said[index + 1]?.tag),
  );
  let section = 0;
  return shown
    .map(({ tag, html }, index) => {
      const numbered = tag === 'h2' ? html.replace(NUMBER, () => `${(section += 1)}. `) : html;
      const filled = numbered.replaceAll(PLACEHOLDER, (_, name: string) =>
        escapeAttribute(values[name] ?? ''),
      );
      const begins = tag === 'li' && shown[index - 1]?.tag !== 'li';
      const ends = tag === 'li' && shown[index + 1]?.tag !== 'li';
      return `${begins ? '<ul>' : ''}<${tag}>${filled}</${tag}>${ends ? '</ul>' : ''}`;
    })
    .join('');
}

import { isLinkTarget, type LinkTarget } from '../content-pages';
import {
  isBlank,
  isEmailAddress,
  isWebAddress,
  MAX_URL_LENGTH,
  phoneProblem,
  type Language,
} from '../../shared';

/** Some words of a paragraph that look alike. */
export interface TextRun {
  readonly text: string;
  readonly bold?: boolean;
  /** `https:`, `http:`, `mailto:` or `tel:`, or a page of the site: `page:contact`, `page:own:17`. */
  readonly link?: string;
}

export interface Paragraph {
  readonly paragraph: readonly TextRun[];
}
export interface BulletList {
  readonly list: readonly (readonly TextRun[])[];
}

/** A part of a long text. Nothing else can be written in one, so nothing else can reach a page. */
export type Block = Paragraph | BulletList;

/** A long text in the languages that it was written in; no blocks where it is missing. */
export type LocalizedBlocks = Readonly<
  { it: readonly Block[] } & Partial<Record<Language, readonly Block[]>>
>;

/** Most blocks of a text, items of a list, and differently looking parts of a paragraph. Our own figure. */
export const MAX_PARTS = 60;

const PAGE_SCHEME = 'page:';

/** The link that leads to a page. */
export const linkTo = (target: LinkTarget) => `${PAGE_SCHEME}${target}`;

/** The page that a safe link leads to; undefined when it leads elsewhere. */
export function targetOfLink(link: string): LinkTarget | undefined {
  return link.startsWith(PAGE_SCHEME) ? (link.slice(PAGE_SCHEME.length) as LinkTarget) : undefined;
}

/** Whether a page may carry this link: nothing that runs in a browser, nothing that sends along what nobody reads. */
export function isSafeLink(link: string): boolean {
  if (link.length > MAX_URL_LENGTH) return false;
  const scheme = link.slice(0, link.indexOf(':') + 1);
  const rest = link.slice(scheme.length);
  if (scheme === PAGE_SCHEME) return isLinkTarget(rest);
  if (scheme === 'mailto:') return isEmailAddress(rest);
  if (scheme === 'tel:') return rest !== '' && phoneProblem('', rest, MAX_URL_LENGTH, 1) === null;
  return isWebAddress(link);
}

/** The runs of each paragraph and item. */
export function linesOf(blocks: readonly Block[]): readonly (readonly TextRun[])[] {
  return blocks.flatMap((block) => ('paragraph' in block ? [block.paragraph] : block.list));
}

/** The words of a text without their looks, a line for each paragraph and item. */
export function plainText(blocks: readonly Block[]): string {
  return linesOf(blocks)
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join('\n');
}

/**
 * The same text in its one simplest form: without blanks around a paragraph, paragraphs and items in which there is nothing to
 * see; words that look alike are one run. So two texts that read alike are equal.
 */
export function tidied(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block): Block[] => {
    if ('paragraph' in block) {
      const paragraph = tidiedRuns(block.paragraph);
      return paragraph.length > 0 ? [{ paragraph }] : [];
    }
    const list = block.list.map(tidiedRuns).filter(({ length }) => length > 0);
    return list.length > 0 ? [{ list }] : [];
  });
}

function tidiedRuns(runs: readonly TextRun[]): readonly TextRun[] {
  const joined: TextRun[] = [];
  for (const { text, bold, link } of runs) {
    const run: TextRun = { text, ...(bold && { bold }), ...(link && { link }) };
    const last = joined.at(-1);
    if (last && last.bold === run.bold && last.link === run.link)
      joined.splice(-1, 1, { ...last, text: last.text + text });
    else if (text !== '') joined.push(run);
  }
  if (joined.every(({ text }) => isBlank(text))) return [];
  const begun = withFirst(joined, (text) => text.trimStart());
  return withFirst(begun.toReversed(), (text) => text.trimEnd()).toReversed();
}

/** The runs with the first one's text trimmed; a run that was nothing but blanks goes. */
function withFirst(runs: readonly TextRun[], trim: (text: string) => string): readonly TextRun[] {
  const at = runs.findIndex(({ text }) => trim(text) !== '');
  return runs
    .slice(at < 0 ? runs.length : at)
    .map((run, place) => (place === 0 ? { ...run, text: trim(run.text) } : run));
}

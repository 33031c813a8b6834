import {
  isLinkTarget,
  isSafeLink,
  linkTo,
  targetOfLink,
  tidied,
  type Block,
  type LinkedOwnPage,
  type LinkedPage,
  type LinkTarget,
  type TextRun,
} from '@ospite/domain';

/** What the pages that a text can lead to are called, each by another name, and what one that was removed is. */
export interface PageNames {
  readonly names: Readonly<Record<LinkedPage | LinkedOwnPage, string>>;
  readonly removed: string;
}

/** How an item of a list begins; a phone's keyboard makes a dash of a hyphen. */
const ITEM = /^\s*[-•–]\s+/;
/** An escaped character, two asterisks, or a link with its words, without a further bracket, and where it leads. */
const MARK = /\\([\\*[\]•–-])|\*\*|\[((?:\\.|[^[\]\\])+)\]\(((?:[^()]|\([^()]*\))+)\)/gu;

/**
 * A long text as it is typed: a line for each paragraph, `- ` before the items of a list, `**` around bold words,
 * `[words](where they lead)` for a link. What would read as a mark and is none has a backslash before it.
 */
export function markupOf(blocks: readonly Block[], pages: PageNames): string {
  return blocks
    .map((block) => {
      if ('list' in block) return block.list.map((item) => `- ${lineOf(item, pages)}`).join('\n');
      const line = lineOf(block.paragraph, pages);
      return ITEM.test(line) ? `\\${line.trimStart()}` : line;
    })
    .join('\n\n');
}

/** The text that was typed so. Whatever cannot be read as a mark is text. */
export function blocksOf(markup: string, pages: PageNames): readonly Block[] {
  const blocks: Block[] = [];
  let list: (readonly TextRun[])[] | undefined;
  for (const line of markup.replaceAll('\t', ' ').split(/\r?\n/)) {
    // Blank lines between the items are of one list.
    if (line.trim() === '') continue;
    if (!ITEM.test(line)) {
      list = undefined;
      blocks.push({ paragraph: runsOf(line, pages) });
    } else {
      if (!list) blocks.push({ list: (list = []) });
      list.push(runsOf(line.replace(ITEM, ''), pages));
    }
  }
  return tidied(blocks);
}

/** Where somebody wants a link to lead: a page by its name, an e-mail address, a number, or an address in the web. */
export function linkOf(destination: string, pages: PageNames): string {
  const typed = destination.trim();
  const target = targetNamed(typed.toLowerCase(), pages);
  if (target) return linkTo(target);
  const readings = [typed, `mailto:${typed}`, `tel:${typed.replaceAll(/[\s()./-]/g, '')}`];
  // Every word would do as the name of a computer, and nobody means that.
  if (typed.includes('.')) readings.push(`https://${typed}`);
  return readings.find(isSafeLink) ?? typed;
}

function targetNamed(typed: string, { names, removed }: PageNames): LinkTarget | undefined {
  const named = Object.entries(names).find(([, name]) => name.toLowerCase() === typed);
  // Its number keeps the link while others write on: the page may be there again some day.
  const target = named?.[0] ?? typed.replace(`${removed.toLowerCase()} `, 'own:');
  return isLinkTarget(target) && (named || target !== typed) ? target : undefined;
}

/** What a page is called in a text. */
export function nameOfTarget(target: LinkTarget, { names, removed }: PageNames): string {
  return names[target] ?? target.replace('own:', `${removed} `);
}

/** A link as somebody would type it. */
export function destinationOf(link: string, pages: PageNames): string {
  const target = targetOfLink(link);
  if (target) return nameOfTarget(target, pages);
  const short = link.replace(/^(?:mailto|tel):/, '');
  const typed = linkOf(short, pages) === link ? short : link;
  return isBalanced(typed) ? typed : typed.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Whether a text can stand between the brackets of a link. */
export function isBalanced(text: string): boolean {
  return !/[()]/.test(text.replaceAll(/\([^()]*\)/g, ''));
}

function lineOf(runs: readonly TextRun[], pages: PageNames): string {
  const plain = runs.map(({ text }) => text).join('');
  const hasLinks = runs.some(({ link }) => link) || plain.includes('](');
  return runs
    .map(({ text, bold, link }, at) => {
      const words = link
        ? `[${text.replaceAll(/[\\[\]]/g, '\\$&')}](${destinationOf(link, pages)})`
        : escaped(text, hasLinks, { start: bold || at > 0, end: bold || at < runs.length - 1 });
      return bold ? `**${words}**` : words;
    })
    .join('');
}

/** @param edges where a mark may follow or precede, which an asterisk would be read as a part of */
function escaped(
  text: string,
  hasLinks: boolean,
  edges: { readonly start: boolean | undefined; readonly end: boolean | undefined },
): string {
  return text.replaceAll(/[\\*[]/g, (mark, at: number) => {
    const [before, after] = [
      text[at - 1] ?? (edges.start ? '*' : ''),
      text[at + 1] ?? (edges.end ? '*' : ''),
    ];
    const isRead = {
      '*': before === '*' || after === '*',
      '[': hasLinks,
      '\\': /[\\*[\]•–-]/.test(after),
    }[mark];
    return isRead ? `\\${mark}` : mark;
  });
}

function runsOf(line: string, pages: PageNames): readonly TextRun[] {
  const marks = [...line.matchAll(MARK)];
  const stars = marks.filter(([mark]) => mark === '**');
  // One that has no partner is text.
  const lone = stars.length % 2 === 1 ? stars.at(-1) : undefined;
  const runs: TextRun[] = [];
  let bold = false;
  let end = 0;
  const push = (text: string, link?: string) =>
    runs.push({ text, ...(bold && { bold }), ...(link !== undefined && { link }) });
  for (const mark of marks) {
    const [whole, character, words, destination] = mark;
    push(line.slice(end, mark.index));
    end = mark.index + whole.length;
    if (character !== undefined) push(character);
    else if (words !== undefined && destination !== undefined)
      push(words.replaceAll(/\\(.)/gu, '$1'), linkOf(destination, pages));
    else if (mark === lone) push(whole);
    else bold = !bold;
  }
  push(line.slice(end));
  return runs;
}

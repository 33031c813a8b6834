import { tidied, type Block, type ContentText, type TextRun } from '@ospite/domain';

/** What marks mean, by their ids. */
export type Codes = ReadonlyMap<string, string>;

/** A mark in a text, as a pair around words or a single one before them. */
export interface Code {
  readonly id: string;
  /** What it means: `xlf:b`, `link:` with its address, or a `Start`. */
  readonly meaning: string;
  /** Where a link leads, and the name of the data that says so. */
  readonly link?: string;
  readonly data?: string;
}

/** Where a paragraph, a list or an item of one begins; the first paragraph needs none. */
type Start = 'ospite:paragraph' | 'ospite:list' | 'ospite:item';
const SHOWN: Readonly<Record<Start, string>> = {
  'ospite:paragraph': '¶',
  'ospite:list': '•',
  'ospite:item': '•',
};

/**
 * A text as the content of a `<source>` or `<target>`.
 * @param known the marks of the Italian, whose ids those of the translation take that mean the same
 */
export function codesOf(
  text: ContentText,
  known: readonly Code[] = [],
): { readonly xml: string; readonly codes: readonly Code[] } {
  if (typeof text === 'string') return { xml: escaped(text), codes: known };
  const codes: Code[] = [...known];
  const free = [...known];
  const codeFor = (meaning: string, link?: string): Code => {
    const at = free.findIndex((code) => code.meaning === meaning);
    const [taken] = at < 0 ? [] : free.splice(at, 1);
    if (taken) return taken;
    const id = `${codes.length + 1}`;
    const code = { id, meaning, ...(link !== undefined && { link, data: `d${id}` }) };
    codes.push(code);
    return code;
  };
  const startOf = (meaning: Start) =>
    `<ph id="${codeFor(meaning).id}" type="fmt" subType="${meaning}" disp="${SHOWN[meaning]}"/>`;
  const wordsOf = (runs: readonly TextRun[]) =>
    runs
      .map(({ text: words, bold, link }) => {
        const code = link === undefined ? undefined : codeFor(`link:${link}`, link);
        const start = code && `<pc id="${code.id}" type="link" dataRefStart="${code.data}">`;
        const inBold = bold && `<pc id="${codeFor('xlf:b').id}" type="fmt" subType="xlf:b">`;
        return [start, inBold, escaped(words), inBold && '</pc>', start && '</pc>'].filter(Boolean).join('');
      })
      .join('');
  const xml = text.map((block, at) => {
    if ('paragraph' in block) return (at > 0 ? startOf('ospite:paragraph') : '') + wordsOf(block.paragraph);
    return block.list
      .map((item, row) => startOf(row === 0 ? 'ospite:list' : 'ospite:item') + wordsOf(item))
      .join('');
  });
  return { xml: xml.join(''), codes };
}

/** The text of such content; undefined where something in it is no mark of a text. */
export function readCodes(parts: readonly Element[], codes: Codes, isLong: boolean): ContentText | undefined {
  const read = {
    blocks: [{ paragraph: [] }] as { paragraph?: TextRun[]; list?: TextRun[][] }[],
    isRead: true,
  };
  for (const part of parts) readInto(read, part, codes, {});
  if (!read.isRead) return undefined;
  if (isLong) return tidied(read.blocks as unknown as readonly Block[]);
  const [first, ...rest] = read.blocks;
  const runs = first?.paragraph ?? [];
  const isPlain = rest.length === 0 && runs.every(({ bold, link }) => !bold && link === undefined);
  return isPlain ? runs.map(({ text }) => text).join('') : undefined;
}

interface Reading {
  readonly blocks: { paragraph?: TextRun[]; list?: TextRun[][] }[];
  isRead: boolean;
}

function readInto(read: Reading, element: Element, codes: Codes, look: Omit<TextRun, 'text'>): void {
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE) {
      const block = read.blocks.at(-1);
      const runs = block?.list?.at(-1) ?? block?.paragraph;
      runs?.push({ text: inOneLine(node.textContent ?? ''), ...look });
    } else if (node instanceof Element) readMark(read, node, codes, look);
  }
}

/** Some programs break long lines. Without a pattern for the blanks around a break, which takes the square of their number. */
function inOneLine(text: string): string {
  const lines = text.replaceAll('\t', ' ').split(/[\r\n]+/);
  const last = lines.length - 1;
  return lines
    .map((line, at) => (at > 0 ? line.trimStart() : line))
    .map((line, at) => (at < last ? line.trimEnd() : line))
    .filter((line, at) => line !== '' || at === 0 || at === last)
    .join(' ');
}

function readMark(read: Reading, mark: Element, codes: Codes, look: Omit<TextRun, 'text'>): void {
  const meaning = codes.get(mark.getAttribute('id') ?? '') ?? '';
  if (mark.localName === 'mrk') readInto(read, mark, codes, look);
  else if (mark.localName === 'pc' && meaning === 'xlf:b')
    readInto(read, mark, codes, { ...look, bold: true });
  else if (mark.localName === 'pc' && meaning.startsWith('link:'))
    readInto(read, mark, codes, { ...look, link: meaning.slice('link:'.length) });
  else if (mark.localName === 'ph' && meaning === 'ospite:paragraph') read.blocks.push({ paragraph: [] });
  else if (mark.localName === 'ph' && meaning === 'ospite:list') read.blocks.push({ list: [[]] });
  else if (mark.localName === 'ph' && meaning === 'ospite:item' && read.blocks.at(-1)?.list)
    read.blocks.at(-1)?.list?.push([]);
  else read.isRead = false;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as they stand in XML, which has no place for two characters that are none. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"\uFFFE\uFFFF]/g, (character) => ESCAPES[character] ?? '\uFFFD');
}

import { linesOf, tidied, type Block, type TextRun } from '../fields/long-text';
import type { ContentText } from '../section-texts';

/** A part of a line that looks unlike plain words, or that nobody translates. */
interface Part extends TextRun {
  readonly isFixed: boolean;
}

/** `{{name}}`, which stands for a value of the property. */
const FIXED = /(\{\{[^{}]*\}\})/;
/** Without a further span in it: each that is never closed would be looked for up to the end. */
const MARK = /<span id="(\d+)">((?:(?!<span ).)*?)<\/span>/gs;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00A0',
};

/** The lines of a text in HTML: words that look unlike others, and those that nobody translates, are numbered spans. */
export function markedLines(text: ContentText): readonly string[] {
  return runsOf(text).map((runs) =>
    partsOf(runs)
      .map((part, id) =>
        isMarked(part) ? `<span id="${id}">${escaped(part.text)}</span>` : escaped(part.text),
      )
      .join(''),
  );
}

/** The text with the words of these lines, which look as those of its own with the same number. */
export function withLines(text: ContentText, lines: readonly string[]): ContentText {
  const translated = runsOf(text).map((runs, at) => readLine(lines[at] ?? '', partsOf(runs)));
  if (typeof text === 'string') return (translated[0] ?? []).map((run) => run.text).join('');
  let next = 0;
  const line = () => translated[next++] ?? [];
  return tidied(
    text.map((block): Block =>
      'paragraph' in block ? { paragraph: line() } : { list: block.list.map(line) },
    ),
  );
}

function runsOf(text: ContentText): readonly (readonly TextRun[])[] {
  if (typeof text === 'string') return [[{ text }]];
  return linesOf(text);
}

function partsOf(runs: readonly TextRun[]): readonly Part[] {
  return runs.flatMap((run) =>
    run.text
      .split(FIXED)
      .filter((text) => text !== '')
      .map((text) => ({ ...run, text, isFixed: FIXED.test(text) })),
  );
}

function isMarked({ bold, link, isFixed }: Part): boolean {
  return bold === true || link !== undefined || isFixed;
}

function readLine(line: string, parts: readonly Part[]): readonly TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const mark of line.matchAll(MARK)) {
    const [whole, id, words = ''] = mark;
    runs.push({ text: wordsOf(line.slice(end, mark.index)) });
    end = mark.index + whole.length;
    const part = parts[Number(id)];
    if (!part) runs.push({ text: wordsOf(words) });
    else {
      const { isFixed, ...run } = part;
      runs.push(isFixed ? run : { ...run, text: wordsOf(words) });
    }
  }
  return [...runs, { text: wordsOf(line.slice(end)) }];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The words of HTML in one line, whatever else the service made of it. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/[\r\n\t]+/g, ' ');
}

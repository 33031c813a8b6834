/** A text, and what is selected in it. */
export interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What is typed from one place to another, and what is selected then. */
export interface Edit extends Selected {
  readonly select: { readonly from: number; readonly to: number };
}

const ITEM = /^\s*[-•–]\s+/;

/** Makes what is selected bold, line by line, or takes its marks away; without a selection the words come between them. */
export function boldEdit({ text, from, to }: Selected): Edit {
  const words = text.slice(from, to);
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**')
    return { from: from - 2, to: to + 2, text: words, select: { from: from - 2, to: to - 2 } };
  const marked = words
    .split('\n')
    .map((line) => {
      const [item = ''] = ITEM.exec(line) ?? [];
      return line.trim() === '' && words.trim() !== '' ? line : `${item}**${line.slice(item.length)}**`;
    })
    .join('\n');
  const isOneLine = !words.includes('\n');
  const select = isOneLine ? { from: from + 2, to: to + 2 } : { from, to: from + marked.length };
  return { from, to, text: marked, select };
}

/** Makes a list of the lines that the selection touches, or lines of an existing list. */
export function linesEdit({ text, from, to }: Selected): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const isList =
    lines.every((line) => line.trim() === '' || ITEM.test(line)) && lines.some((line) => ITEM.test(line));
  const changed = lines
    .map((line) => {
      if (isList) return line.replace(ITEM, '');
      return ITEM.test(line) || (line.trim() === '' && lines.length > 1) ? line : `- ${line}`;
    })
    .join('\n');
  const caret = start + changed.length;
  return { from: start, to: end, text: changed, select: { from: caret, to: caret } };
}

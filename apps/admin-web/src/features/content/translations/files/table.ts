import {
  LANGUAGES,
  type ContentText,
  type Language,
  type TextToTranslate,
  type TranslatedText,
} from '@ospite/domain';
import { blocksOf, markupOf, type PageNames } from '../../text/markup';
import type { TranslatedFile } from './translated-files';

/** Italian, German and Spanish spreadsheets split at semicolons, and recognise UTF-8 only by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATORS = [';', ',', '\t'];
/**
 * Where a spreadsheet would run a text as a formula: at its beginning, or within it where that splits at commas (OWASP, CSV
 * injection). An apostrophe marks a text; those that are there already are kept apart by one more. It looks for the sign first
 * and for what stands before it afterwards, or a file of blanks would take the square of their number.
 */
const FORMULA = /(?<!')(?='*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])(?<=(?:^|[,\t\r\n])[\s\u00A0"]*)'*/g;

/** The texts as a table that spreadsheets open. @param placeOf where a text stands, in words */
export function tableOf(
  texts: readonly TextToTranslate[],
  language: Language,
  pages: PageNames,
  placeOf: (text: TextToTranslate) => string,
): string {
  const cellOf = (text: ContentText) => (typeof text === 'string' ? text : markedOf(markupOf(text, pages)));
  const rows = [
    ['id', 'Dove', 'Italiano (it)', `Traduzione (${language})`],
    ...texts.map((text) => [text.id, placeOf(text), cellOf(text.italian), cellOf(text.translation)]),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('');
}

/** The texts of a table, whatever the spreadsheet that saved it splits at; undefined where it is none, or was cut off. */
export function readTable(
  content: string,
  isLong: (id: string) => boolean,
  pages: PageNames,
): TranslatedFile | undefined {
  const text = content.replace(BYTE_ORDER_MARK, '');
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const separator = SEPARATORS.toSorted((one, other) => head.split(other).length - head.split(one).length)[0];
  const [names, ...rows] = (separator && rowsOf(text, separator)) || [];
  if (!names) return undefined;
  const languages = names.map((name) => LANGUAGES.find((code) => name.trim().endsWith(`(${code})`)));
  const [id, italian] = [names.findIndex((name) => name.trim() === 'id'), languages.indexOf('it')];
  const translation = languages.findIndex((code) => code !== undefined && code !== 'it');
  const language = languages[translation];
  if (id < 0 || italian < 0 || !language) return undefined;
  const written = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (written.some((row) => row.length <= Math.max(id, italian))) return undefined;
  const texts = written.map((row): TranslatedText => {
    const name = row[id]?.trim() ?? '';
    const textOf = (cell = '') => (isLong(name) ? blocksOf(cell, pages) : cell.trim());
    return { id: name, italian: textOf(row[italian]), translation: textOf(row[translation]) };
  });
  return { language, texts };
}

/** Items of a list begin with a dot: a dash would be a formula. */
function markedOf(markup: string): string {
  return markup.replaceAll(/^- /gm, '• ');
}

function quoted(cell: string): string {
  return `"${cell.replaceAll(FORMULA, "'$&").replaceAll('"', '""')}"`;
}

/** The cells of each line (RFC 4180); undefined when it ends within a cell. */
function rowsOf(text: string, separator: string): readonly (readonly string[])[] | undefined {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*|))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length || rows.at(-1)?.length) {
    const found = cell.exec(text);
    if (!found) return undefined;
    const [, inQuotes, plain = '', end] = found;
    const content = (inQuotes?.replaceAll('""', '"') ?? plain).replaceAll(FORMULA, (marks) => marks.slice(1));
    rows.at(-1)?.push(content);
    if (end === '') break;
    if (end !== separator) {
      if (cell.lastIndex >= text.length) break;
      rows.push([]);
    }
  }
  return rows;
}

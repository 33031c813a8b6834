import {
  hasControlCharacters,
  hasLineBreaks,
  isSlug,
  LANGUAGES,
  linkOrNull,
  linkProblem,
  MAX_URL_LENGTH,
  placeholderProblem,
  placeholdersIn,
  slugOf,
  textOrNull,
  type FieldProblem,
  type Language,
} from '../../shared';
import { isLinkTarget } from '../content-pages';
import {
  SITE_PICTURES,
  type Field,
  type Fields,
  type FocalPoint,
  type SectionValues,
  type ShortTextField,
  type ValuesOf,
} from './fields';
import { isOwnPicture } from '../pictures/content-picture';
import {
  isSafeLink,
  linesOf,
  MAX_PARTS,
  plainText,
  tidied,
  type Block,
  type LocalizedBlocks,
  type TextRun,
} from './long-text';
import { TEXT_MARKS, TEXT_PLACEHOLDERS } from './text-placeholders';

/** Longest alternative text of a picture in characters, as in galleries. */
const MAX_ALT_LENGTH = 300;
/** Most characters that are read of an address as it is typed. */
const MAX_TYPED_ADDRESS = 200;

type Report = (field: string, code: FieldProblem['code'], facts?: FieldProblem['facts']) => void;
type JsonRecord = Readonly<Record<string, unknown>>;

/** Values that fit their fields, and what did not fit. */
export interface ValuesCheck<Of extends Fields> {
  /** Every field is there; what was not given, or was wrong, is empty. */
  readonly values: ValuesOf<Of>;
  readonly problems: readonly FieldProblem[];
}

/**
 * Checks whatever came from outside against the fields of a section: texts, links, numbers, the form of long texts. What
 * is not given is empty: whether that will do is asked when it is published. Problems name their field as
 * `values.items.2.title.de`.
 */
export function checkValues<Of extends Fields>(fields: Of, given: unknown, path = 'values'): ValuesCheck<Of> {
  const problems: FieldProblem[] = [];
  const report: Report = (at, code, facts) => {
    // What is wrong as a whole is not wrong in its parts, too.
    if (problems.some(({ field }) => at === field || at.startsWith(`${field}.`))) return;
    problems.push({ field: at, code, ...(facts && { facts }) });
  };
  return { values: recordIn(fields, given, path, report) as ValuesOf<Of>, problems };
}

/** Stored values in the form that their definition has now: fields that it no longer has are gone, new ones are empty. */
export function valuesFor<Of extends Fields>(fields: Of, stored: unknown): ValuesOf<Of> {
  return checkValues(fields, stored).values;
}

function recordIn(fields: Fields, given: unknown, path: string, report: Report): SectionValues {
  const record = recordOf(given, Object.keys(fields), path, report);
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    valueIn(field, record[name], `${path}.${name}`, report),
  ]);
  return Object.fromEntries(values);
}

function valueIn(field: Field, given: unknown, path: string, report: Report): unknown {
  switch (field.kind) {
    case 'shortText':
      return (
        byLanguage(given, path, report, (text, at) => shortTextIn(field, text, at, report)) ?? { it: '' }
      );
    case 'longText':
      return longTextIn(given, field, path, report);
    case 'picture':
      return pictureIn(given, path, report);
    case 'pageLink':
      return optionIn(isLinkTarget, given, path, report);
    case 'link':
      return webLinkIn(given, path, report);
    case 'choice':
      return optionIn((text) => field.of.includes(text), given, path, report);
    case 'number':
      return numberIn(field.max, given, path, report);
    case 'list':
      return listIn(given, field.max, path, report).map((item, at) =>
        recordIn(field.of, item, `${path}.${at}`, report),
      );
  }
}

/** Italian is the text that the others translate, so it is there where they are. */
function byLanguage<Text extends string | readonly Block[]>(
  given: unknown,
  path: string,
  report: Report,
  textIn: (value: unknown, path: string) => Text,
): Readonly<{ it: Text } & Partial<Record<Language, Text>>> | undefined {
  const record = recordOf(given, LANGUAGES, path, report);
  const texts = LANGUAGES.map(
    (language) => [language, textIn(record[language], `${path}.${language}`)] as const,
  );
  const written = texts.filter(([, text]) => text.length > 0);
  if (written.length > 0 && written[0]?.[0] !== 'it') report(`${path}.it`, 'required');
  if (written.length === 0) return undefined;
  const kept = texts.filter(([language, text]) => language === 'it' || text.length > 0);
  return Object.fromEntries(kept) as { it: Text } & Partial<Record<Language, Text>>;
}

/** An address is taken as it is typed, and stored as it can stand there. */
function shortTextIn(field: ShortTextField, given: unknown, path: string, report: Report): string {
  if (!field.isSlug) return lineIn(given, field, path, report);
  const typed = lineIn(given, { max: MAX_TYPED_ADDRESS }, path, report);
  const slug = slugOf(typed);
  if (typed !== '' && !isSlug(slug)) report(path, 'invalid_address');
  return slug;
}

function lineIn(
  given: unknown,
  { max, takesValues }: Pick<ShortTextField, 'max' | 'takesValues'>,
  path: string,
  report: Report,
): string {
  if (absent(given)) return '';
  if (typeof given !== 'string') return wrong('', path, report);
  const text = textOrNull(given) ?? '';
  if (text.length > max) report(path, 'too_long', { max });
  if (hasControlCharacters(text) || hasLineBreaks(text)) report(path, 'invalid_characters');
  if (takesValues) reportPlaceholder([text], TEXT_PLACEHOLDERS, path, report);
  return text;
}

function longTextIn(
  given: unknown,
  field: Extract<Field, { kind: 'longText' }>,
  path: string,
  report: Report,
): LocalizedBlocks {
  return byLanguage(given, path, report, (blocks, at) => blocksIn(blocks, field, at, report)) ?? { it: [] };
}

/** In each part by itself: what is filled in is filled in there. */
function reportPlaceholder(
  parts: readonly string[],
  known: readonly string[],
  path: string,
  report: Report,
): void {
  for (const text of parts) {
    const problem = placeholderProblem(path, text, known);
    if (problem) report(path, problem.code, problem.facts);
  }
}

function blocksIn(
  given: unknown,
  { max, takesValues }: Extract<Field, { kind: 'longText' }>,
  path: string,
  report: Report,
): readonly Block[] {
  const blocks = listIn(given, MAX_PARTS, path, report).map((block, at): Block => {
    const place = `${path}.${at}`;
    const { paragraph, list } = recordOf(block, ['paragraph', 'list'], place, report);
    if ((paragraph === undefined) === (list === undefined)) report(place, 'wrong_type');
    if (list === undefined) return { paragraph: runsIn(paragraph, `${place}.paragraph`, report) };
    const items = listIn(list, MAX_PARTS, `${place}.list`, report);
    return { list: items.map((item, row) => runsIn(item, `${place}.list.${row}`, report)) };
  });
  const text = tidied(blocks);
  if (plainText(text).length > max) report(path, 'too_long', { max });
  if (takesValues) {
    // Each run by itself, where it is filled in; and all of them, since braces may only come together in a line.
    const runs = linesOf(text).flatMap((line) => line.map((run) => run.text));
    reportPlaceholder([...runs, plainText(text)], TEXT_MARKS, path, report);
    const found = runs.flatMap(placeholdersIn);
    if (placeholdersIn(plainText(text)).length !== found.length) report(path, 'broken_placeholder');
  }
  return text;
}

function runsIn(given: unknown, path: string, report: Report): readonly TextRun[] {
  return listIn(given, MAX_PARTS, path, report).map((run, at): TextRun => {
    const place = `${path}.${at}`;
    const { text, bold, link } = recordOf(run, ['text', 'bold', 'link'], place, report);
    if (typeof text !== 'string') return wrong({ text: '' }, `${place}.text`, report);
    if (hasControlCharacters(text) || hasLineBreaks(text)) report(`${place}.text`, 'invalid_characters');
    if (!absent(bold) && typeof bold !== 'boolean') report(`${place}.bold`, 'wrong_type');
    return { text, ...(bold === true && { bold }), ...linkIn(link, `${place}.link`, report) };
  });
}

function linkIn(given: unknown, path: string, report: Report): { readonly link?: string } {
  if (absent(given) || given === '') return {};
  if (typeof given !== 'string') return wrong({}, path, report);
  const link = given.trim();
  if (isSafeLink(link) && !hasControlCharacters(link)) return { link };
  report(path, 'invalid_url');
  return {};
}

function pictureIn(given: unknown, path: string, report: Report): unknown {
  if (absent(given)) return null;
  const { source, alt, focus } = recordOf(given, ['source', 'alt', 'focus'], path, report);
  const known = SITE_PICTURES.map((name) => `site:${name}`);
  const isOwn = typeof source === 'string' && isOwnPicture(source);
  const shown = isOwn ? source : optionIn((text) => known.includes(text), source, `${path}.source`, report);
  if (absent(source)) report(`${path}.source`, 'required');
  return {
    source: shown ?? known[0],
    alt: byLanguage(alt, `${path}.alt`, report, (text, at) =>
      lineIn(text, { max: MAX_ALT_LENGTH }, at, report),
    ) ?? {
      it: '',
    },
    focus: focusIn(focus, `${path}.focus`, report),
  };
}

function focusIn(given: unknown, path: string, report: Report): FocalPoint {
  if (absent(given)) return { x: 50, y: 50 };
  const { x, y } = recordOf(given, ['x', 'y'], path, report);
  return {
    x: numberIn(100, x, `${path}.x`, report) ?? 50,
    y: numberIn(100, y, `${path}.y`, report) ?? 50,
  };
}

/** Taken as people type it, like `www.example.org`. */
function webLinkIn(given: unknown, path: string, report: Report): string | null {
  if (absent(given)) return null;
  if (typeof given !== 'string') return wrong(null, path, report);
  const problem = linkProblem(path, given, MAX_URL_LENGTH);
  if (!problem) return linkOrNull(given);
  report(path, problem.code, problem.facts);
  return null;
}

function optionIn(
  isKnown: (text: string) => boolean,
  given: unknown,
  path: string,
  report: Report,
): string | null {
  if (absent(given)) return null;
  if (typeof given !== 'string') return wrong(null, path, report);
  if (isKnown(given)) return given;
  report(path, 'unknown_value');
  return null;
}

function numberIn(max: number, given: unknown, path: string, report: Report): number | null {
  if (absent(given)) return null;
  if (typeof given !== 'number') return wrong(null, path, report);
  if (Number.isInteger(given) && given >= 0 && given <= max) return given;
  report(path, 'out_of_range', { min: 0, max });
  return null;
}

function listIn(given: unknown, max: number, path: string, report: Report): readonly unknown[] {
  if (absent(given)) return [];
  if (!Array.isArray(given)) return wrong([], path, report);
  if (given.length > max) report(path, 'too_many', { max });
  return given.slice(0, max);
}

/** The known ones of what an object has of its own: `constructor`, which every object inherits, was not given. */
function recordOf(given: unknown, known: readonly string[], path: string, report: Report): JsonRecord {
  if (absent(given)) return {};
  if (typeof given !== 'object' || Array.isArray(given)) return wrong({}, path, report);
  const record: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (known.includes(name)) record[name] = value;
    else report(`${path}.${name}`, 'unknown_field');
  }
  return record;
}

function wrong<Value>(instead: Value, path: string, report: Report): Value {
  report(path, 'wrong_type');
  return instead;
}

function absent(given: unknown): given is null | undefined {
  return given === undefined || given === null;
}

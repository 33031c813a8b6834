import { LANGUAGES, type Language } from '../../shared';
import type { Fields, SectionValues } from '../fields/fields';
import { isEqual } from '../is-equal';
import { plainText } from '../fields/long-text';
import type { SectionDefinition } from '../section';
import { textsOf, type ContentText, type ContentTexts, type SectionText } from '../section-texts';

/**
 * Says that somebody should read a translation: it is older than its Italian, or a program's proposal. It names the words and
 * no place, so that it stays with them when the items of a list change places. Where the words go it goes, too; a proposal's
 * waits for them until the next publication.
 */
export interface TranslationMark {
  readonly language: Language;
  readonly text: ContentText;
  /** What they translate. */
  readonly italian: ContentText;
  /** Whether a program has written them, and nobody has read them since. */
  readonly isProposal?: boolean;
}

/** A mark where it stands. */
export interface MarkedTranslation {
  /** As in `values.items.2.title`. */
  readonly field: string;
  readonly language: Language;
  /** The Italian that it translates, without its looks. */
  readonly italianBefore: string;
  readonly isProposal: boolean;
}

interface Marked {
  readonly values: SectionValues;
  readonly marks: readonly TranslationMark[];
}

/** The marks of a section once it has other values: on translations that stayed while their Italian did not. */
export function marksAfter(
  fields: Fields,
  before: Marked,
  values: SectionValues,
): readonly TranslationMark[] {
  const all = textsOf(fields, values);
  const known = textsOf(fields, before.values);
  const kept = before.marks.flatMap((mark) =>
    mark.isProposal ? proposalsAfter(mark, known, all) : standsIn(all, mark) ? [mark] : [],
  );
  const added = all.flatMap(({ path, texts: now }) => {
    const then = known.find((text) => text.path === path)?.texts;
    if (!then?.it || isEqual(then.it, now.it)) return [];
    const { it } = then;
    return translationsIn(now).flatMap(([language, text]): TranslationMark[] => {
      const isOld = isEqual(then[language], text) && !known.some((one) => hasPair(one, now, language));
      const isKnown = before.marks.some((mark) => mark.language === language && isEqual(mark.text, text));
      return isOld && !isKnown ? [{ language, text, italian: it }] : [];
    });
  });
  const marks = [...kept, ...added];
  return marks.filter((mark, at) => marks.findIndex((other) => isEqual(other, mark)) === at);
}

/** A proposal for one Italian, and for each other one beside which its words have come to stand. */
function proposalsAfter(
  mark: TranslationMark,
  before: readonly SectionText[],
  now: readonly SectionText[],
): readonly TranslationMark[] {
  const { language, text } = mark;
  const anew = now.filter(
    ({ texts }) => isEqual(texts[language], text) && !before.some((one) => hasPair(one, texts, language)),
  );
  const isRewritten = anew.some(({ path }) =>
    before.some((one) => one.path === path && isMarked(mark, one.texts)),
  );
  const kept = isRewritten && !standsIn(now, mark) ? [] : [mark];
  return [...kept, ...anew.map(({ texts: { it = '' } }) => ({ ...mark, italian: it }))];
}

/** The marks whose words are there. */
export function standingMarks(fields: Fields, { values, marks }: Marked): readonly TranslationMark[] {
  const texts = textsOf(fields, values);
  return marks.filter((mark) => standsIn(texts, mark));
}

/** Where the marks of a section stand. */
export function markedIn(
  { fields }: Pick<SectionDefinition, 'fields'>,
  { values, marks }: Marked,
): readonly MarkedTranslation[] {
  return textsOf(fields, values).flatMap(({ path, texts }) =>
    marks
      .filter((mark) => isMarked(mark, texts))
      .map(({ language, italian, isProposal = false }) => ({
        field: path,
        language,
        isProposal,
        italianBefore: typeof italian === 'string' ? italian : plainText(italian),
      })),
  );
}

/** The marks without that of a translation that somebody has read. */
export function withoutMark(
  fields: Fields,
  { values, marks }: Marked,
  field: string,
  language: Language,
): readonly TranslationMark[] {
  const texts = textsOf(fields, values).find(({ path }) => path === field)?.texts;
  return marks.filter((mark) => mark.language !== language || !texts || !isMarked(mark, texts));
}

function standsIn(all: readonly SectionText[], mark: TranslationMark): boolean {
  return all.some(({ texts }) => isMarked(mark, texts));
}

function isMarked(
  { language, text, italian, isProposal = false }: TranslationMark,
  texts: ContentTexts,
): boolean {
  return isEqual(texts[language], text) && isEqual(texts.it ?? '', italian) === isProposal;
}

function translationsIn(texts: ContentTexts): readonly (readonly [Language, ContentText])[] {
  return LANGUAGES.flatMap((language) => {
    const text = texts[language];
    return language !== 'it' && text?.length ? [[language, text] as const] : [];
  });
}

function hasPair({ texts }: SectionText, other: ContentTexts, language: Language): boolean {
  return isEqual(texts.it, other.it) && isEqual(texts[language], other[language]);
}

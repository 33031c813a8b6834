import { LANGUAGES, type Block, type Language, type LocalizedBlocks, type TextRun } from '@ospite/domain';
import type { DemoSection } from '../demo-section';

/** A paragraph, or the items of a list; `[words](where they lead)` is a link. */
type Text = string | readonly string[];
/** A title, which an opening lacks, and what stands below it. */
type Part = readonly [title: string, ...text: readonly Text[]];

type ParagraphKind = Extract<DemoSection['kind'], `${string}.paragraph`>;

/** The sections of a legal text. A translation has as many parts as the Italian. */
export function legalParts(
  kind: ParagraphKind,
  texts: { readonly it: readonly Part[] } & Partial<Record<Language, readonly Part[]>>,
): readonly DemoSection[] {
  return texts.it.map((_, at) => ({
    kind,
    values: {
      title: written(texts, at, ([title]) => title),
      text: written(texts, at, ([, ...text]) => blocksOf(text)),
    },
  }));
}

export const italianText = (text: readonly Text[]): LocalizedBlocks => ({ it: blocksOf(text) });

function written<Value>(
  texts: Readonly<Partial<Record<Language, readonly Part[]>>>,
  at: number,
  valueOf: (part: Part) => Value,
) {
  const entries = LANGUAGES.flatMap((language) => {
    const part = texts[language]?.[at];
    return part ? [[language, valueOf(part)]] : [];
  });
  return Object.fromEntries(entries) as { readonly it: Value } & Partial<Record<Language, Value>>;
}

export function blocksOf(text: readonly Text[]): readonly Block[] {
  return text.map((block) =>
    typeof block === 'string' ? { paragraph: runsOf(block) } : { list: block.map(runsOf) },
  );
}

function runsOf(text: string): readonly TextRun[] {
  const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return parts.flatMap((part, at) => {
    if (at % 3 === 2 || part === '') return [];
    return at % 3 === 1 ? [{ text: part, link: parts[at + 1] ?? '' }] : [{ text: part }];
  });
}

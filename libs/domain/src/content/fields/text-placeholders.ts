import { placeholdersIn } from '../../shared';
import { plainText, tidied, type Block, type TextRun } from './long-text';

/** What every property has a value for. */
const SURE_PLACEHOLDERS = [
  'name',
  'address',
  'postalCode',
  'city',
  'region',
  'email',
  'phone',
  'checkinFrom',
  'checkout',
  'personYears',
  'visitMonths',
  'backupMonths',
  'saltHours',
] as const;
type SurePlaceholder = (typeof SURE_PLACEHOLDERS)[number];

/** What legal texts take from the property, and from the periods after which the product deletes: `{{email}}`. */
export const TEXT_PLACEHOLDERS = [
  ...SURE_PLACEHOLDERS,
  'vatNumber',
  'receptionFrom',
  'receptionTo',
  'announceAfter',
  'quietFrom',
  'quietTo',
  'deposit',
  'penalty',
  'touristTax',
  'touristTaxNights',
  'touristTaxMonths',
  'cancellationTerms',
  'trackingOrigins',
] as const;
export type TextPlaceholder = (typeof TEXT_PLACEHOLDERS)[number];

/** What a paragraph can stand under: it is shown with this alone (`{{if tracking}}`), or without it (`{{unless tracking}}`). */
export const TEXT_CONDITIONS = ['tracking', 'receptionAllDay', 'touristTaxDue', 'parking'] as const;
export type TextCondition = (typeof TEXT_CONDITIONS)[number];

/** Everything that may stand between braces in such a text. */
export const TEXT_MARKS: readonly string[] = [
  ...TEXT_PLACEHOLDERS,
  ...TEXT_CONDITIONS.flatMap((condition) => [`if ${condition}`, `unless ${condition}`]),
];

export interface TextFacts {
  /** Undefined is unset. */
  readonly values: Readonly<
    Record<SurePlaceholder, string> & Record<Exclude<TextPlaceholder, SurePlaceholder>, string | undefined>
  >;
  readonly conditions: Readonly<Record<TextCondition, boolean>>;
}

/** Whether a paragraph with this mark is left out at times: it is a condition, or what it stands for may be unset. */
export function mayHide(mark: string): boolean {
  return SURE_PLACEHOLDERS.every((name) => name !== mark);
}

/**
 * A text with its placeholders filled in. A paragraph or an item that names something unset, or stands under a condition
 * that is not met, is left out: what is unset is hidden (specification §1).
 */
export function filledBlocks(blocks: readonly Block[], facts: TextFacts): readonly Block[] {
  return tidied(
    blocks.map((block) =>
      'paragraph' in block
        ? { paragraph: filledRuns(block.paragraph, facts) }
        : { list: block.list.map((item) => filledRuns(item, facts)) },
    ),
  );
}

/** One line, likewise; undefined where it is left out. */
export function filledLine(text: string, facts: TextFacts): string | undefined {
  return plainText(filledBlocks([{ paragraph: [{ text }] }], facts)) || undefined;
}

function filledRuns(runs: readonly TextRun[], facts: TextFacts): readonly TextRun[] {
  const filled = runs.flatMap((run) => partsOf(run).map((part) => filledPart(part, facts)));
  return filled.every((part) => part !== undefined) ? filled : [];
}

/** Its words, and each of its placeholders, as runs of their own. */
function partsOf(run: TextRun): readonly TextRun[] {
  return run.text.split(/(\{\{[^{}]*\}\})/).map((text) => ({ ...run, text }));
}

/** Undefined where it hides what it stands in. */
function filledPart(part: TextRun, { values, conditions }: TextFacts): TextRun | undefined {
  const [mark] = placeholdersIn(part.text);
  if (mark === undefined) return part;
  const placeholder = TEXT_PLACEHOLDERS.find((name) => name === mark);
  const value = placeholder && values[placeholder];
  if (value !== undefined) return { ...linkTo(mark, value), ...part, text: value };
  const isMet = TEXT_CONDITIONS.some((name) => mark === `${conditions[name] ? 'if' : 'unless'} ${name}`);
  return isMet ? { text: '' } : undefined;
}

function linkTo(placeholder: string, value: string): { readonly link?: string } {
  if (placeholder === 'email') return { link: `mailto:${value}` };
  return placeholder === 'phone' ? { link: `tel:${value.replaceAll(/[^\d+]/g, '')}` } : {};
}

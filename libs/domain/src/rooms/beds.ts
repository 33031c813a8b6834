import { wholeNumberProblem, type FieldProblem } from '../shared';

/** Kinds of beds; two single beds are twin beds, a cot is for a small child. */
export const BED_KINDS = ['double', 'single', 'sofa-bed', 'bunk', 'cot'] as const;
export type BedKind = (typeof BED_KINDS)[number];

/** Our own limits: from a cot's 60 cm to the widest beds on sale. */
export const MIN_BED_WIDTH_CM = 60;
export const MAX_BED_WIDTH_CM = 220;
export const MAX_BED_COUNT = 10;
/** Different beds of one room; our own limit. */
export const MAX_BED_ENTRIES = 10;

/** Beds of one kind and width in a room. Source: specification §13, Rooms and events. */
export interface Bed {
  readonly kind: BedKind;
  readonly count: number;
  readonly widthCm: number;
}

export interface BedDraft {
  readonly kind: string;
  readonly count: number;
  readonly widthCm: number;
}

export function bedProblems(beds: readonly BedDraft[]): (FieldProblem | null)[] {
  const isTooMany = beds.length > MAX_BED_ENTRIES;
  return [
    isTooMany ? { field: 'beds', code: 'too_many', facts: { max: MAX_BED_ENTRIES } } : null,
    ...beds.flatMap(({ kind, count, widthCm }, index) => [
      BED_KINDS.some((known) => known === kind)
        ? null
        : { field: `beds.${index}.kind`, code: 'unknown_value' as const },
      wholeNumberProblem(`beds.${index}.count`, count, 1, MAX_BED_COUNT),
      wholeNumberProblem(`beds.${index}.widthCm`, widthCm, MIN_BED_WIDTH_CM, MAX_BED_WIDTH_CM),
    ]),
  ];
}

/** The beds in the owner's order; those of a kind that is not known are left out. */
export function bedsOf(beds: readonly BedDraft[]): readonly Bed[] {
  return beds.flatMap(({ kind: name, count, widthCm }) => {
    const kind = BED_KINDS.find((known) => known === name);
    return kind ? { kind, count, widthCm } : [];
  });
}

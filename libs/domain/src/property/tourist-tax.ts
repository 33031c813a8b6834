import { wholeNumberProblem, localizedProblems, trimmed, type FieldProblem, type Localized } from '../shared';

/** Longest note; our own limit. */
export const MAX_TOURIST_TAX_NOTE_LENGTH = 1_000;
/** 100 € a night, ten times what any Italian town may ask (decree 50/2017 and later: 10 €, 12 € in 2025). */
export const MAX_TOURIST_TAX_CENTS = 10_000;
/** A year; our own limit. */
export const MAX_TAXED_NIGHTS = 366;

/** What the town charges each guest, paid on arrival. Source: specification §1. */
export interface TouristTax {
  /** Euro cents for a person and a night; null when only the note says something about it. */
  readonly centsPerPersonNight: number | null;
  /** Nights of a stay that are taxed at most; null when all are. */
  readonly maxNights: number | null;
  /** Months in which nights are taxed, 1 to 12 in the year's order; null when all are. */
  readonly months: readonly number[] | null;
  readonly note: Localized | null;
}

type Found = FieldProblem | null;

/** What is wrong with the tourist tax: it must say something, and its numbers must be possible. */
export function touristTaxProblems(tax: TouristTax | null): Found[] {
  if (!tax) return [];
  const { centsPerPersonNight: cents, maxNights, months, note } = tax;
  const isSilent = cents === null && note === null;
  return [
    isSilent ? { field: 'touristTax.centsPerPersonNight', code: 'required' } : null,
    cents === null
      ? null
      : wholeNumberProblem('touristTax.centsPerPersonNight', cents, 0, MAX_TOURIST_TAX_CENTS),
    maxNights === null ? null : wholeNumberProblem('touristTax.maxNights', maxNights, 1, MAX_TAXED_NIGHTS),
    ...monthProblems(months),
    ...(note ? localizedProblems('touristTax.note', note, MAX_TOURIST_TAX_NOTE_LENGTH) : []),
  ];
}

/** The tax as it is stored: months in the year's order. */
export function touristTaxOf({ centsPerPersonNight, maxNights, months, note }: TouristTax): TouristTax {
  return {
    centsPerPersonNight,
    maxNights,
    months: months && [...months].sort((a, b) => a - b),
    note: note && trimmed(note),
  };
}

function monthProblems(months: readonly number[] | null): Found[] {
  if (!months) return [];
  const field = 'touristTax.months';
  if (months.length === 0) return [{ field, code: 'required' }];
  const isTwice = new Set(months).size < months.length;
  return [
    isTwice ? { field, code: 'too_many' } : null,
    ...months.map((month, index) => wholeNumberProblem(`${field}.${index}`, month, 1, 12)),
  ];
}

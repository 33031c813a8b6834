import { wholeNumberProblem, type FieldProblem } from '../shared';

/**
 * What services, terms and the guide's tips cost, by name, so that texts insert the figure instead of stating it.
 * Source: specification §9 (tennis evening, five-a-side football evening, guide page, terms).
 */
export const AMOUNT_IDS = [
  'tennis-evening',
  'five-a-side-evening',
  'beach-reservation',
  /** For a person. */
  'boat-trip',
  'deposit',
  /** Also for refuse that was not taken to the recycling area. */
  'uncleaned-kitchenette-penalty',
] as const;
export type AmountId = (typeof AMOUNT_IDS)[number];

/** 10,000 €; our own limit, beyond what anyone asks for such a thing. */
export const MAX_AMOUNT_CENTS = 1_000_000;

/** A named amount in euro cents; one that is not in the list is unset, and texts that would state it are hidden. */
export interface NamedAmount {
  readonly id: AmountId;
  readonly cents: number;
}

export interface NamedAmountDraft {
  readonly id: string;
  readonly cents: number;
}

/** The amount of this name in cents; undefined when it is unset. */
export function amountOf(amounts: readonly NamedAmountDraft[], id: AmountId): number | undefined {
  return amounts.find((amount) => amount.id === id)?.cents;
}

/** Each name stands once. */
export function amountProblems(amounts: readonly NamedAmountDraft[]): (FieldProblem | null)[] {
  const isTwice = new Set(amounts.map(({ id }) => id)).size < amounts.length;
  return [
    isTwice ? { field: 'amounts', code: 'too_many' } : null,
    ...amounts.flatMap(({ id, cents }, index) => [
      AMOUNT_IDS.some((known) => known === id)
        ? null
        : { field: `amounts.${index}.id`, code: 'unknown_value' as const },
      wholeNumberProblem(`amounts.${index}.cents`, cents, 0, MAX_AMOUNT_CENTS),
    ]),
  ];
}

/** The amounts in our own order. */
export function namedAmountsOf(amounts: readonly NamedAmountDraft[]): readonly NamedAmount[] {
  return AMOUNT_IDS.flatMap((id) => {
    const cents = amountOf(amounts, id);
    return cents === undefined ? [] : { id, cents };
  });
}

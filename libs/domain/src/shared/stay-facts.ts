import { wholeNumberProblem, type FieldProblem } from './forms/field-checks';

/** What a guest asks before writing, and how it can be answered. The catalogues name facts and answers. */
interface FactKind {
  /** Ids of the answers; none where the number is the answer. */
  readonly choices: readonly string[];
  /** Whether several answers go together. */
  readonly isList?: true;
  /** The most that the number may be, in its unit; without one there is none. */
  readonly number?: {
    readonly unit: 'cents' | 'cm' | 'nights' | 'percent';
    readonly min: number;
    readonly max: number;
  };
}

/** 1,000 €: our own limit, beyond what anyone asks for such a thing. */
const CENTS = { unit: 'cents', min: 0, max: 100_000 } as const;
/** A month: our own limit. */
const NIGHTS = { unit: 'nights', min: 1, max: 31 } as const;
/** The answer that a price belongs to. */
export const PAID = 'paid';

/** What belongs to a room, in the order in which it is shown. */
export const ROOM_FACTS = {
  bathroom: { choices: ['inside', 'private-outside', 'shared'] },
  climate: { choices: ['cooling', 'heating'], isList: true },
  kitchen: {
    choices: ['hob', 'fridge', 'oven', 'microwave', 'dishwasher', 'coffee-maker', 'kettle', 'crockery'],
    isList: true,
  },
  cot: { choices: ['free', PAID, 'none'], number: CENTS },
  'extra-bed': { choices: ['free', PAID, 'none'], number: CENTS },
  entrance: { choices: ['ground-floor', 'few-steps', 'stairs', 'lift'] },
  'walk-in-shower': { choices: ['yes', 'no'] },
  'door-width': { choices: [], number: { unit: 'cm', min: 40, max: 300 } },
} as const satisfies Readonly<Record<string, FactKind>>;

/** What holds in the whole house. Cancellation, tax, hours and hosts have values of their own. */
export const PROPERTY_FACTS = {
  breakfast: { choices: ['included', PAID, 'none'], number: CENTS },
  'price-includes': {
    choices: ['linen', 'towels', 'cleaning', 'utilities'],
    isList: true,
  },
  payment: { choices: ['cash', 'cards', 'transfer'], isList: true },
  'down-payment': { choices: [], number: { unit: 'percent', min: 0, max: 100 } },
  'min-stay': { choices: [], number: NIGHTS },
  'min-stay-high': { choices: [], number: NIGHTS },
  parking: { choices: ['free', PAID, 'nearby', 'none'], number: CENTS },
  wifi: { choices: ['rooms', 'common-areas', 'none'] },
  pets: { choices: ['welcome', PAID, 'none'], number: CENTS },
  smoking: { choices: ['outdoors', 'none'] },
} as const satisfies Readonly<Record<string, FactKind>>;

/** One fact as it is answered; unset ones are not in the list. */
export interface StayFact {
  readonly id: string;
  readonly choices: readonly string[];
  /** Cents, centimetres, nights or per cent; null where the answer has no number, or none that is known. */
  readonly number: number | null;
}

export type FactKinds = Readonly<Record<string, FactKind>>;

/** All that can be asked. */
export const STAY_FACTS: FactKinds = { ...ROOM_FACTS, ...PROPERTY_FACTS };

/** From how many facts on a room has a block that says how accessible it is. Source: issue 25. */
export const MIN_ACCESS_FACTS = 3;
/** The facts of that block, beside `stepFree`. */
export const ACCESS_FACTS: readonly string[] = ['entrance', 'walk-in-shower', 'door-width'];

export function stayFactProblems(facts: readonly StayFact[], kinds: FactKinds): (FieldProblem | null)[] {
  const isTwice = new Set(facts.map(({ id }) => id)).size < facts.length;
  return [
    isTwice ? { field: 'stayFacts', code: 'too_many' } : null,
    ...facts.flatMap((fact) => stayFactProblem(fact, kinds)),
  ];
}

/** The facts in our own order, each with its answers in theirs; those that are not known are left out. */
export function stayFactsOf(facts: readonly StayFact[], kinds: FactKinds): readonly StayFact[] {
  return Object.entries(kinds).flatMap(([id, kind]) => {
    const fact = facts.find((one) => one.id === id);
    if (!fact) return [];
    const choices = kind.choices.filter((choice) => fact.choices.includes(choice));
    const number = takesNumber(kind, choices) ? fact.number : null;
    return choices.length === 0 && number === null ? [] : [{ id, choices, number }];
  });
}

/** Whether an answer has a number: a price belongs to what is paid for. */
export function takesNumber(kind: FactKind, choices: readonly string[]): boolean {
  return kind.number !== undefined && (kind.choices.length === 0 || choices.includes(PAID));
}

function stayFactProblem({ id, choices, number }: StayFact, kinds: FactKinds): (FieldProblem | null)[] {
  const field = `stayFacts.${id}`;
  const kind = Object.hasOwn(kinds, id) ? kinds[id] : undefined;
  if (!kind?.choices || !choices.every((choice) => kind.choices.includes(choice))) {
    return [{ field, code: 'unknown_value' }];
  }
  if (choices.length > 1 && !kind.isList) return [{ field, code: 'too_many' }];
  if (number === null || !kind.number || !takesNumber(kind, choices)) return [];
  return [wholeNumberProblem(field, number, kind.number.min, kind.number.max)];
}

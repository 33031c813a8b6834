import { STAY_FACTS, type StayFact } from '@ospite/domain';
import { amountOfText, centsOf, typedEuros, typedNumber } from '../forms/typed-numbers';

/** A fact as it is typed; its number may be none yet. */
export interface TypedStayFact {
  readonly id: string;
  readonly choices: readonly string[];
  readonly number: string;
}

export function typedStayFacts(facts: readonly StayFact[]): TypedStayFact[] {
  return facts.map(({ id, choices, number }) => ({
    id,
    choices: [...choices],
    number: isMoney(id) ? typedEuros(number) : typedNumber(number),
  }));
}

/** As the API takes them; a number that is none is NaN, which the rules refuse. */
export function writtenStayFacts(facts: readonly TypedStayFact[]) {
  return facts.map(({ id, choices, number }) => ({
    id,
    choices: [...choices],
    number: isMoney(id) ? centsOf(number) : amountOfText(number),
  }));
}

function isMoney(id: string): boolean {
  return STAY_FACTS[id]?.number?.unit === 'cents';
}

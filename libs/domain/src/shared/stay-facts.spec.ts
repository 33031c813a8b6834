import { PROPERTY_FACTS, ROOM_FACTS, stayFactProblems, stayFactsOf, type StayFact } from './stay-facts';

const fact = (id: string, choices: string[], number: number | null = null): StayFact => ({
  id,
  choices,
  number,
});
const problems = (...facts: StayFact[]) =>
  stayFactProblems(facts, ROOM_FACTS).flatMap((problem) =>
    problem ? `${problem.field}: ${problem.code}` : [],
  );

test('facts and their answers stand in our order', () => {
  const given = [fact('kitchen', ['fridge', 'hob']), fact('bathroom', ['inside'])];
  expect(stayFactsOf(given, ROOM_FACTS)).toEqual([
    fact('bathroom', ['inside']),
    fact('kitchen', ['hob', 'fridge']),
  ]);
});

test('a price stays with what is paid for, and goes with what is free', () => {
  const paid = fact('parking', ['paid'], 500);
  expect(stayFactsOf([paid], PROPERTY_FACTS)).toEqual([paid]);
  expect(stayFactsOf([fact('parking', ['free'], 500)], PROPERTY_FACTS)).toEqual([fact('parking', ['free'])]);
});

test('what is not answered, or not known, is left out', () => {
  expect(stayFactsOf([fact('cot', []), fact('door-width', []), fact('sauna', ['yes'])], ROOM_FACTS)).toEqual(
    [],
  );
});

test('what nobody can answer so is refused', () => {
  expect(problems(fact('bathroom', ['inside']), fact('door-width', [], 82))).toEqual([]);
  expect(problems(fact('sauna', ['yes']))).toEqual(['stayFacts.sauna: unknown_value']);
  expect(problems(fact('toString', []))).toEqual(['stayFacts.toString: unknown_value']);
  expect(problems(fact('bathroom', ['outside']))).toEqual(['stayFacts.bathroom: unknown_value']);
  expect(problems(fact('bathroom', ['inside', 'shared']))).toEqual(['stayFacts.bathroom: too_many']);
  expect(problems(fact('cot', ['free']), fact('cot', ['none']))).toEqual(['stayFacts: too_many']);
  expect(problems(fact('door-width', [], 4))).toEqual(['stayFacts.door-width: out_of_range']);
  expect(problems(fact('cot', ['paid'], -1))).toEqual(['stayFacts.cot: out_of_range']);
});

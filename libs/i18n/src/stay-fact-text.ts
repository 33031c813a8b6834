import { PAID, STAY_FACTS, type Language, type StayFact } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { LOCALES } from './locales';
import { centsText } from './money';

/** What a fact is called, from the texts `stay-facts`: "Colazione". */
export function stayFactName(t: TFunction, { id }: Pick<StayFact, 'id'>): string {
  return t(`stay-facts:names.${id}`);
}

/** How it is answered, in words: "gratuito", "5 € a notte", "piano cottura e frigorifero". */
export function stayFactText(t: TFunction, fact: StayFact, language: Language): string {
  const { id, choices, number } = fact;
  const unit = STAY_FACTS[id]?.number?.unit;
  const answers = choices.map((choice) => {
    const text = t(`stay-facts:answers.${id}.${choice}`);
    if (choice !== PAID || number === null) return text;
    const each = id === 'breakfast' ? 'stay-facts:paidEach' : 'stay-facts:paidAt';
    return `${text}: ${t(each, { price: centsText(number, language) })}`;
  });
  if (choices.length === 0 && number !== null) return t(`stay-facts:${unit}`, { count: number });
  return new Intl.ListFormat(LOCALES[language]).format(answers);
}

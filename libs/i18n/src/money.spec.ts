import { LANGUAGES } from '@ospite/domain';
import { moneyInSentence } from './money';

it('puts a range of prices into a sentence as each language does, and one price as it is', () => {
  const texts = LANGUAGES.map((language) => moneyInSentence({ from: 19_350, to: 122_350 }, language));
  expect(texts.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    'tra 193,50 e 1223,50 €',
    'between €193.50 and €1,223.50',
    'zwischen 193,50 und 1.223,50 €',
    'entre 193,50 y 1223,50 €',
  ]);
  expect(moneyInSentence({ from: 56_700, to: 56_700 }, 'en')).toBe('€567');
});

import { hasEveryWord } from './word-search';

const conditions = (words: string | undefined) => hasEveryWord(words, (alias) => `${alias}.text`);

it('asks for each word once, however often it was typed', () => {
  expect(conditions(' greta  müller greta\tmüller greta ')).toHaveLength(2);
  expect(conditions('a '.repeat(50))).toHaveLength(1);
});

it('asks for nothing without a word', () => {
  for (const words of [undefined, '', ' \t ']) expect(conditions(words)).toEqual([]);
});

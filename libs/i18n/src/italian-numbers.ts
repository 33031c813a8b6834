import type { PostProcessorModule } from 'i18next';

const MONTHS =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';
const FIRST_OF_MONTH = new RegExp(`\\b1(?=\\s(?:${MONTHS}))`, 'g');
/** Before numbers that begin with a vowel: otto, ottanta, ottocento; undici, but not millecento. */
const BEFORE_A_VOWEL = /\b(il|al|dal|del|nel|sul)\s(?=8|11(?!\d))/gi;

const BEFORE_AN_A = /\ba(?=\s(?:agosto|aprile))/g;

/**
 * What Italian does to a number or a month that is put into a sentence: "dall’8 maggio", "il 1º giugno", "uno sconto
 * dell’11%", "da maggio ad agosto".
 */
export function italianNumbers(text: string): string {
  return text
    .replace(FIRST_OF_MONTH, '1º')
    .replace(BEFORE_AN_A, 'ad')
    .replace(
      BEFORE_A_VOWEL,
      (_, word: string) => `${word === 'Il' ? 'L' : word === 'il' ? 'l' : `${word}l`}’`,
    );
}

/** Corrects finished sentences, since a catalogue can't know which number its placeholder will get. */
export const italianNumbersProcessor: PostProcessorModule = {
  type: 'postProcessor',
  name: 'italianNumbers',
  process: italianNumbers,
};

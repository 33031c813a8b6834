/** Longest quotation, in characters; our own figure: three lines on a phone. */
const LONGEST = 140;

/** The first sentence of a text; one that is too long ends at a word, with an ellipsis. */
export function firstSentence(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  const sentence = /^.*?[.!?…]+(?=\s|$)/.exec(plain)?.[0] ?? plain;
  if (sentence.length <= LONGEST) return sentence;
  return `${sentence.slice(0, LONGEST).replace(/[\s,;:]*\s\S*$/, '')} …`;
}

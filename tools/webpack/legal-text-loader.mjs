import { readLegalText } from './legal-text.mjs';

/** Makes a module of a legal text. */
export const moduleOf = (source) => {
  const { updated, blocks } = readLegalText(source);
  return JSON.stringify({ updated, blocks });
};

/** For webpack. */
export default function legalTextLoader(source) {
  return `export const text = ${moduleOf(source)};`;
}

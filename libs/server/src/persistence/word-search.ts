import { domainToASCII, domainToUnicode } from 'node:url';
import { raw, type FilterQuery } from '@mikro-orm/postgresql';

/**
 * Conditions of a search: each word is searched separately, so that "greta müller" finds a first and a last name.
 * @param words separated by blanks; without any, nothing is asked for
 * @param textOf SQL of what is searched, in lower case, for the alias of a row
 */
export function hasEveryWord<Row extends object>(
  words: string | undefined,
  textOf: (alias: string) => string,
): FilterQuery<Row>[] {
  // Each once: fifty times the same letter would be looked for fifty times in each row.
  const wanted = new Set(words?.split(/\s+/).filter(Boolean));
  return [...wanted].map((word) => {
    const patterns = spellingsOf(word).map(likePattern);
    return { [raw((alias) => anyLike(textOf(alias), patterns.length), patterns)]: [] };
  }) as FilterQuery<Row>[];
}

const anyLike = (text: string, count: number): string =>
  `(${Array<string>(count).fill(`${text} like lower(?)`).join(' or ')})`;

function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A word as rows may have it: an accent as one letter or two (NFC, NFD), a domain in its own letters or as `xn--…`. */
function spellingsOf(word: string): string[] {
  const at = word.lastIndexOf('@') + 1;
  const domain = word.slice(at);
  const domains = [domain];
  if (domain.includes('.')) domains.push(domainToASCII(domain), domainToUnicode(domain));
  const forms = (text: string) => [text.normalize('NFC'), text.normalize('NFD')];
  const spellings = forms(word.slice(0, at)).flatMap((local) =>
    domains
      .filter(Boolean)
      .flatMap(forms)
      .map((one) => local + one),
  );
  return [...new Set([word, ...spellings])];
}

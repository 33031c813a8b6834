import { domainToASCII, domainToUnicode } from 'node:url';
import { raw, type FilterQuery } from '@mikro-orm/postgresql';

/** The accents that a letter is written with once it is taken apart (NFD): "muller" finds "Müller". */
const ACCENTS = '[\u0300-\u036f]';

/**
 * Conditions of a search: each word is searched separately, so that "greta müller" finds a first and a last name, and
 * without its accents; ß is ss.
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
    return { [raw((alias) => anyLike(plainSql(textOf(alias)), patterns.length), patterns)]: [] };
  }) as FilterQuery<Row>[];
}

const anyLike = (text: string, count: number): string =>
  `(${Array<string>(count).fill(`${text} like lower(?)`).join(' or ')})`;

function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

const plainSql = (text: string): string =>
  `regexp_replace(regexp_replace(normalize(${text}, NFD), '${ACCENTS}', '', 'g'), '[ßẞ]', 'ss', 'g')`;

function plain(text: string): string {
  return text.normalize('NFD').replace(new RegExp(ACCENTS, 'g'), '').replace(/[ßẞ]/g, 'ss');
}

/** A word as rows may have it: a domain in its own letters or as `xn--…`. */
function spellingsOf(word: string): string[] {
  const at = word.lastIndexOf('@') + 1;
  const domain = word.slice(at);
  const domains = domain.includes('.') ? [domain, domainToASCII(domain), domainToUnicode(domain)] : [domain];
  const spellings = [word, ...domains.filter(Boolean).map((one) => word.slice(0, at) + one)];
  return [...new Set(spellings.map(plain))];
}
